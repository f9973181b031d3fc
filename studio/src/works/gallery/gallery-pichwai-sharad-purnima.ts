import { sharadPurnima } from '../../traditions/pichwai/scenes/sharad-purnima.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-pichwai-sharad-purnima',
  collection: 'gallery',
  seed: 9,
  width: 1000,
  height: 1000,
  alt: 'Krishnas and women dance in a ring between dark trees under a large full moon.',
  draw: (seed) => sharadPurnima(seed),
};
