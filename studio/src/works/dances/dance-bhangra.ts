import { dance } from '../../dance/dances/bhangra.ts';
import { posterWork } from '../../dance/still-work.ts';

export const work = posterWork(
  dance,
  'Two bhangra dancers with raised arms and a dhol player before a ripe wheat field and a big sun.',
);
