/** Thanjavur thalaiyatti bommai: base, pleated skirt, torso and head, each balanced on the one below. */
import { type Point, TAU } from '../../draw/geometry.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { clip, each } from '../../draw/markup.ts';
import { capsule, ellipsoid, smoothMax, smoothMin, sphere, torus } from '../studio/distance.ts';
import { bake, flatShape, lathe, solidProfile } from '../studio/grid.ts';
import { brass, gild, lacquer, paint } from '../studio/materials.ts';
import { around, band, beadRow, flower, petalRow, row } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear, sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

const G = {
  red: '#b3161d',
  green: '#0f6b3c',
  gold: '#e9b63a',
  skin: '#e0a068',
  black: '#140f0e',
  pink: '#e05a78',
  blue: '#1d3f96',
  cream: '#f7ead0',
};
const L = Object.fromEntries(Object.entries(G).map(([k, v]) => [k, linear(v)])) as Record<
  keyof typeof G,
  Vec3
>;
const SKIRT: Point[] = curve(
  [
    [1.12, 0.3],
    [1.14, 0.34],
    [1.06, 0.46],
    [0.86, 0.8],
    [0.62, 1.16],
    [0.4, 1.44],
    [0.27, 1.58],
    [0.2, 1.62],
  ],
  false,
  16,
);
const BASE: Point[] = curve(
  [
    [0.92, 0],
    [0.95, 0.05],
    [0.9, 0.12],
    [0.74, 0.17],
    [0.6, 0.22],
    [0.3, 0.4],
    [0.1, 0.6],
  ],
  false,
  12,
);
const W = 2400,
  H = 1100;

/** Skirt drawing: v = 0 waist, 1 hem; u = .5 faces the viewer. */
function skirtSheet() {
  const gold = (y: number, h: number) => band(W, y, h, G.gold);
  let s = row(W, 24, (x, i) =>
    fill(polyline(x - 50, 0, x + 50, 0, x + 50, H, x - 50, H), i % 4 < 2 ? G.green : '#0c5a33'),
  );
  s += row(W, 24, (x) =>
    each([260, 420, 580, 740], (y, k) =>
      flower(x + (k % 2 ? 25 : -25), y, 17, 6, [G.gold, G.cream], undefined),
    ),
  );
  s += fill(polyline(W / 2 - 210, 0, W / 2 + 210, 0, W / 2 + 210, H, W / 2 - 210, H), G.red);
  for (let i = -4; i <= 4; i++)
    s += line(polyline(W / 2 + i * 46, 0, W / 2 + i * 46, H), i % 2 ? '#7d0d14' : G.gold, i % 2 ? 6 : 4);
  s += each([-210, 210], (d) => line(polyline(W / 2 + d, 0, W / 2 + d, H), G.gold, 18));
  s += each([320, 470, 620, 770], (y) =>
    each([-140, -46, 46, 140], (d) => flower(W / 2 + d, y, 20, 7, [G.gold, G.cream])),
  );
  s += band(W, 850, 200, G.red) + gold(846, 14) + gold(1036, 60) + beadRow(W, 1066, 60, 12, G.red);
  s += row(
    W,
    24,
    (x, i) =>
      flower(x, 944, 44, 8, i % 2 ? [G.gold, G.green, G.cream] : [G.cream, G.pink, G.gold]) +
      each([-1, 1], (g) => fill(leaf(x + g * 46, 944, 30, 9, g > 0 ? 0 : Math.PI), G.green)),
  );
  return sheet(W, H, s + petalRow(W, 850, 60, 48, [G.gold]) + gold(0, 40), { tremor: 3 });
}
/** Face, looking at us; 600 px to a unit, centre (300, 300). */
function faceSheet() {
  const m = (f: (g: number) => string) => f(1) + f(-1),
    X = (g: number, x: number) => 300 + g * x;
  let s = m((g) => fill(ellipse(X(g, 128), 404, 50, 34), '#dd7f5c'));
  s += m((g) => {
    // A long eye like a fish: deep in the middle, its tail drawn out to the temple.
    const eye = loopThrough(
      X(g, 26),
      322,
      X(g, 62),
      272,
      X(g, 118),
      256,
      X(g, 190),
      300,
      X(g, 122),
      342,
      X(g, 66),
      342,
    );
    return (
      fill(eye, '#fffaf0') +
      clip(eye, dot(X(g, 106) + 7, 296, 43, '#1a0f0c') + dot(X(g, 106) + 20, 282, 9, '#fff')) +
      line(
        curveThrough(X(g, 24), 326, X(g, 60), 272, X(g, 118), 252, X(g, 186), 292, X(g, 244), 282),
        G.black,
        15,
      ) +
      line(
        curveThrough(X(g, 28), 328, X(g, 66), 345, X(g, 122), 345, X(g, 184), 308, X(g, 222), 306),
        G.black,
        6,
      ) +
      line(curveThrough(X(g, 24), 246, X(g, 76), 200, X(g, 146), 192, X(g, 232), 236), G.black, 14)
    );
  });
  s +=
    line(curveThrough(284, 352, 276, 388, 300, 402, 324, 388), '#a55a2e', 6) +
    dot(300, 250, 20, '#b3161d') +
    fill(leaf(300, 238, 56, 9, -Math.PI / 2), '#b3161d');
  // A broad smile, fuller below, with the line of the lips running up at its ends.
  s +=
    fill(
      loopThrough(
        216,
        448,
        262,
        452,
        284,
        446,
        300,
        454,
        316,
        446,
        338,
        452,
        384,
        448,
        344,
        492,
        300,
        506,
        256,
        492,
      ),
      '#bd1f2b',
    ) +
    line(curveThrough(204, 438, 226, 456, 300, 474, 374, 456, 396, 438), '#63090f', 7) +
    line(curveThrough(276, 526, 300, 532, 324, 526), '#b06a3a', 5);
  s += dot(254, 402, 13, G.gold) + dot(254, 402, 6, '#b3161d');
  return sheet(600, 600, s, { ground: G.skin });
}
/** Bead of a given radius repeated round a ring. */
const beads = (x: number, y: number, z: number, cy: number, R: number, r: number, n: number, tilt = 0) => {
  const a = (Math.round((Math.atan2(x, z) / TAU) * n) / n) * TAU;
  return sphere(x, y, z, [R * Math.sin(a), cy - tilt * Math.cos(a), R * Math.cos(a)], r);
};
/** Torso with bust and the stump of the neck. */
const trunk: Field = (x, y, z) => {
  let d = smoothMin(
    ellipsoid(x, y, z, [0, 1.74, 0], [0.25, 0.2, 0.19]),
    ellipsoid(x, y, z, [0, 2.06, 0], [0.31, 0.24, 0.2]),
    0.12,
  );
  d = smoothMin(d, ellipsoid(Math.abs(x), y, z, [0.13, 2.03, 0.14], [0.135, 0.13, 0.12]), 0.05);
  d = smoothMin(d, ellipsoid(Math.abs(x), y, z, [0.3, 2.2, 0], [0.12, 0.1, 0.11]), 0.08);
  d = smoothMin(d, capsule(x, y, z, [0, 2.2, 0], [0, 2.4, 0], 0.1), 0.05);
  // Flat below the waist and at the neck, where the next part is balanced.
  return smoothMax(smoothMax(d, 1.6 - y, 0.02), y - 2.37, 0.02);
};
/** Arm from shoulder over elbow to wrist. */
const arm = (x: number, y: number, z: number, sh: Vec3, el: Vec3, wr: Vec3) =>
  smoothMin(capsule(x, y, z, sh, el, 0.095, 0.075), capsule(x, y, z, el, wr, 0.072, 0.046), 0.03);
/** A finger bent at its middle joint. */
const finger = (x: number, y: number, z: number, [root, joint, tip]: Vec3[]) =>
  smoothMin(capsule(x, y, z, root, joint, 0.03, 0.026), capsule(x, y, z, joint, tip, 0.026, 0.016), 0.012);
const R_SH: Vec3 = [0.34, 2.2, 0],
  R_EL: Vec3 = [0.78, 2.2, 0.1],
  R_WR: Vec3 = [0.8, 2.62, 0.18];
const L_SH: Vec3 = [-0.34, 2.2, 0],
  L_EL: Vec3 = [-0.76, 1.98, 0.1],
  L_WR: Vec3 = [-0.46, 1.75, 0.34];
const R_PALM: Vec3 = [0.805, 2.78, 0.2];
/** The raised hand opens like a lotus: fingers fanned and bent back one after another, from little finger to thumb. */
const LOTUS: Vec3[][] = [
  [-0.74, 0.15, 0.075],
  [-0.3, 0.19, 0.05],
  [0.06, 0.2, 0.01],
  [0.42, 0.18, -0.03],
].map(([turn, long, forward]) => {
  const along = (reach: number, out: number): Vec3 => [
    R_PALM[0] - Math.sin(turn) * reach - turn * 0.045,
    R_PALM[1] + 0.045 + Math.cos(turn) * reach,
    R_PALM[2] + out,
  ];
  return [along(0, 0), along(long * 0.55, forward * 0.3), along(long * 1.1, forward * 1.7)];
});
const THUMB: Vec3[] = [
  [0.76, 2.74, 0.22],
  [0.69, 2.79, 0.25],
  [0.655, 2.87, 0.25],
];
/** The other hand lies on the hip, fingers together. */
const RESTING: Vec3[][] = [0, 1, 2, 3].map((k) => [
  [-0.42 + 0.008 * k, 1.765 - 0.042 * k, 0.36],
  [-0.31 + 0.01 * k, 1.78 - 0.044 * k, 0.385 - 0.014 * k],
  [-0.2 + 0.012 * k, 1.77 - 0.046 * k, 0.33 - 0.02 * k],
]);
const arms: Field = (x, y, z) => {
  if (x > 0) {
    let d = arm(x, y, z, R_SH, R_EL, R_WR);
    if (y < 2.5) return d;
    d = smoothMin(d, ellipsoid(x, y, z, R_PALM, [0.088, 0.105, 0.04]), 0.05);
    for (const one of [...LOTUS, THUMB]) d = smoothMin(d, finger(x, y, z, one), 0.014);
    return d;
  }
  let d = smoothMin(
    arm(x, y, z, L_SH, L_EL, L_WR),
    ellipsoid(x, y, z, [-0.42, 1.71, 0.36], [0.085, 0.085, 0.045]),
    0.05,
  );
  for (const one of RESTING) d = smoothMin(d, finger(x, y, z, one), 0.012);
  return smoothMin(d, capsule(x, y, z, [-0.44, 1.78, 0.36], [-0.37, 1.86, 0.33], 0.03, 0.02), 0.02);
};
/** Red dye on the fingertips of the raised hand and in its palm. */
const dyed = (x: number, y: number, z: number) =>
  [...LOTUS, THUMB].some((one) => sphere(x, y, z, one[2], 0.05) < 0) ||
  (z > R_PALM[2] && Math.hypot(x - R_PALM[0], y - R_PALM[1]) < 0.042);
/** The torso is balanced over the skirt, a little above it and not quite upright. */
const sway = (x: number, y: number, z: number): Vec3 => {
  const [a, b] = rotate(x, y - 1.72, -0.035);
  return [a, b + 1.6, z];
};
/** The head leans towards the raised hand, a little above the neck. */
const nod = (x: number, y: number, z: number): Vec3 => {
  const [a, b] = rotate(x - 0.01, y - 2.51, 0.12);
  return [a, b + 2.44, z];
};
const headF: Field = (x, y, z) => {
  let d = smoothMin(
    ellipsoid(x, y, z, [0, 2.8, 0], [0.335, 0.33, 0.3]),
    ellipsoid(x, y, z, [0, 2.62, 0.06], [0.23, 0.2, 0.22]),
    0.1,
  );
  d = smoothMin(d, ellipsoid(x, y, z, [0, 2.715, 0.3], [0.036, 0.06, 0.036]), 0.05);
  d = smoothMin(d, ellipsoid(x, y, z, [0, 2.47, 0.14], [0.08, 0.05, 0.07]), 0.06);
  // The head's own neck ends flat over the pin.
  return smoothMin(d, smoothMax(capsule(x, y, z, [0, 2.6, 0], [0, 2.36, 0], 0.105), 2.38 - y, 0.015), 0.04);
};
const hairF: Field = (x, y, z) =>
  Math.min(
    Math.max(
      ellipsoid(x, y, z, [0, 2.82, -0.05], [0.365, 0.37, 0.34]),
      z - 0.08 - 0.35 * Math.max(0, y - 2.9),
    ),
    capsule(x, y, z, [0.06, 2.66, -0.28], [0.08, 1.5, -0.34], 0.12, 0.06),
  );
const CROWN: Point[] = curve(
  [
    [0.32, 2.93],
    [0.335, 2.955],
    [0.315, 2.99],
    [0.28, 3.03],
    [0.29, 3.06],
    [0.25, 3.14],
    [0.26, 3.17],
    [0.205, 3.25],
    [0.215, 3.28],
    [0.155, 3.36],
    [0.162, 3.39],
    [0.1, 3.47],
    [0.105, 3.5],
    [0.05, 3.56],
    [0.055, 3.59],
    [0.015, 3.68],
  ],
  false,
  10,
);
/** All that is gilded: belt, necklaces, bangles, earrings. */
const jewels: Field = (x, y, z) => {
  let d = Math.min(
    torus(x, y, z, [0, 1.635, 0], [0, 1, 0], 0.205, 0.036),
    beads(x, y, z, 1.7, 0.245, 0.022, 24),
  );
  d = Math.min(
    d,
    torus(x, y, z, [0, 2.345, 0], [0, 1, 0], 0.1, 0.022),
    beads(x, y, z - 0.02, 2.27, 0.19, 0.026, 24, 0.07),
    beads(x, y, z - 0.03, 2.17, 0.245, 0.028, 26, 0.16),
  );
  d = Math.min(d, ellipsoid(x, y, z, [0, 1.98, 0.27], [0.055, 0.07, 0.03]));
  const band2 = (p: Vec3, q: Vec3, R: number) => {
    const v: Vec3 = [q[0] - p[0], q[1] - p[1], q[2] - p[2]],
      l = Math.hypot(...v);
    return torus(x, y, z, p, [v[0] / l, v[1] / l, v[2] / l], R, 0.022);
  };
  const mid = (a: Vec3, b: Vec3, t: number): Vec3 => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ];
  for (const [a, b, w] of [
    [R_SH, R_EL, R_WR],
    [L_SH, L_EL, L_WR],
  ]) {
    d = Math.min(d, band2(mid(a, b, 0.5), b, 0.092));
    for (const t of [0.76, 0.85, 0.94]) d = Math.min(d, band2(mid(b, w, t), w, 0.066));
  }
  const [hx, hy] = nod(x, y, z),
    e = Math.abs(hx);
  d = Math.min(d, torus(hx, hy, z, [0, 2.4, 0], [0, 1, 0], 0.104, 0.02));
  d = Math.min(
    d,
    sphere(e, hy, z, [0.345, 2.74, 0.04], 0.055),
    torus(e, hy, z, [0.35, 2.64, 0.05], [0, 0, 1], 0.05, 0.018),
    ellipsoid(e, hy, z, [0.35, 2.535, 0.05], [0.05, 0.06, 0.05]),
  );
  // A leaf-shaped plate before the crown.
  return Math.min(d, ellipsoid(hx, hy, z, [0, 3.03, 0.3], [0.1, 0.13, 0.03]));
};

export const craft: Craft = {
  id: 'craft-thanjavur-dancing-doll',
  async build() {
    const ts = await texture(skirtSheet()),
      tf = await texture(faceSheet()),
      skirt2 = flatShape([...SKIRT, [-0.3, 1.62], [-0.3, 0.36], [1.0, 0.36]], 0.008),
      base = lathe(solidProfile(BASE), 0.008),
      crown = lathe(solidProfile(CROWN), 0.008);
    const skirt: Field = (x, y, z) => {
      const r = Math.sqrt(x * x + z * z),
        k = Math.max(0, Math.min(1, (1.55 - y) / 1.2)),
        a = Math.atan2(x, z);
      return (
        skirt2(
          r - k * (0.045 * Math.cos(a * 24) + 0.02 * Math.cos(a * 3 + 0.5)),
          y + 0.02 * k * Math.cos(a * 24),
        ) * 0.78
      );
    };
    const c: Vec3 = [0, 0, 0],
      g = linear(G.gold),
      glossy =
        (k: Vec3): Part['mat'] =>
        (s, x, y, z) =>
          lacquer(s, k, x, y, z, 0.14);
    const printed: Part['mat'] = (s, x, y, z) => {
      const k = ts.rgb(around(x, z), 1 - (y - 0.34) / 1.26, c);
      lacquer(s, k, x, y, z, 0.16);
      if (k[0] > 0.6 && k[1] > 0.33 && k[1] < 0.6 && k[2] < 0.12) gild(s);
    };
    const onTorso =
      (f: Field): Field =>
      (x, y, z) =>
        f(...sway(x, y, z));
    const toHead = (x: number, y: number, z: number) => nod(...sway(x, y, z));
    const onHead =
      (f: Field): Field =>
      (x, y, z) =>
        f(...toHead(x, y, z));
    /** What the torso and the head are balanced on. */
    const pins: Field = (x, y, z) => {
      const [a, b] = sway(x, y, z);
      return Math.min(
        capsule(x, y, z, [0, 1.55, 0], [0, 1.8, 0], 0.055, 0.035),
        torus(x, y, z, [0, 1.61, 0], [0, 1, 0], 0.19, 0.032),
        capsule(a, b, z, [0, 2.3, 0], [0, 2.52, 0], 0.035),
      );
    };
    const parts = assemble([
      {
        f: base,
        ball: [0, 0.3, 0, 1.05],
        mat: (s, x, y, z) => {
          lacquer(s, Math.abs(Math.sin(Math.atan2(x, z) * 10)) > 0.75 && y < 0.17 ? g : L.red, x, y, z, 0.13);
          if ((y > 0.12 && y < 0.19) || y < 0.035) gild(s);
        },
      },
      { f: skirt, mat: printed },
      {
        f: onTorso(trunk),
        ball: [0, 2.1, 0, 0.65],
        mat: (s, X, Y, Z) => {
          const [x, y, z] = sway(X, Y, Z);
          const blouse =
            y > 1.9 && y < 2.24 + 0.1 * Math.abs(x) && !(z > 0.05 && y > 2.2 - 0.1 * Math.abs(x));
          lacquer(s, blouse ? L.red : L.skin, x, y, z, 0.16);
          if (y > 1.9 && y < 1.925) gild(s);
        },
      },
      {
        f: onTorso(arms),
        ball: [0, 2.4, 0.15, 1.2],
        mat: (s, X, Y, Z) => {
          const [x, y, z] = sway(X, Y, Z);
          const e = Math.abs(x),
            sleeve = y > 2.02 && e < 0.52 && y < 2.36;
          lacquer(s, sleeve || dyed(x, y, z) ? L.red : L.skin, x, y, z, 0.16);
          if (sleeve && e > 0.49) gild(s);
        },
      },
      {
        f: onHead(headF),
        ball: [0, 2.9, 0, 0.6],
        mat: (s, x, y, z) => {
          const [a, b] = toHead(x, y, z);
          lacquer(s, z > 0 ? tf.rgb(0.5 + a / 0.68, 0.5 - (b - 2.76) / 0.7, c) : L.skin, x, y, z, 0.15);
        },
      },
      { f: onHead(hairF), ball: [0, 2.45, -0.1, 1.2], mat: glossy(L.black) },
      {
        f: onHead(crown),
        mat: (s, x, y, z) => {
          gild(s);
          if (Math.sin(toHead(x, y, z)[1] * 52) > 0.86) {
            paint(s, L.red);
            s.metal = 0;
            s.rough = 0.1;
          }
        },
      },
      { f: onTorso(jewels), ball: [0, 2.42, 0.1, 1.25], mat: gild },
      { f: pins, ball: [0, 2.05, 0, 0.6], mat: (s) => brass(s, 0.35) },
    ]);
    const lo: Vec3 = [-1.3, -0.02, -1.3],
      hi: Vec3 = [1.3, 4.0, 1.3];
    return {
      ...parts,
      sdf: bake(parts.sdf, lo, hi, 0.0145),
      exact: parts.sdf,
      lo: [-1.3, 0, -1.3],
      hi,
      bg: [
        [0.68, 0.58, 0.48],
        [0.46, 0.38, 0.31],
      ],
      eps: 0.005,
      step: 0.85,
      eye: [0, 3.0, 9.6],
      look: [0, 1.92, 0],
      fov: 0.235,
      bumpEps: 0.004,
      bump: (x, y, z) => (y < 1.6 && y > 0.3 ? ts.value(around(x, z), 1 - (y - 0.34) / 1.26) * 0.004 : 0),
    };
  },
};
