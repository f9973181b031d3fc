import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-kashmir-pashmina-stole.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Ivory wool stole laid over a dark wooden form, its folds falling to a stitched border of rose and indigo paisleys with a twisted fringe.',
});
