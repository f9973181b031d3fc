/** Lakshmi's footprint and the lamp beside it. */
import { run } from '../../draw/bands.ts';
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar } from '../../draw/geometry.ts';
import { leaf } from '../../draw/shapes.ts';
import { dots, lines } from '../../draw/svg.ts';
import { W, finger } from './style.ts';

/** One foot of the goddess: the curved print of a closed fist with toes dotted on. */
export function foot(x: number, y: number, s: number, left: boolean): string {
  const f = left ? -1 : 1,
    T = (q: number[][]) => q.map(([u, v]) => [x + u * s * f, y + v * s] as Point);
  const sole = curve(
    T(polyline([-3, 20, -10, 10, -7, -2, -12, -14, -4, -22, 8, -20, 12, -10, 6, 0, 8, 12, 3, 20])),
    true,
  );
  return (
    finger(sole, 3 * s, true) +
    lines([curve(T(polyline(-4, 12, 0, 2, -3, -8)))], W, 2.2 * s) +
    dots(T(polyline(-11, -28, -4, -32, 3, -32, 9, -29, 14, -23)), 3 * s, W)
  );
}

/** Oil lamp with its flame. */
export function diya(x: number, y: number, s: number): string {
  const bowl = loopThrough(offsets(x, y, [-20, -6, 0, -2, 20, -6, 13, 9, 0, 13, -13, 9], s));
  const fl = leaf(x, y - 6 * s, 26 * s, 7 * s, -Math.PI / 2, 0, 0.4);
  return (
    finger(bowl, 2.6 * s, true) +
    dots(
      run(24 * s, 6, 0).map((p) => [x - 12 * s + p[0], y + 3 * s] as Point),
      1.6 * s,
      W,
    ) +
    finger(fl, 2.2 * s, true) +
    lines(
      [-0.6, 0, 0.6].map((a) => [
        polar(x, y - 18 * s, 20 * s, -1.57 + a),
        polar(x, y - 18 * s, 28 * s, -1.57 + a),
      ]),
      W,
      2 * s,
    )
  );
}
