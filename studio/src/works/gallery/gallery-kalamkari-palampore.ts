import { palampore } from '../../traditions/kalamkari/scenes/palampore.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kalamkari-palampore',
  collection: 'gallery',
  seed: 33,
  width: 840,
  height: 1000,
  alt: 'A thick winding trunk with oversized blossoms on curling stems rises from a rockery with two deer, parakeets in its boughs.',
  draw: (seed) => palampore(seed, 840, 1000),
};
