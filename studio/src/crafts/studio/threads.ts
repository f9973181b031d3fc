/** Hanging threads: many thin polylines as one field, kept in buckets. */
import type { Vec3 } from './vector.ts';

export interface Threads {
  /** Distance from the surface of the nearest thread: exact within `reach`, a lower bound beyond it. */
  distance: (x: number, y: number, z: number) => number;
}

/**
 * Threads of a radius, each a line of points. A thread is spun: its radius swells `swell` (a share) every `twist` of
 * its length.
 */
export function threads(
  lines: Vec3[][],
  radius: number,
  reach: number,
  twist: number,
  swell: number,
): Threads {
  const buckets = new Map<number, number[]>();
  const cell = (v: number) => Math.floor(v / reach);
  const keyOf = (i: number, j: number, k: number) => ((i + 512) * 1024 + j + 512) * 1024 + k + 512;
  const ends: number[] = [];
  const lo: Vec3 = [Infinity, Infinity, Infinity];
  const hi: Vec3 = [-Infinity, -Infinity, -Infinity];
  const enter = (a: Vec3, b: Vec3, from: number) => {
    const id = ends.length / 7;
    ends.push(...a, ...b, from);
    const seen = new Set<number>();
    const stations = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) / (reach / 2));
    const at = (c: number, t: number) => cell(a[c] + (b[c] - a[c]) * t);
    for (let i = 0; i <= stations; i++) {
      const t = i / stations;
      seen.add(keyOf(at(0, t), at(1, t), at(2, t)));
    }
    for (const key of seen) buckets.set(key, [...(buckets.get(key) ?? []), id]);
  };
  for (const [n, points] of lines.entries()) {
    let along = n * 0.37;
    for (const [i, p] of points.entries()) {
      for (let c = 0; c < 3; c++) {
        lo[c] = Math.min(lo[c], p[c] - radius);
        hi[c] = Math.max(hi[c], p[c] + radius);
      }
      if (i === 0) continue;
      const q = points[i - 1];
      enter(q, p, along);
      along += Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    }
  }
  const flat = Float64Array.from(ends);
  const turn = (2 * Math.PI) / twist;

  /** Distance from a segment, thicker where the ply turns towards the point. */
  const segment = (k: number, x: number, y: number, z: number) => {
    const bx = flat[k + 3] - flat[k];
    const by = flat[k + 4] - flat[k + 1];
    const bz = flat[k + 5] - flat[k + 2];
    const px = x - flat[k];
    const py = y - flat[k + 1];
    const pz = z - flat[k + 2];
    const squared = bx * bx + by * by + bz * bz;
    const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / squared));
    const dx = px - bx * t;
    const dz = pz - bz * t;
    const away = Math.hypot(dx, py - by * t, dz);
    const along = flat[k + 6] + t * Math.sqrt(squared);
    return away - radius * (1 + swell * Math.sin(along * turn + Math.atan2(dz, dx) * 2));
  };
  return {
    distance(x, y, z) {
      const ox = Math.max(lo[0] - x, 0, x - hi[0]);
      const oy = Math.max(lo[1] - y, 0, y - hi[1]);
      const oz = Math.max(lo[2] - z, 0, z - hi[2]);
      const outside = Math.sqrt(ox * ox + oy * oy + oz * oz);
      if (outside > reach) return outside;
      let least = reach * 0.9;
      const i = cell(x);
      const j = cell(y);
      const k = cell(z);
      for (let di = -1; di <= 1; di++)
        for (let dj = -1; dj <= 1; dj++)
          for (let dk = -1; dk <= 1; dk++)
            for (const id of buckets.get(keyOf(i + di, j + dj, k + dk)) ?? [])
              least = Math.min(least, segment(id * 7, x, y, z));
      return least;
    },
  };
}
