/** Putting a motif into the picture. A motif is a record of named polylines; placing it moves them all together. */
import { type Point, type Poly, transform } from '../draw/geometry.ts';

/** What a motif may hold: a point, a line or outline, several of them. Other lists of numbers are left as they are. */
export type Shape = Point | Poly | Poly[] | number[];

const isPoint = (v: unknown[]): v is Point => v.length === 2 && typeof v[0] === 'number';

/** Scale, flip (fx = -1), rotate and move everything in a motif. */
export function place<T extends Record<string, Shape>>(
  motif: T,
  x: number,
  y: number,
  s = 1,
  rot = 0,
  fx = 1,
): T {
  const move = (v: unknown): unknown => {
    if (!Array.isArray(v)) return v;
    if (isPoint(v)) return transform([v], x, y, s, rot, fx)[0];
    return v.map(move);
  };
  return Object.fromEntries(Object.entries(motif).map(([name, shape]) => [name, move(shape)])) as T;
}
