/** Distance fields kept in grids: profiles for turned work, and whole objects baked for fast marching. */
import { bounds } from '../../draw/measure.ts';
import type { Poly } from '../../draw/geometry.ts';
import { gridScale, shareGrid } from './crew.ts';
import type { Field } from './scene.ts';
import type { Vec3 } from './vector.ts';

/** Distance in the plane, negative inside. */
export type PlaneField = (u: number, v: number) => number;

/** Exact signed distance to a closed polygon; typed arrays, because a call visits several hundred edges. */
function polygonDistance(polygon: Poly): PlaneField {
  const n = polygon.length;
  const xs = new Float64Array(n + 1);
  const ys = new Float64Array(n + 1);
  for (let i = 0; i <= n; i++) {
    xs[i] = polygon[i % n][0];
    ys[i] = polygon[i % n][1];
  }
  return (x, y) => {
    let best = 1e18;
    let inside = false;
    for (let i = 0; i < n; i++) {
      const ex = xs[i + 1] - xs[i];
      const ey = ys[i + 1] - ys[i];
      const wx = x - xs[i];
      const wy = y - ys[i];
      const squared = ex * ex + ey * ey;
      let t = squared > 0 ? (wx * ex + wy * ey) / squared : 0;
      if (t < 0) t = 0;
      else if (t > 1) t = 1;
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      const distance = dx * dx + dy * dy;
      if (distance < best) best = distance;
      if (wy < 0 !== wy < ey && ey > 0 === wx * ey < wy * ex) inside = !inside;
    }
    return inside ? -Math.sqrt(best) : Math.sqrt(best);
  };
}

/** Bilinear distance grid of a closed polygon; outside its box the distance to the box is added. */
export function flatShape(polygon: Poly, cellSize: number, padding = 0.3): PlaneField {
  const cell = cellSize * gridScale();
  const box = bounds(polygon);
  const x0 = box.x0 - padding;
  const y0 = box.y0 - padding;
  const nx = Math.ceil((box.w + 2 * padding) / cell) + 2;
  const ny = Math.ceil((box.h + 2 * padding) / cell) + 2;
  const exact = polygonDistance(polygon);
  const grid = shareGrid(nx * ny, ny, (out, j) => {
    for (let i = 0; i < nx; i++) out[j * nx + i] = exact(x0 + i * cell, y0 + j * cell);
  });
  return (x, y) => {
    const u = (x - x0) / cell;
    const v = (y - y0) / cell;
    const cu = Math.max(0.001, Math.min(nx - 1.02, u));
    const cv = Math.max(0.001, Math.min(ny - 1.02, v));
    const i = cu | 0;
    const j = cv | 0;
    const fx = cu - i;
    const fy = cv - j;
    const k = j * nx + i;
    const top = grid[k] * (1 - fx) + grid[k + 1] * fx;
    const bottom = grid[k + nx] * (1 - fx) + grid[k + nx + 1] * fx;
    const d = top * (1 - fy) + bottom * fy;
    if (u === cu && v === cv) return d;
    const ox = (u - cu) * cell;
    const oy = (v - cv) * cell;
    return Math.sqrt(ox * ox + oy * oy + Math.max(0, d) ** 2);
  };
}

/** Solid of revolution of a closed profile in (radius, height). */
export function lathe(profile: Poly, cellSize = 0.008): Field {
  const section = flatShape(profile, cellSize);
  return (x, y, z) => section(Math.sqrt(x * x + z * z), y);
}

/** Closed lathe profile from an open outline in (radius, height): closes it past the axis. */
export const solidProfile = (outline: Poly): Poly => [
  ...outline,
  [-0.3, outline[outline.length - 1][1]],
  [-0.3, outline[0][1]],
];

/**
 * Bakes a slow field into a grid over the box lo..hi: a coarse pass everywhere, then exact values only near the
 * surface. The workers share the slices.
 */
export function bake(field: Field, lo: Vec3, hi: Vec3, cellSize = 0.02, ratio = 4): Field {
  const cell = cellSize * gridScale();
  const coarseCell = cell * ratio;
  const m = [0, 1, 2].map((axis) => Math.ceil((hi[axis] - lo[axis]) / coarseCell) + 1);
  const coarse = shareGrid(m[0] * m[1] * m[2], m[2], (out, k) => {
    for (let j = 0; j < m[1]; j++) {
      for (let i = 0; i < m[0]; i++) {
        out[(k * m[1] + j) * m[0] + i] = field(
          lo[0] + i * coarseCell,
          lo[1] + j * coarseCell,
          lo[2] + k * coarseCell,
        );
      }
    }
  });
  const far = trilinear(coarse, m, lo, coarseCell);
  const n = m.map((count) => (count - 1) * ratio + 1);
  const band = coarseCell * 1.9;
  const fine = shareGrid(n[0] * n[1] * n[2], n[2], (out, k) => {
    const z = lo[2] + k * cell;
    for (let j = 0; j < n[1]; j++) {
      for (let i = 0; i < n[0]; i++) {
        const x = lo[0] + i * cell;
        const y = lo[1] + j * cell;
        const d = far(x, y, z);
        out[(k * n[1] + j) * n[0] + i] = Math.abs(d) < band ? field(x, y, z) : d - Math.sign(d) * cell;
      }
    }
  });
  return trilinear(fine, n, lo, cell);
}

/** Trilinear look-up in a grid; outside it the distance to the grid's box is added. */
function trilinear(grid: Float32Array, counts: number[], lo: Vec3, cell: number): Field {
  const row = counts[0];
  const slice = counts[0] * counts[1];
  const [x0, y0, z0] = lo;
  const perCell = 1 / cell;
  const maxU = counts[0] - 1.001;
  const maxV = counts[1] - 1.001;
  const maxW = counts[2] - 1.001;
  return (x, y, z) => {
    const u0 = (x - x0) * perCell;
    const v0 = (y - y0) * perCell;
    const w0 = (z - z0) * perCell;
    const u = u0 < 0 ? 0 : u0 > maxU ? maxU : u0;
    const v = v0 < 0 ? 0 : v0 > maxV ? maxV : v0;
    const w = w0 < 0 ? 0 : w0 > maxW ? maxW : w0;
    const i = u | 0;
    const j = v | 0;
    const k = w | 0;
    const fx = u - i;
    const fy = v - j;
    const fz = w - k;
    const near = k * slice + j * row + i;
    const far = near + slice;
    const a0 = grid[near] + (grid[near + 1] - grid[near]) * fx;
    const a1 = grid[near + row] + (grid[near + row + 1] - grid[near + row]) * fx;
    const b0 = grid[far] + (grid[far + 1] - grid[far]) * fx;
    const b1 = grid[far + row] + (grid[far + row + 1] - grid[far + row]) * fx;
    const a = a0 + (a1 - a0) * fy;
    const d = a + (b0 + (b1 - b0) * fy - a) * fz;
    if (u === u0 && v === v0 && w === w0) return d;
    const ox = (u - u0) * cell;
    const oy = (v - v0) * cell;
    const oz = (w - w0) * cell;
    return Math.sqrt(ox * ox + oy * oy + oz * oz + (d > 0 ? d * d : 0));
  };
}
