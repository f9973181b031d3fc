/** Putting a motif into the picture. A motif is a record of named polylines; placing it moves them all together. */
import { type Point, type Poly, transform } from '../draw/geometry.ts';

/** Any motif as one closed list of shapes, for small solid silhouettes. */
export const solid = (...p: (Poly | Poly[])[]): Poly[] =>
  p.flatMap((q) => (Array.isArray(q[0][0]) ? (q as Poly[]) : [q as Poly]));

export type Shape = Point | Poly | Poly[];

/** Scale, flip, rotate and move a whole motif; points, lines and groups of lines alike. */
export function place<T extends Record<string, Shape | number[]>>(
  m: T,
  x: number,
  y: number,
  s = 1,
  rot = 0,
  fx = 1,
): T {
  const move = (v: any): any =>
    typeof v[0] === 'number' ? transform([v], x, y, s, rot, fx)[0] : v.map(move);
  return Object.fromEntries(Object.entries(m).map(([k, v]) => [k, k === 'toes' ? v : move(v)])) as T;
}

/** Animal silhouettes as named polylines. Facing right, roughly 200-300 units, origin near the body centre. */
export type Parts = Record<string, Poly | Poly[]>;

/** Place every polyline of a motif. */
export function at<T extends Record<string, any>>(m: T, x: number, y: number, s = 1, r = 0, fx = 1): T {
  const o: any = {};
  for (const k in m) {
    const v = (m as any)[k];
    o[k] = !Array.isArray(v)
      ? v
      : v.length && Array.isArray(v[0]) && Array.isArray(v[0][0])
        ? v.map((p: Poly) => transform(p, x, y, s, r, fx))
        : transform(v, x, y, s, r, fx);
  }
  return o;
}
