import { bharatanatyam } from '../../traditions/lepakshi/scenes/bharatanatyam.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'dance-bharatanatyam',
  collection: 'dances',
  seed: 6,
  width: 800,
  height: 1000,
  alt: 'Bharatanatyam dancer half-sits in a pillared temple hall, both arms one slanting line, a mridangam player and a lamp beside her, in the manner of the Lepakshi ceilings.',
  draw: bharatanatyam,
};
