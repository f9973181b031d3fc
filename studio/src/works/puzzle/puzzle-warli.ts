import { tarpa } from '../../traditions/warli/scenes/tarpa.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'puzzle-warli',
  collection: 'puzzle',
  seed: 3,
  width: 1000,
  height: 1000,
  alt: 'White Warli dancers wind in a spiral in the middle of a village of huts, trees and hills.',
  draw: (seed) => tarpa(seed),
};
