import { moonlitTerrace } from '../../traditions/kishangarh/scenes/moonlit-terrace.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kishangarh-moonlit-terrace',
  collection: 'gallery',
  seed: 5,
  width: 780,
  height: 1000,
  alt: 'A couple sits in a white marble pavilion under the moon while two seated ladies play tanpura and drum.',
  draw: (seed) => moonlitTerrace(seed),
};
