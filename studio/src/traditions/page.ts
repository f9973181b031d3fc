/** Pictures that stand on the page itself, without a sheet of their own: no tradition, only the ground they share. */
import type { Finish } from '../draw/painting.ts';

/** Paper of the site's day theme. */
export const PAGE = '#fcfbf8';

/** What a thing that stands on the page throws on it, in any theme. */
export const SHADOW = '#1b1a1f1f';

/** Leaves the ground exactly as it is and gives only the pigment some life. */
export const QUIET = {
  surface: 'none',
  grain: 0,
  fibre: 0,
  mottle: 0.25,
  vignette: 0,
  age: 0,
  wobble: 0.9,
} satisfies Finish;
