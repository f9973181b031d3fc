/** Draped clothes as named pieces: a style decides what they look like, this file only where they hang. */
import { union } from '../draw/contour.ts';
import { curve, curveThrough, offsets } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../draw/geometry.ts';
import { resample } from '../draw/measure.ts';
import { widths } from '../draw/shapes.ts';
import { type Torso, armLimb, legLimb, limb } from './body.ts';
import type { Drape, Pose } from './types.ts';

const even = (p: Poly, n: number): Poly => {
  let L = 0;
  for (let i = 1; i < p.length; i++) L += Math.hypot(p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1]);
  const q = resample(p, L / n);
  while (q.length < n + 1) q.push(p[p.length - 1]);
  return q.slice(0, n + 1);
};

/** Cloth hanging between two edges. u runs across, v from top to hem. */
export class Sheet {
  private l: Poly;
  private r: Poly;
  readonly sag: number;
  readonly scallops: number;
  readonly n: number;
  /** @param sag how much the hem bellies down, @param scallops waves along the hem */
  constructor(left: Poly, right: Poly, sag = 8, scallops = 0, n = 24) {
    this.sag = sag;
    this.scallops = scallops;
    this.n = n;
    this.l = even(left, n);
    this.r = even(right, n);
  }

  at(u: number, v: number): Point {
    const f = Math.max(0, Math.min(1, v)) * this.n,
      i = Math.min(this.n - 1, Math.floor(f)),
      t = f - i;
    const mix = (p: Poly): Point => [lerp(p[i][0], p[i + 1][0], t), lerp(p[i][1], p[i + 1][1], t)];
    const a = mix(this.l),
      b = mix(this.r),
      wave = this.scallops ? Math.abs(Math.sin(u * Math.PI * this.scallops)) * 4.5 * v * v : 0;
    return [lerp(a[0], b[0], u), lerp(a[1], b[1], u) + Math.sin(Math.PI * u) * this.sag * v + wave];
  }

  row(v: number, n = 28): Poly {
    return series(n + 1, (i) => this.at(i / n, v));
  }

  column(u: number, v0 = 0, v1 = 1, n = 12): Poly {
    return series(n + 1, (i) => this.at(u, lerp(v0, v1, i / n)));
  }

  outline(): Poly {
    return [
      ...this.row(0),
      ...this.column(1).slice(1, -1),
      ...this.row(1).reverse(),
      ...this.column(0).reverse().slice(1, -1),
    ];
  }

  band(v0: number, v1: number): Poly {
    return [...this.row(v0), ...this.row(v1).reverse()];
  }

  /** @param folds number of fold lines, @param bands [v0,v1] pairs, @param grid motif spacing in figure units */
  drape(folds: number, bands: [number, number][], grid = 15): Drape {
    const motifs: Point[] = [],
      hemBand = bands.filter((b) => b[0] > 0.6).map((b) => b[0]),
      top = hemBand.length ? Math.min(...hemBand) : 1;
    const H = Math.hypot(this.at(0.5, 1)[0] - this.at(0.5, 0)[0], this.at(0.5, 1)[1] - this.at(0.5, 0)[1]);
    for (let r = 0, v = (grid * 0.6) / H; v < top - (grid * 0.3) / H; v += grid / H, r++) {
      const a = this.at(0, v),
        b = this.at(1, v),
        n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / grid));
      for (let i = 0; i < n; i++) motifs.push(this.at((i + (r % 2 ? 0.25 : 0.75)) / n, v));
    }
    return {
      shape: this.outline(),
      motifs,
      trims: [],
      bands: bands.map(([a, b]) => this.band(a, b)),
      folds: series(folds, (i) =>
        this.column((i + 0.7) / (folds + 0.4), i % 2 ? 0.3 : 0.04, i % 3 ? 1 : 0.86),
      ),
    };
  }
}

const SKIRT_BANDS: [number, number][] = [
  [0, 0.035],
  [0.82, 0.88],
  [0.9, 0.985],
];

/** Mithila skirts are tiers of bands. */
export const TIERED: [number, number][] = [
  [0, 0.035],
  [0.26, 0.32],
  [0.5, 0.57],
  [0.74, 0.82],
  [0.87, 0.985],
];

/** Full gathered skirt to the ankles. @param wide half width of the hem */
export function ghagra(torso: Torso, pose: Pose, wide = 66, hem = -23, bands = SKIRT_BANDS): Drape {
  const [fb, ff] = pose.legs.map((l) => l.ankle[0]),
    sw = pose.sweep ?? 0,
    cx = (fb + ff) / 2 + sw;
  const left = curve([
    torso.at(-17, 0.26),
    torso.at(-29, 0.02),
    [cx - wide * 0.72 - sw * 0.3, -110],
    [cx - wide, hem],
  ]);
  const right = curve([
    torso.at(17, 0.26),
    torso.at(29, 0.02),
    [cx + wide * 0.72 - sw * 0.3, -110],
    [cx + wide, hem],
  ]);
  return new Sheet(left, right, 9, 7).drape(9, bands, 17);
}

/** Sari skirt: close to the legs, with a fan of front pleats. Returns skirt and pleats. */
export function sariSkirt(torso: Torso, pose: Pose): Drape[] {
  const [b, f] = pose.legs.map((l) => l.ankle[0]);
  const left = curve([torso.at(-17, 0.26), torso.at(-29, 0), [b - 22, -110], [b - 20, -12]]);
  const right = curve([torso.at(17, 0.26), torso.at(28, 0), [f + 24, -110], [f + 22, -12]]);
  const skirt = new Sheet(left, right, 6, 0).drape(5, [[0.9, 0.985]]);
  const mid = lerp(b, f, 0.62),
    pl = curve([torso.at(-3, 0.24), [mid - 8, -120], [mid - 18, -6]]),
    pr = curve([torso.at(8, 0.24), [mid + 10, -120], [mid + 22, -6]]);
  return [skirt, new Sheet(pl, pr, 3, 6).drape(6, [[0.9, 0.985]], 200)];
}

/** Pallu: the sari end from the hip across the breast, over the back shoulder and down. */
export function pallu(torso: Torso, front: boolean): Drape {
  const x = front ? 2 : 0;
  const upper = curve([
    torso.at(20, 0.24),
    torso.at(14 + x, 0.56),
    torso.at(-2, 0.84),
    torso.at(-20, 0.97),
    torso.at(-29, 0.86),
  ]);
  const lower = curve([
    torso.at(16, 0.14),
    torso.at(-4 + x, 0.42),
    torso.at(-20, 0.66),
    torso.at(-29, 0.82),
    torso.at(-31, 0.78),
  ]);
  return new Sheet(upper, lower, 0).drape(4, [[0, 0.001]], 15);
}

/** Dhoti wrapped round each leg. @param length 0..1 along the leg. Returns leg wrap and hanging front pleats. */
export function dhoti(torso: Torso, pose: Pose, length = 0.86, fat = 1.16): { wrap: Drape; pleats: Drape } {
  const hips: [Point, Point] = [torso.at(-11, 0.02), torso.at(11, 0.02)];
  const wraps = pose.legs.map((leg, i) => {
    const full = legLimb(hips[i], leg, fat).centre,
      cut = full.slice(0, Math.ceil(full.length * length));
    const w = (t: number) =>
      lerp(25, 15.5, Math.min(1, t * 1.25)) * (fat / 1.16) * (1 + (t > 0.9 ? (t - 0.9) * 0.9 : 0));
    return limb(cut, w, 0, 1);
  });
  const pelvis = curve(
    [
      torso.at(-21, 0.25),
      torso.at(0, 0.22),
      torso.at(21, 0.25),
      torso.at(28, 0.04),
      torso.at(16, -0.16),
      torso.at(-16, -0.16),
      torso.at(-29, 0.04),
    ],
    true,
  );
  const shape = union([...wraps.map((w) => w.shape), pelvis], 5);
  const folds: Poly[] = [];
  wraps.forEach((w, i) => {
    const n = w.shape.length >> 1,
      a = w.shape.slice(0, n),
      b = w.shape.slice(n).reverse();
    for (let k = 1; k < 9; k++) {
      const t0 = k / 10,
        t1 = Math.min(1, t0 + 0.1),
        p = a[Math.floor(t0 * (n - 1))],
        q = b[Math.floor(t1 * (n - 1))];
      const m: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + 5];
      folds.push(i ? curve([q, m, p]) : curve([p, m, q]));
    }
  });
  const seams = wraps.map((w) => {
    const n = w.shape.length >> 1;
    return w.shape.slice(4, n - 2);
  });
  const knees = pose.legs.map((l) => l.knee),
    bottom = Math.min(-34, (knees[0][1] + knees[1][1]) / 2 + 64),
    mx = (knees[0][0] + knees[1][0]) / 2;
  const seated = pose.base === 'sit' || pose.base === 'kneel',
    by = seated ? -10 : bottom;
  const left = curve([torso.at(-7, 0.2), [mx - 10, lerp(-200, by, 0.55)], [mx - 17, by]]),
    right = curve([torso.at(9, 0.2), [mx + 10, lerp(-200, by, 0.55)], [mx + 17, by + 6]]);
  const hems = wraps.map((w) => {
    const n = w.shape.length >> 1;
    return [w.shape[n - 1], w.shape[n]] as Poly;
  });
  return {
    wrap: { shape, folds: [...folds, seams[1]], bands: [], trims: seated ? [] : hems, motifs: [] },
    pleats: new Sheet(left, right, 2, 5).drape(5, [[0.88, 0.98]], 12),
  };
}

/** Lap of a cross-legged sitter: cloth over both knees. @param spread half width at the knees */
export function lap(torso: Torso, spread = 78, hem = -2): Drape {
  const [x] = torso.at(0, 0),
    pts: Point[] = [
      torso.at(-17, 0.26),
      torso.at(-25, 0.16),
      [x - 44, -60],
      [x - spread * 0.76, -58],
      [x - spread, -32],
      [x - spread * 0.96, -8],
      [x - spread * 0.4, hem],
      [x + 6, hem + 3],
      [x + spread * 0.5, hem],
      [x + spread * 1.08, -9],
      [x + spread * 1.12, -33],
      [x + spread * 0.78, -60],
      [x + 42, -62],
      torso.at(25, 0.16),
      torso.at(17, 0.26),
    ];
  const folds: Poly[] = [];
  for (let i = 0; i < 6; i++) {
    folds.push(
      curve([
        [x - spread * (0.94 - i * 0.07), -14 - i * 4],
        [x - spread * 0.4, -10 - i * 7],
        [x + 14 - i * 5, -12 - i * 7],
      ]),
    );
    folds.push(
      curve([
        [x + spread * (1.04 - i * 0.08), -15 - i * 4],
        [x + spread * 0.45, -9 - i * 7],
        [x + 2 + i * 4, -7 - i * 8],
      ]),
    );
  }
  const shape = curve(pts, true, 8),
    hemLine = curve(pts.slice(4, 11));
  const inner = hemLine.map(([a, b]) => [lerp(x, a, 0.95), b - 9] as Point);
  return { shape, folds, bands: [[...inner, ...hemLine.slice().reverse()]], trims: [], motifs: [] };
}

/** Skirt of a kneeling figure: thigh forward, hem trailing behind. */
export function kneelSkirt(torso: Torso): Drape {
  const [x] = torso.at(0, 0);
  const shape = curve(
    [
      torso.at(-17, 0.26),
      torso.at(-30, 0),
      [x - 44, -46],
      [x - 66, -20],
      [x - 78, -2],
      [x - 20, 2],
      [x + 40, 2],
      [x + 74, -6],
      [x + 80, -26],
      [x + 52, -56],
      torso.at(27, 0.04),
      torso.at(17, 0.26),
    ],
    true,
    8,
  );
  const folds = series(7, (i) =>
    curve([
      [x - 14 + i * 5, -74 + i * 3],
      [x - 30 + i * 9, -36],
      [x - 66 + i * 20, -4],
    ]),
  );
  folds.push(curveThrough(x + 70, -28, x + 24, -40, x - 12, -70));
  const hemLine = curveThrough(offsets(x, 0, [-78, -2, -20, 2, 40, 2, 74, -6]));
  return {
    shape,
    folds,
    bands: [[...hemLine.map(([a, b]) => [a, b - 10] as Point), ...hemLine.slice().reverse()]],
    trims: [],
    motifs: [],
  };
}

/** Skirt of the jama or angarkha, knee to calf length, flaring. */
export function jamaSkirt(torso: Torso, pose: Pose, hem = -76, wide = 58): Drape {
  const [b, f] = pose.legs.map((l) => l.ankle[0]),
    cx = (b + f) / 2 + (pose.sweep ?? 0);
  const left = curve([torso.at(-18, 0.28), torso.at(-29, 0.0), [cx - wide * 0.8, -140], [cx - wide, hem]]),
    right = curve([torso.at(18, 0.28), torso.at(29, 0), [cx + wide * 0.8, -140], [cx + wide, hem]]);
  return new Sheet(left, right, 10, 6).drape(8, [[0.9, 0.985]]);
}

/** Upper garment covering the torso. @param top,bottom as torso t values, @param neck depth of the neckline */
export function bodice(outline: Poly, torso: Torso, bottom: number, neck: number, front: boolean): Drape {
  const cx = front ? 0 : 4,
    line = (t: number) => [torso.at(-60, t), torso.at(60, t)];
  const [a, b] = line(bottom),
    neckline = curve([
      torso.at(-15, 0.97),
      torso.at(-9 + cx / 2, neck + 0.05),
      torso.at(cx, neck),
      torso.at(11 + cx / 2, neck + 0.05),
      torso.at(15, 0.97),
    ]);
  const keep = outline.filter((p) => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) < 0);
  const n = keep.length,
    leftIdx = keep.findIndex(
      (p, i) => i > n * 0.3 && p[0] < torso.at(0, 0.95)[0] && p[1] < torso.at(0, 0.9)[1],
    );
  const rightSide = keep
    .slice(0, leftIdx)
    .filter((p) => p[0] > torso.at(13, 0.97)[0] || p[1] > torso.at(0, 0.9)[1]);
  const leftSide = keep
    .slice(leftIdx)
    .filter((p) => p[0] < torso.at(-13, 0.97)[0] || p[1] > torso.at(0, 0.9)[1]);
  const hem = curve([leftSide[leftSide.length - 1], torso.at(cx, bottom - 0.025), rightSide[0]]);
  const shape = [...rightSide, ...neckline.slice().reverse(), ...leftSide, ...hem];
  const bustX = front ? [-13, 13] : [-10, 19];
  const folds =
    bottom > 0.3
      ? bustX.map((x) => curve([torso.at(x - 11, 0.6), torso.at(x, 0.53), torso.at(x + 11, 0.6)]))
      : [];
  return { shape, folds, bands: [], trims: [neckline, hem], motifs: [] };
}

/** Sleeve on an arm. `limb` is its outline with both sides equally long. @param length 0..1 of the arm */
export function sleeve(
  sh: Point,
  elbow: Point,
  wrist: Point,
  length: number,
  fat = 1,
): Drape & { limb: Poly } {
  const arm = armLimb(sh, elbow, wrist, fat).centre,
    cut = arm.slice(0, Math.max(5, Math.ceil(arm.length * length))),
    w = widths(12.3, 12.8, 12.2, 10.6, 10.2, 10.4, 9.2, 8, 7.2);
  const l = limb(cut, (t) => w(t * length) * fat + (length < 0.5 ? t * 1.2 : 0), 0, 1, true),
    n = l.shape.length >> 1;
  return {
    shape: l.capped,
    limb: l.shape,
    folds: [],
    bands: [],
    trims: [[l.shape[n - 1], l.shape[n]]],
    motifs: [],
  };
}

/** Long scarf (dupatta, patka, uttariya) as a flat ribbon along a curve. */
export function scarf(centre: Poly, w0: number, w1: number): Drape {
  const l = limb(centre, (t) => lerp(w0, w1, t), 0, 1),
    n = l.shape.length >> 1,
    a = l.shape.slice(0, n),
    b = l.shape.slice(n).reverse();
  const mids = [0.3, 0.7].map((k) =>
    a.map((p, i) => [lerp(p[0], b[i][0], k), lerp(p[1], b[i][1], k)] as Point),
  );
  const end = (i: number): Poly => [a[i], b[i], b[i - 4], a[i - 4]];
  return { shape: l.shape, folds: mids, bands: n > 8 ? [end(n - 1)] : [], trims: [], motifs: [] };
}
