/** Aranmula kannadi: front-faced mirror of speculum metal in a brass frame with a flame crest, on a turned foot. */
import { type Point, TAU } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { leaf } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { smoothMax, smoothMin } from '../studio/distance.ts';
import { bake, flatShape, lathe, solidProfile } from '../studio/grid.ts';
import { brass, wood } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, mix } from '../studio/vector.ts';

const CY = 2.06,
  A = 0.74,
  B = 0.95;
/** Frame outline: scalloped oval, flame crest above, baluster handle below. */
function outline(): Point[] {
  const half: Point[] = [];
  for (let i = 0; i <= 120; i++) {
    const t = -Math.PI / 2 + 0.22 + ((Math.PI - 0.44 - 0.2) * i) / 120,
      s = 1 + 0.035 * Math.abs(Math.sin(t * 9));
    half.push([(A + 0.25) * s * Math.cos(t), CY + (B + 0.25) * s * Math.sin(t)]);
  }
  const crest = curve(
    [
      half[half.length - 1],
      [0.52, 3.22],
      [0.56, 3.34],
      [0.44, 3.4],
      [0.36, 3.34],
      [0.38, 3.5],
      [0.28, 3.62],
      [0.18, 3.54],
      [0.14, 3.72],
      [0.0, 3.98],
    ],
    false,
    8,
  );
  const grip = curve(
    [[0.1, 0.36], [0.12, 0.5], [0.19, 0.58], [0.12, 0.66], [0.12, 0.74], [0.24, 0.84], half[0]],
    false,
    8,
  );
  const right = [...grip, ...half, ...crest];
  return [...right, ...[...right].reverse().map(([x, y]) => [-x, y] as Point)];
}
/** Repousse height drawing; 300 px to a unit, y down from 4. */
const K = 300,
  X = (x: number) => (x + 1.2) * K,
  Y = (y: number) => (4.05 - y) * K;
function relief() {
  let s = '';
  const n = 44;
  for (let i = 0; i < n; i++) {
    const t = ((i + 0.5) / n) * TAU,
      p: Point = [X((A + 0.07) * Math.cos(t)), Y(CY + (B + 0.07) * Math.sin(t))];
    const a = Math.atan2(-Math.sin(t) * B, Math.cos(t) * A);
    s +=
      fill(leaf(p[0], p[1], 0.17 * K, 0.052 * K, a, 0, 0.45), '#bbb') +
      fill(leaf(p[0], p[1], 0.12 * K, 0.02 * K, a, 0, 0.45), '#fff');
  }
  const curl = (pts: number[][], w: number) =>
    each([-1, 1], (g) => line(curve(pts.map(([x, y]) => [X(x * g), Y(y)] as Point)), '#fff', w));
  s +=
    curl(
      [
        [0.1, 3.24],
        [0.34, 3.2],
        [0.46, 3.28],
        [0.42, 3.36],
        [0.35, 3.3],
      ],
      10,
    ) +
    curl(
      [
        [0.06, 3.36],
        [0.24, 3.36],
        [0.3, 3.48],
        [0.24, 3.55],
        [0.2, 3.47],
      ],
      10,
    );
  s += each([0, 1, 2], (k) =>
    fill(
      leaf(X(0), Y(3.26), (0.62 - k * 0.2) * K, (0.13 - k * 0.05) * K, -Math.PI / 2, 0, 0.4),
      ['#999', '#ddd', '#777'][k],
    ),
  );
  s += dot(X(0), Y(3.2), 24, '#fff');
  return s + each([0.5, 0.6, 0.7], (y) => line(polyline(X(-0.2), Y(y), X(0.2), Y(y)), '#ccc', 10));
}
/** Soft step from 0 to 1 round v = 0. */
const rise = (v: number, soft: number) => {
  const t = Math.max(0, Math.min(1, 0.5 + v / (2 * soft)));
  return t * t * (3 - 2 * t);
};

/** Half width and half height of the window in the mirror, its middle, and the thickness of its bars. */
const PANE = { x: -0.26, y: 0.3, wide: 0.3, high: 0.36, bar: 0.022 };

/**
 * What the mirror sees, in linear light: a wall that a window lights from the left, and a table below.
 * @param a across the mirror, -1..1
 * @param b up the mirror, -1..1
 */
function reflected(a: number, b: number): Vec3 {
  const horizon = -0.42 + 0.05 * a;
  const below = rise(horizon - b, 0.02);
  // Daylight runs out along the wall, and lies as a paler patch on the table.
  const near = Math.exp(-((a - PANE.x) ** 2 + (b - PANE.y) ** 2) / 0.55);
  const wall = 0.11 + 0.2 * near + 0.05 * b;
  const patch = Math.exp(-(((a + 0.05 + 0.5 * (b - horizon)) / 0.36) ** 2));
  const table = 0.13 + 0.22 * patch + 0.12 * Math.max(0, horizon - b);
  let room: Vec3 = mix([wall, wall * 0.86, wall * 0.68], [table, table * 0.72, table * 0.48], below);
  // The window stands at an angle: its right side is nearer, and taller.
  const u = (a - PANE.x) / PANE.wide;
  const v = (b - PANE.y - 0.04 * u) / (PANE.high * (1 + 0.1 * u));
  const inside = (edge: number, soft: number) =>
    rise(edge - Math.abs(u), soft) * rise(edge - Math.abs(v), soft);
  const frame = inside(1.1, 0.05);
  room = mix(room, [0.1, 0.075, 0.05], frame * 0.9);
  const bar = (d: number) => rise(Math.abs(d) - PANE.bar * 2.2, 0.03);
  const light = inside(1, 0.05) * bar(u) * bar(v - 0.34) * bar(v + 0.34);
  const day = 0.78 + 0.16 * v;
  return mix(room, [day, day * 0.97, day * 0.88], light);
}

export const craft: Craft = {
  id: 'craft-aranmula-kannadi',
  async build() {
    const T = await texture(sheet(2.4 * K, 4.05 * K, relief()), 2.6),
      shape = flatShape(outline(), 0.008),
      lean = 0.1;
    const foot = lathe(
      solidProfile(
        curve(
          [
            [0.78, 0],
            [0.8, 0.05],
            [0.76, 0.11],
            [0.62, 0.15],
            [0.5, 0.2],
            [0.3, 0.26],
            [0.22, 0.34],
            [0.24, 0.42],
            [0.18, 0.46],
          ],
          false,
          14,
        ),
      ),
      0.008,
    );
    const oval = (x: number, y: number) => {
      const a = x / A,
        b = (y - CY) / B,
        k = Math.hypot(a, b);
      return (k * (k - 1)) / (Math.hypot(a / A, b / B) + 1e-6);
    };
    const back = (y: number, z: number) => z + (y - 0.4) * lean;
    /** Pillow-shaped plate with a rolled rim round the mirror. */
    const frame: Field = (x, y, z) => {
      const d = shape(x, y),
        o = oval(x, y),
        q = Math.abs(back(y, z)) - 0.05 - 0.06 * Math.sqrt(Math.min(1, Math.max(0, -d * 4)));
      const slab = smoothMax(d, q, 0.05),
        roll = Math.hypot(o - 0.035, back(y, z) - 0.1) - 0.05;
      const t = (Math.round((Math.atan2((y - CY) / B, x / A) / TAU) * 64) / 64) * TAU;
      const bead =
        Math.hypot(
          x - (A + 0.3) * 0.965 * Math.cos(t),
          y - CY - (B + 0.3) * 0.965 * Math.sin(t),
          back(y, z) - 0.07,
        ) - 0.036;
      return Math.min(smoothMin(smoothMax(slab, -(o + 0.0), 0.02), roll, 0.02), bead);
    };
    const glass: Field = (x, y, z) => Math.max(oval(x, y), Math.abs(back(y, z) - 0.03) - 0.05);
    const gold: Part['mat'] = (s, x, y, z) => {
      const h = T.value((x + 1.2) / 2.4, (4.05 - y) / 4.05);
      brass(s, 0.42 - h * 0.6 + 0.3 * fbm(x * 6, y * 6, z * 6, 3), 0.2);
    };
    /** Speculum metal, a shade warmer than glass: it shows the dim room before it, a window and the edge of a table. */
    const mirror: Part['mat'] = (s, x, y, z) => {
      const room = reflected(x / A, (y - CY) / B);
      const [r, g, b] = room;
      const most = Math.max(r, g, b);
      s.r = (0.93 * r) / most;
      s.g = (0.86 * g) / most;
      s.b = (0.74 * b) / most;
      s.metal = 1;
      s.rough = 0.03 + 0.02 * fbm(x * 3, y * 3, z, 2);
      s.glow = most;
    };
    const u = assemble([
      { f: frame, mat: gold },
      { f: glass, mat: mirror },
      { f: foot, mat: (s, x, y, z) => wood(s, x, y * 3, z, [0.13, 0.05, 0.025]) },
    ]);
    return {
      ...u,
      sdf: bake(u.sdf, [-1.15, -0.02, -0.85], [1.15, 4.1, 0.85], 0.014),
      exact: u.sdf,
      lo: [-1.15, 0, -0.85],
      hi: [1.15, 4.1, 0.85],
      bg: [
        [0.5, 0.4, 0.33],
        [0.28, 0.2, 0.17],
      ],
      look: [0.1, 1.96, 0],
      fov: 0.25,
      eps: 0.004,
      bumpEps: 0.005,
      bump: (x, y) => (oval(x, y) > 0.08 && y > 0.4 ? 0.03 * T.value((x + 1.2) / 2.4, (4.05 - y) / 4.05) : 0),
    };
  },
};
