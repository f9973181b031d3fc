/** Bankura horse: hollow wheel-thrown parts luted together, applied clay garlands, pressed bands, fired warm red. */
import { TAU, series } from '../../draw/geometry.ts';
import { capsule, ellipsoid, roundBox, smoothMax, smoothMin, sphere, torus } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Neck axis from the chest to the poll: a tall tube, all but upright. */
const N0: Vec3 = [0.47, 1.35, 0],
  N1: Vec3 = [0.59, 3.1, 0],
  ND: Vec3 = [0.0684, 0.9977, 0];
const onNeck = (t: number): Vec3 => [N0[0] + (N1[0] - N0[0]) * t, N0[1] + (N1[1] - N0[1]) * t, 0];
const girth = (t: number) => 0.36 - 0.13 * Math.min(1, t * 1.05);
/** The barrel's axis, and where its legs stand: height, radius. */
const BACK = 1.36,
  BARREL = 0.4,
  LEGS = [-0.86, 0.46],
  ASTRIDE = 0.27;

/** Head in its own frame: along the muzzle, across it upwards, sideways. */
function inHead(x: number, y: number, z: number): Vec3 {
  const [u, v] = rotate(x - 0.55, y - 3.13, 0.24);
  return [u, v, z];
}
/** Blunt head: a tube squeezed square, a little waisted before its lips. */
const head: Field = (x, y, z) => {
  const [u, v, w] = inHead(x, y, z);
  const along = Math.max(0, Math.min(1, u / 0.7));
  const k = 1 - 0.24 * along + 0.12 * along ** 8;
  let d = roundBox(u - 0.25, v / k, w / k, [0, -0.02, 0], [0.48, 0.255, 0.215], 0.075) * k;
  d = smoothMin(d, ellipsoid(u, v, w, [0.02, 0.05, 0], [0.25, 0.26, 0.235]), 0.08);
  // The cleft of the mouth and two nostrils, cut in the wet clay.
  d = smoothMax(d, -roundBox(u, v, w, [0.74, -0.07, 0], [0.08, 0.007, 0.3], 0.006), 0.012);
  return smoothMax(d, -ellipsoid(u, v, w, [0.735, 0.08, 0.085], [0.045, 0.026, 0.024]), 0.014);
};
/** Barrel, tubular legs, neck and head; z is mirrored. */
const body: Field = (x, y, z) => {
  let d = capsule(x, y, z, [-0.8, BACK, 0], [0.38, BACK, 0], BARREL, BARREL);
  d = smoothMin(d, ellipsoid(x, y, z, [-0.22, BACK, 0], [0.7, 0.44, 0.44]), 0.1);
  d = smoothMin(d, capsule(x, y, z, N0, N1, girth(0), girth(1)), 0.13);
  for (const lx of LEGS) {
    d = smoothMin(d, capsule(x, y, z, [lx, 0.14, ASTRIDE], [lx, 1.2, ASTRIDE - 0.02], 0.175, 0.225), 0.07);
    const hoof = capsule(x, y, z, [lx, 0.02, ASTRIDE], [lx, 0.2, ASTRIDE], 0.235, 0.165);
    d = smoothMin(d, smoothMax(hoof, -y, 0.02), 0.05);
  }
  return smoothMin(d, head(x, y, z), 0.06);
};
/** Ears upright like leaves, set in beside the poll, hollowed in front. */
const ear: Field = (x, y, z) => {
  const rise = y - 3.24;
  const [across, deep] = rotate(x - 0.48 + 0.08 * rise, z - 0.14 - 0.17 * rise, -0.25);
  const t = Math.max(0, Math.min(1, rise / 0.82));
  const width = 0.05 * (1 - t) + 0.4 * t ** 0.8 * (1 - t) ** 0.75;
  const bowl = across + 1.6 * Math.min(Math.abs(deep), 0.18) ** 2;
  const flat = Math.max(Math.abs(deep) - width, rise - 0.8, -0.1 - rise);
  const thick = Math.abs(bowl) - 0.022;
  const rounded = Math.hypot(Math.max(flat, 0), Math.max(thick, 0)) + Math.min(0, Math.max(flat, thick));
  return (rounded - 0.022) * 0.7;
};
/** Mane: a thin strip down the back of the neck, notched with a stick. */
const mane: Field = (x, y, z) => {
  const t = (y - N0[1]) / (N1[1] - N0[1]);
  const c = onNeck(Math.max(0.3, Math.min(1.04, t)));
  const notch = Math.abs(Math.sin(y * 19));
  return (
    roundBox(
      x - c[0] + girth(t) + 0.02,
      Math.max(0, 1.92 - y, y - 3.3),
      z,
      [0, 0, 0],
      [0.125 - 0.045 * (1 - notch), 0.02, 0.05],
      0.02,
    ) * 0.7
  );
};
/** Short tail, erect over the rump. */
const tail: Field = (x, y, z) => {
  const root = capsule(x, y, z, [-1.1, 1.56, 0], [-1.25, 1.8, 0], 0.115, 0.09);
  const d = smoothMin(root, capsule(x, y, z, [-1.25, 1.8, 0], [-1.27, 2.16, 0], 0.09, 0.05), 0.06);
  return Math.min(d, torus(x, y, z, [-1.253, 1.82, 0], [0.14, -0.99, 0], 0.092, 0.024));
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
/** Eight-petalled clay roundel: its beads as [centre, radii]. */
const roundel = (cx: number, cy: number, turn: number): [Vec3, Vec3][] => [
  [
    [cx, cy, flank(cx, cy) + 0.012],
    [0.06, 0.06, 0.045],
  ],
  ...series(8, (i): [Vec3, Vec3] => {
    const x = cx + 0.125 * Math.cos((i * Math.PI) / 4 + turn);
    const y = cy + 0.125 * Math.sin((i * Math.PI) / 4 + turn);
    return [
      [x, y, flank(x, y)],
      [0.046, 0.046, 0.036],
    ];
  }),
];
const APPLIED = [...roundel(0.47, 1.42, 0.2), ...roundel(-0.9, 1.44, 0.05)];
/** A roll of clay round an upright limb, pressed by fingertips `n` times. */
const pressed = (x: number, y: number, z: number, c: Vec3, ring: number, wire: number, n: number) => {
  const a = Math.atan2(z, x - c[0]);
  return torus(x, y, z, c, [0, 1, 0], ring, wire * (0.68 + 0.4 * Math.abs(Math.cos((a * n) / 2)))) * 0.85;
};
/** Coins of clay hung round the neck at t, each with a stamped dot. */
const coins = (x: number, y: number, z: number, t: number, n: number, size: number) => {
  const c = onNeck(t);
  const a = (Math.round((Math.atan2(z, x - c[0]) / TAU) * n) / n) * TAU;
  const r = girth(t) + 0.006;
  const [out, side] = rotate(x - c[0], z, -a);
  const coin = ellipsoid(out, y, side, [r, c[1], 0], [0.034, size * 1.12, size]);
  return smoothMax(coin, -sphere(out, y, side, [r + 0.044, c[1], 0], 0.026), 0.012);
};
const neckTrim: Field = (x, y, z) => {
  let d = 9;
  for (const [t, wire] of [
    [0.3, 0.026],
    [0.345, 0.02],
    [0.555, 0.026],
    [0.6, 0.018],
    [0.735, 0.018],
    [0.9, 0.026],
  ])
    d = Math.min(d, torus(x, y, z, onNeck(t), ND, girth(t) - 0.004, wire));
  const c = onNeck(0.785);
  d = Math.min(d, pressed(x, y, z, c, girth(0.785) + 0.002, 0.038, 15));
  const low = onNeck(0.245);
  d = Math.min(d, pressed(x, y, z, low, girth(0.245) + 0.004, 0.046, 19));
  return Math.min(d, coins(x, y, z, 0.445, 13, 0.066), coins(x, y, z, 0.672, 12, 0.05));
};
const legTrim: Field = (x, y, z) => {
  let d = 9;
  for (const lx of LEGS) {
    for (const [ly, ring, wire] of [
      [0.34, 0.185, 0.024],
      [0.68, 0.2, 0.024],
      [0.735, 0.203, 0.018],
      [0.98, 0.216, 0.026],
    ])
      d = Math.min(d, torus(x, y, z, [lx, ly, ASTRIDE], [0, 1, 0], ring - 0.006, wire));
    d = Math.min(d, pressed(x, y, z, [lx, 0.27, ASTRIDE], 0.184, 0.038, 12));
  }
  return d;
};
/** Radius of the barrel at x. */
const bulge = (x: number) => 0.4 + 0.045 * Math.max(0, 1 - ((x + 0.22) / 0.55) ** 2);
/** Girths of the saddle: plain rolls, a pressed roll, and a row of stamped coins between them. */
const saddle: Field = (x, y, z) => {
  let d = 9;
  for (const [bx, wire] of [
    [-0.53, 0.026],
    [-0.475, 0.018],
    [0.1, 0.018],
    [0.155, 0.026],
  ])
    d = Math.min(d, torus(x, y, z, [bx, BACK, 0], [1, 0, 0], bulge(bx) - 0.004, wire));
  const a = Math.atan2(y - BACK, z);
  const q = Math.round(a / 0.31) * 0.31;
  const lie = smoothMax(
    ellipsoid(x, y, z, [-0.185, BACK + Math.sin(q) * 0.442, Math.cos(q) * 0.442], [0.1, 0.064, 0.045]),
    -sphere(x, y, z, [-0.185, BACK + Math.sin(q) * 0.494, Math.cos(q) * 0.494], 0.03),
    0.012,
  );
  d = Math.min(d, lie);
  for (const bx of [-0.38, 0.01]) {
    const wire = 0.034 * (0.66 + 0.42 * Math.abs(Math.cos(a * 12)));
    d = Math.min(d, torus(x, y, z, [bx, BACK, 0], [1, 0, 0], bulge(bx), wire) * 0.85);
  }
  return d;
};
/** Halter, forehead disc, crest of beads, and eyes of a pellet between two lids. */
const headTrim: Field = (x, y, z) => {
  const [u, v, w] = inHead(x, y, z);
  let d = 9;
  for (const [at, high, wide] of [
    [0.37, 0.232, 0.196],
    [0.42, 0.226, 0.192],
  ]) {
    const box = roundBox(u, v, w, [at, 0, 0], [0.018, high, wide], 0.016);
    d = Math.min(d, box);
  }
  const lidU = (u - 0.185) / 1.55;
  const lid = Math.abs(Math.hypot(lidU, v - 0.075) - 0.062) - 0.017;
  d = Math.min(d, Math.hypot(Math.max(lid, 0), Math.max(Math.abs(w - 0.214) - 0.025, 0)) - 0.008);
  d = Math.min(d, ellipsoid(u, v, w, [0.185, 0.075, 0.212], [0.05, 0.042, 0.036]));
  d = Math.min(d, ellipsoid(u, v, w, [0.25, 0.222, 0], [0.085, 0.032, 0.08]));
  d = Math.min(d, sphere(u, v, w, [0.255, 0.25, 0], 0.032));
  for (let i = 0; i < 4; i++)
    d = Math.min(d, sphere(u, v, w, [0.15 - 0.1 * i, 0.27 + 0.012 * i, 0], 0.05 - 0.004 * i));
  return d;
};
/** Applied rolls, beads and roundels. */
const trim: Field = (x, y, z) => {
  let d = Math.min(neckTrim(x, y, z), saddle(x, y, z));
  if (y < 1.3) d = Math.min(d, legTrim(x, y, z));
  if (y > 2.6) d = Math.min(d, headTrim(x, y, z));
  if (z > 0.15) for (const [centre, radii] of APPLIED) d = Math.min(d, ellipsoid(x, y, z, centre, radii));
  return d;
};
const half: Field = (x, y, z) =>
  smoothMin(
    smoothMin(
      smoothMin(body(x, y, z), y > 2.9 ? ear(x, y, z) : 9, 0.04),
      Math.min(mane(x, y, z), tail(x, y, z)),
      0.03,
    ),
    trim(x, y, z),
    0.016,
  );
const YAW = -0.5;
const step = (from: number, to: number, v: number) => {
  const k = Math.max(0, Math.min(1, (v - from) / (to - from)));
  return k * k * (3 - 2 * k);
};

export const craft: Craft = {
  id: 'craft-bankura-horse',
  async build(seed) {
    const grid = bake(half, [-1.45, -0.03, -0.04], [1.4, 4.15, 0.66], 0.0105);
    /** Own frame of the horse; the hand set its left legs a little back and its neck not quite true. */
    const own = (X: number, y: number, Z: number): Vec3 => {
      const [x, z] = rotate(X, Z, YAW);
      return [
        x + 0.05 * z + 0.012 * Math.sin(y * 2.3),
        y - 0.012 * z,
        z + 0.014 * Math.sin(y * 1.5) + 0.012 * x,
      ];
    };
    const turned: Field = (X, Y, Z) => {
      const [x, y, z] = own(X, Y, Z);
      return grid(x, y, Math.abs(z));
    };
    /** Lines scored with a stick while the clay turned. */
    const cuts = (x: number, y: number) => {
      const on = (v: number, c: number, w: number) => Math.max(0, 1 - Math.abs(v - c) / w);
      return y < 1.1
        ? on(y, 0.46, 0.012) + on(y, 0.51, 0.012) + on(y, 0.87, 0.012)
        : y < 1.9
          ? on(x, -0.6, 0.012) + on(x, 0.23, 0.012)
          : on(y, 2.27, 0.01);
    };
    /** Ridges that the potter's fingers left: round the neck and legs, and round the barrel. */
    const throwing = (x: number, y: number, z: number) =>
      y > 1.05 && y < 1.75 && x < 0.35 ? fbm(x * 20, y * 3, z * 3, 2) : fbm(x * 3, y * 20, z * 3, 2);
    return {
      sdf: turned,
      lo: [-1.6, 0, -1.4],
      hi: [1.5, 4.15, 1.4],
      bg: [
        [0.7, 0.6, 0.49],
        [0.5, 0.41, 0.33],
      ],
      key: [-0.78, 0.72, 0.7],
      eye: [0, 2.8, 9.6],
      look: [0, 1.99, 0],
      fov: 0.246,
      eps: 0.006,
      bumpEps: 0.006,
      bump(X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        return (
          0.005 * fbm(x * 18, y * 18, z * 18, 4) + 0.009 * throwing(x, y, z) - 0.012 * Math.min(1, cuts(x, y))
        );
      },
      mat(s, X, Y, Z, n) {
        const [x, y, z] = own(X, Y, Z);
        // How much the surface bulges here: edges are rubbed pale, hollows keep the dark.
        const e = 0.045;
        const convex =
          (turned(X + n[0] * e, Y + n[1] * e, Z + n[2] * e) +
            turned(X - n[0] * e, Y - n[1] * e, Z - n[2] * e)) /
          e;
        const uneven = fbm(x * 3, y * 3, z * 3 + seed, 4) - 0.5;
        const grog = fbm(x * 46, y * 46, z * 46, 2) - 0.5;
        const rubbed = Math.max(0, Math.min(1, convex * 1.1)) * (0.5 + uneven);
        const hollow = Math.max(0, Math.min(1, -convex * 0.9));
        // Fire-clouds: smoke that lay on the rump, a leg, one side of the neck and the ears.
        const lay =
          0.3 * step(-0.4, -1.1, x) +
          0.34 * step(3.5, 4, y) +
          0.24 * step(0.6, 0.1, y) +
          0.16 * step(0.1, -0.3, z);
        const smoke = step(0.52, 0.76, fbm(x * 2.1 + 3, y * 1.9, z * 2.1 + seed, 4) + lay * 0.62);
        const t =
          (0.98 + 0.55 * uneven + 0.2 * grog) * (1 - 0.42 * hollow) * (1 - 0.3 * Math.min(1, cuts(x, y)));
        const dark = 1 - 0.74 * smoke;
        paint(s, [
          (0.47 * t + 0.16 * rubbed) * dark,
          (0.13 * t + 0.1 * rubbed) * (dark + 0.05 * smoke),
          (0.055 * t + 0.06 * rubbed) * (dark + 0.16 * smoke),
        ]);
        s.rough = 0.6 + 0.15 * uneven;
        s.spec = 0.55;
      },
    };
  },
};
