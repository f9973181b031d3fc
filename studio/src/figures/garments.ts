/** Draped clothes as named pieces: a style decides what they look like, this file only where they hang. */
import { curve } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../draw/geometry.ts';
import { resample } from '../draw/measure.ts';
import { widths } from '../draw/shapes.ts';
import { type Torso, armLimb, limb } from './body.ts';
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
