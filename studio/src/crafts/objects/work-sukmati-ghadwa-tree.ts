/** Tree of lamps: seven small oil lamps on the wound branches of a brass tree, birds among them, in a dark room. */
import { TAU } from '../../draw/geometry.ts';
import { capsule, ellipsoid, smoothMax, smoothMin, sphere, torus } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { type Vec3, mix, rotate } from '../studio/vector.ts';
import { type Limb, castBrass, castSkin, chain, ridge, waxwork } from '../studio/wound-wax.ts';

/** Where the lamps stand; the branch of each leaves the trunk at the given height. */
const LAMPS: [Vec3, number][] = [
  [[-1.3, 1.62, 0.16], 0.75],
  [[1.3, 1.62, 0.16], 0.85],
  [[-0.98, 2.4, -0.1], 1.42],
  [[0.98, 2.4, -0.1], 1.52],
  [[-0.52, 1.86, 0.62], 1.0],
  [[0.52, 1.92, 0.62], 1.1],
  [[0, 3.06, 0], 2.4],
];
/** Twigs with a bird or leaves at the end: root on the trunk, end. */
const TWIGS: [Vec3, Vec3][] = [
  [
    [-0.06, 1.75, 0],
    [-0.57, 2.64, 0.2],
  ],
  [
    [0.06, 1.85, 0],
    [0.57, 2.68, 0.2],
  ],
  [
    [-0.43, 1.26, 0.48],
    [-0.98, 1.0, 0.37],
  ],
  [
    [0.43, 1.32, 0.48],
    [0.98, 1.02, 0.37],
  ],
  [
    [-0.96, 2.15, -0.09],
    [-1.52, 2.1, 0],
  ],
  [
    [0.96, 2.18, -0.09],
    [1.52, 2.12, 0],
  ],
];
/** Birds: place of the feet, direction they look to (angle from the right), size. */
const BIRDS: [Vec3, number, number][] = [
  [[-0.57, 2.66, 0.2], -0.5, 0.9],
  [[0.57, 2.7, 0.2], Math.PI + 0.5, 0.9],
  [[-1.52, 2.13, 0], -0.25, 0.8],
  [[1.52, 2.15, 0], Math.PI + 0.25, 0.8],
];

const branch = ([x, y, z]: Vec3, from: number): Limb[] =>
  chain(
    [
      [0, from, 0],
      [x * 0.42, from + (y - from) * 0.12, z * 0.4],
      [x * 0.82, from + (y - from) * 0.32, z * 0.8],
      [x, from + (y - from) * 0.66, z],
      [x, y - 0.08, z],
    ],
    0.115,
    0.06,
    0.05,
  );
const trunk = chain(
  [
    [0, 0.12, 0],
    [0.03, 0.6, 0],
    [-0.02, 1.2, 0],
    [0.02, 1.9, 0],
    [0, 2.5, 0],
    [0, 3.0, 0],
  ],
  0.24,
  0.09,
  0.062,
);
const roots = [0, 1, 2, 3, 4].flatMap((i) => {
  const a = (i / 5) * TAU + 0.3;
  const at = (r: number, y: number): Vec3 => [Math.sin(a) * r, y, Math.cos(a) * r];
  return chain([at(0.08, 0.46), at(0.26, 0.2), at(0.56, 0.13)], 0.12, 0.05, 0.05);
});
const twigs = TWIGS.flatMap(([from, to]) => {
  const middle = mix(from, to, 0.55);
  return chain([from, [middle[0], middle[1] - 0.06, middle[2]], to], 0.055, 0.035, 0.04);
});
const wood = waxwork(
  [...trunk, ...roots, ...LAMPS.flatMap(([at, from]) => branch(at, from)), ...twigs],
  0.03,
);

/** A saucer of thread with a drawn-out lip towards the viewer, its floor at the lamp's place. */
function saucer(x: number, y: number, z: number) {
  const r = Math.hypot(x, z * (z > 0 ? 0.72 : 1));
  if (Math.hypot(r, y) > 0.6) return Math.hypot(r, y) - 0.45;
  const cup = Math.abs(Math.hypot(r, y - 0.2) - 0.24) - 0.036 - (ridge(y / 0.04) + 0.05) * 0.02;
  const cut = smoothMax(cup, y - 0.14, 0.02);
  return Math.min(cut, torus(x, y, z * (z > 0 ? 0.72 : 1), [0, 0.14, 0], [0, 1, 0], 0.235, 0.034)) * 0.92;
}
const lamps: Field = (x, y, z) =>
  LAMPS.reduce((d, [[a, b, c]]) => Math.min(d, saucer(x - a, y - b, z - c)), 9);
const oil: Field = (x, y, z) =>
  LAMPS.reduce(
    (d, [[a, b, c]]) =>
      Math.min(d, Math.max(Math.hypot(x - a, z - c) - 0.22, Math.abs(y - b - 0.09) - 0.012)),
    9,
  );
/** A flame on the lip: a drop that narrows upwards. */
const flames: Field = (x, y, z) => {
  let d = 9;
  for (const [[a, b, c]] of LAMPS) {
    const t = (y - b - 0.15) / 0.34;
    const wide = 0.088 * Math.sqrt(Math.max(0, t + 0.1)) * Math.max(0, 1.02 - t);
    d = Math.min(
      d,
      Math.max(Math.hypot(x - a - 0.02 * t * t, z - c - 0.24) - wide, Math.abs(y - b - 0.3) - 0.2) * 0.6,
    );
  }
  return d;
};
function bird(x: number, y: number, z: number) {
  if (Math.hypot(x, y - 0.15, z) > 0.6) return Math.hypot(x, y - 0.15, z) - 0.4;
  let d = ellipsoid(x, y, z, [0, 0.14, 0], [0.2, 0.13, 0.12]);
  d -= (ridge(x / 0.04) + 0.05) * 0.03;
  d = smoothMin(d, capsule(x, y, z, [0.12, 0.2, 0], [0.17, 0.33, 0], 0.07, 0.06), 0.05);
  d = smoothMin(d, sphere(x, y, z, [0.19, 0.37, 0], 0.085), 0.03);
  d = Math.min(d, capsule(x, y, z, [0.25, 0.37, 0], [0.38, 0.34, 0], 0.034, 0.01));
  d = smoothMin(d, capsule(x, y, z, [-0.14, 0.14, 0], [-0.42, 0.24, 0], 0.06, 0.045), 0.04);
  for (const lean of [-0.06, 0, 0.06])
    d = Math.min(d, capsule(x, y, z, [0.19, 0.43, 0], [0.17 + lean, 0.53, 0], 0.018, 0.024));
  d = Math.min(d, sphere(x, y, Math.abs(z), [0.22, 0.39, 0.07], 0.022));
  return Math.min(d, capsule(x, y, Math.abs(z), [0.02, 0.06, 0.05], [0.03, -0.03, 0.05], 0.02)) * 0.9;
}
const birds: Field = (x, y, z) => {
  let d = 9;
  for (const [[a, b, c], turn, size] of BIRDS) {
    const [u, w] = rotate((x - a) / size, (z - c) / size, turn);
    d = Math.min(d, bird(u, (y - b) / size, w) * size);
  }
  return d;
};
/** Leaves: small spirals of thread on the low twigs, and drops under the lamps. */
const leaves: Field = (x, y, z) => {
  let d = 9;
  for (const side of [-1, 1])
    for (const [lx, ly, lz, r] of [
      [1.0, 0.97, 0.4, 0.17],
      [0.82, 1.09, 0.43, 0.12],
      [1.2, 2.02, 0.03, 0.12],
      [0.33, 2.36, 0.15, 0.13],
      [0.62, 1.3, 0.46, 0.12],
    ]) {
      const a = x - side * lx;
      const b = y - ly;
      const flat = ellipsoid(a, b, z - lz, [0, 0, 0], [r, r * 1.2, 0.045]);
      d = Math.min(
        d,
        flat > 0.1 ? flat : flat - ridge(Math.hypot(a, b / 1.2) / 0.045 + Math.atan2(b, a) / TAU) * 0.04,
      );
    }
  return d * 0.92;
};
const base: Field = (x, y, z) => {
  const r = Math.hypot(x, z);
  const dome = Math.max(ellipsoid(x, y, z, [0, 0, 0], [0.92, 0.24, 0.92]), -y);
  const rings = dome - (dome < 0.1 ? (ridge(r / 0.085) + 0.05) * 0.06 : 0);
  const a = Math.round((Math.atan2(x, z) / TAU) * 24) * (TAU / 24);
  return Math.min(rings * 0.85, sphere(x, y, z, [Math.sin(a) * 0.95, 0.06, Math.cos(a) * 0.95], 0.07));
};
const brassTree: Field = (x, y, z) =>
  Math.min(smoothMin(wood(x, y, z), base(x, y, z), 0.05), lamps(x, y, z), birds(x, y, z), leaves(x, y, z));

export const craft: Craft = {
  id: 'work-sukmati-ghadwa-tree',
  build(seed) {
    const lo: Vec3 = [-1.95, -0.02, -1.05];
    const hi: Vec3 = [1.95, 3.62, 1.1];
    const metal = bake(brassTree, lo, hi, 0.0125);
    const whole = assemble([
      { f: metal, mat: castBrass(metal, seed, [0.78, 0.52, 0.2]) },
      {
        f: bake(oil, lo, hi, 0.0125),
        mat: (s) => {
          paint(s, [0.3, 0.14, 0.02]);
          s.rough = 0.04;
          s.spec = 1.3;
        },
      },
      {
        f: bake(flames, lo, hi, 0.0125),
        mat: (s, _x, _y, _z, n) => {
          const k = Math.max(0, n[2]);
          paint(s, [1, 0.42 + 0.34 * k, 0.06 + 0.3 * k * k]);
          s.glow = 0.75 + 1.0 * k * k;
          s.spec = 0;
          s.metal = 1;
        },
      },
    ]);
    return Promise.resolve({
      ...whole,
      exact: (x, y, z) => Math.min(brassTree(x, y, z), oil(x, y, z), flames(x, y, z)),
      lo: [lo[0], 0, lo[2]],
      hi,
      bg: [
        [0.13, 0.07, 0.075],
        [0.035, 0.02, 0.028],
      ],
      step: 0.74,
      eps: 0.006,
      eye: [0.6, 3.7, 10.4],
      look: [0, 1.74, 0],
      fov: 0.205,
      bumpEps: 0.006,
      edgeRays: 2,
      bump: castSkin,
    });
  },
};
