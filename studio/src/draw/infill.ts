/** Signature infill: rows of dots, combed grooves and marks that follow the contour. */
import { curve } from './curves.ts';
import { type Point, type Poly, polar, series } from './geometry.ts';
import { contourRows, seedMark } from './hatching.ts';
import { patterned } from './ink.ts';
import { each } from './markup.ts';
import { bounds, lengthOf, walk } from './measure.ts';
import type { Rng } from './random.ts';
import { dots, line, lines, polys } from './svg.ts';

/** Rows of dots along the inset contours of a shape; the colour changes every `group` dots, as Bhil hands do. */
export function dotRows(p: Poly, step: number, cols: string[], r: Rng, group = 5, size = 0.34): string {
  const by = new Map<string, Point[]>();
  contourRows(p, step, step * 0.62).forEach((row, i) => {
    walk(row, step * 0.84, true).forEach((k, j) => {
      const col = cols[(i + Math.floor(j / group)) % cols.length];
      by.set(col, [...(by.get(col) ?? []), k.p]);
    });
  });
  return each([...by], ([col, ps]) => dots(ps, step * size, col, r));
}

/** Parallel grooves of a comb drawn along a path: n teeth, `gap` apart. */
export function comb(path: Poly, n: number, gap: number): Poly[] {
  const st = walk(path, 5);
  return series(n, (k) => {
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
  return each(
    rows.filter((q) => lengthOf(q, true) > step * 1.4),
    (q) => {
      const [m, col] = program[depth.get(q)! % program.length];
      return markRow(q, m, col, step, r);
    },
  );
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
  return patterned(p, base, infill(p, program, step, r), rim, w);
}
