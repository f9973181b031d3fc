import { shrinathji } from '../../traditions/pichwai/scenes/shrinathji.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-pichwai-shrinathji',
  collection: 'gallery',
  seed: 6,
  width: 780,
  height: 1000,
  alt: 'Dark Shrinathji stands with one arm raised before a black stone slab, a priest at each side, cows and lotuses at his feet.',
  draw: (seed) => shrinathji(seed),
};
