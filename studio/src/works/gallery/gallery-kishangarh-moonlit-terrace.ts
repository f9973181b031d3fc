import { moonlitTerrace } from '../../traditions/kishangarh/scenes/moonlit-terrace.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kishangarh-moonlit-terrace',
  collection: 'gallery',
  seed: 5,
  width: 780,
  height: 1000,
  alt: 'Krishna and Radha sit in a white marble pavilion by a moonlit lake while ladies in silver play tanpura and drum on a white carpet.',
  draw: (seed) => moonlitTerrace(seed),
};
