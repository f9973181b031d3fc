/** Lotus in colour: flower, bud, open flower from above, leaf pad. */
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each, group } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { lotusSide, lotusTop } from '../plants/lotus-outline.ts';

/** Motifs that come painted: lotus with shaded petals, pads, fanciful chintz flowers, kadamba, decorated cow, peacock. */
export interface LotusPal {
  out: string;
  in: string;
  tip: string;
  ink: string;
  vein?: string;
  pod?: string;
}

/** One petal with shading, tip and veins. */
export const petal = (p: Poly, palette: LotusPal, w: number) => {
  const b = p[0],
    tip = p[14] ?? p[p.length >> 1],
    a = Math.atan2(tip[1] - b[1], tip[0] - b[0]),
    L = Math.hypot(tip[0] - b[0], tip[1] - b[1]);
  return (
    fill(p, palette.out) +
    fill(leaf(b[0], b[1], L * 0.74, L * 0.17, a, 0, 0.45), palette.in) +
    fill(
      leaf(tip[0] - Math.cos(a) * L * 0.22, tip[1] - Math.sin(a) * L * 0.22, L * 0.21, L * 0.05, a),
      palette.tip,
    ) +
    lines(
      [-0.16, 0, 0.16].map(
        (k) => [polar(b[0], b[1], L * 0.2, a), polar(b[0], b[1], L * 0.78, a + k)] as Poly,
      ),
      palette.vein ?? palette.tip,
      w * 0.4,
    ) +
    ink(p, palette.ink, w)
  );
};

/**
 * Lotus from the side, R high, rooted at (x, y).
 * @param n petals
 * @param spread how far it opens
 * @param rot tilt
 */
export const lotus = (
  x: number,
  y: number,
  R: number,
  palette: LotusPal,
  n = 9,
  spread = 1.15,
  rot = 0,
  w = R > 30 ? 1.3 : 0.9,
) =>
  group(
    each(lotusSide(0, 0, R, n, spread), (p) => petal(p, palette, w)),
    `transform="translate(${x} ${y}) rotate(${rot * 57.3})"`,
  );

/**
 * Closed bud, R high, rooted at (x, y).
 * @param rot tilt in radians
 */
export const bud = (x: number, y: number, R: number, palette: LotusPal, rot = 0) =>
  group(
    each(
      [
        leaf(0, 0, R * 0.86, R * 0.24, -Math.PI / 2 - 0.32),
        leaf(0, 0, R * 0.86, R * 0.24, -Math.PI / 2 + 0.32),
        leaf(0, 0, R, R * 0.27, -Math.PI / 2),
      ],
      (p) => petal(p, palette, 1),
    ),
    `transform="translate(${x} ${y}) rotate(${rot * 57.3})"`,
  );

/** Open lotus from above with its pod, radius R. */
export const lotusOpen = (x: number, y: number, R: number, palette: LotusPal, n = 9, rot = 0) => {
  const L = lotusTop(x, y, R, n, rot);
  let s = '';
  for (const set of [L.outer, L.mid, L.inner]) s += each(set, (p) => petal(p, palette, R > 30 ? 1.2 : 0.8));
  const pod = palette.pod ?? '#e8c04a';
  return (
    s +
    dot(x, y, R * 0.2, pod) +
    line(ellipse(x, y, R * 0.2), palette.ink, 1, true) +
    dots(
      series(7, (i) => polar(x, y, i ? R * 0.12 : 0, (i / 6) * TAU)),
      R * 0.028 + 0.4,
      palette.ink,
    )
  );
};

/**
 * Leaf pad of radius R.
 * @param sq flattening
 * @param rot where the notch is
 */
export const pad = (
  x: number,
  y: number,
  R: number,
  col: string,
  vein: string,
  edge: string,
  rot = 0,
  sq = 0.62,
) => {
  const p: Poly = [];
  for (let i = 0; i <= 44; i++) {
    const a = 0.12 + ((TAU - 0.24) * i) / 44;
    p.push([
      Math.cos(a) * R * (1 + 0.03 * Math.sin(a * 9)),
      Math.sin(a) * R * sq * (1 + 0.03 * Math.sin(a * 9)),
    ]);
  }
  p.push([R * 0.12, 0]);
  const q = transform(p, x, y, 1, rot),
    v = series(13, (i) =>
      transform(
        [
          [0, 0],
          [Math.cos(0.3 + i * 0.46) * R * 0.88, Math.sin(0.3 + i * 0.46) * R * 0.88 * sq],
        ] as Poly,
        x,
        y,
        1,
        rot,
      ),
    );
  return (
    fill(q, col) +
    lines(v, vein, 1) +
    line(
      transform(
        p.map((k) => [k[0] * 0.8, k[1] * 0.8] as Point),
        x,
        y,
        1,
        rot,
      ),
      vein,
      0.7,
      true,
    ) +
    ink(q, edge, 1.3)
  );
};
