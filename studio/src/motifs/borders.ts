/** Border bands. Each band draws along x in 0..L, thickness T; `frame` bends them round a picture. */
import { curve, polyline } from '../draw/curves.ts';
import type { Point, Poly } from '../draw/geometry.ts';
import { hatch } from '../draw/hatching.ts';
import { ink, inked } from '../draw/ink.ts';
import { each, group } from '../draw/markup.ts';
import { walk } from '../draw/measure.ts';
import type { Rng } from '../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../draw/svg.ts';
import { fish } from './animals/fish.ts';
import { place } from './place.ts';
import { lotusSide } from './plants/lotus-outline.ts';
import { rosette } from './plants/rosette.ts';

/** Colours of a border: line colour and weight, paints in turn, ground, leaves. */
export interface BStyle {
  ink: string;
  w: number;
  cols: string[];
  bg: string;
  leaf?: string;
}

/** A band of length L and thickness T, drawn along x with its outside edge at y = 0. */
export type Band = (L: number, T: number, r: Rng, s: BStyle) => string;

const cells = (L: number, want: number) => {
  const n = Math.max(1, Math.round(L / want));
  return { n, d: L / n };
};

/** One flat colour. */
export const plain =
  (col: string): Band =>
  (L, T) =>
    fill(rect(0, 0, L, T), col);

/** Upright hatching. */
export const hatched: Band = (L, T, r, s) =>
  fill(rect(0, 0, L, T), s.bg) + hatch(rect(0, 0, L, T), Math.PI / 2, 5, s.w * 0.5, s.ink, r, 0.1);

/** Slanting hatching. */
export const slant: Band = (L, T, r, s) =>
  fill(rect(0, 0, L, T), s.bg) + hatch(rect(0, 0, L, T), 1.0, 6, s.w * 0.6, s.ink, r, 0.1);

/** Twisted rope in two colours. */
export const rope: Band = (L, T, _r, s) => {
  const { n, d } = cells(L, T * 1.1);
  let o = fill(rect(0, 0, L, T), s.ink);
  for (let i = 0; i < n; i++)
    o += fill(
      leaf(
        i * d + d * 0.05,
        T * 0.86,
        Math.hypot(d * 0.9, T * 0.74),
        T * 0.3,
        -Math.atan2(T * 0.74, d * 0.9),
        0,
        0.5,
      ),
      s.cols[i % 2 ? 0 : Math.min(1, s.cols.length - 1)],
    );
  return o;
};

/** Hatched triangles with dots between. */
export const triangles: Band = (L, T, r, s) => {
  const { n, d } = cells(L, T * 0.95);
  let o = fill(rect(0, 0, L, T), s.bg);
  for (let i = 0; i < n; i++) {
    const p = polyline(i * d, T, i * d + d / 2, 1, (i + 1) * d, T),
      q = polyline(i * d + d * 0.24, T, i * d + d / 2, T * 0.48, (i + 1) * d - d * 0.24, T);
    o +=
      fill(p, s.cols[i % s.cols.length]) +
      hatch(p, 0, 4.5, s.w * 0.4, s.ink, r) +
      inked(q, s.bg, s.ink, s.w * 0.6) +
      ink(p, s.ink, s.w * 0.9) +
      dot((i + 1) * d, T * 0.26, T * 0.1, s.cols[(i + 1) % s.cols.length]);
  }
  return o;
};

/** Two rows of lotus petals. */
export const petals: Band = (L, T, _r, s) => {
  const { n, d } = cells(L, T * 0.78);
  let o = fill(rect(0, 0, L, T), s.bg);
  for (let i = 0; i <= n; i++) {
    const p = leaf(i * d, T, T * 0.72, d * 0.42, -Math.PI / 2, 0, 0.4);
    o += inked(p, s.cols[1 % s.cols.length], s.ink, s.w * 0.6);
  }
  for (let i = 0; i < n; i++) {
    const p = leaf(i * d + d / 2, T, T * 0.96, d * 0.5, -Math.PI / 2, 0, 0.38),
      q = leaf(i * d + d / 2, T, T * 0.6, d * 0.27, -Math.PI / 2, 0, 0.38);
    o += inked(p, s.cols[0], s.ink, s.w * 0.8) + inked(q, s.cols[2 % s.cols.length], s.ink, s.w * 0.5);
  }
  return o;
};

/** A zigzag ribbon. */
export const zigzag: Band = (L, T, _r, s) => {
  const { n, d } = cells(L, T * 0.8);
  const a: Poly = [],
    b: Poly = [];
  for (let i = 0; i <= n * 2; i++) {
    a.push([(i * d) / 2, i % 2 ? T * 0.12 : T * 0.7]);
    b.push([(i * d) / 2, i % 2 ? T * 0.36 : T * 0.94]);
  }
  return (
    fill(rect(0, 0, L, T), s.bg) +
    fill([...a, ...b.reverse()], s.cols[0]) +
    line(a, s.ink, s.w * 0.7) +
    line(b, s.ink, s.w * 0.7)
  );
};

/** A string of beads. */
export const beads: Band = (L, T, _r, s) => {
  const { n, d } = cells(L, T * 1.15);
  let o = fill(rect(0, 0, L, T), s.bg);
  for (let i = 0; i < n; i++)
    o +=
      dot(i * d + d / 2, T / 2, T * 0.4, s.cols[i % s.cols.length]) +
      dot(i * d + d / 2, T / 2, T * 0.17, s.ink);
  return o;
};

/** Vine wave with leaves each side and a flower in each hollow. */
export const vine =
  (flower = true, dens = 1): Band =>
  (L, T, r, s) => {
    const { n, d } = cells(L, (T * 2.1) / dens);
    let o = fill(rect(0, 0, L, T), s.bg);
    const pts: Point[] = [];
    for (let i = 0; i <= n * 2; i++) pts.push([(i * d) / 2, i % 2 ? T * 0.8 : T * 0.2]);
    const st = curve(pts, false, 12),
      lf = s.leaf ?? s.cols[1 % s.cols.length];
    walk(st, d / 9).forEach((k, i) => {
      const sg = i % 2 ? 1 : -1;
      if (k.s < 4 || k.s > 1e9) return;
      const p = leaf(k.p[0], k.p[1], T * 0.25, T * 0.075, k.a + sg * 0.95, -sg * 0.15);
      o += inked(p, lf, s.ink, s.w * 0.45);
    });
    o += ink(st, s.ink, s.w * 1.1, { closed: false, taper: 0 });
    if (flower)
      for (let i = 0; i < n * 2 + 1; i++) {
        const x = (i * d) / 2,
          y = i % 2 ? T * 0.34 : T * 0.68,
          R = T * 0.27;
        if (x < R || x > L - R) continue;
        const pt = rosette(x, y, R, 8, r.between(0, 1));
        o +=
          dot(x, y, R * 0.95, s.bg) +
          polys(pt, s.cols[i % s.cols.length]) +
          each(pt, (p) => ink(p, s.ink, s.w * 0.5)) +
          dot(x, y, R * 0.27, s.cols[(i + 1) % s.cols.length]) +
          line(ellipse(x, y, R * 0.27), s.ink, s.w * 0.6, true);
      }
    return o;
  };

/** Flowers of k petals with a leaf between. */
export const rosettes =
  (k = 8): Band =>
  (L, T, _r, s) => {
    const { n, d } = cells(L, T * 1.15);
    let o = fill(rect(0, 0, L, T), s.bg);
    for (let i = 0; i < n; i++) {
      const x = i * d + d / 2,
        y = T / 2,
        R = T * 0.44,
        pt = rosette(x, y, R, k, 0, 0.62);
      o +=
        polys(pt, s.cols[i % s.cols.length]) +
        each(pt, (p) => ink(p, s.ink, s.w * 0.6)) +
        dot(x, y, R * 0.28, s.cols[(i + 1) % s.cols.length]) +
        line(ellipse(x, y, R * 0.28), s.ink, s.w * 0.7, true);
      for (const sg of [-1, 1]) {
        const p = leaf(i * d, y, T * 0.4, T * 0.11, (sg * Math.PI) / 2);
        o += inked(p, s.leaf ?? s.cols[1 % s.cols.length], s.ink, s.w * 0.5);
      }
    }
    return o;
  };

/** Lotuses hanging and standing in turn. */
export const lotuses: Band = (L, T, _r, s) => {
  const { n, d } = cells(L, T * 1.25);
  let o = fill(rect(0, 0, L, T), s.bg);
  for (let i = 0; i < n; i++) {
    const x = i * d + d / 2,
      ps = lotusSide(x, T * 0.86, T * 0.7, 5, 1.1);
    o += lines([arc(i * d, T * 0.2, d / 2, 0, Math.PI, 14, T * 0.6)], s.leaf ?? s.ink, s.w);
    ps.forEach(
      (p, k) => (o += inked(p, s.cols[k === ps.length - 1 ? 1 % s.cols.length : 0], s.ink, s.w * 0.55)),
    );
    const q = leaf(i * d, T * 0.1, T * 0.6, T * 0.16, Math.PI / 2);
    o += inked(q, s.leaf ?? s.cols[0], s.ink, s.w * 0.5);
  }
  return o;
};

/** Fish following one another. */
export const fishes: Band = (L, T, r, s) => {
  const { n, d } = cells(L, T * 2.05);
  let o = fill(rect(0, 0, L, T), s.bg);
  for (let i = 0; i < n; i++) {
    const F = place(fish(8), i * d + d / 2 + T * 0.1, T / 2, T / 112, 0, i % 2 ? 1 : -1),
      col = s.cols[i % s.cols.length];
    for (const k of ['tail', 'top', 'bot', 'bot2'] as const)
      o +=
        fill(F[k], s.cols[(i + 1) % s.cols.length]) +
        hatch(F[k], 0, 4, s.w * 0.4, s.ink, r) +
        ink(F[k], s.ink, s.w * 0.6);
    o +=
      fill(F.body, col) +
      hatch(F.body, 1.2, 4.5, s.w * 0.4, s.ink, r) +
      fill(F.head, s.bg) +
      ink(F.body, s.ink, s.w * 0.8) +
      line(F.gill, s.ink, s.w * 0.8) +
      dot(F.eye[20][0], F.eye[20][1], 2.6, s.ink);
  }
  return o;
};

/**
 * One band of a frame: thickness, drawing, and whether its corners get a rosette (default: when thicker than 18).
 */
export interface BandSpec {
  t: number;
  band: Band;
  corner?: boolean;
}

/**
 * Draw bands round a picture from the outside in, rosettes in the corners.
 * @param m margin outside the first band
 * @returns the drawing and the inner rectangle
 */
export function frame(W: number, H: number, m: number, bands: BandSpec[], r: Rng, s: BStyle) {
  let o = '',
    x = m,
    y = m,
    w = W - 2 * m,
    h = H - 2 * m;
  for (const b of bands) {
    const T = b.t,
      c = b.corner !== false && T > 18,
      Lx = c ? w - 2 * T : w,
      Ly = h - 2 * T,
      off = c ? T : 0;
    o +=
      group(b.band(Lx, T, r, s), `transform="translate(${x + off} ${y})"`) +
      group(b.band(Lx, T, r, s), `transform="translate(${x + off + Lx} ${y + h}) rotate(180)"`);
    o +=
      group(b.band(Ly, T, r, s), `transform="translate(${x} ${y + T + Ly}) rotate(-90)"`) +
      group(b.band(Ly, T, r, s), `transform="translate(${x + w} ${y + T}) rotate(90)"`);
    if (c)
      for (const [cx, cy] of [
        [x, y],
        [x + w - T, y],
        [x, y + h - T],
        [x + w - T, y + h - T],
      ]) {
        const pt = rosette(cx + T / 2, cy + T / 2, T * 0.46, 8, 0.39);
        o +=
          fill(rect(cx, cy, T, T), s.bg) +
          polys(pt, s.cols[0]) +
          each(pt, (p) => ink(p, s.ink, s.w * 0.6)) +
          dot(cx + T / 2, cy + T / 2, T * 0.13, s.cols[1 % s.cols.length]) +
          ink(rect(cx, cy, T, T), s.ink, s.w * 0.9);
      }
    o += ink(rect(x, y, w, h), s.ink, s.w * 1.1, { vary: 0.2 });
    x += T;
    y += T;
    w -= 2 * T;
    h -= 2 * T;
    o += ink(rect(x, y, w, h), s.ink, s.w * 1.1, { vary: 0.2 });
  }
  return { svg: o, x, y, w, h };
}
