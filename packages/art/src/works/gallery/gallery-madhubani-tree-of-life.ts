import { treeOfLife } from '../../traditions/madhubani/scenes/tree-of-life.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-madhubani-tree-of-life',
  collection: 'gallery',
  seed: 14,
  width: 780,
  height: 1000,
  alt: 'A symmetrical tree with green parrots under a sun with a face, two spotted deer at its foot and fish in the water below.',
  draw: (seed) => treeOfLife(seed, 'deer'),
};
