import { treeOfLife } from '../../traditions/madhubani/scenes/tree-of-life.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-madhubani-tree-of-life',
  collection: 'gallery',
  seed: 14,
  width: 780,
  height: 1000,
  alt: 'A broad tree with combed leaves and green parrots under a sun with a face, two spotted deer nibbling at its foot, fish in the water below.',
  draw: (seed) => treeOfLife(seed),
};
