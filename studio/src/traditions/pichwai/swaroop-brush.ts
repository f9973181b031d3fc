/** How Shrinathji is painted, whatever his size: line, pearls, stones, cloth. Small images are flat. */
import { curve, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import type { Cloth } from '../../figures/types.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from './people.ts';

/** His skin, its shade, its contour. */
export const SKIN = '#20304e',
  SHADE = '#0a1122',
  LINE = '#060a14';

/** Festival dress of the deity. */
export interface Dress {
  robe?: Cloth;
  stole?: Cloth;
  /** A turban with a plume, one with a peacock feather, the peaked crown with three feathers (the default), a tiered crown. */
  gear?: 'turban' | 'pagh' | 'mukut' | 'kirita';
  turban?: Cloth;
  /** Colours of the long garland. */
  garland?: string[];
  /** Dhoti and bare chest, a flaring coat with sleeves, or full skirt (the default). */
  lower?: 'ghagra' | 'dhoti' | 'jama';
}

/** The other half of a symmetrical line. */
export const mirror = (p: Poly): Poly => p.map(([x, y]): Point => [-x, y]);
/** A closed outline from its right half, top to bottom. */
export const both = (right: number[]): Poly => {
  const half = polyline(right);
  return curve([...half, ...mirror(half).reverse()], true);
};

/** Takes his own units into the picture. */
export interface Brush {
  T: (p: Poly) => Poly;
  S: number;
  at(x: number, y: number): Point;
  /** Large enough for fine work. */
  fine: boolean;
  r: Rng;
}

/** Inked outline. */
export const edge = (b: Brush, p: Poly, w = 1.6, col = LINE): string =>
  ink(b.T(p), col, Math.max(0.6, w * b.S), { vary: 0.2, jit: 0.2 });
/** Inked open line. */
export const stroke = (b: Brush, p: Poly, w: number, col: string): string =>
  ink(b.T(p), col, Math.max(0.4, w * b.S), { closed: false, vary: 0.15, jit: 0.1, taper: 0.8 });
/** A string of beads. */
export const beads = (b: Brush, p: Poly, R: number, col = '#fbf6ea'): string => {
  const q = resample(b.T(p), R * 2 * b.S);
  return dots(q, R * b.S * 1.12, '#3a2410') + dots(q, R * b.S * 0.9, col);
};
/** A stone in a gold collet. */
export const gem = (b: Brush, x: number, y: number, R: number, col: string): string => {
  const [px, py] = b.at(x, y);
  return (
    dot(px, py, R * 1.55 * b.S, '#6d3f10') +
    dot(px, py, R * 1.35 * b.S, K.goldHi) +
    dot(px, py, R * b.S, col) +
    (b.fine ? dot(px - R * 0.3 * b.S, py - R * 0.3 * b.S, R * 0.28 * b.S, '#ffffffcc') : '')
  );
};

/** Shaded paint, flat when the figure is small. */
export const shaded = (
  b: Brush,
  q: Poly,
  base: string,
  shade: string,
  w: number,
  blur: number,
  o: Parameters<typeof modelled>[5] = {},
): string => (b.fine ? modelled(q, base, shade, w, blur, o) : fill(q, base));

/** Cloth with sprigs, folds and a border along its hem. */
export function drape(b: Brush, p: Poly, c: Cloth, folds: Poly[], hem: Poly, w: number): string {
  const q = b.T(p),
    h = b.T(hem);
  const sprigs = b.fine
    ? each(scatter(q, 17 * b.S, b.r, 3), ([x, y], i) =>
        c.pattern === 'stripe'
          ? ''
          : polys(rosette(x, y, 4.4 * b.S, 5, i), c.motif) + dot(x, y, 1.3 * b.S, c.border2),
      )
    : dots(scatter(q, 11, b.r, 2), 1, c.motif);
  return (
    shaded(b, q, c.base, c.shade, 22 * b.S, 5, { op: 0.75 }) +
    clip(
      q,
      sprigs +
        each(folds, (f) =>
          ink(
            b.T(f),
            c.pattern === 'stripe' ? c.motif : c.shade,
            Math.max(0.5, (c.pattern === 'stripe' ? 3 : 1.4) * b.S),
            { closed: false, taper: 0.8 },
          ),
        ) +
        line(h, c.border, w * b.S) +
        (b.fine
          ? dots(resample(h, 9 * b.S), 2.6 * b.S, c.border2) +
            line(transform(h, 0, -w * 0.5 * b.S), c.border2, 1.6 * b.S) +
            line(transform(h, 0, w * 0.5 * b.S), c.border2, 1.6 * b.S)
          : ''),
    ) +
    ink(q, K.line, Math.max(0.6, 1.6 * b.S))
  );
}
