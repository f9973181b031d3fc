import { treeOfLife } from '../../traditions/kalamkari/scenes/tree-of-life.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kalamkari-tree-peacocks',
  collection: 'gallery',
  seed: 21,
  width: 760,
  height: 1000,
  alt: 'A curling tree of many blossoms rises from a mound of patterned rocks between two peacocks, inside a border of creepers.',
  draw: (seed) => treeOfLife(seed),
};
