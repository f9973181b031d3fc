/** How a cloth falls: particles on a grid, held together by threads, dropped on a solid and on themselves. */
import type { Vec3 } from './vector.ts';

/** A cloth before it falls, and what it falls on. Particle k = row * columns + column. */
export interface Fall {
  columns: number;
  rows: number;
  /** Distance between neighbouring particles. */
  spacing: number;
  /** Where a particle is laid before the cloth falls. */
  lay: (column: number, row: number) => Vec3;
  /** Pushes a position (three numbers from `k`) out of the solid; true when it touched. */
  collide: (points: Float32Array, k: number) => boolean;
  /** Holds particles where a hand has gathered them. */
  hold?: (points: Float32Array, step: number) => void;
  /** Distance that two layers keep from each other. */
  apart: number;
  steps: number;
  /** 0 limp .. 1 stiff as paper. */
  stiffness: number;
}

/** Gravity times the square of a step, in scene units. */
const PULL = 5e-5;
/** Share of its speed that a particle keeps in a step. */
const KEEP = 0.985;
/** Share of its sliding that a touching particle keeps. */
const SLIDE = 0.1;
/** Steps between two looks at which layers touch. */
const TOUCH_EVERY = 3;
/** Neighbours along the threads up to this distance never count as touching. */
const OWN = 3;
const BUCKETS = 1 << 15;

/** A family of threads: from each particle to the one `across` columns and `along` rows further. */
interface Threads {
  across: number;
  along: number;
  rest: number;
  stiffness: number;
}

/** Lets a cloth fall and returns the places of its particles. */
export function fallenCloth(fall: Fall): Float32Array {
  const { columns, rows, spacing, lay, collide, hold, apart, steps, stiffness } = fall;
  const count = columns * rows;
  const points = new Float32Array(count * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      points.set(lay(column, row), (row * columns + column) * 3);
  const before = points.slice();
  const families: Threads[] = [
    { across: 1, along: 0, rest: spacing, stiffness: 1 },
    { across: 0, along: 1, rest: spacing, stiffness: 1 },
    { across: 1, along: 1, rest: spacing * Math.SQRT2, stiffness: 0.25 },
    { across: -1, along: 1, rest: spacing * Math.SQRT2, stiffness: 0.25 },
    { across: 3, along: 0, rest: spacing * 3, stiffness },
    { across: 0, along: 3, rest: spacing * 3, stiffness },
  ];
  const layers = touchingLayers(columns, count, apart);
  for (let step = 0; step < steps; step++) {
    advance(points, before);
    for (const threads of families) pullThreads(points, columns, rows, threads, step % 2 === 1);
    if (step % TOUCH_EVERY === 0) layers(points, before);
    for (let k = 0; k < count * 3; k += 3) if (collide(points, k)) drag(points, before, k);
    hold?.(points, step);
  }
  return points;
}

function advance(points: Float32Array, before: Float32Array) {
  for (let k = 0; k < points.length; k++) {
    const here = points[k];
    points[k] = here + (here - before[k]) * KEEP - (k % 3 === 1 ? PULL : 0);
    before[k] = here;
  }
}

/** Friction: a touching particle loses most of its speed. */
function drag(points: Float32Array, before: Float32Array, k: number) {
  for (let c = k; c < k + 3; c++) before[c] = points[c] - (points[c] - before[c]) * SLIDE;
}

/** Brings every thread of a family back to its length; in turn from either end, so that neither side is favoured. */
function pullThreads(
  points: Float32Array,
  columns: number,
  rows: number,
  { across, along, rest, stiffness }: Threads,
  backwards: boolean,
) {
  const first = Math.max(0, -across);
  const last = columns - Math.max(0, across);
  const wide = last - first;
  const total = wide * (rows - along);
  const offset = (along * columns + across) * 3;
  for (let n = 0; n < total; n++) {
    const m = backwards ? total - 1 - n : n;
    const a = (((m / wide) | 0) * columns + first + (m % wide)) * 3;
    const b = a + offset;
    const dx = points[b] - points[a];
    const dy = points[b + 1] - points[a + 1];
    const dz = points[b + 2] - points[a + 2];
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6;
    const k = ((length - rest) / length) * 0.5 * stiffness;
    points[a] += dx * k;
    points[a + 1] += dy * k;
    points[a + 2] += dz * k;
    points[b] -= dx * k;
    points[b + 1] -= dy * k;
    points[b + 2] -= dz * k;
  }
}

const bucketOf = (i: number, j: number, k: number) =>
  (Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791)) & (BUCKETS - 1);

/** Returns a step that keeps layers of the cloth `apart`. */
function touchingLayers(columns: number, count: number, apart: number) {
  const start = new Int32Array(BUCKETS + 2);
  const sorted = new Int32Array(count);
  const bucket = new Int32Array(count);
  const cell = (v: number) => Math.floor(v / apart);
  const sort = (points: Float32Array) => {
    start.fill(0);
    for (let p = 0; p < count; p++) {
      bucket[p] = bucketOf(cell(points[p * 3]), cell(points[p * 3 + 1]), cell(points[p * 3 + 2]));
      start[bucket[p] + 2]++;
    }
    for (let b = 0; b <= BUCKETS; b++) start[b + 1] += start[b];
    for (let p = 0; p < count; p++) sorted[start[bucket[p] + 1]++] = p;
  };
  const kin = (p: number, q: number) =>
    Math.abs(((p / columns) | 0) - ((q / columns) | 0)) <= OWN &&
    Math.abs((p % columns) - (q % columns)) <= OWN;
  const push = (points: Float32Array, before: Float32Array, p: number, q: number) => {
    const a = p * 3;
    const b = q * 3;
    const dx = points[b] - points[a];
    const dy = points[b + 1] - points[a + 1];
    const dz = points[b + 2] - points[a + 2];
    const squared = dx * dx + dy * dy + dz * dz;
    if (squared >= apart * apart || squared === 0 || kin(p, q)) return;
    const length = Math.sqrt(squared);
    const k = ((apart - length) / length) * 0.5;
    const d = [dx, dy, dz];
    for (let c = 0; c < 3; c++) {
      points[a + c] -= d[c] * k;
      points[b + c] += d[c] * k;
    }
    // They rub: both take on some of their common speed.
    for (let c = 0; c < 3; c++) {
      const speedA = points[a + c] - before[a + c];
      const speedB = points[b + c] - before[b + c];
      const common = (speedA + speedB) / 2;
      before[a + c] = points[a + c] - (speedA * 0.1 + common * 0.8);
      before[b + c] = points[b + c] - (speedB * 0.1 + common * 0.8);
    }
  };
  return (points: Float32Array, before: Float32Array) => {
    sort(points);
    for (let p = 0; p < count; p++) {
      const i = cell(points[p * 3]);
      const j = cell(points[p * 3 + 1]);
      const k = cell(points[p * 3 + 2]);
      for (let di = -1; di <= 1; di++)
        for (let dj = -1; dj <= 1; dj++)
          for (let dk = -1; dk <= 1; dk++) {
            const b = bucketOf(i + di, j + dj, k + dk);
            for (let n = start[b]; n < start[b + 1]; n++)
              if (sorted[n] > p) push(points, before, p, sorted[n]);
          }
    }
  };
}
