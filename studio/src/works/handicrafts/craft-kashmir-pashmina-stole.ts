import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-kashmir-pashmina-stole.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Ivory wool stole hanging over a wooden bar, with a border of small rose and saffron paisleys above a short fringe.',
});
