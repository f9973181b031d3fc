import { elephantTree } from '../../traditions/gond/scenes/elephant-tree.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'puzzle-gond',
  collection: 'puzzle',
  seed: 12,
  width: 1000,
  height: 1000,
  alt: 'A blue Gond elephant carries on its back a tree of many-coloured leaves with birds.',
  draw: (seed) => elephantTree(seed),
};
