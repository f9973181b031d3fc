/** Honeycomb, bees, ladder and basket. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import { arc, ellipse } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dots, fill, line, lines } from '../../draw/svg.ts';
import { K } from './style.ts';

/** Great hanging comb of the cliff bee: layered half moon with bees crawling on it. */
export function honeycomb(S: Sheet, x: number, y: number, w: number, h: number) {
  const shape = (k: number): Poly => arc(x, y, w * k, 0, Math.PI, 24, h * k);
  S.add(
    fill(shape(1), K.dark),
    fill(shape(0.93), K.brown),
    fill(shape(0.74), K.ochre),
    fill(shape(0.5), K.resin),
  );
  const cells: Point[] = [];
  for (let v = 4, i = 0; v < h; v += 5.6, i++)
    for (let u = -w; u < w; u += 6.4) {
      const q = u + (i % 2 ? 3.2 : 0),
        k = (q / w) ** 2 + (v / h) ** 2;
      if (k < 0.5) cells.push([x + q, y + v]);
    }
  S.add(
    dots(cells, 1.9, K.brown),
    dots(
      series(26, () => {
        const a = S.r.between(0.15, 3),
          k = S.r.between(0.76, 0.98);
        return [x + Math.cos(a) * w * k, y + Math.sin(a) * h * k] as Point;
      }),
      1.7,
      K.pale,
    ),
  );
  S.add(line(shape(1), K.dark, 1.6, true)).block(shape(1), 5);
}

/** Bees: a dot with two hair-thin wings. */
export function bees(S: Sheet, x: number, y: number, R: number, n: number) {
  for (let i = 0; i < n; i++) {
    const p = polar(x, y, R * Math.sqrt(S.r.unit()), S.r.between(0, 6.28)),
      a = S.r.between(0, 6.28);
    if (!S.free(p[0], p[1], 2.2)) continue;
    S.add(
      fill(ellipse(p[0], p[1], 2.9, 1.9, a), K.dark),
      lines(
        [
          [p, polar(p[0], p[1], 5, a + 1.2)],
          [p, polar(p[0], p[1], 5, a - 1.2)],
        ],
        K.brown,
        0.9,
      ),
    );
    S.block(ellipse(p[0], p[1], 4), 2);
  }
}

/** Vine ladder between two ropes. */
export function ladder(S: Sheet, path: Poly, w: number) {
  const st = walk(path, 15),
    side = (sg: number) => st.map((k) => polar(k.p[0], k.p[1], w * sg, k.a + 1.57));
  S.add(
    line(side(1), K.dark, 2.4),
    line(side(-1), K.dark, 2.4),
    lines(
      st.map((_, i) => [side(1)[i], side(-1)[i]]),
      K.brown,
      2.8,
    ),
  ).blockLine(path, w + 3);
}

export function basket(S: Sheet, x: number, y: number, s: number) {
  const p = transform(
    curve(
      [
        [-14, -10],
        [14, -10],
        [12, 8],
        [0, 11],
        [-12, 8],
      ],
      true,
      5,
    ),
    x,
    y,
    s,
  );
  S.add(
    fill(p, K.resin),
    hatch(p, 0.7, 4 * s, 1, K.brown, S.r),
    hatch(p, -0.7, 4 * s, 1, K.brown, S.r),
    ink(p, K.dark, 1.4),
    line(transform(arc(0, -10, 13, Math.PI, Math.PI * 2, 10), x, y, s), K.dark, 1.6),
  ).block(p, 4);
}
