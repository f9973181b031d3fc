/** The hand of each tradition: dot rows, combed grooves, signature infill, patterned bands. */
import {
  type Point,
  type Poly,
  TAU,
  bounds,
  curve,
  ellipse,
  leaf,
  lengthOf,
  lerp,
  polar,
  polyline,
  rect,
  walk,
} from './geometry.ts';
import { contourRows, seedMark } from './hatching.ts';
import { ink } from './ink.ts';
import type { Rng } from './random.ts';
import { clip, dots, fill, group, line, lines, polys } from './svg.ts';

/** Rows of dots along the inset contours of a shape; the colour changes every `group` dots, as Bhil hands do. */
export function dotRows(p: Poly, step: number, cols: string[], r: Rng, group = 5, size = 0.34): string {
  const by = new Map<string, Point[]>();
  contourRows(p, step, step * 0.62).forEach((row, i) => {
    walk(row, step * 0.84, true).forEach((k, j) => {
      const col = cols[(i + Math.floor(j / group)) % cols.length];
      by.set(col, [...(by.get(col) ?? []), k.p]);
    });
  });
  return [...by].map(([col, ps]) => dots(ps, step * size, col, r)).join('');
}

/** Parallel grooves of a comb drawn along a path: n teeth, `gap` apart. */
export function comb(path: Poly, n: number, gap: number): Poly[] {
  const st = walk(path, 5);
  return Array.from({ length: n }, (_, k) => {
    const o = (k - (n - 1) / 2) * gap;
    return st.map((s) => polar(s.p[0], s.p[1], o, s.a + Math.PI / 2));
  });
}

/** Short strokes on both sides of a path, like the barbs of a feather (herringbone branches). */
export function barbs(path: Poly, step: number, L: (t: number) => number, a = 0.7): Poly[] {
  return walk(path, step)
    .slice(1)
    .flatMap((k) => [1, -1].map((sg) => [k.p, polar(k.p[0], k.p[1], L(k.t), k.a + sg * a)] as Poly));
}

export type Mark = 'comb' | 'dot' | 'seed' | 'dash' | 'ring' | 'line' | 'vee' | 'comma' | 'hatch';

/** One row of Gond marks along a closed or open path. */
export function markRow(row: Poly, m: Mark, col: string, s: number, r: Rng, closed = true): string {
  const at = (f: number) => walk(row, s * f, closed);
  const arm = (k: { p: Point; a: number }, L: number, da: number): Point =>
    polar(k.p[0], k.p[1], L * s, k.a + da);
  switch (m) {
    case 'line':
      return line(row, col, s * 0.16, closed);
    case 'dot':
      return dots(
        at(0.66).map((k) => k.p),
        s * 0.23,
        col,
        r,
      );
    case 'ring':
      return dots(
        at(1.1).map((k) => k.p),
        s * 0.4,
        col,
      );
    case 'dash':
      return lines(
        at(1.02).map((k) => [arm(k, 0.33, 0), arm(k, -0.33, 0)]),
        col,
        s * 0.24,
      );
    case 'seed':
      return polys(
        at(0.92).map((k) => seedMark(k, s * 0.95, s * 0.24, 0.55)),
        col,
      );
    case 'comb':
      return lines(
        at(0.36).map((k) => [arm(k, 0.42, 1.75), arm(k, -0.42, 1.75)]),
        col,
        s * 0.13,
      );
    case 'hatch':
      return lines(
        at(0.4).map((k) => [arm(k, 0.46, 1.1), arm(k, -0.46, 1.1)]),
        col,
        s * 0.13,
      );
    case 'vee':
      return lines(
        at(0.8).map((k) => [arm(k, 0.42, 2.4), arm(k, 0.2, 0), arm(k, 0.42, -2.4)]),
        col,
        s * 0.16,
      );
    case 'comma':
      return lines(
        at(0.72).map((k) => curve([arm(k, 0.42, 1.9), k.p, arm(k, 0.42, -0.5)], false, 3)),
        col,
        s * 0.16,
      );
  }
}
/** Signature infill: rows that march inwards from the contour, one mark and colour per row. */
export function infill(p: Poly, program: [Mark, string][], step: number, r: Rng, first = 0.62): string {
  const rows = contourRows(p, step, step * first);
  const depth = new Map<Poly, number>();
  // rows come grouped by inset level; the program advances with the level, not with every island
  let lvl = -1,
    last = -1;
  const F = bounds(p);
  rows.forEach((q) => {
    const b = bounds(q),
      d = Math.round((b.x0 - F.x0 + F.x1 - b.x1) / 2 / step);
    if (d !== last) {
      lvl++;
      last = d;
    }
    depth.set(q, lvl);
  });
  return rows
    .filter((q) => lengthOf(q, true) > step * 1.4)
    .map((q) => {
      const [m, col] = program[depth.get(q)! % program.length];
      return markRow(q, m, col, step, r);
    })
    .join('');
}
/** Flat body colour with its infill, edged by a line of the same or another colour. */
export function filled(
  p: Poly,
  base: string,
  program: [Mark, string][],
  step: number,
  r: Rng,
  rim = base,
  w = 2.2,
) {
  return fill(p, base) + clip(p, infill(p, program, step, r)) + ink(p, rim, w);
}

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
  return Array.from({ length: 2 * n + 1 }, (_, i) => [(i * d) / 2, i % 2 ? y1 : y0] as Point);
}
/** Row of filled triangles along x, base on y0 and tip on y1. */
export function teeth(L: number, want: number, y0: number, y1: number): Poly[] {
  const { n, d } = pitch(L, want);
  return Array.from({ length: n }, (_, i) => polyline(i * d, y0, i * d + d / 2, y1, (i + 1) * d, y0));
}
/** Lozenges in a row. */
export function lozenges(L: number, want: number, y: number, hw: number, hh: number): Poly[] {
  const { n, d } = pitch(L, want);
  return Array.from({ length: n }, (_, i) => {
    const x = (i + 0.5) * d;
    return polyline(x - hw, y, x, y - hh, x + hw, y, x, y + hh);
  });
}
/** Evenly spaced points along x. */
export function run(L: number, want: number, y: number): Point[] {
  const { n, d } = pitch(L, want);
  return Array.from({ length: n }, (_, i) => [(i + 0.5) * d, y] as Point);
}
export const box = rect;
/** Petals round a centre, as closed leaves. */
export function flower(x: number, y: number, R: number, n: number, rot = 0, fat = 0.9): Poly[] {
  return Array.from({ length: n }, (_, i) => {
    const a = rot + (i / n) * TAU,
      q = polar(x, y, R * 0.18, a);
    return leaf(q[0], q[1], R * 0.82, R * 0.8 * Math.tan(Math.PI / n) * fat, a, 0, 0.6);
  });
}
/** Sun or moon rays. */
export function rays(x: number, y: number, r0: number, r1: number, n: number): Poly[] {
  return Array.from({ length: n }, (_, i) => [
    polar(x, y, r0, (i / n) * TAU),
    polar(x, y, r1, (i / n) * TAU),
  ]);
}
export const mid = (a: Point, b: Point, t = 0.5): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
export const ring = (x: number, y: number, R: number) => ellipse(x, y, R, R, 0, 48);
