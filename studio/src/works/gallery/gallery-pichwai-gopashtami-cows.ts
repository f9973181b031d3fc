import { gopashtamiCows } from '../../traditions/pichwai/scenes/gopashtami-cows.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-pichwai-gopashtami-cows',
  collection: 'gallery',
  seed: 4,
  width: 780,
  height: 1000,
  alt: 'Rows of white cows with red hand prints and gold ornaments stand with their calves under a flowering tree, above a lotus river.',
  draw: (seed) => gopashtamiCows(seed),
};
