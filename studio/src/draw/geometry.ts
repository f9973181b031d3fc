/**
 * Polyline geometry. Every motif is made of polylines, so that it can be inked, hatched, inset or mapped onto another shape.
 * Coordinates are pixels of the picture, y grows downwards, angles are radians clockwise from the x axis.
 */

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

/** `n` values, made from their numbers 0, 1, 2 … */
export const series = <T>(n: number, make: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));
