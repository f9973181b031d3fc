import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-kashmir-pashmina-stole.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Fawn wool stole folded on a walnut table, one end falling over the edge in soft folds to a stitched border of red and indigo paisleys and a thin fringe.',
});
