/** Gond mug: white glazed stoneware with a peacock filled by rows of dots and dashes in teal and orange. */
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { Rng } from '../../draw/random.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { Gond } from '../../traditions/gond/painter.ts';
import { GOND } from '../../traditions/gond/style.ts';
import { capsule, smoothMax, smoothMin } from '../studio/distance.ts';
import { bake, lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { around } from '../studio/ornament.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Wall of the mug, outside up and inside down. */
const PROFILE: Point[] = [
  ...curve(
    [
      [-0.3, 0.03],
      [0.7, 0.03],
      [0.78, 0],
      [0.86, 0.04],
      [0.92, 0.18],
      [0.95, 0.6],
      [0.95, 1.5],
      [0.955, 2.02],
    ],
    false,
    12,
  ),
  [0.945, 2.055],
  [0.905, 2.06],
  ...curve(
    [
      [0.885, 2.02],
      [0.87, 1.5],
      [0.86, 0.5],
      [0.78, 0.2],
      [-0.3, 0.16],
    ],
    false,
    12,
  ),
];
/** Centre line of the handle in the plane of the mug's axis. */
const HANDLE: Vec3[] = curve(
  [
    [0.88, 1.66],
    [1.22, 1.72],
    [1.47, 1.5],
    [1.5, 1.1],
    [1.36, 0.72],
    [1.1, 0.5],
    [0.88, 0.46],
  ],
  false,
  10,
).map(([x, y]): Vec3 => [x, y, 0]);
const YAW = -0.5;
const W = 2400;
const H = 800;
/** Heights between which the drawing lies. */
const TOP = 1.98;
const BOTTOM = 0.1;

const TEAL = '#0f7f86';
const DARK = '#0c4f5c';
const ORANGE = '#e8752a';
const GLAZE = '#fbf7ee';

/** Limb tapering along points. */
const feather = (x: number, y: number, length: number, angle: number) =>
  leaf(x, y, length, length * 0.115, angle, 0, 0.72);

/** The peacock about its own heart (x, y); it faces right, its train opens like a fan. */
function peacock(painter: Gond, x: number, y: number, s: number) {
  const at = (points: Point[]): Poly => points.map(([a, b]): Point => [x + a * s, y + b * s]);
  const root: Point = [x - 20 * s, y + 20 * s];
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI * (0.16 + (0.98 * i) / 12) - 0.12;
    const length = (250 + 26 * Math.sin((i / 12) * Math.PI)) * s;
    const plume = feather(...root, length, angle);
    painter.part(
      plume,
      i % 2 ? TEAL : ORANGE,
      i % 2 ? [GLAZE, ORANGE] : [GLAZE, DARK],
      ['dash', 'dot'],
      9 * s,
    );
    const eye = polar(...root, length * 0.8, angle);
    painter.add(
      fill(ellipse(eye[0], eye[1], 17 * s, 13 * s, angle), GLAZE) +
        fill(ellipse(eye[0], eye[1], 13 * s, 9.5 * s, angle), i % 2 ? ORANGE : TEAL) +
        dot(eye[0], eye[1], 4.6 * s, DARK),
    );
  }
  painter.add(
    lines([at(polyline(6, 78, 2, 128, 24, 132)), at(polyline(34, 70, 36, 128, 58, 132))], DARK, 6 * s),
  );
  const body = at(
    curve(
      [
        [92, -168],
        [112, -160],
        [110, -136],
        [96, -104],
        [92, -60],
        [96, -10],
        [76, 52],
        [24, 86],
        [-40, 76],
        [-84, 44],
        [-60, 8],
        [-6, -16],
        [42, -54],
        [62, -104],
        [70, -146],
      ],
      true,
      8,
    ),
  );
  painter.part(body, TEAL, [GLAZE, ORANGE, GLAZE], ['dash', 'dot', 'seed'], 10.5 * s, DARK);
  const wing = at(
    curve(
      [
        [52, -8],
        [10, -4],
        [-46, 28],
        [-96, 62],
        [-44, 68],
        [14, 56],
        [54, 30],
      ],
      true,
      8,
    ),
  );
  painter.part(wing, ORANGE, [GLAZE, DARK], ['comma', 'dot'], 10 * s, DARK);
  painter.add(fill(at(polyline(110, -154, 146, -140, 108, -134)), ORANGE));
  for (const lean of [-0.6, -0.25, 0.1, 0.45]) {
    const tip = polar(x + 90 * s, y - 166 * s, 46 * s, -Math.PI / 2 + lean);
    painter.add(
      line([[x + 90 * s, y - 164 * s], tip], DARK, 3.6 * s) +
        dot(...tip, 7 * s, ORANGE) +
        dot(...tip, 3 * s, GLAZE),
    );
  }
  painter.add(dot(x + 96 * s, y - 150 * s, 9 * s, GLAZE) + dot(x + 97 * s, y - 150 * s, 4.6 * s, DARK));
}

/** The decorated band: peacock in front, a leafy bough behind it and dotted rims. */
function drawing(seed: number) {
  const painter = new Gond(new Rng(seed));
  const bough = curve(
    [
      [W * 0.2, 610],
      [W * 0.34, 676],
      [W * 0.5, 664],
      [W * 0.64, 690],
      [W * 0.78, 628],
    ],
    false,
    16,
  );
  painter.add(line(bough, DARK, 16) + line(bough, ORANGE, 4));
  for (const [i, { p, a }] of walk(bough, 84).entries()) {
    for (const side of [-1, 1])
      painter.leafy(p[0], p[1], 62, 13, a + side * 0.95, i % 2 ? TEAL : ORANGE, GLAZE);
  }
  peacock(painter, W * 0.5 + 52, 452, 1.36);
  for (const [x, flip] of [
    [W * 0.29, 1],
    [W * 0.71, -1],
  ]) {
    painter.bird(x, 560, 0.95, flip, [ORANGE, GOND.haldi, TEAL]);
  }
  const rim = (y: number, up: number) => {
    let svg = line(polyline(0, y, W, y), TEAL, 7);
    for (let i = 0; i < 120; i++)
      svg += dot(((i + 0.5) * W) / 120, y + up * 17, i % 2 ? 6 : 4, i % 2 ? ORANGE : TEAL);
    return svg;
  };
  return painter.out.join('') + rim(34, 1) + rim(H - 30, -1);
}

export const craft: Craft = {
  id: 'new-gond-mug',
  async build(seed) {
    const art = await texture(sheet(W, H, drawing(seed), { ground: GLAZE, tremor: 3, seed }), 0.7);
    const wall = lathe(PROFILE, 0.006);
    const own = (x: number, z: number) => rotate(x, z, YAW);
    const handle = (x: number, y: number, z: number) => {
      let d = 9;
      // A flattened strap: distances across the mug count for less.
      for (let i = 0; i + 1 < HANDLE.length; i++)
        d = Math.min(d, capsule(x, y, z * 0.62, HANDLE[i], HANDLE[i + 1], 0.1));
      return smoothMax(d, 0.86 - Math.hypot(x, z), 0.02);
    };
    const field: Field = (X, y, Z) => {
      const [x, z] = own(X, Z);
      return smoothMin(wall(x, y, z), handle(x, y, z), 0.09);
    };
    const lo: Vec3 = [-1.7, -0.02, -1.7];
    const hi: Vec3 = [1.7, 2.1, 1.7];
    const c: Vec3 = [0, 0, 0];
    return {
      sdf: bake(field, lo, hi, 0.014),
      exact: field,
      lo: [-1.7, 0, -1.7],
      hi,
      bg: [
        [0.62, 0.53, 0.43],
        [0.42, 0.35, 0.28],
      ],
      eye: [0, 3.5, 9.3],
      look: [0.16, 0.98, 0],
      fov: 0.172,
      eps: 0.006,
      bumpEps: 0.02,
      bump: (x, y, z) => 0.004 * fbm(x * 5, y * 5, z * 5, 2),
      mat(s, x, y, z) {
        const r = Math.hypot(x, z);
        const painted = r > 0.9 && r < 0.975 && y > BOTTOM && y < TOP;
        const uneven = 0.96 + 0.06 * fbm(x * 6, y * 6, z * 6, 3);
        if (painted) art.rgb(around(x, z), (TOP - y) / (TOP - BOTTOM), c);
        else [c[0], c[1], c[2]] = [0.97, 0.95, 0.9];
        paint(s, [c[0] * uneven, c[1] * uneven, c[2] * uneven]);
        // Unglazed foot ring.
        if (y < 0.03) s.rough = 0.9;
        else {
          s.rough = 0.08;
          s.spec = 1.25;
        }
      },
    };
  },
};
