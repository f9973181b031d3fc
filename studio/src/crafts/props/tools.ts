/** Makers' tools that lie on the table: hammers, gravers, brushes. */
import { capsule, ellipsoid, smoothMin } from '../studio/distance.ts';
import { brass, lacquer, paint, wood } from '../studio/materials.ts';
import type { Part } from '../studio/parts.ts';
import type { Field, Surface } from '../studio/scene.ts';
import { type Vec3, rotate } from '../studio/vector.ts';
import type { Bounded } from './thing.ts';

/** Bright steel. */
export const steel: Part['mat'] = (s: Surface) => {
  paint(s, [0.56, 0.57, 0.59]);
  s.metal = 1;
  s.rough = 0.24;
};
const handle =
  (c: Vec3): Part['mat'] =>
  (s, x, y, z) =>
    wood(s, y * 2, x, z, c);

/** A tool that lies on the table: its axis runs along x, then it is turned and moved; `rise` lifts its right end. */
const lying =
  (f: Field, at: Vec3, turn: number, rise = 0): Field =>
  (x, y, z) => {
    const [a, b] = rotate(x - at[0], z - at[2], turn);
    if (!rise) return f(a, y - at[1], b);
    const [c, d] = rotate(a, y - at[1], -rise);
    return f(c, d, b);
  };

const hammerShaft: Field = (x, y, z) => capsule(x, y, z, [-1.1, 0, 0], [0.9, 0, 0], 0.085, 0.06);
const hammerHead: Field = (x, y, z) =>
  smoothMin(
    capsule(x, y, z, [0.9, 0.02, -0.32], [0.9, 0.02, 0.24], 0.13, 0.14),
    ellipsoid(x, y, z, [0.9, 0.02, 0.36], [0.19, 0.19, 0.08]),
    0.05,
  );
const chisel: Field = (x, y, z) => capsule(x, y, z, [-0.6, 0, 0], [0.75, -0.04, 0], 0.075, 0.028);
const grip: Field = (x, y, z) => capsule(x, y, z, [-1.0, 0.02, 0], [-0.48, 0.01, 0], 0.125, 0.105);
const brushShaft: Field = (x, y, z) => capsule(x, y, z, [-1.25, 0, 0], [0.55, 0.02, 0], 0.03, 0.055);
const ferrule: Field = (x, y, z) => capsule(x, y, z, [0.55, 0.02, 0], [0.8, 0.02, 0], 0.072, 0.08);
const hair: Field = (x, y, z) =>
  smoothMin(
    ellipsoid(x, y, z, [0.95, 0.02, 0], [0.2, 0.085, 0.085]),
    capsule(x, y, z, [1, 0.02, 0], [1.26, 0, 0], 0.06, 0.008),
    0.05,
  );

/** Balls enclose a tool: its middle and half its length. */
const part = (f: Field, at: Vec3, turn: number, mat: Part['mat'], rise = 0): Bounded => ({
  f: lying(f, at, turn, rise),
  mat,
  ball: [at[0], at[1], at[2], 1.45],
});

/** A hammer, its head at the right end while the turn is 0. */
export const hammer = (at: Vec3, turn: number): Bounded[] => [
  part(hammerShaft, at, turn, handle([0.22, 0.1, 0.045])),
  part(hammerHead, at, turn, steel),
];

/** A graver or chisel, its point to the right, raised by `rise` where it leans on something. */
export const graver = (at: Vec3, turn: number, rise = 0): Bounded[] => [
  part(chisel, at, turn, steel, rise),
  part(grip, at, turn, handle([0.2, 0.07, 0.03]), rise),
];

/** A brush, its hair to the right: colours of the shaft and of the hair. */
export const brush = (at: Vec3, turn: number, shaft: Vec3, tip: Vec3): Bounded[] => [
  part(brushShaft, at, turn, (s, x, y, z) => lacquer(s, shaft, x, y, z, 0.12)),
  part(ferrule, at, turn, (s) => brass(s, 0.2)),
  part(hair, at, turn, (s) => {
    paint(s, tip);
    s.rough = 0.7;
    s.spec = 0.3;
  }),
];
