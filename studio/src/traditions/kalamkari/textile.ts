/** Dyed and pen-drawn stuffs: what a cloth is patterned with, whatever its shape. */
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import { dots, fill, lines, polys } from '../../draw/svg.ts';
import { coarse } from './kalam.ts';
import { K } from './style.ts';

export interface Stuff {
  base: string;
  /** What the pattern is drawn in. */
  mark: string;
  /** Hem and pallu. */
  hem: string;
  kind: 'buti' | 'stripes' | 'checks' | 'waves' | 'drops' | 'tiger' | 'plain';
}

export const STUFF = {
  madder: { base: K.madder, mark: K.cloth, hem: K.myrobalan, kind: 'buti' },
  indigo: { base: K.indigo, mark: K.cloth, hem: K.madder, kind: 'drops' },
  yellow: { base: K.myrobalan, mark: K.madder, hem: K.madder, kind: 'stripes' },
  leaf: { base: K.leaf, mark: K.cloth, hem: K.myrobalan, kind: 'waves' },
  rust: { base: K.rust, mark: K.cloth, hem: K.indigo, kind: 'checks' },
  white: { base: '#f0e2bf', mark: K.madder, hem: K.madder, kind: 'drops' },
  shell: { base: K.shell, mark: K.madder, hem: K.indigo, kind: 'buti' },
  striped: { base: '#f0e2bf', mark: K.indigo, hem: K.madder, kind: 'stripes' },
  tiger: { base: '#d39a3c', mark: K.kasim, hem: K.myrobalan, kind: 'tiger' },
  bark: { base: '#b98a52', mark: K.dark, hem: K.dark, kind: 'stripes' },
} as const satisfies Record<string, Stuff>;

/** The stuff's dye and pattern within a shape. @param a direction of the threads, @param d distance between marks */
export function stuffed(p: Poly, s: Stuff, a = 0, d = 15): string {
  const q = coarse(p);
  return fill(q, s.base) + (s.kind === 'plain' ? '' : clip(q, pattern(q, s, a, d)));
}

function pattern(p: Poly, s: Stuff, a: number, d: number): string {
  const b = bounds(p),
    R = Math.hypot(b.w, b.h) / 2 + d,
    n = Math.ceil(R / d),
    at = (u: number, v: number): Point => [
      b.cx + u * Math.cos(a) - v * Math.sin(a),
      b.cy + u * Math.sin(a) + v * Math.cos(a),
    ];
  const near = ([x, y]: Point) => x > b.x0 - d && x < b.x1 + d && y > b.y0 - d && y < b.y1 + d;
  const grid: Point[] = [];
  for (let i = -n; i <= n; i++)
    for (let j = -n; j <= n; j++) {
      const q = at((i + (j % 2 ? 0.5 : 0)) * d, j * d * 0.8);
      if (near(q)) grid.push(q);
    }
  const rows = (gap: number, wave = 0): Poly[] =>
    series(Math.ceil((2 * R) / gap), (j) =>
      wave
        ? series(Math.ceil((2 * R) / 5), (i) =>
            at(-R + i * 5, -R + j * gap + wave * Math.sin((i * 5 * TAU) / (d * 1.4) + (j % 2) * 1.5)),
          ).filter(near)
        : [at(-R, -R + j * gap), at(R, -R + j * gap)],
    ).filter((q) => q.length > 1);
  switch (s.kind) {
    case 'buti':
      return (
        dots(
          grid.flatMap(([x, y]) => series(5, (i) => polar(x, y, d * 0.2, (i / 5) * TAU))),
          d * 0.115,
          s.mark,
        ) + dots(grid, d * 0.1, s.hem)
      );
    case 'drops':
      return polys(
        grid.map(([x, y]) =>
          leaf(...polar(x, y, -d * 0.3, a + 1.57), d * 0.6, d * 0.17, a + 1.57, 0, 0.62, 5),
        ),
        s.mark,
      );
    case 'stripes':
      return lines(rows(d * 0.72), s.mark, d * 0.16) + dots(grid, d * 0.06, s.mark);
    case 'waves':
      return lines(rows(d * 0.62, d * 0.14), s.mark, d * 0.13);
    case 'checks':
      return (
        lines(rows(d * 0.7), s.mark, 1) +
        lines(
          rows(d * 0.7).map((q) => q.map(([x, y]): Point => [b.cx - (y - b.cy), b.cy + (x - b.cx)])),
          s.mark,
          1,
        ) +
        dots(grid, d * 0.1, s.hem)
      );
    default:
      return each(grid, ([x, y], i) =>
        fill(leaf(x, y, d * 1.1, d * 0.13, a + (i % 2 ? 1.3 : 1.75), i % 2 ? 0.2 : -0.2, 0.4, 5), s.mark),
      );
  }
}
