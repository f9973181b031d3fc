import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/work-sukmati-ghadwa-drummer.ts';

export const work = craftWork(craft, {
  collection: 'artist-works',
  alt: 'Thin brass drummer with a plumed turban leans back over a long laced drum.',
});
