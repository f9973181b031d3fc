/** Stations along a line, what lies inside a shape, points scattered in it. */
import { type Point, type Poly, dist, lerp } from './geometry.ts';
import type { Rng } from './random.ts';

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
