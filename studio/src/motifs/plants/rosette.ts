/** Rosette: petals round a centre. */
import { type Poly, TAU, series } from '../../draw/geometry.ts';
import { leaf } from '../../draw/shapes.ts';

/**
 * n petals of length r round (x, y).
 * @param peak where a petal is widest, 0 root to 1 tip
 * @param wk factor of its width
 */
export const rosette = (x: number, y: number, r: number, n: number, rot = 0, peak = 0.6, wk = 1): Poly[] =>
  series(n, (i) => {
    const a = rot + (i / n) * TAU;
    return leaf(
      x + Math.cos(a) * r * 0.2,
      y + Math.sin(a) * r * 0.2,
      r * 0.8,
      r * 0.8 * Math.tan(Math.PI / n) * 0.92 * wk,
      a,
      0,
      peak,
    );
  });
