import { redBarge } from '../../traditions/kishangarh/scenes/red-barge.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kishangarh-red-barge',
  collection: 'gallery',
  seed: 7,
  width: 1000,
  height: 760,
  alt: 'A long red boat with a canopy carries Radha and Krishna and their attendants over a silver lake below white palaces, and the couple meet again in a grove on the near bank.',
  draw: (seed) => redBarge(seed),
};
