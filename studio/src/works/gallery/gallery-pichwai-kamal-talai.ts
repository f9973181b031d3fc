import { kamalTalai } from '../../traditions/pichwai/scenes/kamal-talai.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-pichwai-kamal-talai',
  collection: 'gallery',
  seed: 9,
  width: 1000,
  height: 1000,
  alt: 'A dark pond is covered all over with pink and white lotuses, with swans and small bees among them.',
  draw: (seed) => kamalTalai(seed),
};
