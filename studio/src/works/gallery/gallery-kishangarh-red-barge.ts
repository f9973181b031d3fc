import { redBarge } from '../../traditions/kishangarh/scenes/red-barge.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kishangarh-red-barge',
  collection: 'gallery',
  seed: 7,
  width: 1000,
  height: 760,
  alt: 'A long red boat with a canopy carries a couple and attendants over a silver lake, white palaces and crimson clouds behind.',
  draw: (seed) => redBarge(seed),
};
