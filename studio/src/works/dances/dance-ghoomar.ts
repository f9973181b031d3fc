import { dance } from '../../dance/dances/ghoomar.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Three women in wide flared skirts and veils turn in the ghoomar before a sandstone palace.',
);
