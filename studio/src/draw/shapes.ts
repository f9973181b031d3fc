/** Shapes as polylines: ellipse, rectangle, leaf, ribbon. */
import { type Point, type Poly, TAU, lerp, series, transform } from './geometry.ts';
import { walk } from './measure.ts';

/** Ellipse as a polygon of n corners, turned by `rot`. */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, rot = 0, n = 40): Poly {
  const out: Poly = [];
  const cos = Math.cos(rot);
  const sin = Math.sin(rot);
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    const x = rx * Math.cos(a);
    const y = ry * Math.sin(a);
    out.push([cx + x * cos - y * sin, cy + x * sin + y * cos]);
  }
  return out;
}

/** Open arc from angle a0 to a1. */
export const arc = (x: number, y: number, r: number, a0: number, a1: number, n = 24, ry = r): Poly =>
  series(n + 1, (i) => {
    const a = lerp(a0, a1, i / n);
    return [x + r * Math.cos(a), y + ry * Math.sin(a)] as Point;
  });

/** Rectangle with its upper left corner at (x, y). */
export const rect = (x: number, y: number, w: number, h: number): Poly => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/**
 * Pointed leaf or petal.
 * @param x,y root
 * @param L length
 * @param w half-width
 * @param a direction
 * @param k bend: above 0 to one side, below to the other
 * @param peak where it is widest, 0 (root) to 1 (tip)
 * @param n steps along each edge
 */
export function leaf(
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  k = 0,
  peak = 0.45,
  n = 14,
): Poly {
  const left: Poly = [];
  const right: Poly = [];
  const exponent = Math.log(0.5) / Math.log(peak);
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const half = w * Math.pow(Math.sin(Math.PI * Math.pow(t, exponent)), 0.9);
    const bend = k * L * t * t;
    left.push([L * t, bend + half]);
    right.push([L * t, bend - half]);
  }
  return transform([...left, ...right.reverse().slice(1, -1)], x, y, 1, a);
}

/** Closed outline round a centre line; `halfWidth(t)` for t from 0 (start) to 1 (end). */
export function ribbon(center: Poly, halfWidth: (t: number) => number, step = 4): Poly {
  const stations = walk(center, step);
  const left: Poly = [];
  const right: Poly = [];
  stations.forEach((s, i) => {
    const before = stations[Math.max(0, i - 1)].p;
    const after = stations[Math.min(stations.length - 1, i + 1)].p;
    const a = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const h = halfWidth(s.t);
    left.push([s.p[0] - Math.sin(a) * h, s.p[1] + Math.cos(a) * h]);
    right.push([s.p[0] + Math.sin(a) * h, s.p[1] - Math.cos(a) * h]);
  });
  return [...left, ...right.reverse()];
}

/** Smooth profile of half-widths given at equal steps, for `ribbon`. */
export const widths =
  (...v: number[]) =>
  (t: number): number => {
    const x = Math.max(0, Math.min(1, t)) * (v.length - 1);
    const i = Math.min(v.length - 2, Math.floor(x));
    const f = x - i;
    const u = f * f * (3 - 2 * f);
    return v[i] * (1 - u) + v[i + 1] * u;
  };
