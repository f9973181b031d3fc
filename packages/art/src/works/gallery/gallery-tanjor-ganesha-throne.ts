import { tanjore } from '../../traditions/tanjore/scenes/enthroned.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-tanjor-ganesha-throne',
  collection: 'gallery',
  seed: 3,
  width: 800,
  height: 1000,
  alt: 'Ganesha sits on a lotus before a gold throne back set with stones, a mouse with a sweet beside him.',
  draw: (seed) => tanjore(seed, 'ganesha'),
};
