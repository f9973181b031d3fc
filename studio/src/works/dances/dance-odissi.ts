import { dance } from '../../dance/dances/odissi.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Odissi dancer with a white flower crown in a three-bend pose before a carved stone wheel.',
);
