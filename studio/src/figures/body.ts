/** Bare anatomy: spine, torso, arms, legs and feet. Geometry only. */
import { curve } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../draw/geometry.ts';
import { ribbon, widths } from '../draw/shapes.ts';
import type { LegPose, Pose } from './types.ts';

export type Build = 'woman' | 'man' | 'child';

/** How a person is grown. */
export type Stature = 'slender' | 'plump' | 'portly' | 'aged' | 'childlike';

/** Width of the trunk and of the limbs, size of the head, how far the back is bent, and how far the belly stands out. */
export interface Measures {
  girth: number;
  limbs: number;
  head: number;
  stoop: number;
  belly: number;
}

const ORDINARY: Measures = { girth: 1, limbs: 1, head: 1, stoop: 0, belly: 0 };

/** The measures of a stature; without one, those of the rig's ordinary adult. */
export const measuresOf = (s?: Stature): Measures => (s ? { ...ORDINARY, ...MEASURES[s] } : ORDINARY);

const MEASURES: Record<Stature, Partial<Measures>> = {
  slender: { girth: 0.9, limbs: 0.88 },
  plump: { girth: 1.16, limbs: 1.16, belly: 0.35 },
  portly: { girth: 1.2, limbs: 1.14, belly: 1 },
  aged: { girth: 0.93, limbs: 0.86, stoop: 1 },
  childlike: { girth: 1.04, limbs: 1.12, head: 1.34, belly: 0.25 },
};

const UPPER_ARM = 72,
  FOREARM = 64;

/** The same pose with the bent back and the forward head of age. */
export function stooping(pose: Pose, by: number): Pose {
  if (!by) return pose;
  const [hip, waist, chest, neck] = pose.spine;
  return {
    ...pose,
    headTilt: pose.headTilt + 0.1 * by,
    spine: [
      hip,
      [waist[0] - 2 * by, waist[1]],
      [chest[0] + 4 * by, chest[1] + 4 * by],
      [neck[0] + 15 * by, neck[1] + 9 * by],
    ],
  };
}

/** Maps torso coordinates (x across, t from hip 0 to neck base 1) along the bent spine. */
export class Torso {
  private path: Poly;
  private girth: number;
  /** @param girth widens or narrows the trunk */
  constructor(pose: Pose, girth = 1) {
    this.girth = girth;
    this.path = curve(pose.spine, false, 14);
  }

  at(x: number, t: number): Point {
    const n = this.path.length - 1,
      f = Math.max(0, Math.min(1, t)) * n,
      i = Math.min(n - 1, Math.floor(f)),
      u = f - i;
    const a = this.path[Math.max(0, i - 4)],
      b = this.path[Math.min(n, i + 5)];
    const ang = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
    const p: Point = [
      lerp(this.path[i][0], this.path[i + 1][0], u),
      lerp(this.path[i][1], this.path[i + 1][1], u),
    ];
    const over = (t - Math.max(0, Math.min(1, t))) * 128;
    const across = x * this.girth;
    return [
      p[0] + Math.cos(ang) * across + Math.sin(ang) * over,
      p[1] + Math.sin(ang) * across - Math.cos(ang) * over,
    ];
  }

  map(pts: [number, number][]): Point[] {
    return pts.map(([x, t]) => this.at(x, t));
  }
}

type Side = [number, number][];

const SHAPES: Record<string, { right: Side; left: Side; shoulders: [[number, number], [number, number]] }> = {
  woman: {
    right: [
      [27, -0.02],
      [24, 0.1],
      [15, 0.29],
      [18, 0.44],
      [35, 0.6],
      [28, 0.78],
      [23, 0.9],
      [9, 1.03],
    ],
    left: [
      [-9, 1.03],
      [-17, 0.97],
      [-26, 0.9],
      [-28, 0.78],
      [-22, 0.52],
      [-16, 0.3],
      [-26, 0.1],
      [-28, -0.02],
    ],
    shoulders: [
      [-22, 0.825],
      [17, 0.83],
    ],
  },
  man: {
    right: [
      [25, -0.02],
      [22, 0.18],
      [19, 0.34],
      [26, 0.58],
      [33, 0.76],
      [29, 0.89],
      [18, 0.97],
      [10, 1.03],
    ],
    left: [
      [-10, 1.03],
      [-20, 0.97],
      [-32, 0.89],
      [-35, 0.77],
      [-26, 0.55],
      [-20, 0.32],
      [-23, 0.1],
      [-26, -0.02],
    ],
    shoulders: [
      [-29, 0.83],
      [27, 0.83],
    ],
  },
  womanFront: {
    right: [
      [29, -0.02],
      [25, 0.1],
      [16, 0.3],
      [22, 0.5],
      [30, 0.64],
      [28, 0.78],
      [27, 0.89],
      [17, 0.965],
      [9, 1.03],
    ],
    left: [
      [-9, 1.03],
      [-17, 0.965],
      [-27, 0.89],
      [-28, 0.78],
      [-30, 0.64],
      [-22, 0.5],
      [-16, 0.3],
      [-25, 0.1],
      [-29, -0.02],
    ],
    shoulders: [
      [-24, 0.825],
      [24, 0.825],
    ],
  },
  manFront: {
    right: [
      [27, -0.02],
      [23, 0.18],
      [21, 0.34],
      [29, 0.6],
      [36, 0.77],
      [32, 0.88],
      [19, 0.965],
      [10, 1.03],
    ],
    left: [
      [-10, 1.03],
      [-19, 0.965],
      [-32, 0.88],
      [-36, 0.77],
      [-29, 0.6],
      [-21, 0.34],
      [-23, 0.18],
      [-27, -0.02],
    ],
    shoulders: [
      [-31, 0.83],
      [31, 0.83],
    ],
  },
};

/** Torso outline and shoulder joints. @param front symmetrical torso instead of three-quarter */
export function torsoShape(build: Build, front: boolean, torso: Torso) {
  const s = SHAPES[(build === 'woman' ? 'woman' : 'man') + (front ? 'Front' : '')];
  const left = curve(torso.map(s.left)),
    right = curve(torso.map(s.right));
  return {
    outline: [...right, ...left] as Poly,
    shoulders: s.shoulders.map(([x, t]) => torso.at(x, t)) as [Point, Point],
  };
}

/**
 * Two-bone arm. Reaches as far as the bones allow.
 * @param bend -1 drops the elbow of an arm that points right or down
 */
export function solveArm(
  shoulder: Point,
  to: Point,
  bend: number,
  reach = 1,
): { elbow: Point; wrist: Point } {
  const a = UPPER_ARM * reach,
    b = FOREARM * reach,
    dx = to[0] - shoulder[0],
    dy = to[1] - shoulder[1];
  const raw = Math.hypot(dx, dy) || 1,
    d = Math.max(Math.abs(a - b) + 4, Math.min(a + b - 1.5, raw)),
    ux = dx / raw,
    uy = dy / raw;
  const x = (a * a - b * b + d * d) / (2 * d),
    h = -Math.sqrt(Math.max(0, a * a - x * x)) * bend;
  return {
    elbow: [shoulder[0] + ux * x - uy * h, shoulder[1] + uy * x + ux * h],
    wrist: [shoulder[0] + ux * d, shoulder[1] + uy * d],
  };
}

/**
 * A limb: raw outline (both sides equally long), clean outline for painting, two open contour lines.
 * @param from,to part of the length that is inked
 */
export function limb(centre: Poly, width: (t: number) => number, from = 0.1, to = 1, cap = false) {
  const bare = ribbon(centre, width, 3),
    n = bare.length >> 1;
  const clean = [...unloop(bare.slice(0, n)), ...unloop(bare.slice(n))];
  const shape = cap ? [...clean, ...roundCap(centre, width(0))] : clean;
  const cut = (p: Poly) => unloop(p.slice(Math.floor(n * from), Math.ceil(n * to)));
  return {
    shape: bare,
    capped: shape,
    contour: [cut(bare.slice(0, n)), cut(bare.slice(n).reverse())],
    centre,
  };
}

/** Cut out the small loop that an offset line makes inside a sharp elbow. */
export function unloop(p: Poly): Poly {
  for (let i = 0; i + 1 < p.length; i++)
    for (let j = Math.min(p.length - 2, i + 64); j > i + 1; j--) {
      const [ax, ay] = p[i],
        [bx, by] = p[i + 1],
        [qx, qy] = p[j],
        [rx, ry] = p[j + 1];
      const d = (bx - ax) * (ry - qy) - (by - ay) * (rx - qx);
      if (Math.abs(d) < 1e-9) continue;
      const t = ((qx - ax) * (ry - qy) - (qy - ay) * (rx - qx)) / d,
        u = ((qx - ax) * (by - ay) - (qy - ay) * (bx - ax)) / d;
      if (t > 0 && t < 1 && u > 0 && u < 1)
        return unloop([...p.slice(0, i + 1), [ax + (bx - ax) * t, ay + (by - ay) * t], ...p.slice(j + 1)]);
    }
  return p;
}

/** Half circle closing the start of a limb, for shoulders. */
function roundCap(centre: Poly, r: number): Poly {
  const a = Math.atan2(centre[1][1] - centre[0][1], centre[1][0] - centre[0][0]) - Math.PI / 2;
  return series(9, (i) => {
    const t = a - ((i + 1) / 10) * Math.PI;
    return [centre[0][0] + Math.cos(t) * r, centre[0][1] + Math.sin(t) * r] as Point;
  });
}

/** Places on the way from a joint to the next: a bone is straight, and bends only at its ends. */
const bone = (a: Point, b: Point, ...at: number[]): Point[] =>
  at.map((t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]);

/** Arm through shoulder, elbow, wrist; the forearm tapers 1 to 0.62. @param fat 1 for adults, more for a plump child */
export function armLimb(sh: Point, elbow: Point, wrist: Point, fat = 1) {
  const w = widths(11.4, 12, 10.7, 9.2, 8.9, 9.5, 8.6, 7, 5.9);
  const centre = curve(
    [sh, ...bone(sh, elbow, 0.45, 0.8), elbow, ...bone(elbow, wrist, 0.22, 0.55), wrist],
    false,
    7,
  );
  return limb(centre, (t) => w(t) * fat, 0.13, 0.985, true);
}

/** Leg from hip to ankle: thigh, knee, calf, ankle. */
export function legLimb(hip: Point, leg: LegPose, fat = 1) {
  const { knee: k, ankle: a } = leg;
  const w = widths(16, 21, 19.5, 15.5, 13, 14, 12, 8.6, 6.8);
  const centre = curve([hip, ...bone(hip, k, 0.45, 0.84), k, ...bone(k, a, 0.16, 0.5), a], false, 7);
  return limb(centre, (t) => w(t) * fat, 0.1, 1);
}

/** Foot with the ankle at `p`. 'toe' stands on its toes, 'front' is seen from the front. */
export function footShape(p: Point, kind: LegPose['foot'] = 'right'): Poly {
  const side = curve(
    [
      [-9, -1],
      [-8, -9],
      [0, -14],
      [7, -11],
      [17, -4],
      [29, -1.5],
      [31, 2.5],
      [25, 5],
      [6, 4.5],
      [-7, 5],
    ],
    true,
    6,
  );
  if (kind === 'left') return transform(side, p[0], p[1] + 4, 1, 0, -1);
  if (kind === 'toe') return transform(side, p[0] + 2, p[1] - 3, 0.94, 0.85, 1);
  if (kind === 'front')
    return transform(
      curve(
        [
          [-7, -12],
          [7, -12],
          [11, 2],
          [9, 7],
          [0, 8],
          [-9, 7],
          [-11, 2],
        ],
        true,
        6,
      ),
      p[0],
      p[1],
    );
  return transform(side, p[0], p[1] + 4);
}
