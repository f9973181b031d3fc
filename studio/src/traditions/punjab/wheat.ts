/** Ripe wheat: single ears, a field in rows, bound sheaves. */
import { curveThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { leaf } from '../../draw/shapes.ts';
import { fill, line, lines, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { K } from './style.ts';

/** An ear that ends a stalk: paired grains and beards. */
export function ear(x: number, y: number, a: number, L: number, col = K.wheat): string {
  const axis: Poly = [[x, y], polar(x, y, L, a)];
  const at = walk(axis, L / 5);
  return (
    lines(
      at.slice(1).flatMap(({ p }) => [-1, 1].map((k) => [p, polar(...p, L * 0.55, a + k * 0.3)] as Poly)),
      '#8a5a1c',
      1.3,
    ) +
    polys(
      at.flatMap(({ p }) => [-1, 1].map((k) => leaf(...p, L * 0.36, L * 0.09, a + k * 0.5, 0, 0.45, 4))),
      col,
    ) +
    fill(leaf(...polar(x, y, L * 0.92, a), L * 0.28, L * 0.085, a, 0, 0.45, 4), col) +
    lines(
      [axis, ...at.map(({ p }): Poly => [polar(...p, L * 0.2, a - 0.75), p, polar(...p, L * 0.2, a + 0.75)])],
      '#8a5a1c',
      1.1,
    )
  );
}

/** Rows of standing wheat between two heights, tallest in front. */
export function field(x0: number, x1: number, y0: number, y1: number, r: Rng): string {
  const rows = 5;
  return each(
    series(rows, (i) => lerp(y0, y1, i / (rows - 1))),
    (y, i) => {
      const gap = 25 + i * 2;
      const n = Math.ceil((x1 - x0) / gap);
      return each(
        series(n + 1, (k) => x0 + k * gap + (i % 2) * gap * 0.5 + r.between(-3, 3)),
        (x) => {
          const lean = r.between(-0.14, 0.14);
          const top: Point = polar(x, y + 54, 62 + i * 4, -1.57 + lean);
          return (
            line([[x, y + 60], top], '#8a5a1c', 2) +
            ear(...top, -1.57 + lean * 1.6, 32 + i * 2, i % 2 ? K.gold : K.wheat)
          );
        },
      );
    },
  );
}

/** A bound sheaf standing on (x, y), about 190 s high. */
export function sheaf(x: number, y: number, s: number, r: Rng): string {
  const stalks = series(23, (i) => (i - 11) / 11);
  const tie: Point = [x, y - 74 * s];
  return (
    each(stalks, (k) => {
      const low: Point = [x + k * 62 * s, y - Math.abs(k) * 6 * s];
      const high: Point = [x + k * 92 * s, y - (168 - Math.abs(k) * 44 + r.between(-10, 10)) * s];
      const stalk = curveThrough(...low, tie[0] + k * 24 * s, tie[1], ...high);
      return (
        line(stalk, K.black, 6 * s) +
        line(stalk, Math.round(k * 11) % 2 ? K.wheat : K.gold, 4 * s) +
        ear(...high, -1.57 + k * 0.75, 34 * s, K.gold)
      );
    }) +
    each([K.red, K.green], (col, i) => {
      const band = limb(
        [
          x - 30 * s,
          tie[1] - 6 * s + i * 13 * s,
          x,
          tie[1] + 2 * s + i * 13 * s,
          x + 30 * s,
          tie[1] - 6 * s + i * 13 * s,
        ],
        6 * s,
        6 * s,
        6 * s,
      );
      return fill(band, col) + ink(band, K.black, 2);
    })
  );
}
