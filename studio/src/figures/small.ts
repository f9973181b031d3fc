/** Small human figures as separate named shapes; every tradition paints them with its own hand. */
import { curve, polyline } from '../draw/curves.ts';
import { type Point, type Poly, transform } from '../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';

/** Angles are from straight down, positive = the way the figure faces. [upper, lower] limb. */
export interface Stance {
  aL?: [number, number];
  aR?: [number, number];
  lL?: [number, number];
  lR?: [number, number];
  lean?: number;
  skirt?: boolean | undefined;
  fx?: number;
  rot?: number;
  thick?: number;
  long?: number;
}

/** Parts of a small figure in picture space. */
export interface Figure {
  head: Poly;
  torso: Poly;
  hips: Poly;
  arms: Poly[];
  legs: Poly[];
  skirt?: Poly | undefined;
  neck: Poly;
  handL: Point;
  handR: Point;
  headC: Point;
  bun: Poly;
  turban: Poly;
  eye: Point;
  outline: Poly;
  waist: Point;
}

const limb = (a: Point, an: [number, number], L: number): Point[] => {
  const k: Point = [a[0] + Math.sin(an[0]) * L, a[1] + Math.cos(an[0]) * L];
  return [a, k, [k[0] + Math.sin(an[1]) * L, k[1] + Math.cos(an[1]) * L]];
};

/** About 100 units tall at s = 1, feet at (x,y). */
export function figure(x: number, y: number, s: number, o: Stance = {}): Figure {
  const th = o.thick ?? 1,
    lo = o.long ?? 1,
    lean = (o.lean ?? 0) * 10,
    fx = o.fx ?? 1;
  const T = (p: Poly) => transform(p, x, y, s, o.rot ?? 0, fx),
    one = (q: Point) => T([q])[0];
  const legL = 21 * lo,
    hipY = -legL * 1.96,
    shY = hipY - 34 * lo,
    armL = 17 * lo;
  const sh: Point = [lean, shY],
    hip: Point = [0, hipY];
  const arms = [
    limb([sh[0] - 7 * th, shY + 3], o.aL ?? [-0.4, 0.1], armL),
    limb([sh[0] + 7 * th, shY + 3], o.aR ?? [0.4, -0.1], armL),
  ];
  const legs = [limb([-4, hipY], o.lL ?? [-0.15, -0.03], legL), limb([4, hipY], o.lR ?? [0.15, 0.03], legL)];
  const soft = (q: Point[]) => curve([q[0], q[1], q[2]], false, 6);
  const torso = curve(
    [
      [sh[0] - 10 * th, shY],
      [sh[0], shY - 3],
      [sh[0] + 10 * th, shY],
      [lean * 0.4 + 5.5 * th, hipY - 12 * lo],
      [7 * th, hipY + 3],
      [-7 * th, hipY + 3],
      [lean * 0.4 - 5.5 * th, hipY - 12 * lo],
    ],
    true,
    6,
  );
  const headC: Point = [sh[0] + lean * 0.18 + 1, shY - 13];
  const feet = legs.map((l) => [...soft(l), [l[2][0] + 7, l[2][1] + 0.6] as Point]);
  const skirt = curve(
    [
      [-6 * th, hipY - 9],
      [6 * th, hipY - 9],
      [15 * th, hipY + 18],
      [20 * th, -7],
      [0, -4],
      [-20 * th, -7],
      [-15 * th, hipY + 18],
    ],
    true,
    5,
  );
  const headP = ellipse(headC[0], headC[1], 8 * Math.min(1.1, th), 8.6 * Math.min(1.1, th), 0, 20);
  return {
    head: T(headP),
    torso: T(torso),
    hips: T(polyline(-8 * th, hipY - 6, 8 * th, hipY - 6, 10 * th, hipY + 10, -10 * th, hipY + 10)),
    arms: arms.map((q) => T(ribbon(soft(q), widths(3.2 * th, 2.8 * th, 2.2 * th), 3))),
    legs: feet.map((q) => T(ribbon(q, widths(4.6 * th, 3.2 * th, 2.5 * th, 2.2 * th), 3))),
    neck: T(
      polyline(
        [sh[0] - 2.6, shY + 2],
        [headC[0] - 2.4, headC[1] + 4],
        [headC[0] + 2.4, headC[1] + 4],
        [sh[0] + 2.6, shY + 2],
      ),
    ),
    skirt: o.skirt ? T(skirt) : undefined,
    handL: one(arms[0][2]),
    handR: one(arms[1][2]),
    headC: one(headC),
    bun: T(ellipse(headC[0] - 9, headC[1] + 1, 5, 5, 0, 14)),
    eye: one([headC[0] + 3, headC[1] - 1]),
    waist: one(hip),
    turban: T(
      curve(
        [
          [headC[0] - 10, headC[1] - 2],
          [headC[0] - 8, headC[1] - 11],
          [headC[0] + 3, headC[1] - 14],
          [headC[0] + 10, headC[1] - 7],
          [headC[0] + 8, headC[1] - 2],
          [headC[0] - 2, headC[1] - 5],
        ],
        true,
        5,
      ),
    ),
    outline: T(polyline(-22, 2, -24, shY - 24, 24, shY - 24, 22, 2)),
  };
}

/** Hands raised, striding, carrying and so on: the stances shared by many works. */
export const STANCE = {
  stand: {},
  walk: { lL: [-0.45, -0.2], lR: [0.4, 0], aL: [-0.5, 0.1], aR: [0.6, 0.9] },
  carryHead: { aL: [-2.5, 2.7], aR: [0.35, 0.4], lL: [-0.3, -0.15], lR: [0.3, 0] },
  drum: { aL: [-0.7, 0.8], aR: [0.8, 1.7], lL: [-0.4, -0.1], lR: [0.5, -0.15], lean: 0.2 },
  reach: { aL: [2.2, 2.7], aR: [2, 2.5], lean: 0.3 },
  dance: { aL: [-1.9, -2.7], aR: [1.9, 2.7], lL: [-0.7, 0.3], lR: [0.5, -0.3] },
  play: { aL: [0.9, 1.9], aR: [1, 2.1], lL: [-0.3, 0], lR: [0.35, 0] },
  bend: { aL: [0.9, 0.5], aR: [1, 0.4], lean: 1.3, lL: [-0.3, 0.1], lR: [0.1, 0.05] },
  climb: { aL: [2.1, 2.9], aR: [2.7, 3], lL: [1.1, -0.6], lR: [0.5, -0.9] },
  ride: { aL: [0.7, 1.3], aR: [0.9, 2], lL: [0.2, -0.1], lR: [0.5, -0.1] },
} satisfies Record<string, Stance>;
