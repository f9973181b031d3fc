/** Warli people who can do anything: two triangles that bend at the waist, limbs of two strokes, poses as plain data. */
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, fill, polys } from '../../draw/svg.ts';
import type { Warli } from './painter.ts';
import { WARLI } from './style.ts';

const PASTE = WARLI.ricePaste;

/** Directions of upper and lower part of a limb, from straight down, positive = forward. */
type Bend = [number, number];

export interface Attitude {
  /** Lean of the upper body, 0 upright. */
  lean?: number;
  /** Swing of the hips, 0 straight down. */
  hip?: number;
  /** Back arm, front arm, back leg, front leg. */
  arms?: [Bend, Bend];
  legs?: [Bend, Bend];
  /** Turn of the head against the upper body: positive looks down, negative up. */
  nod?: number;
  /** Knot of hair: a woman. */
  bun?: boolean;
  /** A skirt cloth: the lower triangle is broad and the legs are short. */
  sari?: boolean;
  /** A cap or turban. */
  cap?: boolean;
}

export interface Placed {
  hands: [Point, Point];
  feet: [Point, Point];
  shoulder: Point;
  head: Point;
  waist: Point;
}

/** What people do. Each returns a fresh attitude, so that a picture can change one limb. */
export const DOING = {
  stand: (): Attitude => ({
    arms: [
      [-0.5, 0.1],
      [0.45, -0.1],
    ],
    legs: [
      [-0.12, -0.05],
      [0.14, 0.05],
    ],
  }),
  walk: (): Attitude => ({
    lean: 0.12,
    arms: [
      [-0.6, -0.2],
      [0.6, 1],
    ],
    legs: [
      [-0.5, -0.75],
      [0.55, 0.1],
    ],
  }),
  run: (): Attitude => ({
    lean: 0.45,
    arms: [
      [-1.1, -0.2],
      [1, 1.9],
    ],
    legs: [
      [-0.7, -1.75],
      [1.1, 0.2],
    ],
  }),
  point: (): Attitude => ({
    lean: -0.12,
    nod: -0.3,
    arms: [
      [-0.6, 0.5],
      [2, 2.1],
    ],
    legs: [
      [-0.25, -0.1],
      [0.25, 0.05],
    ],
  }),
  cheer: (): Attitude => ({
    nod: -0.2,
    arms: [
      [-2.3, -2.8],
      [2.3, 2.8],
    ],
    legs: [
      [-0.4, -0.1],
      [0.4, 0.1],
    ],
  }),
  shade: (): Attitude => ({
    lean: -0.1,
    nod: -0.25,
    arms: [
      [-0.8, 0.7],
      [1.4, 2.9],
    ],
    legs: [
      [-0.2, -0.05],
      [0.2, 0],
    ],
  }),
  stoop: (): Attitude => ({
    lean: 1.25,
    hip: -0.3,
    nod: 0.3,
    arms: [
      [0.1, 0.35],
      [0.5, 0.75],
    ],
    legs: [
      [-0.35, 0.1],
      [0.35, -0.1],
    ],
  }),
  rake: (): Attitude => ({
    lean: 0.7,
    hip: -0.2,
    arms: [
      [0.5, 1.2],
      [0.9, 1.5],
    ],
    legs: [
      [-0.5, -0.25],
      [0.6, 0.1],
    ],
  }),
  squat: (): Attitude => ({
    lean: 0.35,
    hip: -0.2,
    arms: [
      [0.6, 1.2],
      [0.8, 1.5],
    ],
    legs: [
      [1.35, -0.95],
      [1.6, -0.75],
    ],
  }),
  sit: (): Attitude => ({
    lean: 0.05,
    arms: [
      [0.4, 0.9],
      [0.6, 1.2],
    ],
    legs: [
      [1.5, 1.5],
      [1.45, 1.7],
    ],
  }),
  rest: (): Attitude => ({
    lean: -0.45,
    arms: [
      [-0.5, -0.3],
      [0.9, 0.4],
    ],
    legs: [
      [1.9, 0.5],
      [1.5, 1.5],
    ],
  }),
  bearHead: (): Attitude => ({
    arms: [
      [-2.2, 2.6],
      [2.3, -2.7],
    ],
    legs: [
      [-0.4, -0.6],
      [0.45, 0.05],
    ],
  }),
  bearHip: (): Attitude => ({
    lean: -0.15,
    arms: [
      [-1, 1.3],
      [0.5, 0.9],
    ],
    legs: [
      [-0.3, -0.4],
      [0.4, 0.05],
    ],
  }),
  throwUp: (): Attitude => ({
    lean: -0.35,
    nod: -0.4,
    arms: [
      [1.9, 2.3],
      [2.5, 2.8],
    ],
    legs: [
      [-0.45, -0.1],
      [0.4, 0.15],
    ],
  }),
  wade: (): Attitude => ({
    lean: 0.6,
    nod: 0.25,
    arms: [
      [0.2, 0.6],
      [0.8, 0.3],
    ],
    legs: [
      [-0.4, -0.3],
      [0.7, 0],
    ],
  }),
  torch: (): Attitude => ({
    lean: 0.1,
    arms: [
      [-0.5, 0.3],
      [1.7, 2.4],
    ],
    legs: [
      [-0.35, -0.3],
      [0.4, 0.05],
    ],
  }),
  pull: (): Attitude => ({
    lean: -0.7,
    hip: 0.25,
    arms: [
      [1.2, 1.4],
      [1.4, 1.6],
    ],
    legs: [
      [0.15, -0.15],
      [0.75, 0.3],
    ],
  }),
  climb: (): Attitude => ({
    lean: 0.2,
    nod: -0.3,
    arms: [
      [1.6, 2.5],
      [2.3, 2.2],
    ],
    legs: [
      [0.8, -0.6],
      [1.6, -0.4],
    ],
  }),
  skip: (): Attitude => ({
    lean: -0.1,
    arms: [
      [-1.5, -2.4],
      [1.5, 2.4],
    ],
    legs: [
      [-0.2, -1.4],
      [0.3, 0.1],
    ],
  }),
  bend: (): Attitude => ({
    lean: 0.6,
    hip: -0.15,
    arms: [
      [-1.1, -0.6],
      [1.2, 0.8],
    ],
    legs: [
      [0.5, -0.6],
      [0.8, -0.35],
    ],
  }),
  reach: (): Attitude => ({
    lean: 0.15,
    nod: -0.35,
    arms: [
      [-0.5, 0.3],
      [2.1, 2.3],
    ],
    legs: [
      [-0.3, -0.15],
      [0.3, 0],
    ],
  }),
  dangle: (): Attitude => ({
    lean: -0.15,
    arms: [
      [-0.6, -0.2],
      [0.6, 0.9],
    ],
    legs: [
      [1.45, 0.15],
      [1.3, -0.15],
    ],
  }),
  stamp: (): Attitude => ({
    lean: 0.1,
    arms: [
      [-1.2, -1],
      [1.2, 1],
    ],
    legs: [
      [-0.25, -0.1],
      [1.4, -0.3],
    ],
  }),
  twirl: (): Attitude => ({
    lean: -0.25,
    arms: [
      [-1.9, -2.9],
      [1.3, 0.6],
    ],
    legs: [
      [-0.5, 0.3],
      [0.5, -0.5],
    ],
  }),
};

/**
 * A person whose lower foot stands on (x, y), about 100 s tall; the waist is over x.
 * @param fx -1 faces left
 * @param rot turns the whole body about its foot point, for rings of dancers
 */
export function person(A: Warli, x: number, y: number, s: number, o: Attitude, fx = 1, rot = 0): Placed {
  const lean = o.lean ?? 0;
  const hip = o.hip ?? 0;
  const up: Point = [Math.sin(lean), -Math.cos(lean)];
  const side: Point = [Math.cos(lean), Math.sin(lean)];
  const shoulder: Point = [up[0] * 27, up[1] * 27];
  const low: Point = [Math.sin(hip), Math.cos(hip)];
  const across: Point = [Math.cos(hip), -Math.sin(hip)];
  const broad = o.sari ? 15 : 10;
  const deep = o.sari ? 30 : 16;
  const [thigh, shin] = o.sari ? [12, 16] : [20, 22];
  const corner = (k: number): Point => [
    low[0] * deep + across[0] * broad * k,
    low[1] * deep + across[1] * broad * k,
  ];
  const joint = (k: number): Point => [
    low[0] * (deep - 1) + across[0] * 6.5 * k,
    low[1] * (deep - 1) + across[1] * 6.5 * k,
  ];
  const limb = (a: Point, [p, q]: Bend, l1: number, l2: number): Poly => {
    const k: Point = [a[0] + Math.sin(p) * l1, a[1] + Math.cos(p) * l1];
    return [a, k, [k[0] + Math.sin(q) * l2, k[1] + Math.cos(q) * l2]];
  };
  const [aB, aF] = o.arms ?? [
    [-0.4, 0.1],
    [0.4, -0.1],
  ];
  const [lB, lF] = o.legs ?? [
    [-0.15, -0.05],
    [0.15, 0.05],
  ];
  const arm = (k: number, b: Bend) =>
    limb([shoulder[0] + side[0] * 12 * k, shoulder[1] + side[1] * 12 * k], b, 17, 17);
  const arms = [arm(-1, aB), arm(1, aF)];
  const legs = [limb(joint(-1), lB, thigh, shin), limb(joint(1), lF, thigh, shin)];
  const toe = (l: Poly, b: Bend): Poly => [
    l[2],
    polar(l[2][0], l[2][1], 7, Math.max(-0.3, Math.min(1.2, -b[1] * 0.7))),
  ];
  const neck = lean + (o.nod ?? 0) * 0.6;
  const head: Point = [shoulder[0] + Math.sin(neck) * 12 + 1.5, shoulder[1] - Math.cos(neck) * 12];
  // the lowest point touches the ground
  const ground = Math.max(
    ...legs.flat().map((p) => p[1]),
    corner(1)[1],
    corner(-1)[1],
    legs[0][2][1],
    legs[1][2][1],
  );
  const T = (p: Poly): Poly =>
    transform(
      p.map(([u, v]): Point => [u, v - ground]),
      x,
      y,
      s,
      rot,
      fx,
    );
  const chest = T([
    [shoulder[0] - side[0] * 13, shoulder[1] - side[1] * 13],
    [shoulder[0] + side[0] * 13, shoulder[1] + side[1] * 13],
    [0, 0],
  ]);
  A.add(polys([chest, T([[0, 0], corner(1), corner(-1)])], PASTE));
  const stroke = (p: Poly) =>
    A.add(ink(T(p), PASTE, 2.5 * s + 0.4, { closed: false, vary: 0.25, jit: 0.3, taper: 0.25 }));
  [...legs, ...arms, toe(legs[0], lB), toe(legs[1], lF), [shoulder, head]].forEach(stroke);
  const h = T([head])[0];
  A.add(dot(h[0], h[1], 6.6 * s, PASTE));
  if (o.bun) {
    const b = T([[head[0] - 8 * Math.cos(neck), head[1] - 3 - 8 * Math.sin(neck)]])[0];
    A.add(dot(b[0], b[1], 3.7 * s, PASTE));
  }
  if (o.cap) {
    const c = T([
      [head[0] - 7, head[1] - 4],
      [head[0] + 7.5, head[1] - 5.5],
      [head[0] + 5, head[1] - 11],
      [head[0] - 5, head[1] - 10],
    ]);
    A.add(fill(c, PASTE));
  }
  const feet = T([legs[0][2], legs[1][2]]);
  const [handB, handF, w, sh] = T([arms[0][2], arms[1][2], [0, 0], shoulder]);
  A.block(
    rot
      ? ellipse((h[0] + x) / 2, (h[1] + y) / 2, 34 * s)
      : bodyGround([...chest, h, ...feet, handB, handF], 6 * s),
  );
  return { hands: [handB, handF], feet: [feet[0], feet[1]], shoulder: sh, head: h, waist: w };
}

/** The ground a body takes: its box with a margin. */
function bodyGround(p: Poly, pad: number): Poly {
  const xs = p.map((q) => q[0]);
  const ys = p.map((q) => q[1]);
  const [x0, x1, y0, y1] = [
    Math.min(...xs) - pad,
    Math.max(...xs) + pad,
    Math.min(...ys) - pad,
    Math.max(...ys) + pad,
  ];
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}
