/** Hand-made lines and paint: the nib that swells and starves, the wash that slips, soft inner shading. */

import { type Poly, lerp } from './geometry.ts';
import { asStroke, pressure } from './gesture.ts';
import { clip, nextStroke } from './markup.ts';
import { area, lengthOf, walk } from './measure.ts';
import { noise1 } from './noise.ts';
import type { Rng } from './random.ts';
import { tellInk } from './recording.ts';
import { fill, lines, pathData, round1 } from './svg.ts';

export interface InkOptions {
  /** Default true: the outline of a shape. */
  closed?: boolean;
  /** Share by which the width varies, default 0.32. */
  vary?: number;
  /** Tremor in pixels, default 0.5. */
  jit?: number;
  /** How much open ends thin out, 0 to 1, default 0.6. */
  taper?: number;
  /** Thickest to thinnest part of a brush line whose width follows its gesture; then `vary` and `taper` do not count. */
  contrast?: number | undefined;
}

/** Bamboo-nib line: a filled ribbon whose width swells and starves, and which tapers at open ends. */
export function ink(line: Poly, col: string, w = 2.4, o: InkOptions = {}): string {
  const brushed = o.contrast !== undefined;
  const closed = (o.closed ?? true) && !brushed;
  const p = brushed && (o.closed ?? true) ? asStroke(line) : line;
  const vary = o.vary ?? 0.32;
  const jit = o.jit ?? 0.5;
  const taper = o.taper ?? (closed ? 0 : 0.6);
  const stations = walk(p, Math.max(2, Math.min(6, lengthOf(p, closed) / 10)), closed);
  if (stations.length < 2) return '';
  const seed = nextStroke();
  const swell = noise1(seed);
  const tremor = noise1(seed * 7 + 3);
  const total = stations[stations.length - 1].s || 1;
  const path = closed ? [...stations, stations[0]] : stations;
  const press = o.contrast === undefined ? undefined : pressure(path, o.contrast, seed);
  const left: Poly = [];
  const right: Poly = [];
  path.forEach((s, i) => {
    const before = path[i === 0 ? (closed ? path.length - 2 : 0) : i - 1].p;
    const after = path[i === path.length - 1 ? (closed ? 1 : i) : i + 1].p;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const edge = closed ? Math.min(1, Math.min(s.s, total - s.s) / 20) : 1;
    const shift = tremor(s.s / 26) * jit * edge;
    const thin = taper ? lerp(1, Math.min(1, Math.min(s.t, 1 - s.t) * 6 + 0.15), taper) : 1;
    const half = Math.max(0.25, (w / 2) * (press ? press[i] : (1 + vary * swell(s.s / 18) * edge) * thin));
    const nx = -Math.sin(angle);
    const ny = Math.cos(angle);
    left.push([s.p[0] + nx * (half + shift), s.p[1] + ny * (half + shift)]);
    right.push([s.p[0] - nx * (half - shift), s.p[1] - ny * (half - shift)]);
  });
  const d = closed
    ? pathData(left) + pathData([...right].reverse())
    : pathData([...left, ...[...right].reverse()]);
  tellInk(d, () => ({
    middle: left.map(([x, y], i) => [(x + right[i][0]) / 2, (y + right[i][1]) / 2]),
    width: w,
    closed,
  }));
  return closed ? `<path d="${d}" fill="${col}" fill-rule="evenodd"/>` : `<path d="${d}" fill="${col}" />`;
}

/** Flat paint and a hand-made outline. */
export const inked = (p: Poly, paint: string, col: string, w?: number, o?: InkOptions): string =>
  fill(p, paint) + ink(p, col, w, o);

/** Flat paint, a pattern seen through the shape, and a hand-made outline. */
export const patterned = (
  p: Poly,
  paint: string,
  pattern: string,
  col: string,
  w?: number,
  o?: InkOptions,
): string => fill(p, paint) + clip(p, pattern) + ink(p, col, w, o);

/** Short strokes standing on a line, inwards on a closed shape (Madhubani kachni edge). */
export function ticks(
  p: Poly,
  length: number,
  gap: number,
  w: number,
  col: string,
  rng: Rng,
  closed = true,
  slant = 0,
): string {
  const inwards = closed ? Math.sign(area(p)) || 1 : 1;
  const strokes = walk(p, gap, closed).map((s): Poly => {
    const a = s.a + inwards * (Math.PI / 2) + slant + rng.between(-0.1, 0.1);
    const L = length * rng.between(0.9, 1.1);
    return [s.p, [s.p[0] + Math.cos(a) * L, s.p[1] + Math.sin(a) * L]];
  });
  return lines(strokes, col, w);
}

/** Flat paint that does not quite meet its outline. */
export function paint(p: Poly, col: string, rng: Rng, slip = 0.7, opacity = 1): string {
  const dx = rng.between(-slip, slip);
  const dy = rng.between(-slip, slip);
  return `<path d="${pathData(p)}" fill="${col}"${opacity < 1 ? ` opacity="${opacity}"` : ''} transform="translate(${round1(dx)} ${round1(dy)})"/>`;
}

/**
 * Flat paint with soft shading along the inside of the contour (the miniature painters' pardaz).
 * @param w width of the shade
 * @param blur 1, 2, 3, 5, 8, 14 or 24: the blur filters every painting carries
 * @param o shade opacity, its shift dx, dy, a highlight colour on the other side, and `rim`, the lines to shade along when
 *   the shape runs on into a neighbour
 */
export function modelled(
  p: Poly,
  base: string,
  shade: string,
  w: number,
  blur: number,
  o: { op?: number; dx?: number; dy?: number; hi?: string | undefined; rim?: Poly[] | undefined } = {},
): string {
  const dx = o.dx ?? 0;
  const dy = o.dy ?? 0;
  const outline = o.rim ? o.rim.map((l) => pathData(l, false)).join('') : pathData(p);
  const rim = (colour: string, width: number, opacity: string | number, x: number, y: number): string =>
    `<g filter="url(#b${blur})" opacity="${opacity}"><path d="${outline}" transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="${width}"/></g>`;
  const shading = rim(shade, w, o.op ?? 0.8, dx, dy);
  const light = o.hi ? rim(o.hi, w * 0.4, '.7', -dx * 1.5, -dy * 1.5) : '';
  return fill(p, base) + clip(p, shading + light);
}
