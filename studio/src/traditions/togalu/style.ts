/** Togalu gombeyata, the leather puppets of Karnataka: stained translucent hide on a lit screen, pierced with rows of holes. */
import { inset } from '../../draw/contour.ts';
import type { Poly } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Brush } from '../../motifs/people/brush.ts';

export const K = {
  light: '#fff0c4',
  hide: '#e6b566',
  red: '#b3241a',
  crimson: '#7c1414',
  green: '#2f6a3a',
  indigo: '#20364f',
  amber: '#e8972c',
  black: '#170d08',
  skin: '#e9a95e',
};

/** Light falls through holes along the inside of a contour. */
export function pierce(b: Brush, p: Poly, depth: number, gap: number, r: number): void {
  for (const rim of inset(p, depth)) for (const s of walk(rim, gap, true)) b.dot(...s.p, r, K.light);
}

/** A piece of stained hide with its pierced rim. */
export function hide(
  b: Brush,
  p: Poly,
  col: string,
  o: { depth?: number; gap?: number; r?: number; w?: number } = {},
): void {
  b.model(p, col, K.crimson, 10, o.w ?? 1);
  pierce(b, p, o.depth ?? 6, o.gap ?? 9, o.r ?? 1.9);
}

export const surface = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 1.2,
  grain: 0.5,
  mottle: 1.7,
  fibre: 0.5,
  vignette: 1,
  age: 0.5,
});
