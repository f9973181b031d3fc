/** Trees, hut and deer. */
import { curve, curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, transform } from '../../draw/geometry.ts';
import { ink, paint } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dots, fill, lines, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

/** Forest tree: brown limbs and every leaf a single dab. */
export function tree(S: Sheet, x: number, y: number, h: number, spread: number, cols: string[]) {
  const r = S.r,
    tr = curve([
      [x, y],
      [x + r.between(-5, 5), y - h * 0.35],
      [x + r.between(-7, 7), y - h * 0.62],
    ]),
    top = tr[tr.length - 1];
  const dabs: [Poly, string][] = [],
    limbs: Poly[] = [];
  const grow = (p: Point, a: number, L: number, d: number) => {
    const b = curve([
        p,
        polar(p[0], p[1], L * 0.55, a + r.between(-0.15, 0.15)),
        polar(p[0], p[1], L, a + r.between(-0.25, 0.25)),
      ]),
      e = b[b.length - 1];
    limbs.push(ribbon(b, widths(1 + d * 1.5, 0.6 + d * 0.9), 3));
    walk(b, 7)
      .slice(d > 1 ? 3 : 1)
      .forEach((k) =>
        [1, -1].forEach((sg) =>
          dabs.push([
            leaf(k.p[0], k.p[1], r.between(10, 14), 3.5, k.a + sg * r.between(0.5, 1.1)),
            r.pick(cols),
          ]),
        ),
      );
    if (d) for (const sg of [-1, 0.1, 1]) grow(e, a + sg * r.between(0.4, 0.75), L * 0.66, d - 1);
  };
  for (const k of [-1, -0.45, 0.1, 0.6, 1])
    grow([top[0], top[1] + Math.abs(k) * h * 0.1], -1.57 + k * 0.85 * spread, h * 0.2, 2);
  S.add(fill(ribbon(tr, widths(h * 0.036 + 2, h * 0.024 + 1, h * 0.02)), K.brown), polys(limbs, K.brown));
  for (const c of cols)
    S.add(
      polys(
        dabs.filter((q) => q[1] === c).map((q) => q[0]),
        c,
      ),
    );
  S.block(ellipse(x, y - h * 0.66, h * 0.34 * spread, h * 0.38), 2).blockLine(tr, 8);
}

/** Thatched mud house. */
export function hut(S: Sheet, x: number, y: number, w: number) {
  const h = w * 0.86,
    wall = rect(x - w * 0.42, y - h * 0.42, w * 0.84, h * 0.42),
    roof = polyline(offsets(x, y, [-0.6, -0.38, -0.12, -1, 0.12, -1, 0.6, -0.38], w, h));
  S.add(
    paint(wall, K.bark, S.r),
    ink(wall, K.dark, 1.6),
    lines(
      [...Array(5)].map((_, i) => polyline(x - w * 0.42, y - 4 - i * 7, x + w * 0.42, y - 4 - i * 7)),
      K.brown,
      1,
    ),
  );
  S.add(
    fill(rect(x - w * 0.1, y - h * 0.32, w * 0.2, h * 0.32), K.dark),
    paint(roof, K.ochre, S.r),
    clip(
      roof,
      lines(
        [...Array(30)].map((_, i) => {
          const t = i / 29;
          return [
            [lerp(x - w * 0.12, x + w * 0.12, t), y - h],
            [lerp(x - w * 0.64, x + w * 0.64, t), y - h * 0.36],
          ] as Poly;
        }),
        K.brown,
        1.4,
      ),
    ),
    ink(roof, K.dark, 1.8),
  );
  S.add(lines([polyline(x - w * 0.62, y - h * 0.36, x + w * 0.62, y - h * 0.36)], K.dark, 1.6))
    .block(roof, 5)
    .block(wall, 5);
}

export function deerlet(S: Sheet, x: number, y: number, s: number, fx: number, col: string) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  S.add(
    polys(
      [
        T(ribbon(curveThrough(-22, -20, 0, -22, 20, -22), widths(7, 9, 8))),
        T(ribbon(curveThrough(18, -24, 26, -38), widths(6, 3.6))),
        T(ellipse(31, -41, 8, 4.4, 0.3)),
      ],
      col,
    ),
  );
  S.add(
    lines(
      [
        polyline(-20, -16, -22, 0),
        polyline(-14, -16, -13, 0),
        polyline(14, -16, 13, 0),
        polyline(20, -16, 22, 0),
        polyline(-26, -22, -32, -18),
        polyline(27, -45, 24, -56, 28, -62),
        polyline(30, -45, 34, -54, 33, -62),
      ].map(T),
      col,
      2.4 * s,
    ),
    dots(T(polyline(-10, -24, 0, -26, 8, -24, -4, -19, 4, -19)), 1.4 * s, K.pale),
  ).block(T(ellipse(2, -26, 32, 28)), 2);
}
