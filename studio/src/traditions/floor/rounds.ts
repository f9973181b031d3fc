/** Rings, stars and dots about a centre. */
import { type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { resample } from '../../draw/measure.ts';
import { redrawn } from '../../draw/recording.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, line } from '../../draw/svg.ts';
import { W, finger } from './style.ts';

/** Rings that are smaller have plain petals on the colouring sheet, apart from one another. */
const LEAST_RING = 30;

/** Ring of lotus petals, each with an inner line and a dot. */
export function petalRing(x: number, y: number, r0: number, r1: number, n: number, w = 2.2, rot = 0): string {
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = rot + (i / n) * TAU,
      h = ((r0 + r1) / 2) * Math.sin(Math.PI / n) * 0.96,
      q = polar(x, y, r0, a);
    const p = leaf(q[0], q[1], r1 - r0, h, a, 0, 0.55),
      t = leaf(...polar(x, y, r0 + (r1 - r0) * 0.14, a), (r1 - r0) * 0.6, h * 0.5, a, 0, 0.55);
    const petal = () =>
      finger(p, w, true) +
      line(t, W, w * 0.55, true) +
      dots([polar(x, y, lerp(r0, r1, 0.44), a)], w * 0.9, W) +
      dots([polar(x, y, r1 + w * 3, a)], w, W);
    const plain = () =>
      line(
        leaf(...polar(x, y, r1 * 0.35, a), r1 * 0.75, 0.62 * r1 * Math.sin(Math.PI / n), a, 0, 0.6),
        W,
        w,
        true,
      );
    s += r1 < LEAST_RING ? redrawn(petal, plain) : petal();
  }
  return s;
}

export const circle = (x: number, y: number, r: number, w = 2.4) =>
  finger(ellipse(x, y, r, r, 0, 64), w, true);

export const dotRing = (x: number, y: number, r: number, step: number, size: number) =>
  dots(resample(ellipse(x, y, r, r, 0, 90), step, true), size, W);

/** Star polygon {n/k} as crossing straight lines. */
export const star = (x: number, y: number, R: number, n: number, k: number, rot = -Math.PI / 2): Poly[] =>
  series(n, (i) => [polar(x, y, R, rot + (i / n) * TAU), polar(x, y, R, rot + ((i + k) / n) * TAU)]);
