import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-nirmal-painted-birds.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Two painted wooden birds, a green parrot and a brown mynah, face each other on a leafy branch above a turned base with gold ornament.',
});
