import { treeOfLife } from '../../traditions/kalamkari/scenes/tree-of-life.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'puzzle-kalamkari',
  collection: 'puzzle',
  seed: 4,
  width: 1000,
  height: 1000,
  alt: 'A square Kalamkari cloth with a wide flowering tree, two peacocks and a mound of coloured rocks.',
  draw: (seed) => treeOfLife(seed, 1000, 1000),
};
