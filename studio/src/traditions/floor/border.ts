/** Drips and the creeper of a doorstep. */
import { pitch, run } from '../../draw/bands.ts';
import { curve, curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { dots, lines } from '../../draw/svg.ts';
import { W, finger } from './style.ts';

/** Vasudhara: drips of rice paste hanging from a line, each with a dot. */
export const drips = (L: number, h: number, step = 9) =>
  lines(
    run(L, step, 0).map((p, i) => polyline(p[0], 4, p[0], h * (i % 2 ? 0.7 : 1))),
    W,
    2.4,
  ) +
  dots(
    run(L, step, 0).map((p, i) => [p[0], h * (i % 2 ? 0.7 : 1) + 5] as Point),
    2.2,
    W,
  );

/** Creeper with comma leaves on both sides. */
export function creeper(L: number, T: number): string {
  const { n, d } = pitch(L, T * 1.6),
    st = curve(series(n * 2 + 1, (i) => [(i * d) / 2, i % 2 ? T * 0.72 : T * 0.28] as Point));
  let s = finger(st, 2.4);
  for (let i = 0; i < n * 2; i++) {
    const x = ((i + 0.5) * d) / 2,
      up = i % 2 ? 1 : -1,
      y = T / 2;
    s +=
      finger(curveThrough(offsets(x, y, [0, 0, 6, 0.2, -2, 0.36, -8, 0.26], 1, up * T)), 2) +
      dots(polyline(x + 9, y - up * T * 0.3, x + 14, y - up * T * 0.22), 2.1, W);
  }
  return s;
}
