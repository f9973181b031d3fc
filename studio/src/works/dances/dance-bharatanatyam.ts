import { dance } from '../../dance/dances/bharatanatyam.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Bharatanatyam dancer in maroon silk with a pleated fan half-sits under a flowered arch between two oil lamps.',
);
