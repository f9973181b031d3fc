import { treeOfLife } from '../../traditions/kalamkari/scenes/tree-of-life.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'hero-kalamkari',
  collection: 'hero',
  seed: 6,
  width: 1200,
  height: 800,
  alt: 'A wide flowering tree with two peacocks on a mound of coloured rocks, drawn in madder and indigo on cream with a scroll border.',
  draw: (seed) => treeOfLife(seed, 1200, 800),
};
