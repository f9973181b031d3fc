import { baniThani } from '../../traditions/kishangarh/scenes/bani-thani.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kishangarh-bani-thani-dusk',
  collection: 'gallery',
  seed: 2,
  width: 760,
  height: 1000,
  alt: 'A lady in profile with long eyes, pearls and a sheer veil holds lotus buds before a lake at sunset.',
  draw: baniThani,
};
