import { lavani } from '../../traditions/chitrakathi/lavani.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'dance-lavani',
  collection: 'dances',
  seed: 2,
  width: 800,
  height: 1000,
  alt: 'Lavani dancer in a green nine-yard sari, its gold edge slanting from hip to knee, lifts the end of the sari and glances over her shoulder at a dholki player, as a Chitrakathi story picture.',
  draw: lavani,
};
