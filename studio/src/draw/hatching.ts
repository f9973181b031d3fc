/** Second structures inside a shape: hatching, contour rows, scales. */
import { field, iso } from './contour.ts';
import { type Point, type Poly, series } from './geometry.ts';
import { clip } from './markup.ts';
import { type Station, bounds, lengthOf } from './measure.ts';
import type { Rng } from './random.ts';
import { leaf } from './shapes.ts';
import { lines } from './svg.ts';

/**
 * Parallel straight strokes inside a polygon, found by scan lines, so that no clip path is needed.
 * @param angle direction of the strokes
 * @param gap distance between them
 * @param wobble share of the gap by which they stray
 * @param trim shortens both ends
 */
export function hatchLines(p: Poly, angle: number, gap: number, rng: Rng, wobble = 0.15, trim = 0): Poly[] {
  const cos = Math.cos(-angle);
  const sin = Math.sin(-angle);
  const q = p.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
  const b = bounds(q);
  const out: Poly[] = [];
  for (let y = b.y0 + gap * 0.6; y < b.y1; y += gap * (1 + rng.between(-wobble, wobble))) {
    const xs: number[] = [];
    for (let i = 0, j = q.length - 1; i < q.length; j = i++) {
      const [xi, yi] = q[i];
      const [xj, yj] = q[j];
      if (yi > y !== yj > y) xs.push(((xj - xi) * (y - yi)) / (yj - yi) + xi);
    }
    xs.sort((m, n) => m - n);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const e = rng.between(-wobble, wobble) * gap;
      const x0 = xs[k] + trim;
      const x1 = xs[k + 1] - trim;
      if (x1 - x0 <= 1) continue;
      out.push([
        [x0 * cos + y * sin, -x0 * sin + y * cos],
        [x1 * cos + (y + e) * sin, -x1 * sin + (y + e) * cos],
      ]);
    }
  }
  return out;
}

/** `hatchLines`, drawn with width w. */
export const hatch = (
  p: Poly,
  angle: number,
  gap: number,
  w: number,
  col: string,
  rng: Rng,
  wobble = 0.15,
): string => lines(hatchLines(p, angle, gap, rng, wobble), col, w);

/** Closed rows that march inwards from the outline, `step` apart: the ground of Gond infill. */
export function contourRows(p: Poly, step: number, first = step * 0.7, max = 60): Poly[] {
  const F = field([p], 0, 4, Math.max(1, Math.min(2.2, step / 3)));
  const out: Poly[] = [];
  for (let k = 0, level = first; k < max; k++, level += step) {
    const rows = iso(F, -level).filter((q) => lengthOf(q, true) > step * 1.6);
    if (!rows.length) break;
    out.push(...rows);
  }
  return out;
}

/** A seed-shaped mark of length L and half-width w lying on a station, turned by `turn`. */
export function seedMark(s: Station, L: number, w: number, turn = 0): Poly {
  const a = s.a + turn;
  return leaf(s.p[0] - (Math.cos(a) * L) / 2, s.p[1] - (Math.sin(a) * L) / 2, L, w, a, 0, 0.5, 5);
}

/** Overlapping scales of a given size, rows along direction `angle`. */
export function scales(p: Poly, angle: number, size: number, col: string, w: number): string {
  const b = bounds(p);
  const reach = Math.hypot(b.w, b.h) / 2 + size;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const outer: Poly[] = [];
  const inner: Poly[] = [];
  const bow = (cx: number, cy: number, k: number): Poly =>
    series(9, (i) => {
      const t = -Math.PI / 2 + (Math.PI * i) / 8;
      const x = Math.cos(t) * size * 0.62;
      const y = Math.sin(t) * size * 0.5;
      return [cx + x * k * cos - y * k * sin, cy + x * k * sin + y * k * cos] as Point;
    });
  let row = 0;
  for (let u = -reach; u < reach; u += size * 0.82, row++) {
    for (let v = -reach; v < reach; v += size) {
      const vv = v + (row % 2 ? size / 2 : 0);
      const cx = b.cx + u * cos - vv * sin;
      const cy = b.cy + u * sin + vv * cos;
      if (cx < b.x0 - size || cx > b.x1 + size || cy < b.y0 - size || cy > b.y1 + size) continue;
      outer.push(bow(cx, cy, 1));
      inner.push(bow(cx, cy, 0.55));
    }
  }
  return clip(p, lines(outer, col, w) + lines(inner, col, w * 0.6));
}
