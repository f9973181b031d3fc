/** Polylines to SVG markup. Every function returns a string; a picture is these strings in painting order. */
import type { Point, Poly } from './geometry.ts';
import type { Rng } from './random.ts';
import { tellShape } from './recording.ts';

/** One decimal is finer than any line here and keeps the documents small. */
export const round1 = (v: number): number => Math.round(v * 10) / 10;

/** The `d` attribute of a path. */
export function pathData(p: Poly, closed = true): string {
  const d = 'M' + p.map((q) => round1(q[0]) + ' ' + round1(q[1])).join('L') + (closed ? 'Z' : '');
  tellShape(d);
  return d;
}

/** Filled shape. `extra` is any further attributes. */
export const fill = (p: Poly, col: string, extra = ''): string =>
  `<path d="${pathData(p)}" fill="${col}" ${extra}/>`;

/** Stroke of even width. */
export const line = (p: Poly, col: string, w: number, closed = false, extra = ''): string =>
  `<path d="${pathData(p, closed)}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** Many open strokes in one element. */
export const lines = (ps: Poly[], col: string, w: number, extra = ''): string =>
  ps.length
    ? `<path d="${ps.map((p) => pathData(p, false)).join('')}" fill="none" stroke="${col}" stroke-width="${w}" stroke-linecap="round" ${extra}/>`
    : '';

/** Many filled shapes in one element. */
export const polys = (ps: Poly[], col: string, extra = ''): string =>
  ps.length ? `<path d="${ps.map((p) => pathData(p)).join('')}" fill="${col}" ${extra}/>` : '';

/** Filled circle. */
export function dot(x: number, y: number, r: number, col: string): string {
  tellShape(`${round1(x)} ${round1(y)}`);
  return `<circle cx="${round1(x)}" cy="${round1(y)}" r="${round1(r)}" fill="${col}"/>`;
}

/** Many dots in one element; with `rng` their sizes vary by a fifth. */
export function dots(ps: Point[], r: number, col: string, rng?: Rng): string {
  if (!ps.length) return '';
  const path = ps.map(([x, y]) => {
    const q = rng ? r * rng.between(0.8, 1.2) : r;
    const R = round1(q);
    return `M${round1(x - q)} ${round1(y)}a${R} ${R} 0 1 0 ${round1(2 * q)} 0a${R} ${R} 0 1 0 ${round1(-2 * q)} 0`;
  });
  path.forEach(tellShape);
  return `<path d="${path.join('')}" fill="${col}"/>`;
}

/** Filled shape with an outline of even width. */
export const edged = (p: Poly, col: string, edge: string, w: number): string =>
  fill(p, col) + line(p, edge, w, true);
