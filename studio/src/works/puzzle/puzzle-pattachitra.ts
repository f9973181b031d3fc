import { krishnaLila } from '../../traditions/pattachitra/scenes/krishna-lila.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'puzzle-pattachitra',
  collection: 'puzzle',
  seed: 5,
  width: 1000,
  height: 1000,
  alt: 'Krishna plays the flute among women and cows on a red Pattachitra ground, peacocks on boughs above.',
  draw: (seed) => krishnaLila(seed),
};
