/** A thin cloth as a smooth surface through the particles of a grid: nearest point, distance, place in the weave. */

/** The point of a cloth that is nearest to another. */
export interface ClothPlace {
  /** Distance from the middle of the cloth. */
  off: number;
  /** Place on the grid: column and row, with fractions. */
  column: number;
  row: number;
}

export interface ClothSheet {
  /** Nearest place within `reach`, or undefined beyond it; the same object is returned every time. */
  nearest: (x: number, y: number, z: number) => ClothPlace | undefined;
  /** Distance from the middle of the cloth: exact within `reach`, a lower bound beyond it. */
  distance: (x: number, y: number, z: number) => number;
  /** Point of the surface at a place; and its slopes across (3..5) and along (6..8). */
  at: (column: number, row: number, out: Float64Array) => void;
}

/** Every so many particles one stands for its neighbours while the cloth is far. */
const SCOUTS = 6;
const BUCKETS = 1 << 16;

const bucketOf = (i: number, j: number, k: number) =>
  (Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791)) & (BUCKETS - 1);

/** Cubic B-spline weights of four neighbours at a fraction, and their slopes. */
function weigh(t: number, weights: Float64Array, slopes: Float64Array) {
  const s = 1 - t;
  weights[0] = (s * s * s) / 6;
  weights[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
  weights[2] = (3 * s * s * s - 6 * s * s + 4) / 6;
  weights[3] = (t * t * t) / 6;
  slopes[0] = (-s * s) / 2;
  slopes[1] = (3 * t * t - 4 * t) / 2;
  slopes[2] = (4 * s - 3 * s * s) / 2;
  slopes[3] = (t * t) / 2;
}

/** Grid with a ring of particles added that continue it straight, so that the surface reaches its edge. */
function padded(points: Float32Array, columns: number, rows: number) {
  const wide = columns + 2;
  const out = new Float64Array(wide * (rows + 2) * 3);
  const clampTo = (v: number, most: number) => Math.max(0, Math.min(most, v));
  for (let j = -1; j <= rows; j++)
    for (let i = -1; i <= columns; i++) {
      const ci = clampTo(i, columns - 1);
      const cj = clampTo(j, rows - 1);
      const edge = (cj * columns + ci) * 3;
      const inner = (clampTo(2 * cj - j, rows - 1) * columns + clampTo(2 * ci - i, columns - 1)) * 3;
      for (let c = 0; c < 3; c++)
        out[((j + 1) * wide + i + 1) * 3 + c] = 2 * points[edge + c] - points[inner + c];
    }
  return out;
}

/** Surface of a cloth whose particles (see `fallenCloth`) are `spacing` apart; `reach` is how far it is exact. */
export function clothSheet(
  points: Float32Array,
  columns: number,
  rows: number,
  spacing: number,
  reach: number,
): ClothSheet {
  const wide = columns + 2;
  const control = padded(points, columns, rows);
  const wu = new Float64Array(4);
  const su = new Float64Array(4);
  const wv = new Float64Array(4);
  const sv = new Float64Array(4);

  const at = (column: number, row: number, out: Float64Array) => {
    const i = Math.min(columns - 2, Math.max(0, Math.floor(column)));
    const j = Math.min(rows - 2, Math.max(0, Math.floor(row)));
    weigh(column - i, wu, su);
    weigh(row - j, wv, sv);
    out.fill(0);
    for (let b = 0; b < 4; b++)
      for (let a = 0; a < 4; a++) {
        const k = ((j + b) * wide + i + a) * 3;
        const w = wu[a] * wv[b];
        const across = su[a] * wv[b];
        const along = wu[a] * sv[b];
        for (let c = 0; c < 3; c++) {
          out[c] += w * control[k + c];
          out[3 + c] += across * control[k + c];
          out[6 + c] += along * control[k + c];
        }
      }
  };

  // Two samples to a particle, sorted into buckets.
  const half = 2;
  const acrossCount = (columns - 1) * half + 1;
  const alongCount = (rows - 1) * half + 1;
  const count = acrossCount * alongCount;
  const samples = new Float32Array(count * 3);
  const surface = new Float64Array(9);
  const cellSize = reach;
  const cell = (v: number) => Math.floor(v / cellSize);
  const bucket = new Int32Array(count);
  const start = new Int32Array(BUCKETS + 2);
  for (let n = 0; n < count; n++) {
    at((n % acrossCount) / half, ((n / acrossCount) | 0) / half, surface);
    for (let c = 0; c < 3; c++) samples[n * 3 + c] = surface[c];
    bucket[n] = bucketOf(cell(surface[0]), cell(surface[1]), cell(surface[2]));
    start[bucket[n] + 2]++;
  }
  for (let b = 0; b <= BUCKETS; b++) start[b + 1] += start[b];
  const sorted = new Int32Array(count);
  for (let n = 0; n < count; n++) sorted[start[bucket[n] + 1]++] = n;

  const nearestSample = (x: number, y: number, z: number) => {
    let best = -1;
    let least = reach * reach;
    const i = cell(x);
    const j = cell(y);
    const k = cell(z);
    for (let di = -1; di <= 1; di++)
      for (let dj = -1; dj <= 1; dj++)
        for (let dk = -1; dk <= 1; dk++) {
          const b = bucketOf(i + di, j + dj, k + dk);
          for (let n = start[b]; n < start[b + 1]; n++) {
            const p = sorted[n] * 3;
            const dx = samples[p] - x;
            const dy = samples[p + 1] - y;
            const dz = samples[p + 2] - z;
            const squared = dx * dx + dy * dy + dz * dz;
            if (squared < least) {
              least = squared;
              best = sorted[n];
            }
          }
        }
    return best;
  };

  const place: ClothPlace = { off: 0, column: 0, row: 0 };
  /** Slides from the nearest sample to the nearest point (Gauss-Newton). */
  const slide = (x: number, y: number, z: number) => {
    for (let turn = 0; turn < 3; turn++) {
      at(place.column, place.row, surface);
      const rx = x - surface[0];
      const ry = y - surface[1];
      const rz = z - surface[2];
      const [, , , ux, uy, uz, vx, vy, vz] = surface;
      const uu = ux * ux + uy * uy + uz * uz + 1e-12;
      const vv = vx * vx + vy * vy + vz * vz + 1e-12;
      const uv = ux * vx + uy * vy + uz * vz;
      const ru = rx * ux + ry * uy + rz * uz;
      const rv = rx * vx + ry * vy + rz * vz;
      const det = Math.max(uu * vv - uv * uv, 0.05 * uu * vv);
      const du = Math.max(-1, Math.min(1, (ru * vv - rv * uv) / det));
      const dv = Math.max(-1, Math.min(1, (rv * uu - ru * uv) / det));
      place.column = Math.max(0, Math.min(columns - 1, place.column + du));
      place.row = Math.max(0, Math.min(rows - 1, place.row + dv));
    }
    at(place.column, place.row, surface);
    place.off = Math.hypot(x - surface[0], y - surface[1], z - surface[2]);
  };

  let lastX = NaN;
  let lastY = NaN;
  let lastZ = NaN;
  let found = false;
  const nearest = (x: number, y: number, z: number) => {
    if (x !== lastX || y !== lastY || z !== lastZ) {
      lastX = x;
      lastY = y;
      lastZ = z;
      const sample = nearestSample(x, y, z);
      found = sample >= 0;
      if (found) {
        place.column = (sample % acrossCount) / half;
        place.row = ((sample / acrossCount) | 0) / half;
        slide(x, y, z);
      }
    }
    return found ? place : undefined;
  };

  const scouts: number[] = [];
  for (let row = 0; row < rows + SCOUTS; row += SCOUTS)
    for (let column = 0; column < columns + SCOUTS; column += SCOUTS) {
      const k = (Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)) * 3;
      scouts.push(points[k], points[k + 1], points[k + 2]);
    }
  const scoutPoints = Float32Array.from(scouts);
  /** Farthest that a point of the cloth can be from its nearest scout. */
  const scouted = SCOUTS * spacing * 0.75;
  const distance = (x: number, y: number, z: number) => {
    let least = Infinity;
    for (let k = 0; k < scoutPoints.length; k += 3) {
      const dx = scoutPoints[k] - x;
      const dy = scoutPoints[k + 1] - y;
      const dz = scoutPoints[k + 2] - z;
      least = Math.min(least, dx * dx + dy * dy + dz * dz);
    }
    const far = Math.sqrt(least) - scouted;
    if (far > reach) return far;
    return nearest(x, y, z)?.off ?? Math.max(far, reach * 0.9);
  };
  return { nearest, distance, at };
}
