/** Moradabad standing lamp: cast and turned brass, five spouts, engraved vines, a bird on top. */
import { type Point, TAU } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { leaf } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { capsule, ellipsoid, smoothMax, smoothMin, sphere } from '../studio/distance.ts';
import { bake, flatShape, lathe, solidProfile } from '../studio/grid.ts';
import { brass } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { arcV, around, band, beadRow, flower, petalRow, vine } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';

const STEM: Point[] = curve(
  [
    [1.02, 0],
    [1.05, 0.05],
    [1.0, 0.11],
    [0.93, 0.13],
    [0.9, 0.17],
    [0.74, 0.3],
    [0.5, 0.42],
    [0.38, 0.46],
    [0.37, 0.51],
    [0.25, 0.58],
    [0.2, 0.66],
    [0.28, 0.75],
    [0.37, 0.83],
    [0.38, 0.9],
    [0.27, 0.98],
    [0.2, 1.06],
    [0.19, 1.26],
    [0.2, 1.44],
    [0.29, 1.48],
    [0.29, 1.53],
    [0.21, 1.58],
    [0.3, 1.66],
    [0.38, 1.77],
    [0.32, 1.88],
    [0.21, 1.96],
    [0.27, 2.0],
    [0.27, 2.05],
    [0.19, 2.1],
    [0.18, 2.2],
    [0.2, 2.32],
    [0.3, 2.5],
    [0.3, 2.6],
    [0.18, 2.74],
    [0.15, 2.86],
    [0.24, 2.94],
    [0.24, 2.99],
    [0.13, 3.05],
    [0.11, 3.14],
    [0.18, 3.2],
    [0.18, 3.25],
    [0.07, 3.3],
  ],
  false,
  16,
);
const BOWL: Point[] = [
  ...curve(
    [
      [0.16, 2.26],
      [0.46, 2.32],
      [0.76, 2.46],
      [0.92, 2.64],
      [0.98, 2.78],
    ],
    false,
    16,
  ),
  ...curve(
    [
      [0.95, 2.8],
      [0.88, 2.68],
      [0.7, 2.54],
      [0.4, 2.46],
      [0.1, 2.44],
    ],
    false,
    12,
  ),
];
const W = 2400,
  H = 1600,
  INK = '#fff',
  TURN = 0.32;

/** Swan-like bird finial facing right, sitting at y = 3.28. */
const bird: Field = (x, y, z) => {
  let d = ellipsoid(x, y, z, [-0.02, 3.42, 0], [0.2, 0.13, 0.12]);
  d = smoothMin(d, capsule(x, y, z, [0.12, 3.46, 0], [0.2, 3.66, 0], 0.075, 0.045), 0.08);
  d = smoothMin(d, sphere(x, y, z, [0.22, 3.7, 0], 0.075), 0.04);
  d = Math.min(d, capsule(x, y, z, [0.27, 3.69, 0], [0.38, 3.65, 0], 0.03, 0.008));
  d = smoothMin(d, ellipsoid(x, y, z, [-0.27, 3.5, 0], [0.17, 0.05, 0.08]), 0.09);
  d = Math.min(d, capsule(x, y, z, [0.2, 3.77, 0], [0.14, 3.87, 0], 0.016, 0.026));
  d = smoothMin(d, ellipsoid(x, y, z, [-0.05, 3.45, z > 0 ? 0.1 : -0.1], [0.15, 0.07, 0.04]), 0.02);
  return d - 0.003 * Math.sin(x * 70) * (x < 0.05 ? 1 : 0);
};
/** Engraving: white lines are cut away. */
function engraving() {
  const leafy = (y: number, amp: number, n: number, L: number) =>
    vine(W, y, amp, n, {
      stem: INK,
      w: 6,
      leaves: [INK],
      leaf: L,
      flower: (x, yy) => flower(x, yy, L * 0.8, 6, [INK, '#000', INK]),
    });
  let s =
    beadRow(W, 60, 40, 8, INK) +
    band(W, 90, 6, INK) +
    petalRow(W, 110, 90, 20, [INK, '#000'], false) +
    band(W, 220, 6, INK);
  for (let y = 260; y < 1150; y += 120)
    s +=
      band(W, y, 5, INK) + petalRow(W, y + 12, 70, 14, [INK, '#000', INK], false) + band(W, y + 96, 5, INK);
  s +=
    band(W, 1168, 8, INK) +
    leafy(1262, 44, 9, 66) +
    band(W, 1360, 8, INK) +
    petalRow(W, 1378, 90, 36, [INK, '#000', INK], false);
  return s + band(W, 1490, 6, INK) + beadRow(W, 1524, 70, 10, INK) + band(W, 1552, 6, INK);
}
function bowlEngraving() {
  let s = band(W, 10, 6, INK) + band(W, 340, 6, INK);
  for (let i = 0; i < 40; i++) s += fill(leaf(((i + 0.5) * W) / 40, 400, 50, 20, Math.PI / 2), INK);
  s += vine(W, 180, 60, 10, {
    stem: INK,
    w: 7,
    leaves: [INK],
    leaf: 84,
    flower: (x, y) => flower(x, y, 62, 7, [INK, '#000', INK]),
  });
  return s + line(polyline(0, 380, W, 380), INK, 6);
}
export const craft: Craft = {
  id: 'craft-moradabad-brass-lamp',
  async build(seed) {
    const cut = await texture(sheet(W, H, engraving(), { tremor: 3, seed }), 1.4),
      cutB = await texture(sheet(W, 460, bowlEngraving(), { tremor: 4, seed }), 1.4);
    const stem = lathe(solidProfile(STEM), 0.007),
      dish = flatShape(BOWL, 0.007),
      unroll = arcV(STEM),
      finial = bake(bird, [-0.55, 3.15, -0.25], [0.5, 3.95, 0.25], 0.01);
    /** Coordinates of the nearest of the five spouts: [across, outwards]. */
    const toSpout = (x: number, z: number) => {
      const angle = (Math.round(((Math.atan2(x, z) - TURN) / TAU) * 5) / 5) * TAU + TURN;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      return [x * cos - z * sin, x * sin + z * cos];
    };
    /** Turned dish with five spouts: each a tapered trough, open above and cut through the rim. */
    const bowl: Field = (x, y, z) => {
      const r = Math.sqrt(x * x + z * z);
      if (r < 0.3 || r > 1.7 || y < 2.1 || y > 3.2) return dish(r, y);
      const [across, out] = toSpout(x, z);
      const shell = capsule(across, y, out, [0, 2.63, 0.8], [0, 2.88, 1.36], 0.17, 0.055);
      const channel = capsule(across, y, out, [0, 2.72, 0.66], [0, 2.93, 1.33], 0.125, 0.035);
      const lip = y - 2.8 - (out - 0.95) * 0.28;
      const trough = smoothMax(smoothMax(shell, lip, 0.02), 0.84 - out, 0.02);
      return smoothMax(smoothMin(dish(r, y), trough, 0.04), -channel, 0.015) * 0.9;
    };
    const wick: Field = (x, y, z) => {
      const [a, r] = toSpout(x, z);
      return capsule(a, y, r, [0, 2.66, 0.7], [0, 2.9, 1.27], 0.022, 0.026);
    };
    const flame: Field = (x, y, z) => {
      const [a, r] = toSpout(x, z),
        t = (y - 2.92) / 0.3,
        w = 0.062 * Math.sqrt(Math.max(0, t + 0.12)) * Math.max(0, 1.02 - t);
      return Math.max(Math.hypot(a - 0.02 * t * t, r - 1.29) - w, Math.abs(y - 3.05) - 0.17) * 0.6;
    };
    /** Outer radius of the bowl, to keep the engraving off its inside. */
    const rim = (y: number) =>
      y < 2.46 ? 0.16 + (y - 2.26) * 3 : y < 2.64 ? 0.76 + (y - 2.46) * 0.9 : 0.92 + (y - 2.64) * 0.43;
    const lines = (x: number, y: number, z: number) => {
      const r = Math.hypot(x, z);
      if (y > 3.2 || (y > 2.6 && y < 2.72 && r > 0.22 && r < 0.88)) return 0;
      if (y < 2.27 || r < 0.33 || y > 2.84) return cut.value(around(x, z), unroll(y));
      return r < rim(y) - 0.05 || r > rim(y) + 0.12 || y > 2.76
        ? 0
        : cutB.value(around(x, z), (2.8 - y) / 0.52);
    };
    const mat: Part['mat'] = (s, x, y, z) => {
      const worn = fbm(x * 5, y * 5, z * 5, 3);
      brass(
        s,
        lines(x, y, z) * 1.0 + Math.max(0, worn - 0.62) * 0.8,
        0.13 + 0.1 * fbm(x * 30, y * 60, z * 30, 2),
      );
    };
    const parts = assemble([
      { f: stem, mat },
      { f: bowl, mat },
      { f: finial, mat },
      {
        f: wick,
        mat: (s) => {
          s.r = 0.8;
          s.g = 0.76;
          s.b = 0.66;
          s.rough = 1;
          s.spec = 0;
        },
      },
      {
        f: flame,
        mat: (s, _x, y, _z, n) => {
          const k = Math.max(0, n[2]);
          s.r = 1;
          s.g = 0.5 + 0.34 * k;
          s.b = 0.1 + 0.4 * k * k;
          s.glow = 0.9 + 2.2 * k * k * (y > 2.96 ? 1 : 0.3);
          s.spec = 0;
          s.metal = 1;
        },
      },
      {
        f: (x, y, z) => Math.max(Math.hypot(x, z) - 0.86, Math.abs(y - 2.66) - 0.012),
        mat: (s) => {
          s.r = 0.3;
          s.g = 0.14;
          s.b = 0.02;
          s.rough = 0.03;
          s.spec = 1.4;
        },
      },
    ]);
    return {
      ...parts,
      sdf: bake(parts.sdf, [-1.45, -0.02, -1.45], [1.45, 3.98, 1.45], 0.0125),
      exact: parts.sdf,
      lo: [-1.45, 0, -1.45],
      hi: [1.45, 3.95, 1.45],
      bg: [
        [0.44, 0.37, 0.31],
        [0.27, 0.21, 0.18],
      ],
      eps: 0.005,
      step: 0.9,
      eye: [0, 4.9, 9.0],
      look: [0.06, 1.86, 0],
      fov: 0.245,
      bumpEps: 0.004,
      bump: (x, y, z) =>
        -0.006 * lines(x, y, z) +
        (y < 3.26 ? 0.0006 * Math.sin(y * 260) : 0) +
        0.0012 * fbm(x * 20, y * 20, z * 20, 2),
    };
  },
};
