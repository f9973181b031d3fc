/** Shapes through distance fields: organic unions of limbs, inset outlines, level lines (marching squares). */
import type { Point, Poly } from './geometry.ts';
import { type Bounds, bounds, signedDistance } from './measure.ts';

/** A grid of distances: `g[j * w + i]` belongs to (x0 + i * cell, y0 + j * cell). */
export interface Field {
  g: Float32Array;
  w: number;
  h: number;
  x0: number;
  y0: number;
  cell: number;
}

/** Distance from (x, y) to a union of polygons, smoothly blended over k where they meet. */
function blended(polys: Poly[], boxes: Bounds[], k: number, x: number, y: number): number {
  let d = 1e9;
  for (let n = 0; n < polys.length; n++) {
    const box = boxes[n];
    // a polygon whose box is further away than the nearest so far, blend included, changes nothing
    const dx = Math.max(box.x0 - x, 0, x - box.x1);
    const dy = Math.max(box.y0 - y, 0, y - box.y1);
    if (d < 1e8 && dx * dx + dy * dy > 0 && Math.sqrt(dx * dx + dy * dy) >= d + k) continue;
    const e = signedDistance(polys[n], x, y);
    if (k > 0 && d < 1e8) {
      const blend = Math.max(k - Math.abs(d - e), 0) / k;
      d = Math.min(d, e) - (blend * blend * k) / 4;
    } else d = Math.min(d, e);
  }
  return d;
}

/** Cells to a side of the blocks that are looked at once before they are looked at closely. */
const BLOCK = 6;

/**
 * Distance field of a union of polygons.
 * @param k radius of the smooth blend where polygons meet, 0 = sharp
 * @param pad room round the shapes
 * @param cell grid step; by default about 1/130 of the larger side
 * @param level when only this level is wanted: places well away from it are given roughly, which is much quicker
 */
export function field(polys: Poly[], k = 0, pad = 8, cell?: number, level?: number): Field {
  const b = bounds(polys.flat());
  const step = cell ?? Math.max(0.8, Math.max(b.w, b.h) / 130);
  const x0 = b.x0 - pad - step;
  const y0 = b.y0 - pad - step;
  const w = Math.ceil((b.w + 2 * pad) / step) + 3;
  const h = Math.ceil((b.h + 2 * pad) / step) + 3;
  const g = new Float32Array(w * h);
  const boxes = polys.map((p) => bounds(p));
  // a distance changes by no more than the way gone
  const reach = BLOCK * step * Math.SQRT1_2 + step * 1.5 + k * 0.1;
  for (let top = 0; top < h; top += BLOCK) {
    for (let left = 0; left < w; left += BLOCK) {
      const middle =
        level === undefined
          ? 0
          : blended(polys, boxes, k, x0 + (left + BLOCK / 2) * step, y0 + (top + BLOCK / 2) * step);
      const away = level !== undefined && Math.abs(middle - level) > reach;
      for (let j = top; j < Math.min(h, top + BLOCK); j++)
        for (let i = left; i < Math.min(w, left + BLOCK); i++)
          g[j * w + i] = away ? middle : blended(polys, boxes, k, x0 + i * step, y0 + j * step);
    }
  }
  return { g, w, h, x0, y0, cell: step };
}

type Edge = 'top' | 'right' | 'bottom' | 'left';

/** For each of the 16 corner patterns of a cell: which edge leads to which. Corners count 1, 2, 4, 8 clockwise from top left. */
const CELL_LINES: [Edge, Edge][][] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
];

/** Closed contours of a field at a level, longest first (marching squares). */
export function iso(F: Field, level: number): Poly[] {
  const { g, w, h, x0, y0, cell } = F;
  const next = new Map<number, number>();
  const point = new Map<number, Point>();
  const onRow = (i: number, j: number): number => {
    const a = g[j * w + i] - level;
    const b = g[j * w + i + 1] - level;
    const id = (j * w + i) * 2;
    point.set(id, [x0 + (i + a / (a - b)) * cell, y0 + j * cell]);
    return id;
  };
  const onColumn = (i: number, j: number): number => {
    const a = g[j * w + i] - level;
    const b = g[(j + 1) * w + i] - level;
    const id = (j * w + i) * 2 + 1;
    point.set(id, [x0 + i * cell, y0 + (j + a / (a - b)) * cell]);
    return id;
  };
  const crossing = (edge: Edge, i: number, j: number): number => {
    switch (edge) {
      case 'top':
        return onRow(i, j);
      case 'bottom':
        return onRow(i, j + 1);
      case 'left':
        return onColumn(i, j);
      case 'right':
        return onColumn(i + 1, j);
    }
  };
  for (let j = 0; j < h - 1; j++) {
    for (let i = 0; i < w - 1; i++) {
      const pattern =
        (g[j * w + i] < level ? 1 : 0) |
        (g[j * w + i + 1] < level ? 2 : 0) |
        (g[(j + 1) * w + i + 1] < level ? 4 : 0) |
        (g[(j + 1) * w + i] < level ? 8 : 0);
      for (const [from, to] of CELL_LINES[pattern]) next.set(crossing(from, i, j), crossing(to, i, j));
    }
  }
  const contours: Poly[] = [];
  const seen = new Set<number>();
  for (const start of next.keys()) {
    if (seen.has(start)) continue;
    const contour: Poly = [];
    let id: number | undefined = start;
    while (id !== undefined && !seen.has(id)) {
      seen.add(id);
      contour.push(point.get(id) as Point);
      id = next.get(id);
    }
    if (contour.length > 5) contours.push(contour);
  }
  return contours.sort((p, q) => q.length - p.length);
}

/** One organic outline from overlapping limbs; `k` rounds the joints. */
export const union = (polys: Poly[], k = 0, cell?: number): Poly =>
  iso(field(polys, k, 6 + k, cell, 0), 0)[0] ?? polys[0];

/** Outlines at distance d inside the shape (outside when d < 0); may be none or several. */
export const inset = (p: Poly, d: number): Poly[] =>
  iso(field([p], 0, d < 0 ? -d + 6 : 4, undefined, -d), -d);
