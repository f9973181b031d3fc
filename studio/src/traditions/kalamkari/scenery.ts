/** Where the stories of the temple cloths happen: trees, hills, banks of cloud. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { contour, drawn, stroke } from './kalam.ts';
import { INK, K } from './style.ts';

export interface Tree {
  /** Line of the trunk from the foot up. */
  trunk: Poly;
  /** Half-width of the trunk at the foot. */
  girth: number;
  /** Outline of the crown. */
  crown: Poly;
  /** Two leaf colours and what lies between the leaves. */
  leaves?: readonly [string, string, string];
  /** Flower or fruit, and its eye. */
  bloom?: readonly [string, string];
  bark?: string;
  /** Distance between tufts. */
  pitch?: number;
  /** Length of a leaf. */
  size?: number;
}

/** A tree as the cloths have it: a trunk with bark lines under a dense crown of leaf tufts. */
export function leafyTree(o: Tree, r: Rng): string {
  const { trunk, girth, crown } = o,
    [a, b, deep] = o.leaves ?? [K.leaf, '#7d8a45', '#2c3320'],
    size = o.size ?? 21,
    top = trunk[trunk.length - 1],
    box = bounds(crown);
  const stem = ribbon(trunk, widths(girth * 1.5, girth, girth * 0.8, girth * 0.7), 5),
    boughs = [-0.75, -0.3, 0.25, 0.7].map((u) =>
      ribbon(
        curveThrough(
          top,
          [lerp(top[0], box.cx + u * box.w * 0.4, 0.5), top[1] - box.h * 0.12],
          [box.cx + u * box.w * 0.42, box.cy - box.h * 0.1],
        ),
        widths(girth * 0.6, girth * 0.4, girth * 0.12),
        5,
      ),
    );
  const tufts = scatter(crown, o.pitch ?? 21, r, 2, 3).sort((p, q) => p[1] - q[1]);
  let q = drawn(crown, deep, 2);
  for (const p of boughs) q += drawn(p, o.bark ?? K.rust, 1.5);
  tufts.forEach(([x, y], i) => {
    const col = i % 3 ? a : b,
      away = Math.atan2(y - box.cy - box.h * 0.3, x - box.cx);
    for (const d of [-1.15, 1.15, -0.55, 0.55, 0]) {
      const p = leaf(x, y, size * (1 - Math.abs(d) * 0.12), size * 0.2, away + d, 0, 0.5, 6);
      q +=
        fill(p, col) + line(p, INK, 0.9, true) + line([[x, y], polar(x, y, size * 0.6, away + d)], INK, 0.6);
    }
    if (o.bloom && i % 3 === 1)
      q +=
        polys(rosette(x, y, size * 0.42, 6, x), o.bloom[0]) +
        line(ellipse(x, y, size * 0.34), INK, 0.6, true) +
        dot(x, y, size * 0.14, o.bloom[1]);
  });
  q += fill(stem, o.bark ?? K.rust);
  q += clip(
    stem,
    each([-0.6, -0.2, 0.25, 0.6], (u) =>
      stroke(
        trunk.map(([x, y], i): Point => [x + u * girth + Math.sin(i * 0.7 + u * 9) * 2, y]),
        1.6,
      ),
    ) +
      each(walk(trunk, 34).slice(1, -1), (k, i) =>
        stroke(
          curve([
            polar(...k.p, girth * 0.4, i),
            polar(...k.p, girth * 0.3, i + 1.6),
            polar(...k.p, girth * 0.4, i + 3),
          ]),
          1.5,
        ),
      ),
  );
  return q + contour(stem, 2.2);
}

/** Hills heaped from coloured cliffs whose strata follow their outline. @param line tops from left to right, @param base where they stand */
export function cliffs(
  tops: Poly,
  base: number,
  w: number,
  r: Rng,
  cols: readonly string[] = [K.rust, K.paleIndigo, K.leaf, K.myrobalan, K.shell],
): string {
  let q = '';
  const order = tops.map((p, i) => [p, i] as const).sort((m, n) => m[0][1] - n[0][1]);
  for (const [[x, y], i] of order) {
    const h = base - y,
      k = w * r.between(0.85, 1.2),
      lean = r.between(-0.22, 0.22) * k;
    const p = loopThrough(
      [x - k * 0.75, base + 12],
      [x - k * 0.62, base - h * 0.35],
      [x - k * 0.34 + lean, y + h * 0.2],
      [x + lean, y],
      [x + k * 0.3 + lean, y + h * 0.14],
      [x + k * 0.56, base - h * 0.42],
      [x + k * 0.78, base + 12],
    );
    q += fill(p, cols[i % cols.length]);
    const strata = series(5, (n) =>
      transform(p, x * (0.16 * (n + 1)), (base + 12) * (0.16 * (n + 1)), 1 - 0.16 * (n + 1)),
    );
    q += clip(
      p,
      each(strata, (z, n) => (n % 2 ? lines([z], INK, 1) : stroke(z, 1.8))),
    );
    q += contour(p, 2.1);
    for (const d of [-0.5, 0, 0.5]) {
      const z = leaf(x + lean + d * 8, y + 4, 17, 3.6, -Math.PI / 2 + d, 0, 0.5, 7);
      q += fill(z, i % 2 ? K.leaf : K.madder) + line(z, INK, 0.9, true);
    }
  }
  return q;
}

/** A bank of curled cloud along a line, the curls upwards of it. */
export function cloudBank(
  path: Poly,
  R: number,
  dye: string = K.cloth,
  shade: string = K.paleIndigo,
): string {
  let q = '';
  walk(path, R * 1.25).forEach((k, i) => {
    const big = R * (i % 3 === 1 ? 1.15 : 0.88),
      [x, y] = k.p;
    const spiral = (m: number): Poly =>
      series(26, (n) => polar(x, y, big * m * (1 - n / 30), k.a + Math.PI * 0.75 + (n / 25) * TAU * 1.25));
    q +=
      drawn(ellipse(x, y, big, big * 0.92), dye, 2) +
      stroke(spiral(0.8), 2, shade) +
      stroke(spiral(0.62), 1.3);
  });
  return q;
}
