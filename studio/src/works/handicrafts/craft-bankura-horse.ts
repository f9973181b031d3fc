import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-bankura-horse.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Terracotta horse on four straight legs: a tall ringed neck, a blunt head with a halter, upright ears like leaves, a short tail and garlands of clay beads.',
});
