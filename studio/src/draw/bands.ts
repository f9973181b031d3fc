/** Marks along a straight band, and bending a band round a rectangle. */
import { polyline } from './curves.ts';
import { type Point, type Poly, TAU, polar, series } from './geometry.ts';
import { group } from './markup.ts';
import { leaf } from './shapes.ts';

/** Bend a straight band round a rectangle: `draw(L)` paints along x from 0 to L, outside edge at y = 0. */
export function around(x: number, y: number, w: number, h: number, T: number, draw: (L: number) => string) {
  return (
    group(draw(w), `transform="translate(${x} ${y})"`) +
    group(draw(w), `transform="translate(${x + w} ${y + h}) rotate(180)"`) +
    group(draw(h - 2 * T), `transform="translate(${x} ${y + h - T}) rotate(-90)"`) +
    group(draw(h - 2 * T), `transform="translate(${x + w} ${y + T}) rotate(90)"`)
  );
}

/** Cell pitch that divides L evenly. */
export const pitch = (L: number, want: number) => {
  const n = Math.max(1, Math.round(L / want));
  return { n, d: L / n };
};

/** Points of a zigzag along x. */
export function zig(L: number, want: number, y0: number, y1: number): Poly {
  const { n, d } = pitch(L, want);
  return series(2 * n + 1, (i) => [(i * d) / 2, i % 2 ? y1 : y0] as Point);
}

/** Row of filled triangles along x, base on y0 and tip on y1. */
export function teeth(L: number, want: number, y0: number, y1: number): Poly[] {
  const { n, d } = pitch(L, want);
  return series(n, (i) => polyline(i * d, y0, i * d + d / 2, y1, (i + 1) * d, y0));
}

/** Lozenges in a row. */
export function lozenges(L: number, want: number, y: number, hw: number, hh: number): Poly[] {
  const { n, d } = pitch(L, want);
  return series(n, (i) => {
    const x = (i + 0.5) * d;
    return polyline(x - hw, y, x, y - hh, x + hw, y, x, y + hh);
  });
}

/** Evenly spaced points along x. */
export function run(L: number, want: number, y: number): Point[] {
  const { n, d } = pitch(L, want);
  return series(n, (i) => [(i + 0.5) * d, y] as Point);
}

/** Petals round a centre, as closed leaves. */
export function flower(x: number, y: number, R: number, n: number, rot = 0, fat = 0.9): Poly[] {
  return series(n, (i) => {
    const a = rot + (i / n) * TAU,
      q = polar(x, y, R * 0.18, a);
    return leaf(q[0], q[1], R * 0.82, R * 0.8 * Math.tan(Math.PI / n) * fat, a, 0, 0.6);
  });
}

/** Sun or moon rays. */
export function rays(x: number, y: number, r0: number, r1: number, n: number): Poly[] {
  return series(n, (i) => [polar(x, y, r0, (i / n) * TAU), polar(x, y, r1, (i / n) * TAU)]);
}
