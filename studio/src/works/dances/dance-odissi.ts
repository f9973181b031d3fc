import { odissi } from '../../traditions/pattachitra/scenes/odissi.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'dance-odissi',
  collection: 'dances',
  seed: 3,
  width: 800,
  height: 1000,
  alt: 'Odissi dancer with a white flower crown leans over one hip before the wheel of Konark, painted as a red scroll; a drummer and an old cymbal player look up at her.',
  draw: odissi,
};
