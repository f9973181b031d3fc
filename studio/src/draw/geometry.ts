/**
 * Polyline geometry. Every motif is made of polylines, so that it can be inked, hatched, inset or mapped onto another shape.
 * Coordinates are pixels of the picture, y grows downwards, angles are radians clockwise from the x axis.
 */
import type { Rng } from './random.ts';

export type Point = [number, number];

export type Poly = Point[];

/** A full turn. */
export const TAU = Math.PI * 2;

/** From a (t = 0) to b (t = 1). */
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The point at distance r and angle a from (x, y). */
export const polar = (x: number, y: number, r: number, a: number): Point => [
  x + r * Math.cos(a),
  y + r * Math.sin(a),
];

/** Distance between two points. */
export const dist = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Coordinates x, y, x, y …, as arguments or one list, or points. */
export type Coordinates = number[] | [list: readonly number[]] | Point[];

/** Coordinates to points: `polyline(0, 0, 10, 5)`, `polyline([0, 0, 10, 5])` or `polyline([0, 0], [10, 5])`. */
export function polyline(...coordinates: Coordinates): Poly {
  const [first, second] = coordinates;
  if (typeof second === 'object') return coordinates as Point[];
  const flat = typeof first === 'object' ? first : (coordinates as number[]);
  const points: Poly = [];
  for (let i = 0; i < flat.length; i += 2) points.push([flat[i], flat[i + 1]]);
  return points;
}

/** Coordinates x, y, x, y … of places given by their distance from (x, y), in units of `sx` and `sy`. */
export const offsets = (x: number, y: number, list: readonly number[], sx = 1, sy = sx): number[] =>
  list.map((d, i) => (i % 2 ? y + sy * d : x + sx * d));

/** Catmull-Rom curve through the points, `n` steps between neighbours. */
export function curve(points: Point[], closed = false, n = 10): Poly {
  const m = points.length;
  const out: Poly = [];
  const at = (i: number): Point => (closed ? points[(i + m) % m] : points[Math.max(0, Math.min(m - 1, i))]);
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const t2 = t * t;
      const t3 = t2 * t;
      const blend = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t2 +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t3);
      out.push([blend(0), blend(1)]);
    }
  }
  if (!closed) out.push(points[m - 1]);
  return out;
}

/** Open curve through coordinates given flat: `curveThrough(0, 0, 10, 5, 20, 0)`. */
export const curveThrough = (...coordinates: Coordinates): Poly => curve(polyline(...coordinates));

/** Closed curve through coordinates given flat. */
export const loopThrough = (...coordinates: Coordinates): Poly => curve(polyline(...coordinates), true);

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
  Array.from({ length: n + 1 }, (_, i) => {
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

/** Scale, flip (fx = -1), rotate, then move to (x, y). */
export function transform(p: Poly, x = 0, y = 0, s = 1, rot = 0, fx = 1): Poly {
  const cos = Math.cos(rot);
  const sin = Math.sin(rot);
  return p.map(([a, b]) => {
    const u = a * s * fx;
    const v = b * s;
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}

/** Length of a line, or round a closed shape. */
export function lengthOf(p: Poly, closed = false): number {
  let s = 0;
  for (let i = 1; i < p.length; i++) s += dist(p[i - 1], p[i]);
  return closed ? s + dist(p[p.length - 1], p[0]) : s;
}

/** A place on a polyline: point, tangent angle, share of the length (0..1) and distance from the start. */
export interface Station {
  p: Point;
  a: number;
  t: number;
  s: number;
}

/** Evenly spaced stations along a polyline, about `step` apart. */
export function walk(p: Poly, step: number, closed = false): Station[] {
  const q = closed ? [...p, p[0]] : p;
  const total = lengthOf(q);
  if (total === 0 || q.length < 2) return [];
  const n = Math.max(1, Math.round(total / step));
  const pitch = total / n;
  const out: Station[] = [];
  let i = 1;
  let passed = 0;
  let segment = dist(q[0], q[1]);
  for (let k = 0; k <= (closed ? n - 1 : n); k++) {
    const s = k * pitch;
    while (i < q.length - 1 && passed + segment < s) {
      passed += segment;
      i++;
      segment = dist(q[i - 1], q[i]);
    }
    const u = segment ? (s - passed) / segment : 0;
    const a = q[i - 1];
    const b = q[i];
    out.push({
      p: [lerp(a[0], b[0], u), lerp(a[1], b[1], u)],
      a: Math.atan2(b[1] - a[1], b[0] - a[0]),
      t: s / total,
      s,
    });
  }
  return out;
}

/** The same line with evenly spaced points. */
export const resample = (p: Poly, step: number, closed = false): Poly =>
  walk(p, step, closed).map((s) => s.p);

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

export interface Bounds {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  w: number;
  h: number;
  cx: number;
  cy: number;
}

/** Bounding box. */
export function bounds(p: Poly): Bounds {
  let x0 = 1e9;
  let y0 = 1e9;
  let x1 = -1e9;
  let y1 = -1e9;
  for (const [x, y] of p) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0, y0, x1, y1, w: x1 - x0, h: y1 - y0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** Is (x, y) inside the closed polygon? */
export function inside(p: Poly, x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
    const [xi, yi] = p[i];
    const [xj, yj] = p[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

/** Signed area; the sign tells the winding. */
export function area(p: Poly): number {
  let s = 0;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++) s += p[j][0] * p[i][1] - p[i][0] * p[j][1];
  return s / 2;
}

/** Signed distance from (x, y) to a closed polygon, negative inside. */
export function signedDistance(p: Poly, x: number, y: number): number {
  let nearest = 1e12;
  let within = false;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++) {
    const ax = p[j][0];
    const ay = p[j][1];
    const bx = p[i][0];
    const by = p[i][1];
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const q = ex * ex + ey * ey;
    const t = q ? Math.max(0, Math.min(1, (wx * ex + wy * ey) / q)) : 0;
    const dx = wx - ex * t;
    const dy = wy - ey * t;
    const d = dx * dx + dy * dy;
    if (d < nearest) nearest = d;
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) within = !within;
  }
  return within ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** For `scatter`: every dart in the middle of its reach, which leaves one point. */
export const CENTRE = { unit: () => 0.5 };

/**
 * Random, evenly scattered points in a polygon (dart throwing), never nearer than r. Expect about 0.7 / r² points per unit area.
 * @param margin keep this far from the edge
 * @param tries more tries fill gaps better
 */
export function scatter(p: Poly, r: number, rng: Pick<Rng, 'unit'>, margin = 0, tries = 1): Poly {
  const b = bounds(p);
  const out: Poly = [];
  const cell = r / Math.SQRT2;
  const grid = new Map<string, Point>();
  const crowded = (gx: number, gy: number, x: number, y: number): boolean => {
    for (let u = -2; u <= 2; u++) {
      for (let v = -2; v <= 2; v++) {
        const q = grid.get(gx + u + ',' + (gy + v));
        if (q && Math.hypot(q[0] - x, q[1] - y) < r) return true;
      }
    }
    return false;
  };
  const darts = Math.ceil(((b.w * b.h) / (r * r)) * 6 * tries);
  for (let i = 0; i < darts; i++) {
    const x = b.x0 + rng.unit() * b.w;
    const y = b.y0 + rng.unit() * b.h;
    if (!inside(p, x, y) || (margin && signedDistance(p, x, y) > -margin)) continue;
    const gx = Math.floor(x / cell);
    const gy = Math.floor(y / cell);
    if (crowded(gx, gy, x, y)) continue;
    grid.set(gx + ',' + gy, [x, y]);
    out.push([x, y]);
  }
  return out;
}
