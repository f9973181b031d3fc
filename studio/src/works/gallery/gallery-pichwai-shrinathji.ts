import { shrinathji } from '../../traditions/pichwai/scenes/shrinathji.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-pichwai-shrinathji',
  collection: 'gallery',
  seed: 6,
  width: 780,
  height: 1000,
  alt: 'Dark Shrinathji stands in a flowered arch with one arm raised, a priest at each side and cows below.',
  draw: (seed) => shrinathji(seed),
};
