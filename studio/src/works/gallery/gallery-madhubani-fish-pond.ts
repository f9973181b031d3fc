import { fishes } from '../../motifs/borders.ts';
import { fishPond } from '../../traditions/madhubani/scenes/fish-pond.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-madhubani-fish-pond',
  collection: 'gallery',
  seed: 24,
  width: 1000,
  height: 1000,
  alt: 'Seven large fish swim in a ring round a single many-petalled lotus in a round pond, a turtle in every corner.',
  draw: (seed) => fishPond(seed, { fish: 7, bloom: true, wide: fishes }),
};
