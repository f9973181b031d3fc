import { dance } from '../../dance/dances/kathakali.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Kathakali actor with a green face, a round gilt crown and a vast white skirt behind a burning brass lamp.',
);
