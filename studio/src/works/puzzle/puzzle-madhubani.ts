import { fishPond } from '../../traditions/madhubani/scenes/fish-pond.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'puzzle-madhubani',
  collection: 'puzzle',
  seed: 11,
  width: 1000,
  height: 1000,
  alt: 'A ring of nine bright fish round an open lotus fills a square Madhubani pond.',
  draw: (seed) => fishPond(seed),
};
