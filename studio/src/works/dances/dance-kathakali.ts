import { kathakali } from '../../traditions/kerala/scenes/kathakali.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'dance-kathakali',
  collection: 'dances',
  seed: 5,
  width: 800,
  height: 1000,
  alt: 'Kathakali hero with a green face, a white paper rim, a round crown and a vast white skirt before a burning lamp, a chenda drummer behind him, as a Kerala mural.',
  draw: kathakali,
};
