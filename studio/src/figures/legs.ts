/** Garments that let the legs be seen: dhoti and sari of one who stands, lap and skirt of one who sits or kneels. */
import { union } from '../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';
import { type Torso, legLimb, limb } from './body.ts';
import { Sheet } from './garments.ts';
import type { Drape, Pose } from './types.ts';

/** Folds that hug a limb from its outer edge, every other one running out half way. @param lean how far each slips along */
function hugging(outline: Poly, n: number, lean: number, from = 0.08): Poly[] {
  const half = outline.length >> 1,
    a = outline.slice(0, half),
    b = outline.slice(half).reverse(),
    at = (p: Poly, t: number) => p[Math.round(Math.max(0, Math.min(1, t)) * (half - 1))];
  return series(n, (i) => {
    const t = lerp(from, 0.94, i / n),
      k = [1, 0.55, 0.78][i % 3],
      p = at(a, t),
      q = at(b, t + lean),
      end: Point = [lerp(p[0], q[0], k), lerp(p[1], q[1], k)];
    return curve([p, [lerp(p[0], end[0], 0.5), lerp(p[1], end[1], 0.5) + 4], end]);
  });
}

/** Dhoti wrapped round each leg: the further leg with the hips, the nearer leg over it, and the front pleats. */
export function dhoti(torso: Torso, pose: Pose, length = 0.86): { far: Drape; near: Drape; pleats: Drape } {
  const w = widths(18, 24, 24.5, 22, 18.6, 18.4, 17.6, 16.4, 17.4);
  const wraps = pose.legs.map((leg, i) => {
    const full = legLimb(torso.at(i ? 11 : -11, 0.02), leg, 1).centre;
    return limb(full.slice(0, Math.ceil(full.length * length)), w, 0.14, 1);
  });
  const hips = curve(
    torso.map([
      [-20, 0.26],
      [0, 0.23],
      [20, 0.26],
      [27, 0.06],
      [24, -0.14],
      [0, -0.24],
      [-24, -0.14],
      [-28, 0.06],
    ]),
    true,
  );
  const hem = (l: Poly): Poly => [l[(l.length >> 1) - 1], l[l.length >> 1]];
  const [near, far] = wraps.map((l) => l.shape);
  const knees = pose.legs.map((l) => l.knee),
    bottom = Math.min(-34, (knees[0][1] + knees[1][1]) / 2 + 64),
    mx = (knees[0][0] + knees[1][0]) / 2;
  const left = curve([torso.at(-6, 0.2), [mx - 9, lerp(-200, bottom, 0.55)], [mx - 16, bottom]]),
    right = curve([torso.at(8, 0.2), [mx + 9, lerp(-200, bottom, 0.55)], [mx + 16, bottom + 6]]);
  const plain = { bands: [], motifs: [] };
  return {
    far: { ...plain, shape: union([far, hips], 6), folds: hugging(far, 8, -0.09), trims: [hem(far)] },
    near: {
      ...plain,
      shape: near,
      contour: wraps[0].contour,
      folds: hugging([...near].reverse(), 9, -0.09, 0.12),
      trims: [hem(near)],
    },
    pleats: new Sheet(left, right, 2, 5).drape(5, [[0.88, 0.98]], 12),
  };
}

/** Sari skirt: close to the legs, the leading knee pushing it forward, with a fan of front pleats. Returns skirt and pleats. */
export function sariSkirt(torso: Torso, pose: Pose): Drape[] {
  const [b, f] = pose.legs.map((l) => l.ankle[0]);
  const left = curve([
    torso.at(-17, 0.26),
    torso.at(-29, 0.02),
    [b - 19, -158],
    [b - 11, -112],
    [b - 16, -74],
    [b - 24, -12],
  ]);
  const right = curve([
    torso.at(17, 0.26),
    torso.at(28, 0.02),
    [f + 22, -164],
    [f + 19, -122],
    [f + 10, -70],
    [f + 24, -12],
  ]);
  const skirt = new Sheet(left, right, 6, 0).drape(2, [[0.9, 0.985]]);
  const legs = [
    curveThrough([...torso.at(20, 0.0), f + 12, -168, f + 12, -126, f + 4, -108]),
    curveThrough([...torso.at(-6, -0.1), lerp(b, f, 0.4), -150, b + 12, -104, b + 8, -62, b + 2, -20]),
    curveThrough(f + 15, -116, f + 3, -92, f - 2, -54, f + 2, -20),
    curveThrough([...torso.at(-24, -0.06), b - 10, -150, b - 3, -118]),
    curveThrough(b - 10, -106, b - 3, -84, b - 6, -48),
  ];
  const mid = lerp(b, f, 0.62),
    pl = curve([torso.at(-3, 0.24), [mid - 8, -120], [mid - 18, -6]]),
    pr = curve([torso.at(8, 0.24), [mid + 8, -120], [mid + 20, -6]]);
  return [
    { ...skirt, folds: [...skirt.folds, ...legs] },
    new Sheet(pl, pr, 3, 6).drape(6, [[0.9, 0.985]], 200),
  ];
}

/** Lap of a cross-legged sitter: both thighs, and the nearer shin that lies before them. @param spread half width at the knees */
export function lap(torso: Torso, spread = 78): { thighs: Drape; shin: Drape; ankle: Point } {
  const [x] = torso.at(0, 0),
    to = (list: number[]) => offsets(x, 0, list);
  const k = spread;
  const right = ribbon(curveThrough(to([12, -36, k * 0.5, -37, k * 0.86, -27])), widths(22, 23, 19));
  const left = ribbon(curveThrough(to([-12, -36, -k * 0.5, -37, -k * 0.86, -27])), widths(22, 23, 19));
  const under = ribbon(curveThrough(to([k * 0.86, -20, k * 0.4, -11, 0, -9])), widths(19, 15, 11));
  const belly = curve(
    [...torso.map([[-17, 0.26]]), [x - 30, -34], [x, -8], [x + 30, -34], ...torso.map([[17, 0.26]])],
    true,
  );
  const shape = union(
    [right, left, under, belly, ellipse(x + k * 0.86, -24, 20, 20), ellipse(x - k * 0.86, -24, 20, 20)],
    7,
    1.4,
  );
  const folds = [
    // thighs
    curveThrough(to([26, -50, k * 0.5, -53, k * 0.84, -40])),
    curveThrough(to([14, -36, k * 0.42, -43, k * 0.78, -32])),
    curveThrough(to([10, -24, k * 0.34, -31, k * 0.66, -27])),
    curveThrough(to([-26, -50, -k * 0.5, -53, -k * 0.82, -42])),
    curveThrough(to([-14, -36, -k * 0.42, -44, -k * 0.72, -34])),
    // the knee, and the further shin below its thigh
    curveThrough(to([k * 0.96, -42, k * 1.0, -26, k * 0.9, -12])),
    curveThrough(to([k * 0.88, -24, k * 0.56, -22, k * 0.26, -22])),
    curveThrough(to([k * 0.8, -13, k * 0.54, -9, k * 0.3, -7])),
  ];
  const w = widths(19, 17, 14.5, 11.5),
    bone = curveThrough(to([-k * 0.88, -20, -k * 0.6, -13, -k * 0.3, -11, -2, -10])),
    lower = ribbon(bone, w),
    half = lower.length >> 1,
    knee = loopThrough(to([-k * 0.6, -32, -k * 0.86, -40, -k * 1.06, -26, -k * 0.98, -8, -k * 0.7, -2]));
  const shin = union([lower, knee], 6, 1.4);
  return {
    thighs: { shape, folds, bands: [], trims: [], motifs: [] },
    shin: {
      shape: shin,
      folds: [
        ...hugging([...lower].reverse(), 6, 0.16, 0.2),
        curveThrough(to([-k * 0.95, -36, -k * 1.0, -22, -k * 0.9, -9])),
        curveThrough(to([-k * 0.9, -20, -k * 0.6, -19, -k * 0.3, -17])),
      ],
      bands: [],
      trims: [[lower[half - 1], lower[half]]],
      motifs: [],
    },
    ankle: [x + 4, -9],
  };
}

/** Skirt of a kneeling figure who sits on the heels: thigh forward to the knee, shin back to the ankle. */
export function kneelSkirt(torso: Torso): { skirt: Drape; ankle: Point } {
  const [x] = torso.at(0, 0),
    to = (list: number[]) => offsets(x, 0, list);
  const thigh = ribbon(curveThrough(to([-8, -46, 30, -40, 66, -22])), widths(29, 26, 17)),
    shin = ribbon(curveThrough(to([66, -14, 20, -11, -34, -10, -58, -9])), widths(14, 15, 13, 11.5)),
    seat = curve(
      [
        ...torso.map([
          [-17, 0.26],
          [-29, 0.02],
        ]),
        [x - 40, -40],
        [x - 30, -16],
        [x + 10, -14],
        ...torso.map([
          [26, 0.04],
          [17, 0.26],
        ]),
      ],
      true,
    ),
    trail = loopThrough(to([-26, -22, -52, -20, -76, -4, -60, 2, -10, 2]));
  const shape = union([thigh, shin, seat, trail, ellipse(x + 68, -18, 17, 17)], 7, 1.4);
  const folds = [
    curveThrough(to([62, -10, 30, -18, -6, -19, -34, -24])),
    curveThrough(to([76, -26, 82, -16, 72, -5])),
    ...series(5, (i) =>
      curveThrough(to([2 + i * 4, -70 + i * 2, 16 + i * 10, -52 + i * 4, 26 + i * 11, -38 + i * 4])),
    ),
    curveThrough(to([-24, -62, -34, -42, -30, -26])),
    ...series(5, (i) => curveThrough(to([30 - i * 18, -15, 16 - i * 18, -7, 6 - i * 19, 0]))),
  ];
  const hem = curveThrough(to([-74, -3, -58, 1, -10, 2, 40, 3, 70, -1]));
  return {
    skirt: {
      shape,
      folds,
      bands: [[...hem.map(([a, b]): Point => [a, b - 9]), ...hem.slice().reverse()]],
      trims: [],
      motifs: [],
    },
    ankle: [x - 66, -8],
  };
}
