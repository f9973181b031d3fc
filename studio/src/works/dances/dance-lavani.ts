import { dance } from '../../dance/dances/lavani.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Lavani dancer in a green nine-yard sari looks aside with a finger at her cheek on a curtained stage.',
);
