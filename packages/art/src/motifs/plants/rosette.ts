/** Rosette: petals round a centre. */
import { type Poly, TAU, leaf } from '../../draw/geometry.ts';

/** Lotus, rosette, leaves, scrolls, trees: geometry only. */
export const rosette = (x: number, y: number, r: number, n: number, rot = 0, peak = 0.6, wk = 1): Poly[] =>
  Array.from({ length: n }, (_, i) => {
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
