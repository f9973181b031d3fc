/** Silk below the waist: crossed legs, the seat at ease, the standing sari, the dhoti on moving legs. Seat or ground on y = 0. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { bangle, foot, lyingFoot } from './flesh.ts';
import { beadRow } from './regalia.ts';

/** Pleats gathered above and spread below. @param n folds */
export function pleats(pen: Pen, left: Poly, right: Poly, c: Cloth, n = 6, sag = 5) {
  const fan = new Sheet(left, right, sag, n),
    s = fan.outline();
  pen.drape(
    {
      shape: s,
      folds: series(n - 1, (i) => fan.column((i + 1) / n, 0.04, 0.9)),
      bands: [[...fan.row(0.84), ...fan.row(0.965).reverse()]],
      trims: [],
      motifs: [],
    },
    c,
    3,
  );
}

/** Folded leg of one side. @param over lies above the other */
function folded(pen: Pen, c: Cloth, sg: -1 | 1, over: boolean, w = 1) {
  const X = (x: number) => sg * x * w,
    lift = over ? -6 : 0,
    shape = union(
      [
        ribbon(curveThrough(X(14), -46, X(58), -50, X(106), -30), widths(26, 31, 26)),
        ribbon(
          curveThrough(X(112), -22, X(62), -13 + lift, X(4), -12 + lift, X(-22), -13 + lift),
          widths(24, 20, 15, 12),
        ),
        ellipse(X(108), -28, 28, 27),
      ],
      9,
      1.5,
    ),
    folds: Poly[] = [];
  for (let i = 0; i < 6; i++)
    folds.push(
      curveThrough(
        X(12 + i * 3),
        -72 + i * 7,
        X(56 + i * 6),
        -76 + i * 10,
        X(104 + i * 4),
        -52 + i * 7,
        X(128 - i * 4),
        -28 + i * 4,
      ),
    );
  for (let i = 0; i < 4; i++)
    folds.push(curveThrough(X(96 - i * 24), 0, X(82 - i * 24), -14, X(90 - i * 24), -30 + i * 2));
  pen.drape({ shape, folds, bands: [], trims: [], motifs: pen.stations(shape, 17, 8) }, c, 5);
  pen.trim(curveThrough(X(-23), -26 + lift, X(-26), -13 + lift, X(-22), 0 + lift * 0.6), c);
}

/** Crossed legs, the sole of one foot to us. @param w width, 1 = 270 units from knee to knee */
export const lap =
  (c: Cloth, t: Tone, w = 1, fan = true) =>
  (pen: Pen): void => {
    folded(pen, c, 1, false, w);
    lyingFoot(pen, t, [22, -8], 0.02);
    bangle(pen, [26, -8], 0, 10, 2.6, false);
    folded(pen, c, -1, true, w);
    if (fan)
      pleats(pen, curveThrough(-13, -58, -15, -24, -30, 18), curveThrough(9, -58, 10, -24, 22, 18), c, 6);
  };

/**
 * Seated at ease on a throne: one leg folded on the seat, the other hanging.
 * @param down the side of the hanging leg, @param drop from the seat to the foot
 */
export const atEase =
  (c: Cloth, t: Tone, down: -1 | 1, drop: number, w = 1) =>
  (pen: Pen): void => {
    const d = down,
      X = (x: number) => d * x * w;
    foot(pen, t, [X(50), drop - 8], 0.1, d, 1.12);
    folded(pen, c, -d as -1 | 1, false, w);
    lyingFoot(pen, t, [X(-6), -10], 0, d);
    // thigh coming towards us, knee, shin in its cloth down to the ankle
    const shape = union(
        [
          ribbon(curveThrough(X(8), -46, X(40), -48, X(66), -34), widths(28, 34, 33)),
          ellipse(X(68), -28, 33, 31),
          ribbon(curveThrough(X(68), -26, X(62), drop * 0.42, X(54), drop - 14), widths(31, 29, 26, 27)),
        ],
        10,
        1.5,
      ),
      folds: Poly[] = [];
    for (let i = 0; i < 5; i++)
      folds.push(
        curveThrough(X(8 + i * 6), -74 + i * 6, X(56 + i * 5), -66 + i * 7, X(98 - i * 5), -30 + i * 10),
      );
    for (let i = 0; i < 6; i++)
      folds.push(curveThrough(X(96 - i * 2), -4 + i * 20, X(70 - i * 3), 14 + i * 21, X(38), 2 + i * 22));
    pen.drape(
      {
        shape,
        folds: folds.filter((f) => f[f.length - 1][1] < drop - 24),
        bands: [],
        trims: [],
        motifs: pen.stations(shape, 18, 8),
      },
      c,
      5,
    );
    pen.trim(curveThrough(X(29), drop - 15, X(54), drop - 6, X(81), drop - 16), c);
    pen.trim(curveThrough(X(30), drop - 23, X(54), drop - 14, X(80), drop - 24), c);
    pleats(
      pen,
      curveThrough(X(-16), -58, X(-14), -10, X(-18), drop * 0.62),
      curveThrough(X(8), -60, X(14), -10, X(28), drop * 0.66),
      c,
      6,
    );
  };

/** One leg: hip, knee and ankle. */
export interface Leg {
  hip: Point;
  knee: Point;
  ankle: Point;
  /** Direction of the foot, mirrored with `fx`. */
  foot: number;
  fx: 1 | -1;
}

/** A leg in wrapped silk to the ankle, with its foot. */
export function clothedLeg(pen: Pen, l: Leg, c: Cloth, t: Tone, fat = 1) {
  const mid = (a: Point, b: Point, u: number): Point => [lerp(a[0], b[0], u), lerp(a[1], b[1], u)],
    thigh = ribbon(curve([l.hip, mid(l.hip, l.knee, 0.5), l.knee]), widths(34 * fat, 33 * fat, 25 * fat)),
    out = Math.sign(
      (l.knee[0] - l.hip[0]) * (l.ankle[1] - l.hip[1]) - (l.knee[1] - l.hip[1]) * (l.ankle[0] - l.hip[0]),
    ),
    back = Math.atan2(l.ankle[1] - l.knee[1], l.ankle[0] - l.knee[0]) + (Math.PI / 2) * -out,
    calf = mid(l.knee, l.ankle, 0.36),
    shin = ribbon(
      curve([
        l.knee,
        [calf[0] - Math.cos(back) * 3, calf[1] - Math.sin(back) * 3],
        mid(l.knee, l.ankle, 0.7),
        l.ankle,
      ]),
      widths(24 * fat, 23 * fat, 17 * fat, 12 * fat),
    ),
    shape = union(
      [
        thigh,
        shin,
        ellipse(l.knee[0], l.knee[1], 24 * fat, 24 * fat),
        ellipse(l.hip[0], l.hip[1], 33 * fat, 33 * fat),
      ],
      6,
      1.5,
    ),
    folds: Poly[] = [],
    across = (a: Point, b: Point, wa: number, wb: number, n: number, lean: number) => {
      const d = Math.atan2(b[1] - a[1], b[0] - a[0]);
      for (let i = 0; i < n; i++) {
        const u = (i + 0.6) / n,
          m = mid(a, b, u),
          h = lerp(wa, wb, u),
          [nx, ny] = [-Math.sin(d), Math.cos(d)];
        folds.push(
          curve([
            [m[0] + nx * h - Math.cos(d) * lean, m[1] + ny * h - Math.sin(d) * lean],
            [m[0] + Math.cos(d) * 5, m[1] + Math.sin(d) * 5],
            [m[0] - nx * h + Math.cos(d) * lean * 0.4, m[1] - ny * h + Math.sin(d) * lean * 0.4],
          ]),
        );
      }
    };
  foot(pen, t, [l.ankle[0] + Math.cos(l.foot) * 2 * l.fx, l.ankle[1] + 4], l.foot, l.fx, 1.06);
  across(l.hip, l.knee, 32 * fat, 24 * fat, 5, 12);
  across(l.knee, l.ankle, 23 * fat, 12 * fat, 6, 8);
  pen.drape({ shape, folds, bands: [], trims: [], motifs: pen.stations(shape, 15, 7) }, c, 4.4);
  const a = Math.atan2(l.ankle[1] - l.knee[1], l.ankle[0] - l.knee[0]);
  bangle(pen, mid(l.knee, l.ankle, 0.97), a, 13 * fat, 5);
  const e = mid(l.knee, l.ankle, 1.05);
  beadRow(
    pen,
    curve([
      [e[0] + Math.sin(a) * 13, e[1] - Math.cos(a) * 13],
      [e[0] + Math.cos(a) * 3, e[1] + Math.sin(a) * 3],
      [e[0] - Math.sin(a) * 13, e[1] + Math.cos(a) * 13],
    ]),
    2.8,
  );
}

/** Silk round the hips over the tops of both legs. @param at middle of the hip, @param w half width, @param h height */
export function hipCloth(pen: Pen, at: Point, c: Cloth, w = 48, h = 46) {
  const [x, y] = at,
    shape = curveThrough([
      x - w * 0.86,
      y - h * 0.6,
      x - w * 0.4,
      y - h * 0.46,
      x,
      y - h * 0.42,
      x + w * 0.4,
      y - h * 0.46,
      x + w * 0.86,
      y - h * 0.6,
      x + w * 1.06,
      y - h * 0.1,
      x + w,
      y + h * 0.42,
      x + w * 0.4,
      y + h * 0.66,
      x,
      y + h * 0.8,
      x - w * 0.4,
      y + h * 0.66,
      x - w,
      y + h * 0.42,
      x - w * 1.06,
      y - h * 0.1,
      x - w * 0.86,
      y - h * 0.6,
    ]);
  pen.drape(
    {
      shape,
      folds: series(5, (i) =>
        curveThrough(
          x - w,
          y - h * 0.4 + i * h * 0.2,
          x,
          y - h * 0.14 + i * h * 0.26,
          x + w,
          y - h * 0.4 + i * h * 0.2,
        ),
      ),
      bands: [],
      trims: [],
      motifs: pen.stations(shape, 15, 7),
    },
    c,
    4.4,
  );
}

/** Standing man's dhoti: both legs in wrapped silk, the pleats between them. */
export const dhoti =
  (c: Cloth, t: Tone, sway = 0, hip = -196, spread = 24) =>
  (pen: Pen): void => {
    const s = sway;
    clothedLeg(
      pen,
      {
        hip: [s - 22, hip + 8],
        knee: [s * 0.5 - spread - 4, hip * 0.47],
        ankle: [-spread + 2, -14],
        foot: 0.08,
        fx: -1,
      },
      c,
      t,
    );
    clothedLeg(
      pen,
      {
        hip: [s + 22, hip + 8],
        knee: [s * 0.5 + spread + 4, hip * 0.47],
        ankle: [spread - 2, -14],
        foot: 0.08,
        fx: 1,
      },
      c,
      t,
    );
    hipCloth(pen, [s, hip + 14], c);
    pleats(
      pen,
      curveThrough(s - 9, hip + 4, s * 0.6 - 12, hip * 0.5, -17, -40),
      curveThrough(s + 9, hip + 4, s * 0.6 + 12, hip * 0.5, 17, -40),
      c,
      6,
      6,
    );
  };

/** End of a sash or stole, hanging or blown. @param p its middle line, @param w half widths from the knot to the end */
export function sashEnd(pen: Pen, p: Poly, c: Cloth, w: [number, number] = [5, 13]) {
  const shape = ribbon(p, widths(w[0], (w[0] + w[1]) / 2, w[1])),
    n = shape.length >> 1,
    fold = (u: number): Poly =>
      series(Math.floor(n * 0.92), (i) => [
        lerp(shape[i][0], shape[shape.length - 1 - i][0], u),
        lerp(shape[i][1], shape[shape.length - 1 - i][1], u),
      ]),
    i0 = Math.floor(n * 0.84),
    i1 = Math.floor(n * 0.95);
  pen.drape(
    {
      shape,
      folds: [fold(0.3), fold(0.55), fold(0.8)],
      bands: [[shape[i0], shape[shape.length - 1 - i0], shape[shape.length - 1 - i1], shape[i1]]],
      trims: [],
      motifs: [],
    },
    c,
    3,
  );
}
