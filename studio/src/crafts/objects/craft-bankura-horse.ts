/** Bankura horse: hollow wheel-thrown parts luted together, applied clay garlands, incised bands, fired warm red. */
import { series } from '../../draw/geometry.ts';
import { capsule, ellipsoid, smoothMax, smoothMin, sphere, torus } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Neck axis from chest to head. */
const N0: Vec3 = [0.62, 1.6, 0],
  N1: Vec3 = [0.86, 3.02, 0],
  ND: Vec3 = [0.167, 0.986, 0];
const onNeck = (t: number): Vec3 => [N0[0] + (N1[0] - N0[0]) * t, N0[1] + (N1[1] - N0[1]) * t, 0];
const girth = (t: number) => 0.44 - 0.2 * t + 0.06 * Math.max(0, t - 0.8);

/** Body, legs, neck and head; z is mirrored. */
const body: Field = (x, y, z) => {
  let d = capsule(x, y, z, [-0.74, 1.46, 0], [0.56, 1.46, 0], 0.43, 0.41);
  d = smoothMin(d, ellipsoid(x, y, z, [0.66, 1.5, 0], [0.42, 0.5, 0.43]), 0.12);
  d = smoothMin(d, ellipsoid(x, y, z, [-0.82, 1.52, 0], [0.4, 0.47, 0.43]), 0.12);
  d = smoothMin(d, capsule(x, y, z, N0, N1, 0.43, 0.23), 0.2);
  for (const lx of [-0.84, 0.62]) {
    d = smoothMin(d, capsule(x, y, z, [lx, 0.1, 0.27], [lx, 1.3, 0.22], 0.15, 0.25), 0.12);
    d = smoothMin(
      d,
      smoothMax(capsule(x, y, z, [lx, 0.0, 0.27], [lx, 0.1, 0.27], 0.22, 0.17), -y, 0.02),
      0.05,
    );
  }
  d = smoothMin(d, ellipsoid(x, y, z, [0.94, 3.06, 0], [0.27, 0.27, 0.24]), 0.12);
  d = smoothMin(d, capsule(x, y, z, [1.02, 3.0, 0], [1.42, 2.52, 0], 0.2, 0.125), 0.12);
  d = smoothMin(d, sphere(x, y, z, [1.43, 2.5, 0], 0.15), 0.06);
  d = smoothMax(d, -ellipsoid(x, y, z, [1.55, 2.54, 0.06], [0.05, 0.035, 0.03]), 0.015);
  return smoothMax(d, -capsule(x, y, z, [1.46, 2.4, 0], [1.62, 2.44, 0], 0.014), 0.012);
};
/** Tall leaf-shaped ears, pointed at the top and dished in front. */
const ear: Field = (x, y, z) => {
  const [across, deep] = rotate(x - 0.84, z - 0.15, -0.5);
  const t = Math.max(0, Math.min(1, (y - 3.14) / 0.96));
  const taper = 1 - 0.6 * t * t * t;
  const side = (deep - 0.1 * t - 0.02) / taper;
  const leaf = ellipsoid(across, y, side, [0, 3.6, 0], [0.07, 0.5, 0.16]);
  const dish = ellipsoid(across, y, side, [0.3, 3.54, 0], [0.258, 0.4, 0.23]);
  return smoothMax(leaf, -dish, 0.025) * 0.8;
};
/** Mane: a scalloped crest behind the neck; tail arched up and over. */
const mane: Field = (x, y, z) => {
  const t = Math.max(0, Math.min(1, (y - 1.95) / 1.25)),
    c = onNeck(0.3 + t * 0.72),
    bx = c[0] - girth(0.3 + 0.7 * t) - 0.02 * Math.abs(Math.sin(y * 17));
  return smoothMax(
    smoothMax(Math.hypot(x - bx, Math.max(0, 1.95 - y, y - 3.2)) - 0.1, Math.abs(z) - 0.055, 0.03),
    -9,
    0.01,
  );
};
/** Joints of the tail with its thickness, from the rump up and over. */
const TAIL: [Vec3, number][] = [
  [[-1.06, 1.7, 0], 0.11],
  [[-1.27, 1.93, 0], 0.085],
  [[-1.5, 1.95, 0], 0.08],
  [[-1.64, 1.72, 0], 0.085],
  [[-1.66, 1.4, 0], 0.1],
  [[-1.62, 1.12, 0], 0.07],
];
const tail: Field = (x, y, z) => {
  let d = 9;
  for (let i = 0; i + 1 < TAIL.length; i++) {
    const [[from, r0], [to, r1]] = [TAIL[i], TAIL[i + 1]];
    d = smoothMin(d, capsule(x, y, z, from, to, r0, r1), 0.05);
  }
  return Math.min(d, torus(x, y, z, [-1.65, 1.52, 0], [0, 1, 0], 0.092, 0.022));
};
/** How far the flank bulges at (x, y): where applied clay is pressed on. */
function flank(x: number, y: number) {
  let z = 0.8;
  for (let i = 0; i < 60; i++) {
    const distance = body(x, y, z);
    if (distance < 0.001) break;
    z -= distance * 0.9;
  }
  return z;
}
/** Eight-petalled clay roundel: its beads as [centre, radius]. */
const roundel = (cx: number, cy: number): [Vec3, number][] => [
  [[cx, cy, flank(cx, cy) + 0.015], 0.075],
  ...series(8, (i): [Vec3, number] => {
    const x = cx + 0.13 * Math.cos((i * Math.PI) / 4);
    const y = cy + 0.13 * Math.sin((i * Math.PI) / 4);
    return [[x, y, flank(x, y) + 0.01], 0.05];
  }),
];
/** Beads pressed on the shoulder and the rump. */
const APPLIED = [...roundel(0.66, 1.56), ...roundel(-0.86, 1.6)];
/** Applied rolls, beads and roundels. */
const trim: Field = (x, y, z) => {
  let d = 9;
  for (const [t, r] of [
    [0.16, 0.03],
    [0.22, 0.022],
    [0.44, 0.03],
    [0.5, 0.022],
    [0.72, 0.028],
    [0.77, 0.02],
    [0.92, 0.03],
  ]) {
    d = Math.min(d, torus(x, y, z, onNeck(t), ND, girth(t) - 0.005, r));
  }
  const bead = (t: number, n: number, R: number) => {
    const c = onNeck(t),
      a = (Math.round((Math.atan2(z, x - c[0]) / Math.PI) * n) / n) * Math.PI;
    return ellipsoid(
      x,
      y,
      z,
      [c[0] + Math.cos(a) * girth(t), c[1] - Math.cos(a) * girth(t) * 0.17, Math.sin(a) * girth(t)],
      [R, R * 1.15, R],
    );
  };
  d = Math.min(d, bead(0.33, 11, 0.055), bead(0.62, 10, 0.045), bead(0.85, 9, 0.038));
  for (const lx of [-0.84, 0.62])
    for (const [ly, R, r] of [
      [0.3, 0.175, 0.026],
      [0.37, 0.18, 0.02],
      [0.74, 0.21, 0.028],
      [0.82, 0.215, 0.02],
      [1.06, 0.235, 0.022],
    ]) {
      d = Math.min(d, torus(x, y, z, [lx, ly, 0.27 - (ly - 0.1) * 0.04], [0, 1, 0], R - 0.012, r));
    }
  for (const bx of [-0.46, -0.39, 0.18, 0.25])
    d = Math.min(d, torus(x, y, z, [bx, 1.46, 0], [1, 0, 0], 0.425, 0.024));
  const q = Math.round(Math.atan2(y - 1.46, z) / 0.235) * 0.235;
  for (const bx of [-0.28, -0.1, 0.07])
    d = Math.min(
      d,
      ellipsoid(x, y, z, [bx, 1.46 + Math.sin(q) * 0.43, Math.cos(q) * 0.43], [0.058, 0.058, 0.05]),
    );
  if (z > 0.2) for (const [centre, radius] of APPLIED) d = Math.min(d, sphere(x, y, z, centre, radius));
  d = Math.min(d, sphere(x, y, z, [1.08, 2.72, 0], 0.02));
  d = Math.min(
    d,
    torus(x, y, z, [1.24, 2.73, 0], [0.64, -0.77, 0], 0.172, 0.024),
    torus(x, y, z, [1.31, 2.65, 0], [0.64, -0.77, 0], 0.152, 0.018),
  );
  d = Math.min(
    d,
    torus(x, y, z, [1.04, 3.1, 0.215], [0.18, 0.1, 0.97], 0.068, 0.02),
    sphere(x, y, z, [1.05, 3.1, 0.21], 0.042),
  );
  d = Math.min(
    d,
    sphere(x, y, z, [1.16, 3.24, 0], 0.06),
    sphere(x, y, z, [1.24, 3.12, 0], 0.045),
    sphere(x, y, z, [1.3, 3.02, 0], 0.035),
  );
  return Math.min(d, torus(x, y, z, [0.93, 3.2, 0], [-0.3, 0.95, 0], 0.21, 0.026));
};
const half: Field = (x, y, z) =>
  smoothMin(
    smoothMin(smoothMin(body(x, y, z), ear(x, y, z), 0.04), Math.min(mane(x, y, z), tail(x, y, z)), 0.03),
    trim(x, y, z),
    0.018,
  );
const YAW = -0.58;

export const craft: Craft = {
  id: 'craft-bankura-horse',
  async build(seed) {
    const grid = bake(half, [-1.8, -0.03, -0.04], [1.75, 4.2, 0.7], 0.0105);
    const turned =
      (f: Field): Field =>
      (X, y, Z) => {
        const [x, z] = rotate(X, Z, YAW);
        return f(x, y, Math.abs(z));
      };
    const cuts = (X: number, y: number, Z: number) => {
      const [x] = rotate(X, Z, YAW),
        on = (v: number, c: number, w: number) => Math.max(0, 1 - Math.abs(v - c) / w);
      const legs = y < 1.1 ? on(y, 0.56, 0.012) + on(y, 0.62, 0.012) + on(y, 0.94, 0.012) : 0,
        zig = y > 1 && y < 1.9 ? on(Math.abs(x + 0.62), 0.012, 0.014) : 0;
      return legs + zig;
    };
    return {
      sdf: turned(grid),
      lo: [-1.75, 0, -1.5],
      hi: [1.8, 4.15, 1.5],
      bg: [
        [0.7, 0.6, 0.49],
        [0.5, 0.41, 0.33],
      ],
      eye: [0, 2.9, 9.6],
      look: [0.06, 2.0, 0],
      fov: 0.252,
      eps: 0.008,
      bumpEps: 0.006,
      bump: (x, y, z) =>
        0.006 * fbm(x * 16, y * 16, z * 16, 4) + 0.006 * fbm(x * 5, y * 22, z * 5, 2) - 0.012 * cuts(x, y, z),
      mat(s, x, y, z) {
        const q = fbm(x * 3, y * 3, z * 3, 4),
          k = fbm(x * 34, y * 34, z * 34, 2),
          smoke = Math.max(0, fbm(x * 1.2, y * 1.2, z * 1.2 + seed, 3) - 0.56) * 2;
        const t =
          (0.86 + 0.4 * (q - 0.5) + 0.22 * (k - 0.5)) *
          (1 - smoke * 0.5) *
          (1 - 0.35 * Math.min(1, cuts(x, y, z)));
        paint(s, [0.56 * t, 0.185 * t, 0.078 * t]);
        s.rough = 0.62;
        s.spec = 0.55;
      },
    };
  },
};
