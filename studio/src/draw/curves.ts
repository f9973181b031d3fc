/** Lines from coordinates: straight, curved, closed. */
import type { Point, Poly } from './geometry.ts';

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
