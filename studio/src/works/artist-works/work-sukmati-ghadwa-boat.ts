import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/work-sukmati-ghadwa-boat.ts';

export const work = craftWork(craft, {
  collection: 'artist-works',
  alt: 'Brass boat on a small oval of waves with a man at the pole, four people on the thwarts and a dog standing in the bow.',
});
