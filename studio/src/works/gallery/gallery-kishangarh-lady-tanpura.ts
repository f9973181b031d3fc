import { ladyTanpura } from '../../traditions/kishangarh/scenes/lady-tanpura.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-kishangarh-lady-tanpura',
  collection: 'gallery',
  seed: 3,
  width: 780,
  height: 1000,
  alt: 'A seated lady in profile plays a long-necked lute against a bolster before an arched marble window at dusk.',
  draw: (seed) => ladyTanpura(seed),
};
