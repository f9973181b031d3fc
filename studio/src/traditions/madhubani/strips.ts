/**
 * Bands of pattern that follow any shape: rings of a lotus, the body of a snake, the tiers of a skirt. A strip is drawn in its own
 * space, x along it from 0 to L and y across it from 0 to T, and laid into the picture by a map.
 */
import { inset } from '../../draw/contour.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, resample, walk } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { INK, K } from './style.ts';

/** What fills a strip. */
export type Mark =
  | 'plain'
  | 'lines'
  | 'slant'
  | 'lattice'
  | 'dots'
  | 'zig'
  | 'teeth'
  | 'scallop'
  | 'petals'
  | 'diamond'
  | 'flower'
  | 'leaf'
  | 'eyes'
  | 'check'
  | 'waves'
  | 'chevron';

/** One strip: its mark, the ground, the colour of the mark. */
export interface Stripe {
  mark: Mark;
  col: string;
  /** Colour of the mark; default paper. */
  on?: string;
  /** Relative thickness among the stripes of a shape, default 1. */
  t?: number;
}

/** From strip space to the picture. */
export type Lay = (x: number, y: number) => Point;

const oval = (x: number, y: number, a: number, b: number, n = 16): Poly =>
  series(n, (i) => [x + a * Math.cos((i / n) * TAU), y + b * Math.sin((i / n) * TAU)]);

/** Ink-coloured cross strokes `gap` apart, leaning by `lean` thicknesses. */
const strokes = (L: number, T: number, gap: number, lean: number): Poly[] => {
  const n = Math.max(2, Math.round(L / gap));
  return series(n, (i): Poly => {
    const x = ((i + 0.5) * L) / n;
    return [
      [x - (lean * T) / 2, 0],
      [x, T / 2],
      [x + (lean * T) / 2, T],
    ];
  });
};

/** Shapes of a mark in strip space: filled ones, their centres and bare lines. */
function shapesOf(mark: Mark, L: number, T: number): { fills: Poly[]; eyes: Point[]; bare: Poly[] } {
  const fills: Poly[] = [];
  const eyes: Point[] = [];
  const bare: Poly[] = [];
  const cells = (want: number, draw: (x: number, d: number, i: number) => void): void => {
    const n = Math.max(1, Math.round(L / Math.max(3, want)));
    for (let i = 0; i < n; i++) draw(((i + 0.5) * L) / n, L / n, i);
  };
  switch (mark) {
    case 'plain':
      break;
    case 'lines':
      bare.push(...strokes(L, T, 4.6, 0));
      break;
    case 'slant':
      bare.push(...strokes(L, T, 5, 0.8));
      break;
    case 'lattice':
      bare.push(...strokes(L, T, 7.5, 1), ...strokes(L, T, 7.5, -1));
      break;
    case 'dots':
      cells(T * 0.8, (x) => eyes.push([x, T / 2]));
      break;
    case 'zig':
      cells(T * 0.9, (x, d) =>
        bare.push(
          [
            [x - d / 2, T * 0.85],
            [x, T * 0.15],
            [x + d / 2, T * 0.85],
          ],
          [
            [x - d / 2, T * 0.6],
            [x, -T * 0.1],
            [x + d / 2, T * 0.6],
          ],
        ),
      );
      break;
    case 'chevron':
      cells(6.5, (x) =>
        bare.push([
          [x - T * 0.28, 0],
          [x + T * 0.22, T / 2],
          [x - T * 0.28, T],
        ]),
      );
      break;
    case 'teeth':
      cells(T * 0.85, (x, d) => {
        fills.push([
          [x - d / 2, T],
          [x, T * 0.08],
          [x + d / 2, T],
        ]);
      });
      break;
    case 'scallop':
      cells(T * 1.5, (x, d) => {
        const bow = (k: number): Poly =>
          series(13, (i) => {
            const a = Math.PI + (i / 12) * Math.PI;
            return [x + (d / 2) * k * Math.cos(a), T + T * 0.9 * k * Math.sin(a)];
          });
        fills.push(bow(1));
        bare.push(bow(0.6));
      });
      break;
    case 'petals':
      cells(T * 0.72, (x, d) => {
        fills.push(leaf(x, T, T * 0.96, d * 0.52, -Math.PI / 2, 0, 0.46, 8));
        for (const k of [-0.22, 0, 0.22])
          bare.push([
            [x, T * 0.95],
            [x + k * d, T * (0.32 + Math.abs(k))],
          ]);
      });
      break;
    case 'diamond':
      cells(T * 1.1, (x, d) => {
        fills.push([
          [x, T * 0.08],
          [x + d * 0.46, T / 2],
          [x, T * 0.92],
          [x - d * 0.46, T / 2],
        ]);
        eyes.push([x, T / 2]);
      });
      break;
    case 'flower':
      cells(T * 1.12, (x) => {
        for (let k = 0; k < 6; k++)
          fills.push(leaf(x, T / 2, T * 0.46, T * 0.2, (k / 6) * TAU + 0.3, 0, 0.62, 5));
        eyes.push([x, T / 2]);
      });
      break;
    case 'leaf':
      cells(T * 0.62, (x, d, i) => {
        fills.push(leaf(x - d / 2, T / 2, T * 0.62, T * 0.17, (i % 2 ? 1 : -1) * 0.8, 0, 0.5, 6));
      });
      bare.push([
        [0, T / 2],
        [L, T / 2],
      ]);
      break;
    case 'eyes':
      cells(T * 1.05, (x) => {
        fills.push(oval(x, T / 2, T * 0.4, T * 0.4));
        eyes.push([x, T / 2]);
      });
      break;
    case 'check':
      cells(T / 2, (x, d, i) => {
        const y = i % 2 ? 0 : T / 2;
        fills.push([
          [x - d / 2, y],
          [x + d / 2, y],
          [x + d / 2, y + T / 2],
          [x - d / 2, y + T / 2],
        ]);
      });
      break;
    case 'waves':
      for (let k = 0; k < Math.max(2, Math.round(T / 6)); k++) {
        const y = ((k + 0.5) * T) / Math.max(2, Math.round(T / 6));
        const n = Math.max(8, Math.round(L / 5));
        bare.push(series(n + 1, (i) => [(i * L) / n, y + 1.8 * Math.sin((i * 5) / 5.2 + k)] as Point));
      }
      break;
  }
  return { fills, eyes, bare };
}

/** Long strip lines get points between, so that they bend with the map. */
const supple = (p: Poly): Poly => (p.length > 2 ? p : resample(p, 8));

/**
 * Draw one strip.
 * @param lay from strip space to the picture
 * @param edges draw the two long edges, default true
 */
export function strip(lay: Lay, L: number, T: number, s: Stripe, edges = true): string {
  const on = s.on ?? K.paper;
  const steps = Math.max(2, Math.ceil(L / 6));
  const edge = (y: number): Poly => series(steps + 1, (i) => lay((i * L) / steps, y));
  const top = edge(0);
  const bottom = edge(T);
  const { fills, eyes, bare } = shapesOf(s.mark, L, T);
  const put = (p: Poly): Poly => p.map(([x, y]) => lay(x, y));
  const made = fills.map(put);
  const rim = Math.min(1.1, 0.5 + T / 40);
  let out = fill([...top, ...[...bottom].reverse()], s.col) + polys(made, on);
  out += lines(
    made.map((p) => [...p, p[0]]),
    INK,
    rim,
  );
  out += lines(
    bare.map((p) => put(supple(p))),
    INK,
    s.mark === 'waves' ? 0.8 : 0.9,
  );
  const spot = s.mark === 'dots' ? T * 0.26 : T * 0.13;
  if (eyes.length) out += dots(put(eyes), Math.max(1.2, spot), s.mark === 'dots' ? on : s.col);
  return edges ? out + line(top, INK, 1.2) + line(bottom, INK, 1.2) : out;
}

/** Concentric rings from the outside in. @param radii one more than stripes, falling */
export function rings(cx: number, cy: number, radii: number[], stripes: Stripe[], turn = 0): string {
  return each(stripes, (s, i) => {
    const [r1, r0] = [radii[i], radii[i + 1]];
    const mid = (r0 + r1) / 2;
    const L = TAU * mid;
    return strip((x, y) => polar(cx, cy, r1 - y, turn + x / mid), L, r1 - r0, s);
  });
}

/** Stripes along a line, like a border that follows a river: from one side to the other. @param width whole width */
export function along(path: Poly, width: number, stripes: Stripe[]): string {
  const stations = walk(path, 3);
  const L = stations[stations.length - 1].s;
  const total = stripes.reduce((sum, s) => sum + (s.t ?? 1), 0);
  let y0 = -width / 2;
  return each(stripes, (s) => {
    const T = (width * (s.t ?? 1)) / total;
    const base = y0;
    y0 += T;
    const lay: Lay = (x, y) => {
      const k =
        stations[Math.max(0, Math.min(stations.length - 1, Math.round((x / L) * (stations.length - 1))))];
      const d = base + y;
      return [k.p[0] - Math.sin(k.a) * d, k.p[1] + Math.cos(k.a) * d];
    };
    return strip(lay, L, T, s);
  });
}

/** How `woven` lays its stripes. */
export interface Weave {
  /** Direction in which the stripes follow one another, default downwards. */
  a?: number;
  /** How far the middle of a stripe sags along that direction. */
  sag?: number;
}

/** Stripes across a shape, from one end to the other, clipped to it. */
export function woven(shape: Poly, stripes: Stripe[], o: Weave = {}): string {
  const a = o.a ?? Math.PI / 2;
  const sag = o.sag ?? 0;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const b = bounds(shape.map(([x, y]): Point => [x * s - y * c, x * c + y * s]));
  const total = stripes.reduce((sum, q) => sum + (q.t ?? 1), 0);
  const room = b.h + Math.abs(sag);
  let v0 = b.y0 - Math.max(0, sag);
  const out = stripes.map((q) => {
    const T = (room * (q.t ?? 1)) / total;
    const base = v0;
    v0 += T;
    const lay: Lay = (x, y) => {
      const t = (2 * x) / b.w - 1;
      const u = b.x0 + x;
      const v = base + y + sag * (1 - t * t);
      return [u * s + v * c, -u * c + v * s];
    };
    return strip(lay, b.w, T, q);
  });
  return clip(shape, out.join(''));
}

/** A shape woven in stripes inside the Mithila double outline. @param rim width of the pale rim between the outlines */
export function wovenPart(
  add: (svg: string) => void,
  shape: Poly,
  stripes: Stripe[],
  o: Weave & { rim?: number; w?: number; pale?: string } = {},
): void {
  const rim = o.rim ?? 4;
  const w = o.w ?? 2;
  add(fill(shape, o.pale ?? K.paper));
  for (const q of inset(resample(shape, 6, true), rim)) add(woven(q, stripes, o) + ink(q, INK, w * 0.6));
  const sign = rimSide(shape);
  const strokesOnRim = walk(shape, 4, true).map((k): Poly => {
    return [k.p, [k.p[0] - Math.sin(k.a) * rim * sign, k.p[1] + Math.cos(k.a) * rim * sign]];
  });
  add(lines(strokesOnRim, INK, 0.75) + ink(shape, INK, w));
}

/** +1 when the inside lies to the right of the outline's direction (y downwards), else -1. */
function rimSide(p: Poly): number {
  let sum = 0;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++) sum += p[j][0] * p[i][1] - p[i][0] * p[j][1];
  return Math.sign(sum) || 1;
}
