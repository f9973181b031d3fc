import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-bankura-horse.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Upright terracotta horse with a tall ringed neck, blunt square head, leaf-shaped ears, a short erect tail and garlands of stamped clay.',
});
