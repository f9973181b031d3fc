import { gopashtamiCows } from '../../traditions/pichwai/scenes/gopashtami-cows.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-pichwai-gopashtami-cows',
  collection: 'gallery',
  seed: 4,
  width: 780,
  height: 1000,
  alt: 'White cows with red hand prints and gold bells stand and rest with their calves under a flowering tree, above a lotus river.',
  draw: (seed) => gopashtamiCows(seed),
};
