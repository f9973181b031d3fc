import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/work-sukmati-ghadwa-elephant.ts';

export const work = craftWork(craft, {
  collection: 'artist-works',
  alt: 'Cast brass elephant wound with threads, spiral ears and a row of bells along its lattice saddle cloth.',
});
