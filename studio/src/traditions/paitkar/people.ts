/** The people of a Paitkar scroll. */
import type { Look } from '../../figures/story.ts';
import { K } from './style.ts';

export const look = (
  kind: 'man' | 'woman',
  top: string,
  low: string,
  head: string,
  o: Partial<Look> = {},
): Look => ({
  kind,
  skin: K.skin,
  top,
  low,
  head,
  ink: K.dark,
  hair: K.dark,
  white: K.pale,
  gold: K.ochre,
  w: 1.9,
  ...o,
});
