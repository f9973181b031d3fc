import { kuchipudiTarangam } from '../../traditions/lepakshi/scenes/kuchipudi-tarangam.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'glimpse-kuchipudi-tarangam',
  collection: 'dances',
  seed: 8,
  width: 800,
  height: 1000,
  alt: 'Kuchipudi dancer balances on the rim of a brass plate, a pot on her head and a lamp on each palm, while a singer with cymbals looks up, after the Vijayanagara murals.',
  draw: kuchipudiTarangam,
};
