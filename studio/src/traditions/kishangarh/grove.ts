/** Trees, creepers and meadows of the Kishangarh landscape. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { K } from './style.ts';

/** Four greens from the shade to the light. */
export type Greens = readonly [string, string, string, string];

export const MANGO: Greens = ['#14301f', '#21482b', '#33673a', '#5d934e'];
export const NIGHT: Greens = ['#0d201d', '#153029', '#1f4537', '#356352'];
export const SPRING: Greens = ['#3a5d35', '#527b43', '#77a056', '#a8c67b'];
export const OLIVE: Greens = ['#2b3a1e', '#43562a', '#657b3a', '#97a758'];
export const DUSK: Greens = ['#1d2c2a', '#2a423a', '#3d5d48', '#6c8a5e'];

/** One tuft of a crown: three rings of leaves, the inner ones nearer the light. */
export function clump(x: number, y: number, R: number, g: Greens, turn: number): string {
  let s = fill(ellipse(x, y + R * 0.06, R * 0.98, R * 0.9, 0, 14), g[0]);
  for (const [k, n, reach, L] of [
    [1, 13, 0.5, 0.72],
    [2, 10, 0.28, 0.62],
    [3, 7, 0.06, 0.48],
  ] as const) {
    const cy = y - (k - 1) * R * 0.13,
      ring = series(n, (i) => {
        const a = turn + k + (i / n) * TAU;
        return leaf(...(polar(x, cy, R * reach, a) as [number, number]), R * L, R * 0.17, a, 0, 0.45, 6);
      });
    s += polys(ring, g[k], `stroke="${g[0]}" stroke-width=".7"`);
    if (R > 15)
      s += lines(
        ring.map((p) => [p[0], p[6]] as Poly),
        g[Math.min(3, k + 1)],
        0.5,
      );
  }
  return s;
}

export interface TreeOptions {
  greens?: Greens;
  /** Distance of the tufts, default 40. */
  gap?: number;
  /** Width of the trunk, default 26. */
  trunk?: number;
  bark?: string;
  /** Draws a blossom or fruit on a tuft; called for about every second one. */
  blossom?: (x: number, y: number, i: number) => string;
}

/** Tree whose crown fills `canopy`, trunk standing at (x, y). */
export function courtTree(x: number, y: number, canopy: Poly, r: Rng, o: TreeOptions = {}): string {
  const g = o.greens ?? MANGO,
    gap = o.gap ?? 40,
    b = bounds(canopy),
    w = o.trunk ?? 26,
    bark = o.bark ?? '#4a3524';
  const roots = series(9, (i): Point => {
    const t = i / 8;
    return [lerp(x, b.cx, t * t * 0.7) + Math.sin(i * 1.1) * w * 0.16, lerp(y, b.cy + b.h * 0.2, t)];
  });
  const limbs = colonize(canopy, roots, r, {
    spacing: 52,
    step: 15,
    kill: 32,
    tipW: 2.6,
    infl: 190,
    maxW: w,
  });
  let s = fill(
    transform(
      canopy.map(([px, py]): Point => [px - b.cx, py - b.cy]),
      b.cx,
      b.cy,
      0.9,
    ),
    g[0],
  );
  for (const l of limbs) s += edged(l.outline, bark, '#20140c', 0.8);
  const bole = ribbon(curve(roots.slice(0, 7)), widths(w * 0.66, w * 0.42, w * 0.38, w * 0.36, w * 0.3));
  s += inked(bole, bark, '#20140c', 1);
  const grain = series(5, (i) =>
    curve(roots.slice(0, 7).map(([px, py], k): Point => [px + (i - 2) * w * (0.15 - k * 0.008), py])),
  );
  s += lines(grain, '#8a6a48', 0.7, 'opacity=".6"');
  const tufts = scatter(canopy, gap, r, 0, 3).sort((p, q) => p[1] - q[1]);
  tufts.forEach(([cx, cy], i) => {
    s += clump(cx, cy, gap * r.between(0.7, 0.84), g, r.between(0, TAU));
    if (o.blossom && i % 2 === 0)
      s += o.blossom(cx + r.between(-gap, gap) * 0.3, cy + r.between(-gap, gap) * 0.3, i);
  });
  return s;
}

/** Rounded canopy outline with an uneven edge, kept below `top`. */
export const crown = (cx: number, cy: number, rx: number, ry: number, r: Rng, top = -1e9): Poly =>
  loopThrough(
    ...ellipse(cx, cy, rx, ry, 0, 13).flatMap(([x, y]) => [
      x + r.between(-rx, rx) * 0.09,
      Math.max(top, y + r.between(-ry, ry) * 0.09),
    ]),
  );

/** Cypress with a flowering creeper wound about it. @param h height, @param w half width */
export function cypress(
  x: number,
  y: number,
  h: number,
  w: number,
  r: Rng,
  g: Greens = MANGO,
  bloom = true,
): string {
  const shape = ribbon(
    curveThrough(x, y - h * 0.06, x, y - h * 0.5, x, y - h),
    widths(w * 0.35, w, w * 0.92, w * 0.6, 1),
  );
  let s =
    line(polyline(x, y, x, y - h * 0.14), '#4a3524', Math.max(3, w * 0.26)) + inked(shape, g[0], g[0], 2);
  const rows: Poly[][] = [[], [], []];
  for (const [px, py] of scatter(shape, Math.max(6, w * 0.24), r, 2, 2)) {
    const side = (px - x) / w;
    rows[side < -0.25 ? 2 : side < 0.3 ? 1 : 0].push(
      leaf(px, py + 6, 14, 2.6, -Math.PI / 2 + side * 0.5, 0, 0.4, 5),
    );
  }
  rows.forEach((set, i) => (s += polys(set, g[i + 1])));
  if (bloom) {
    const vine = curve(
      series(11, (i): Point => [
        x + Math.sin(i * 1.5) * w * 0.72 * (1 - i / 13),
        lerp(y - h * 0.06, y - h * 0.86, i / 10),
      ]),
    );
    s += line(vine, '#8aa05c', 1.3);
    walk(vine, 19).forEach((k, i) => {
      s +=
        fill(leaf(k.p[0], k.p[1], 10, 2.6, k.a + (i % 2 ? 1 : -1)), '#a5bb70') +
        polys(rosette(k.p[0], k.p[1], 5.4, 6, i), i % 3 ? '#eeb4b8' : '#f8f0dc') +
        dot(k.p[0], k.p[1], 1.5, '#b5482f');
    });
  }
  return s;
}

/** Plantain: a fan of broad torn leaves on a fleshy stem. @param h height of the stem */
export function plantain(x: number, y: number, h: number, r: Rng, s0 = 1): string {
  const stem = ribbon(curveThrough(x, y, x + 3, y - h * 0.5, x, y - h), widths(11 * s0, 9 * s0, 7 * s0));
  let s =
    inked(stem, '#8a9a52', '#2c3a1c', 1) +
    lines([transform(curveThrough(x, y, x + 3, y - h * 0.5, x, y - h), 3, 0)], '#c3cc86', 1);
  for (const [i, a] of [-2.75, -0.4, -2.3, -0.85, -1.9, -1.25, -1.57].entries()) {
    const L = (104 - Math.abs(a + 1.57) * 8) * s0 * r.between(0.92, 1.08),
      bend = (a + 1.57) * 0.24,
      p = leaf(x, y - h + 4, L, 21 * s0, a, bend, 0.5, 12),
      rib = transform(curveThrough(0, 0, L * 0.5, bend * L * 0.25, L, bend * L), x, y - h + 4, 1, a);
    s +=
      fill(p, i % 2 ? '#6f9a4c' : '#58843f') +
      clip(
        p,
        lines(
          walk(rib, 8).flatMap((k) =>
            [1, -1].map((sg) => [k.p, polar(k.p[0], k.p[1], 30, k.a + sg * 1.05)] as Poly),
          ),
          '#93b866',
          0.6,
        ),
      ) +
      line(rib, '#d3dc9a', 1.6) +
      ink(p, '#22391c', 0.9);
  }
  return s;
}

/** Flowering tufts on a meadow. @param cols flowers in turn */
export function meadow(area: Poly, gap: number, r: Rng, blade: string, cols: string[]): string {
  return each(
    scatter(area, gap, r).sort((a, b) => a[1] - b[1]),
    ([x, y], i) => {
      const blades = [-0.7, -0.3, 0, 0.35, 0.75].map((a) =>
        leaf(x, y + 8, 16 + (i % 3) * 3, 2.1, -Math.PI / 2 + a, a * 0.2, 0.4, 5),
      );
      const heads: Point[] = polyline(x - 6, y - 8, x + 5, y - 10, x, y - 14);
      return (
        polys(blades, blade) +
        (i % 3 === 0
          ? ''
          : each(
              heads.slice(0, 1 + (i % 3)),
              ([a, b]) => polys(rosette(a, b, 4.2, 5, a), cols[i % cols.length]) + dot(a, b, 1.2, K.goldHi),
            ))
      );
    },
  );
}

/** Short strokes of ripple on water inside a rectangle. */
export function ripples(x: number, y: number, w: number, h: number, r: Rng, col: string, step = 7): string {
  let s = '';
  for (let j = 3; j < h; j += step)
    for (let k = 0; k < Math.max(2, w / 190); k++) {
      const a = r.between(x, x + w - 60),
        L = r.between(30, 130);
      s += line(
        curveThrough(a, y + j, a + L * 0.3, y + j - 1.4, a + L * 0.7, y + j + 1.2, a + L, y + j),
        col,
        0.8,
        false,
        `opacity="${r.between(0.3, 0.7).toFixed(2)}"`,
      );
    }
  return clip(rect(x, y, w, h), s);
}

/** Far bank: low rounded trees along a shore. */
export function farBank(x: number, w: number, y: number, r: Rng, cols: string[], h = 22): string {
  let s = '';
  const n = Math.round(w / 19);
  for (let i = 0; i <= n; i++)
    s += fill(crown(x + (i * w) / n, y - h * 0.4, 17, h * r.between(0.7, 1.3), r), r.pick(cols));
  return s;
}
