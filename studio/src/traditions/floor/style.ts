/** Drawn floors and doorsteps (Aipan, Mandana) and Chittara walls: chalk or rice paste on red, lines only. */
import { pitch, run } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  TAU,
  curve,
  ellipse,
  leaf,
  lerp,
  polar,
  polyline,
  rect,
  walk,
  offsets,
  curveThrough,
  loopThrough,
} from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { dots, line, lines, polys, each } from '../../draw/svg.ts';

export const FLOOR = {
  geru: '#8f2420',
  ochre: '#93391f',
  dung: '#8a7148',
  white: '#f8efdd',
  black: '#241715',
  yellow: '#e6b43c',
};

const W = FLOOR.white;

/** Finger line: firm, slightly swelling. */
export const finger = (p: Poly, w: number, closed = false) =>
  ink(p, W, w, { closed, vary: 0.22, jit: 0.35, taper: 0.25 });

/** Ring of lotus petals, each with an inner line and a dot. */
export function petalRing(x: number, y: number, r0: number, r1: number, n: number, w = 2.2, rot = 0): string {
  let s = '';
  for (let i = 0; i < n; i++) {
    const a = rot + (i / n) * TAU,
      h = ((r0 + r1) / 2) * Math.sin(Math.PI / n) * 0.96,
      q = polar(x, y, r0, a);
    const p = leaf(q[0], q[1], r1 - r0, h, a, 0, 0.55),
      t = leaf(...polar(x, y, r0 + (r1 - r0) * 0.14, a), (r1 - r0) * 0.6, h * 0.5, a, 0, 0.55);
    s +=
      finger(p, w, true) +
      line(t, W, w * 0.55, true) +
      dots([polar(x, y, lerp(r0, r1, 0.44), a)], w * 0.9, W) +
      dots([polar(x, y, r1 + w * 3, a)], w, W);
  }
  return s;
}

export const circle = (x: number, y: number, r: number, w = 2.4) =>
  finger(ellipse(x, y, r, r, 0, 64), w, true);

export const dotRing = (x: number, y: number, r: number, step: number, size: number) =>
  dots(
    walk(ellipse(x, y, r, r, 0, 90), step, true).map((k) => k.p),
    size,
    W,
  );

/** Star polygon {n/k} as crossing straight lines. */
export const star = (x: number, y: number, R: number, n: number, k: number, rot = -Math.PI / 2): Poly[] =>
  Array.from({ length: n }, (_, i) => [
    polar(x, y, R, rot + (i / n) * TAU),
    polar(x, y, R, rot + ((i + k) / n) * TAU),
  ]);

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
    st = curve(
      Array.from({ length: n * 2 + 1 }, (_, i) => [(i * d) / 2, i % 2 ? T * 0.72 : T * 0.28] as Point),
    );
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

/** Straight-ruled lattices of Chittara, each filling a rectangle. */
export function lattice(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  kind: 'net' | 'diamond' | 'chevron' | 'ladder' | 'star',
): string {
  const nx = Math.max(1, Math.round(w / cell)),
    ny = Math.max(1, Math.round(h / cell)),
    dx = w / nx,
    dy = h / ny,
    ls: Poly[] = [],
    bl: Poly[] = [],
    ye: Point[] = [];
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const u = x + i * dx,
        v = y + j * dy,
        cx = u + dx / 2,
        cy = v + dy / 2;
      if (kind === 'net') {
        ls.push(
          [
            [u, v],
            [u + dx, v + dy],
          ],
          [
            [u + dx, v],
            [u, v + dy],
          ],
          [
            [cx, v],
            [cx, v + dy],
          ],
        );
        if ((i + j) % 2) ye.push([cx, cy]);
      }
      if (kind === 'diamond') {
        for (const k of [1, 0.66, 0.34])
          ls.push(polyline(offsets(cx, cy, [0, -1, 1, 0, 0, 1, -1, 0, 0, -1], (dx / 2) * k, (dy / 2) * k)));
        bl.push(polyline(cx, cy - dy * 0.17, cx + dx * 0.17, cy, cx, cy + dy * 0.17, cx - dx * 0.17, cy));
        ye.push([cx, cy]);
      }
      if (kind === 'chevron')
        for (const o of [0, 0.25, 0.5, 0.75])
          ls.push(polyline(u, v + dy * o + dy * 0.25, cx, v + dy * o, u + dx, v + dy * o + dy * 0.25));
      if (kind === 'ladder') {
        for (const o of [0, 0.2, 0.4, 0.6, 0.8])
          ls.push([
            [u, v + dy * o],
            [u + dx, v + dy * o],
          ]);
        ls.push([
          [u, v],
          [u, v + dy],
        ]);
        if ((i + j) % 2) bl.push(rect(u + dx * 0.3, v + dy * 0.2, dx * 0.4, dy * 0.2));
      }
      if (kind === 'star') {
        ls.push(
          [
            [u, v],
            [u + dx, v + dy],
          ],
          [
            [u + dx, v],
            [u, v + dy],
          ],
          [
            [cx, v + 2],
            [cx, v + dy - 2],
          ],
          [
            [u + 2, cy],
            [u + dx - 2, cy],
          ],
          [...rect(u + dx * 0.22, v + dy * 0.22, dx * 0.56, dy * 0.56), [u + dx * 0.22, v + dy * 0.22]],
        );
        ye.push([cx, cy]);
      }
    }
  return polys(bl, FLOOR.black) + lines(ls, W, 1.7) + dots(ye, Math.max(1.8, cell * 0.07), FLOOR.yellow);
}

export const frameLines = (x: number, y: number, w: number, h: number, gaps: number[], lw = 2.2) =>
  each(gaps, (k) => line(rect(x + k, y + k, w - 2 * k, h - 2 * k), W, lw, true));
