import { dance } from '../../dance/dances/kathak.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Kathak dancer in a red flared dress and purple dupatta before lattice windows, one arm raised.',
);
