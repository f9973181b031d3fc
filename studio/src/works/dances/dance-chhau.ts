import { dance } from '../../dance/dances/chhau.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Masked Chhau dancer with a feathered crown crouches with sword and shield on a village ground at night.',
);
