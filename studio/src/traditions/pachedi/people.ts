/** Devotees of the Mother. */
import type { Look } from '../../figures/story.ts';
import { K } from './style.ts';

export const devotee = (woman: boolean, i: number): Look => ({
  kind: woman ? 'woman' : 'man',
  skin: i % 2 ? K.white : K.red,
  top: i % 2 ? K.red : K.white,
  low: i % 3 ? K.red : K.black,
  head: i % 2 ? K.black : K.white,
  ink: K.black,
  hair: K.black,
  white: K.white,
  gold: i % 3 ? K.white : K.red,
  moustache: !woman,
  w: 1.5,
});
