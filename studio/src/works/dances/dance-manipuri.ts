import { dance } from '../../dance/dances/manipuri.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Three Manipuri dancers in stiff barrel skirts and white veils by a lotus pond under a full moon.',
);
