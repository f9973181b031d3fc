import { radhaWithBud } from '../../traditions/kishangarh/scenes/radha-with-bud.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kishangarh-radha-lotus-bud',
  collection: 'gallery',
  seed: 5,
  width: 760,
  height: 1000,
  alt: 'Radha in profile looks right out of an oval window with a dark green ground, a single lotus bud in her hand and a gold edge on her veil.',
  draw: radhaWithBud,
};
