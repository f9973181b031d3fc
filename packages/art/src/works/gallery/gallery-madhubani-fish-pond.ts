import { vine } from '../../draw/borders.ts';
import { fishPond } from '../../traditions/madhubani/scenes/fish-pond.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-madhubani-fish-pond',
  collection: 'gallery',
  seed: 24,
  width: 1000,
  height: 1000,
  alt: 'Seven patterned fish swim in a ring around a lotus, in a pond of fine waves with a leafy border.',
  draw: (seed) => fishPond(seed, { fish: 7, wide: vine(false) }),
};
