import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-bankura-horse.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Upright terracotta horse with a long ringed neck, tall leaf-shaped ears, an arched tail and garlands of clay beads.',
});
