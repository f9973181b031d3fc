/** Gods and queens of the boards as the school paints them: five and a half heads tall, round, the upper arms one contour with the trunk. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough } from '../../draw/curves.ts';
import { type Point, lerp, transform } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { type Looks, type Place, countenance } from './countenance.ts';
import { type HandName, backArm, bangle, forearm, grownForearm, hand, lay, rimmed } from './flesh.ts';
import { earrings, falling, hairline, jata, kirita, necklaces } from './regalia.ts';

export interface Arm {
  /** Side of the body it grows from, as we see it. */
  side: -1 | 1;
  elbow: Point;
  wrist: Point;
  hand: HandName;
  /** Direction of the fingers, default along the forearm. */
  aim?: number;
  flip?: boolean;
  /** A further arm, behind the body. */
  back?: boolean;
  /** What it holds, painted before the hand. */
  hold?: (pen: Pen, at: Point, aim: number) => void;
  /** What stands on the hand, painted after it. */
  carry?: (pen: Pen, at: Point, aim: number) => void;
  size?: number;
}

export interface Icon {
  woman: boolean;
  tone: Tone;
  /** Hip, waist and pit of the neck. */
  spine: readonly [Point, Point, Point];
  arms: readonly Arm[];
  head: Omit<Looks, 'woman' | 'tone'> & { tilt?: number; size?: number };
  crown: 'kirita' | 'jata' | 'none' | ((pen: Pen, M: Place, k: number) => void);
  crownHeight?: number;
  choli?: Cloth;
  /** Girth, default 1. */
  fat?: number;
  jewels?: 1 | 2 | 3;
  /** Legs and lower cloth, painted over the trunk. */
  lower: (pen: Pen) => void;
  /** Belt, garland and what lies on the breast, over the necklaces. */
  adorn?: (pen: Pen, N: Place) => void;
  /** Things between the body and the front arms. */
  prop?: (pen: Pen) => void;
  hairBehind?: boolean;
  /** Forearms grow out of the upper arms without a seam. */
  grown?: boolean;
  /** Paints a head of another kind, with crown and earrings; the neck is left out. */
  otherHead?: (pen: Pen) => void;
}

/** Half widths of the trunk from hip to neck. */
const TRUNK = {
  goddess: [45, 45, 40, 33, 31, 36, 43, 44, 42, 36, 15],
  child: [40, 44, 47, 46, 43, 40, 39, 38, 35, 27, 13],
  god: [40, 40, 38, 36, 36, 39, 44, 48, 48, 38, 16],
};

/** Place on the trunk: x across, t from hip to neck. */
export function trunkAt(spine: Icon['spine']) {
  const path = curve(
    [
      spine[0],
      [lerp(spine[0][0], spine[1][0], 0.55), lerp(spine[0][1], spine[1][1], 0.5)],
      spine[1],
      [lerp(spine[1][0], spine[2][0], 0.45), lerp(spine[1][1], spine[2][1], 0.5)],
      spine[2],
    ],
    false,
    12,
  );
  return (x: number, t: number): Point => {
    const n = path.length - 1,
      f = Math.max(0, Math.min(1, t)) * n,
      i = Math.min(n - 1, Math.floor(f)),
      a = path[Math.max(0, i - 5)],
      b = path[Math.min(n, i + 6)],
      d = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2,
      over = (t - Math.max(0, Math.min(1, t))) * 130,
      p: Point = [lerp(path[i][0], path[i + 1][0], f - i), lerp(path[i][1], path[i + 1][1], f - i)];
    return [p[0] + Math.cos(d) * x + Math.sin(d) * over, p[1] + Math.sin(d) * x - Math.cos(d) * over];
  };
}

const middle = (a: Point, b: Point, u: number): Point => [lerp(a[0], b[0], u), lerp(a[1], b[1], u)];

/** Paints an icon; feet or seat at the pen's place. */
export function icon(pen: Pen, o: Icon) {
  const fat = o.fat ?? 1,
    at = trunkAt(o.spine),
    w = TRUNK[o.head.child ? 'child' : o.woman ? 'goddess' : 'god'].map((v) => v * fat),
    sx = (o.head.child ? 35 : o.woman ? 44 : 50) * fat,
    shoulder = (s: number) => at(s * sx, 0.875),
    k = 0.78 * (o.head.size ?? 1),
    t = o.head.turn,
    neck = o.spine[2],
    tilt = o.head.tilt ?? 0,
    M: Place = (p) => transform(transform(p, 0, -50 * k, k), neck[0] + t * 3, neck[1] - 3, 1, tilt),
    N: Place = (p) => p.map(([x, y]) => at(x, 1 - y / 130)),
    tone = o.tone,
    rich = o.jewels ?? 3,
    looks: Looks = { ...o.head, woman: o.woman, tone };
  if ((o.hairBehind ?? true) && !o.otherHead) falling(pen, M, t);
  for (const a of o.arms) {
    if (!a.back) continue;
    const aim = a.aim ?? Math.atan2(a.wrist[1] - a.elbow[1], a.wrist[0] - a.elbow[0]);
    backArm(pen, tone, shoulder(a.side), a.elbow, a.wrist, fat);
    const up = Math.atan2(a.elbow[1] - shoulder(a.side)[1], a.elbow[0] - shoulder(a.side)[0]);
    bangle(pen, middle(shoulder(a.side), a.elbow, 0.66), up, 15.4 * fat);
    ends(pen, a, tone, aim, fat);
  }
  // trunk and upper arms in one contour
  const side = (sg: number) => w.map((v, i) => at(sg * v, i / (w.length - 1))),
    trunk = curve([...side(1), at(10, 1.06), at(-10, 1.06), ...side(-1).reverse()], true, 5),
    uppers = o.arms
      .filter((a) => !a.back)
      .flatMap((a) => {
        const s = shoulder(a.side);
        return [
          ribbon(
            curve([at(a.side * sx * 0.72, 0.9), s, middle(s, a.elbow, 0.5), a.elbow]),
            widths(15 * fat, 17.5 * fat, 17 * fat, 14 * fat),
            3,
          ),
          ellipse(a.elbow[0], a.elbow[1], 13.6 * fat, 13.6 * fat),
        ];
      }),
    body = union([trunk, ...uppers], 9, 1.5);
  rimmed(pen, body, tone, [[...body, body[0]]], 20);
  breast(pen, o, at, fat);
  if (o.choli) bodice(pen, o, at, shoulder, fat);
  o.lower(pen);
  if (!o.otherHead)
    neckAndFace(
      pen,
      at,
      tone,
      () => countenance(pen, M, k, looks),
      () => hairline(pen, M, t),
    );
  necklaces(pen, N, rich);
  for (const a of o.arms) {
    if (a.back) continue;
    const s = shoulder(a.side);
    bangle(
      pen,
      middle(s, a.elbow, o.choli ? 0.74 : 0.5),
      Math.atan2(a.elbow[1] - s[1], a.elbow[0] - s[0]),
      (o.choli ? 15.6 : 17.6) * fat,
      5,
    );
  }
  if (o.otherHead) o.otherHead(pen);
  else crowned(pen, o, M, t, k);
  o.adorn?.(pen, N);
  o.prop?.(pen);
  for (const a of o.arms) {
    if (a.back) continue;
    const aim = a.aim ?? Math.atan2(a.wrist[1] - a.elbow[1], a.wrist[0] - a.elbow[0]);
    (o.grown ? grownForearm : forearm)(pen, tone, shoulder(a.side), a.elbow, a.wrist, fat);
    ends(pen, a, tone, aim, fat);
  }
  return { M, N, k };
}

/** Neck with its folds, then the face and the hair over it. */
function neckAndFace(
  pen: Pen,
  at: (x: number, t: number) => Point,
  tone: Tone,
  face: () => void,
  hair: () => void,
) {
  const root = curve([
    at(-19, 0.965),
    at(-13, 1.02),
    at(-12.5, 1.12),
    at(12.5, 1.12),
    at(13, 1.02),
    at(19, 0.965),
  ]);
  lay(pen, root, tone.base);
  for (const d of [0.01, 0.04])
    pen.stroke(curve([at(-11, 1.03 + d), at(0, 1.005 + d), at(11, 1.03 + d)]), 0.5, tone.line);
  for (const sg of [-1, 1])
    pen.stroke(curve([at(sg * 20, 0.97), at(sg * 13.6, 1.01), at(sg * 12.6, 1.05)]), 0.8, tone.line);
  face();
  hair();
}

/** Crown and earrings. */
function crowned(pen: Pen, o: Icon, M: Place, t: number, k: number) {
  if (o.crown === 'kirita') kirita(pen, M, t, k, o.crownHeight);
  else if (o.crown === 'jata') jata(pen, M, t, k);
  else if (o.crown !== 'none') o.crown(pen, M, k);
  earrings(pen, M, t, k, o.woman);
}

/** Bracelets, the thing held and the hand. */
function ends(pen: Pen, a: Arm, tone: Tone, aim: number, fat: number) {
  const along = Math.atan2(a.wrist[1] - a.elbow[1], a.wrist[0] - a.elbow[0]),
    at = (d: number): Point => [a.wrist[0] - Math.cos(along) * d, a.wrist[1] - Math.sin(along) * d],
    size = a.size ?? 1.14,
    T = (x: number, y: number): Point =>
      transform([[x, a.flip ? -y : y]], a.wrist[0], a.wrist[1], size, aim)[0];
  a.hold?.(pen, a.hand === 'grip' || a.hand === 'fist' ? T(14, 0) : T(29, -8), aim);
  const held = hand(pen, a.hand, a.wrist, aim, tone, size, a.flip);
  bangle(pen, at(3), along, 9.4 * fat, 3.4, false);
  bangle(pen, at(10.5), along, 10.4 * fat, 2.6, true);
  a.carry?.(pen, held, aim);
}

/** Lines of the breast, the belly and the navel. */
function breast(pen: Pen, o: Icon, at: (x: number, t: number) => Point, fat: number) {
  const { tone } = o;
  pen.stroke(curve([at(-1.6, 0.24), at(0, 0.215), at(1.6, 0.24)]), 1, tone.line);
  pen.stroke(curve([at(-20 * fat, 0.17), at(0, 0.13), at(20 * fat, 0.17)]), 0.5, tone.shade);
  if (o.woman) return;
  for (const sg of [-1, 1]) {
    pen.stroke(curve([at(sg * 6, 0.6), at(sg * 22 * fat, 0.575), at(sg * 36 * fat, 0.66)]), 0.6, tone.shade);
    pen.stroke(curve([at(sg * 18 * fat, 0.39), at(sg * 8, 0.35), at(sg * 2, 0.36)]), 0.4, tone.shade);
  }
}

/** Short bodice with sleeves to the middle of the upper arm. */
function bodice(
  pen: Pen,
  o: Icon,
  at: (x: number, t: number) => Point,
  shoulder: (s: number) => Point,
  fat: number,
) {
  const c = o.choli!,
    half = (t: number) => TRUNK.goddess[Math.round(t * 10)] * fat + 1.4,
    ts = [0.5, 0.6, 0.7, 0.8, 0.9, 0.96],
    cup = curve(
      [
        ...ts.map((t) => at(half(t), t)),
        ...ts
          .slice()
          .reverse()
          .map((t) => at(-half(t), t)),
      ],
      true,
      5,
    ),
    sleeves = o.arms
      .filter((a) => !a.back)
      .map((a) => {
        const s = shoulder(a.side);
        return {
          tube: ribbon(
            curve([at(a.side * 30 * fat, 0.91), s, middle(s, a.elbow, 0.62)]),
            widths(15.5 * fat, 19 * fat, 18 * fat),
            3,
          ),
          end: middle(s, a.elbow, 0.62),
          a: Math.atan2(a.elbow[1] - s[1], a.elbow[0] - s[0]) + Math.PI / 2,
        };
      }),
    shape = union([cup, ...sleeves.map((s) => s.tube)], 6, 1.5);
  const folds = [-1, 1].flatMap((sg) => [
    curve([at(sg * 4, 0.56), at(sg * 20 * fat, 0.53), at(sg * 36 * fat, 0.6), at(sg * 41 * fat, 0.7)]),
    curve([at(sg * 40 * fat, 0.78), at(sg * 34 * fat, 0.72), at(sg * 22 * fat, 0.73)]),
    curve([at(sg * 28 * fat, 0.93), at(sg * 42 * fat, 0.84), at(sg * 43 * fat, 0.76)]),
  ]);
  pen.drape({ shape, folds, bands: [], trims: [], motifs: pen.stations(shape, 13, 5) }, c, 2.8);
  for (const s of sleeves) {
    const e = (d: number): Point => [s.end[0] + Math.cos(s.a) * d, s.end[1] + Math.sin(s.a) * d];
    pen.trim([e(-17.4 * fat), [e(0)[0], e(0)[1] + 1], e(17.4 * fat)], c);
  }
  pen.trim(curve([at(-33 * fat, 0.5), at(0, 0.465), at(33 * fat, 0.5)]), c);
  const scoop = curve([at(-25, 0.985), at(-17, 0.88), at(0, 0.815), at(17, 0.88), at(25, 0.985)]);
  lay(pen, [...scoop, at(12, 1.06), at(-12, 1.06)], o.tone.base);
  pen.trim(scoop, c);
}

/** Flower garland hung round the neck. @param drop how far down the trunk it falls, in figure units */
export const garland =
  (drop: number, w: number, cols: string[], r = 6.6) =>
  (pen: Pen, N: Place) =>
    pen.garland(
      N(
        curveThrough(
          -20,
          4,
          -w,
          drop * 0.42,
          -w * 0.8,
          drop * 0.8,
          0,
          drop,
          w * 0.8,
          drop * 0.8,
          w,
          drop * 0.42,
          20,
          4,
        ),
      ),
      r,
      cols,
    );
