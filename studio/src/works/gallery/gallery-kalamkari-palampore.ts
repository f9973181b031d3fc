import { treeOfLife } from '../../traditions/kalamkari/scenes/tree-of-life.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kalamkari-palampore',
  collection: 'gallery',
  seed: 33,
  width: 840,
  height: 1000,
  alt: 'A winding creeper with oversized exotic blossoms grows from a low rocky mound and fills the whole cloth inside a wide border.',
  draw: (seed) => treeOfLife(seed, 840, 1000, { peacocks: false, bloom: [36, 60] }),
};
