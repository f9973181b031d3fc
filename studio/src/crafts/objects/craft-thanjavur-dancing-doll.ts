/** Thanjavur thalaiyatti bommai: base, pleated skirt, torso and head, each balanced on the one below. */
import { type Point, TAU } from '../../draw/geometry.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { capsule, ellipsoid, smoothMin, sphere, torus } from '../studio/distance.ts';
import { bake, flatShape, lathe, solidProfile } from '../studio/grid.ts';
import { gild, lacquer, paint } from '../studio/materials.ts';
import { around, band, beadRow, flower, petalRow, row } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear, sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

const G = {
  red: '#b3161d',
  green: '#0f6b3c',
  gold: '#e9b63a',
  skin: '#d9935a',
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
  let s = m((g) => fill(ellipse(X(g, 96), 372, 52, 38), '#d97f55'));
  s += m(
    (g) =>
      fill(loopThrough(X(g, 34), 296, X(g, 84), 262, X(g, 140), 284, X(g, 86), 318), '#fffaf0') +
      dot(X(g, 88), 290, 23, '#1a0f0c') +
      dot(X(g, 82), 283, 6, '#fff') +
      line(curveThrough(X(g, 28), 298, X(g, 84), 258, X(g, 156), 276), G.black, 11) +
      line(curveThrough(X(g, 34), 300, X(g, 88), 322, X(g, 140), 290, X(g, 166), 282), G.black, 5) +
      line(curveThrough(X(g, 30), 244, X(g, 84), 208, X(g, 150), 232), G.black, 11),
  );
  s +=
    line(curveThrough([290, 300, 282, 356, 300, 372, 318, 356]), '#a55a2e', 5) +
    dot(300, 206, 17, '#b3161d') +
    fill(leaf(300, 196, 40, 7, -Math.PI / 2), '#b3161d');
  s +=
    fill(loopThrough(254, 420, 284, 406, 300, 413, 316, 406, 346, 420, 300, 446), '#b8222c') +
    line(curveThrough(250, 418, 300, 428, 350, 418), '#6d0f16', 5);
  s += dot(262, 372, 10, G.gold) + dot(262, 372, 5, '#b3161d');
  return sheet(600, 600, s, { ground: G.skin });
}
/** Bead of a given radius repeated round a ring. */
const beads = (x: number, y: number, z: number, cy: number, R: number, r: number, n: number, tilt = 0) => {
  const a = (Math.round((Math.atan2(x, z) / TAU) * n) / n) * TAU;
  return sphere(x, y, z, [R * Math.sin(a), cy - tilt * Math.cos(a), R * Math.cos(a)], r);
};
/** Torso with bust and neck. */
const trunk: Field = (x, y, z) => {
  let d = smoothMin(
    ellipsoid(x, y, z, [0, 1.74, 0], [0.25, 0.2, 0.19]),
    ellipsoid(x, y, z, [0, 2.06, 0], [0.31, 0.24, 0.2]),
    0.12,
  );
  d = smoothMin(d, ellipsoid(Math.abs(x), y, z, [0.13, 2.03, 0.14], [0.135, 0.13, 0.12]), 0.05);
  d = smoothMin(d, ellipsoid(Math.abs(x), y, z, [0.3, 2.2, 0], [0.12, 0.1, 0.11]), 0.08);
  return smoothMin(d, capsule(x, y, z, [0, 2.2, 0], [0, 2.44, 0.01], 0.095), 0.05);
};
/** Arm as upper, fore, hand; `up` is the raised one on our right. */
const arm = (x: number, y: number, z: number, sh: Vec3, el: Vec3, wr: Vec3, tip: Vec3) => {
  let d = smoothMin(capsule(x, y, z, sh, el, 0.095, 0.075), capsule(x, y, z, el, wr, 0.072, 0.052), 0.03);
  const q: Vec3 = [
    wr[0] + (tip[0] - wr[0]) * 0.45,
    wr[1] + (tip[1] - wr[1]) * 0.45,
    wr[2] + (tip[2] - wr[2]) * 0.45,
  ];
  d = smoothMin(d, capsule(x, y, z, wr, q, 0.055, 0.062), 0.03);
  for (const k of [-1.5, -0.5, 0.5, 1.5])
    d = smoothMin(
      d,
      capsule(
        x,
        y,
        z,
        q,
        [tip[0] + k * 0.055, tip[1] - Math.abs(k) * 0.02, tip[2] + k * 0.012],
        0.034,
        0.024,
      ),
      0.02,
    );
  return d;
};
const R_SH: Vec3 = [0.34, 2.2, 0],
  R_EL: Vec3 = [0.76, 2.22, 0.1],
  R_WR: Vec3 = [0.74, 2.66, 0.18],
  R_TIP: Vec3 = [0.7, 3.0, 0.22];
const L_SH: Vec3 = [-0.34, 2.2, 0],
  L_EL: Vec3 = [-0.74, 1.98, 0.12],
  L_WR: Vec3 = [-0.46, 1.72, 0.42],
  L_TIP: Vec3 = [-0.2, 1.7, 0.54];
const arms: Field = (x, y, z) =>
  Math.min(arm(x, y, z, R_SH, R_EL, R_WR, R_TIP), arm(x, y, z, L_SH, L_EL, L_WR, L_TIP));
/** Head leans towards the raised hand. */
const nod = (x: number, y: number, z: number): Vec3 => {
  const [a, b] = rotate(x - 0.01, y - 2.46, 0.11);
  return [a, b + 2.46, z];
};
const headF: Field = (x, y, z) =>
  smoothMin(
    smoothMin(
      ellipsoid(x, y, z, [0, 2.78, 0.0], [0.31, 0.36, 0.3]),
      sphere(x, y, z, [0, 2.74, 0.3], 0.035),
      0.05,
    ),
    ellipsoid(x, y, z, [0, 2.56, 0.1], [0.14, 0.1, 0.14]),
    0.08,
  );
const hairF: Field = (x, y, z) =>
  Math.min(
    Math.max(ellipsoid(x, y, z, [0, 2.84, -0.05], [0.34, 0.37, 0.32]), z - 0.1 - 0.35 * Math.max(0, y - 2.9)),
    capsule(x, y, z, [0.06, 2.66, -0.28], [0.08, 1.5, -0.34], 0.12, 0.06),
  );
const CROWN: Point[] = curve(
  [
    [0.3, 3.0],
    [0.32, 3.03],
    [0.29, 3.08],
    [0.22, 3.11],
    [0.23, 3.18],
    [0.18, 3.23],
    [0.14, 3.33],
    [0.1, 3.36],
    [0.08, 3.44],
    [0.035, 3.49],
    [0.015, 3.58],
  ],
  false,
  10,
);
/** All that is gilded: belt, necklaces, bangles, earrings. */
const jewels: Field = (x, y, z) => {
  const ex = Math.abs(x);
  let d = Math.min(
    torus(x, y, z, [0, 1.62, 0], [0, 1, 0], 0.235, 0.045),
    beads(x, y, z, 1.56, 0.28, 0.03, 22),
  );
  d = Math.min(
    d,
    torus(x, y, z, [0, 2.36, 0.02], [0, 0.95, 0.3], 0.12, 0.025),
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
  d = Math.min(
    d,
    sphere(e, hy, z, [0.32, 2.74, 0.04], 0.05),
    torus(e, hy, z, [0.325, 2.64, 0.04], [0, 0, 1], 0.05, 0.018),
    ellipsoid(e, hy, z, [0.325, 2.54, 0.04], [0.045, 0.06, 0.045]),
  );
  return Math.min(d, ex > 9 ? 9 : capsule(hx, hy, z, [0, 3.03, 0.29], [0, 2.95, 0.31], 0.02, 0.035));
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
    const onHead =
      (f: Field): Field =>
      (x, y, z) =>
        f(...nod(x, y, z));
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
        f: trunk,
        ball: [0, 2.0, 0, 0.6],
        mat: (s, x, y, z) => {
          const blouse =
            y > 1.9 && y < 2.24 + 0.1 * Math.abs(x) && !(z > 0.05 && y > 2.2 - 0.1 * Math.abs(x));
          lacquer(s, blouse ? L.red : L.skin, x, y, z, 0.16);
          if (y > 1.9 && y < 1.925) gild(s);
        },
      },
      {
        f: arms,
        ball: [0, 2.3, 0.15, 1.05],
        mat: (s, x, y, z) => {
          const e = Math.abs(x),
            sleeve = y > 2.02 && e < 0.52 && y < 2.36;
          lacquer(s, sleeve ? L.red : L.skin, x, y, z, 0.16);
          if (sleeve && e > 0.49) gild(s);
        },
      },
      {
        f: onHead(headF),
        ball: [0, 2.75, 0, 0.5],
        mat: (s, x, y, z) => {
          const [a, b] = nod(x, y, z);
          lacquer(s, z > 0 ? tf.rgb(0.5 + a / 0.57, 0.5 - (b - 2.8) / 0.66, c) : L.skin, x, y, z, 0.15);
        },
      },
      { f: onHead(hairF), ball: [0, 2.3, -0.1, 1.1], mat: glossy(L.black) },
      {
        f: onHead(crown),
        mat: (s, x, y, z) => {
          gild(s);
          if (Math.sin(nod(x, y, z)[1] * 52) > 0.86) {
            paint(s, L.red);
            s.metal = 0;
            s.rough = 0.1;
          }
        },
      },
      { f: jewels, ball: [0, 2.3, 0.1, 1.1], mat: gild },
    ]);
    const lo: Vec3 = [-1.3, -0.02, -1.3],
      hi: Vec3 = [1.3, 3.8, 1.3];
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
      look: [0.04, 1.8, 0],
      fov: 0.224,
      bumpEps: 0.004,
      bump: (x, y, z) => (y < 1.6 && y > 0.3 ? ts.value(around(x, z), 1 - (y - 0.34) / 1.26) * 0.004 : 0),
    };
  },
};
