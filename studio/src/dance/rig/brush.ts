/** Flicker-free painting helpers: soft inner shading without blur filters, hand-tinted colours. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { ribbon } from '../../draw/shapes.ts';
import { clip, each } from '../../draw/markup.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

const hex = (c: string) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
const str = (v: number[]) =>
  '#' +
  each(v, (x) =>
    Math.round(Math.max(0, Math.min(255, x)))
      .toString(16)
      .padStart(2, '0'),
  );
/** Blend of two colours. */
const blendC = (a: string, b: string, u: number) => {
  const p = hex(a),
    q = hex(b);
  return str(p.map((v, i) => v + (q[i] - v) * u));
};
/** Darker (k < 0, towards a warm umber) or lighter (k > 0, towards cream). */
export const tone = (c: string, k: number) =>
  k < 0 ? blendC(c, '#1c0a10', Math.min(0.9, -k)) : blendC(c, '#fff4da', Math.min(0.9, k));

/** Shape with three stacked translucent strokes inside: reads as modelled paint. The outline lies under the fill. */
export function volume(
  p: Poly,
  col: string,
  w: number,
  edge = '#24100e',
  ew = 1.2,
  shade = tone(col, -0.55),
): string {
  if (p.length < 3) return '';
  const inside = each([1, 0.62, 0.3], (k) => line(p, shade, w * k, true, 'opacity=".2"'));
  const rim = ew ? line(p, edge, ew * 1.9, true) : '';
  return rim + fill(p, col) + clip(p, `<g transform="translate(${-w * 0.12} ${-w * 0.14})">${inside}</g>`);
}
/** Tapered limb through joints; widths at equal steps. */
export const tube = (pts: Point[], w: (t: number) => number) => ribbon(curve(pts, false, 6), w, 5);
/** Dot with a glint. */
export const bead = (p: Point, r: number, col: string) =>
  dot(p[0], p[1], r, col) + dot(p[0] - r * 0.3, p[1] - r * 0.35, r * 0.34, '#fff8dc');
/** Small flower. */
export const flower = (p: Point, r: number, col: string, heart: string, n = 6, rot = 0) =>
  polys(rosette(p[0], p[1], r, n, rot), col) + dot(p[0], p[1], r * 0.28, heart);
/** Beads every step along a line. */
export function string(p: Poly, step: number, r: number, col: string | string[]): string {
  const cs = Array.isArray(col) ? col : [col];
  let acc = 0,
    k = 0,
    o = '';
  for (let i = 1; i < p.length; i++) {
    const dx = p[i][0] - p[i - 1][0],
      dy = p[i][1] - p[i - 1][1],
      L = Math.hypot(dx, dy);
    if (L === 0) continue;
    while (acc <= L) {
      o += bead([p[i - 1][0] + (dx * acc) / L, p[i - 1][1] + (dy * acc) / L], r, cs[k++ % cs.length]);
      acc += step;
    }
    acc -= L;
  }
  return o;
}
export const midP = (a: Point, b: Point, u = 0.5): Point => [
  a[0] + (b[0] - a[0]) * u,
  a[1] + (b[1] - a[1]) * u,
];
/** Plain oval with opacity. */
export const oval = (x: number, y: number, rx: number, ry: number, paint: string, op = 1) => {
  const [a, b, c, d] = [x, y, rx, ry].map((v) => v.toFixed(1));
  return `<ellipse cx="${a}" cy="${b}" rx="${c}" ry="${d}" fill="${paint}" opacity="${op.toFixed(2)}"/>`;
};
/** Round patch of light painted with a halo gradient. */
export const glow = (x: number, y: number, r: number, id: string, op = 1) =>
  oval(x, y, r, r, `url(#${id})`, op);
/** Fill for a light halo, usable by glow() at any place. */
export const halo = (id: string, col: string, op = 0.6) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${col}" ` +
  `stop-opacity="${op}"/><stop offset="1" stop-color="${col}" stop-opacity="0"/></radialGradient>`;
