import { dance } from '../../dance/dances/garba.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Women and men in bright Gujarati dress dance garba in a ring round a lit clay pot at night.',
);
