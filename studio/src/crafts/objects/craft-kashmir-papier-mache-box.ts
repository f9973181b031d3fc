/** Kashmiri papier-mache box: deep blue ground, crowded blossoms, chinar leaves, a kingfisher, gold lines, lacquer. */
import { type Point, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { Rng } from '../../draw/random.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { around, band, beadRow, flower, seam, vine } from '../studio/ornament.ts';
import type { Craft } from '../studio/scene.ts';
import { linear, sheet, texture } from '../studio/texture.ts';
import { type Vec3, mix } from '../studio/vector.ts';

const OUT: Point[] = [
  ...curve(
    [
      [1.2, 0.02],
      [1.3, 0.04],
      [1.34, 0.12],
      [1.36, 0.4],
      [1.36, 0.7],
    ],
    false,
    12,
  ),
  [1.345, 0.722],
  [1.345, 0.738],
  ...curve(
    [
      [1.375, 0.75],
      [1.385, 0.8],
      [1.37, 0.98],
      [1.3, 1.08],
      [1.1, 1.17],
      [0.7, 1.26],
      [0.3, 1.3],
      [0, 1.305],
      [-0.3, 1.305],
    ],
    false,
    14,
  ),
];
const BLUE = '#101f5c',
  PINK = ['#f7b9c6', '#e2708e', '#f4d35e'],
  WHITE = ['#fdf6ea', '#f3cdd2', '#e8b53c'],
  GREENS = ['#3f8f5a', '#6fb36a', '#2c6f63'];

/** Five-lobed chinar (plane) leaf in autumn colours. */
function chinar(x: number, y: number, R: number, rot: number, col: string) {
  const p: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const a = -2.5 + (5 * i) / 40,
      lobes = 0.62 + 0.38 * Math.pow(Math.abs(Math.cos(a * 1.5)), 0.7);
    p.push(polar(0, 0, R * lobes * (1 + 0.06 * Math.sin(a * 22)) * (1 - 0.1 * Math.abs(a)), a));
  }
  const q = transform([[-R * 0.2, 0], ...p], x, y, 1, rot),
    veins = [-1.9, -1, 0, 1, 1.9].map((a) =>
      transform([[-R * 0.2, 0], polar(0, 0, R * 0.7, a)], x, y, 1, rot),
    );
  return (
    fill(q, col) +
    lines(veins, '#f2c14e', R * 0.035) +
    line(q, '#f2c14e', R * 0.035, true) +
    line(transform(polyline(-R * 0.2, 0, -R * 0.6, R * 0.1), x, y, 1, rot), '#7a4a1c', R * 0.07)
  );
}
/** Crowd a sheet with blossoms and leaves, no two too close. */
function crowd(
  r: Rng,
  W: number,
  H: number,
  ok: (x: number, y: number) => boolean,
  wrap: boolean,
  gap: number,
) {
  const at: [number, number, number][] = [];
  let s = '';
  const put = (R: number, n: number, draw: (x: number, y: number, i: number) => string) => {
    for (let i = 0; i < n; i++) {
      const x = r.between(0, W),
        y = r.between(0, H);
      if (
        !ok(x, y) ||
        at.some(([a, b, c]) => {
          const dx = Math.abs(a - x),
            e = wrap ? Math.min(dx, W - dx) : dx;
          return Math.hypot(e, b - y) < (c + R) * gap;
        })
      )
        continue;
      at.push([x, y, R]);
      s += wrap ? seam(W, (dx) => draw(x + dx, y, i)) : draw(x, y, i);
    }
  };
  const sprig = (x: number, y: number, R: number, a: number) =>
    each([-0.9, 0, 0.9], (d, k) =>
      fill(leaf(x, y, R * (k === 1 ? 1.5 : 1.2), R * 0.3, a + d, 0.15), GREENS[k]),
    );
  put(66, 34, (x, y) => chinar(x, y, 74, r.between(0, TAU), r.pick(['#c8502c', '#d98a2b', '#b3392f'])));
  put(
    46,
    700,
    (x, y, i) =>
      sprig(x, y, 48, r.between(0, TAU)) +
      sprig(x, y, 48, r.between(0, TAU)) +
      flower(x, y, 46, i % 3 ? 5 : 7, i % 2 ? PINK : WHITE, '#8c2f4d', r.between(0, 6)),
  );
  put(
    29,
    900,
    (x, y, i) =>
      sprig(x, y, 30, r.between(0, TAU)) +
      flower(x, y, 29, 5, i % 2 ? WHITE : PINK, undefined, r.between(0, 6)),
  );
  put(16, 2600, (x, y, i) =>
    i % 3
      ? fill(leaf(x - 12, y, 30, 8, r.between(0, TAU)), r.pick(GREENS))
      : flower(x, y, 15, 5, ['#e9a93c', '#fff1c9']),
  );
  put(8, 3000, (x, y) => dot(x, y, 3.4, '#e4b95a'));
  return s;
}
/** Kingfisher on a twig, drawn round (0, 0), about 300 wide. */
function kingfisher(x: number, y: number, k: number) {
  const T = (p: Point[]) => transform(p, x, y, k);
  let s = line(T(curveThrough([-190, 120, -60, 92, 70, 104, 200, 60])), '#6b4423', 12 * k);
  s += each(
    [
      [-150, 108, 2.2],
      [-110, 100, -2.4],
      [120, 86, -0.7],
      [160, 70, 0.6],
    ],
    ([a, b, d]) => fill(leaf(x + a * k, y + b * k, 56 * k, 15 * k, d), GREENS[1]),
  );
  s +=
    fill(T(leaf(-66, 52, 110, 17, 2.5)), '#1d6fb0') +
    fill(T(loopThrough(78, -70, 96, -30, 74, 40, 10, 84, -44, 84, -40, 30, 6, -30)), '#e07b2c');
  s += fill(T(loopThrough(40, -40, 30, 0, -30, 62, -104, 110, -92, 60, -40, -10, 10, -52)), '#1e83c4');
  s += each([0, 1, 2, 3], (i) =>
    line(
      T(
        curve([
          [24 - i * 18, -30 + i * 16],
          [-20 - i * 14, 34 + i * 12],
          [-70 - i * 6, 84 + i * 4],
        ]),
      ),
      i % 2 ? '#0f4f8f' : '#6fd0ea',
      4 * k,
    ),
  );
  s +=
    fill(T(ellipse(64, -84, 44, 38)), '#1e83c4') +
    fill(T(loopThrough(60, -70, 96, -86, 102, -70, 84, -54)), '#e07b2c');
  s +=
    fill(T(polyline(96, -98, 196, -78, 98, -74)), '#2a2320') + fill(T(ellipse(34, -66, 16, 11)), '#fdf6ea');
  s += dots(
    series(12, (i) => [x + (38 + (i % 4) * 14) * k, y + (-108 + ((i / 4) | 0) * 13) * k] as Point),
    3 * k,
    '#8fe0f2',
  );
  return s + dot(x + 82 * k, y - 92 * k, 8 * k, '#fff') + dot(x + 84 * k, y - 92 * k, 5.4 * k, '#120c0a');
}
const W = 3000,
  H = 480,
  L = 1500,
  RIM = 130,
  GOLD = '#f0c04e';
/** Gold leaf lines are drawn apart from the paint: they become metal. */
const sideGold = (g: string) =>
  band(W, 4, 18, g) + beadRow(W, 40, 110, 7, g) + band(W, H - 24, 14, g) + beadRow(W, H - 44, 110, 6, g);
const rimGold = (g: string) =>
  band(W, 4, 9, g) +
  band(W, RIM - 14, 10, g) +
  vine(W, RIM / 2, 22, 26, {
    stem: g,
    w: 5,
    leaves: [g],
    leaf: 30,
    perWave: 6,
    flower: (x, y) => flower(x, y, 20, 6, [g, BLUE, g]),
  });
const lidGold = (g: string) => {
  const c = L / 2,
    R = c * 0.985;
  let s = each([0.46, 0.49, 0.9, 0.965], (k, i) =>
    line(ellipse(c, c, R * k, R * k, 0, 160), g, i === 1 ? 4 : 9, true),
  );
  for (let i = 0; i < 72; i++)
    s += fill(leaf(...polar(c, c, R * 0.912, (i / 72) * TAU), 30, 9, (i / 72) * TAU + 0.7), g);
  for (let i = 0; i < 60; i++) s += dot(...polar(c, c, R * 0.43, (i / 60) * TAU), 6, g);
  return s;
};
const side = (seed: number) => crowd(new Rng(seed), W, H, (_, y) => y > 66 && y < H - 56, true, 0.9);
function lid(seed: number) {
  const c = L / 2,
    R = c * 0.985;
  const s = crowd(
    new Rng(seed + 9),
    L,
    L,
    (x, y) => {
      const d = Math.hypot(x - c, y - c);
      return d < R * 0.87 && d > R * 0.53;
    },
    false,
    0.9,
  );
  // The medallion stays dark round the bird; small blossoms follow its ring.
  const wreath = series(26, (i) => {
    const angle = (i / 26) * TAU;
    const [x, y] = polar(c, c, R * 0.375, angle);
    const leaves = [-0.8, 0.8].map((turn) =>
      fill(leaf(x, y, 34, 9, angle + Math.PI / 2 + turn, 0.1), GREENS[i % 3]),
    );
    return leaves.join('') + flower(x, y, i % 2 ? 17 : 22, 5, i % 2 ? PINK : WHITE, undefined, angle);
  });
  return s + wreath.join('') + kingfisher(c - 10, c + 2, 1.12);
}
export const craft: Craft = {
  id: 'craft-kashmir-papier-mache-box',
  async build(seed) {
    const o = { ground: BLUE, tremor: 3, seed },
      m = { tremor: 3, seed };
    const paints = [
      await texture(sheet(W, H, side(seed), o)),
      await texture(sheet(L, L, lid(seed), o)),
      await texture(sheet(W, RIM, '', o)),
    ];
    const golds = [
      await texture(sheet(W, H, sideGold('#fff'), m)),
      await texture(sheet(L, L, lidGold('#fff'), m)),
      await texture(sheet(W, RIM, rimGold('#fff'), m)),
    ];
    const c: Vec3 = [0, 0, 0],
      leafGold = linear(GOLD);
    let k = 0,
      u = 0,
      v = 0;
    /** Which sheet a point belongs to (side, lid or rim) and where on it. */
    const seek = (x: number, y: number, z: number) => {
      const onTop = y > 1.0 && Math.hypot(x, z) < 1.345;
      k = onTop ? 1 : y > 0.73 ? 2 : 0;
      u = onTop ? 0.5 + x / 2.74 : around(x, z);
      v = onTop ? 0.5 + z / 2.74 : y > 0.73 ? (1.06 - y) / 0.32 : 0.02 + ((0.72 - y) / 0.7) * 0.96;
    };
    return {
      sdf: lathe([...OUT, [-0.3, 0.02]], 0.006),
      lo: [-1.45, 0, -1.45],
      hi: [1.45, 1.35, 1.45],
      bg: [
        [0.62, 0.52, 0.42],
        [0.4, 0.32, 0.26],
      ],
      eye: [0, 6.1, 8.2],
      look: [0.06, 0.5, 0.05],
      fov: 0.186,
      bumpEps: 0.006,
      bump: (x, y, z) => {
        seek(x, y, z);
        paints[k].rgb(u, v, c);
        return 0.003 * (c[0] + c[1]) + 0.004 * golds[k].value(u, v) + 0.002 * fbm(x * 6, y * 6, z * 6, 2);
      },
      mat(s, x, y, z) {
        seek(x, y, z);
        const g = golds[k].value(u, v);
        paint(s, paints[k].rgb(u, v, c));
        s.rough = 0.09;
        s.spec = 1.1;
        const t = Math.max(0, Math.min(1, g * 2 - 0.5));
        if (t > 0) {
          paint(s, mix([s.r, s.g, s.b], leafGold, t));
          s.metal = 0.85 * t;
          s.rough = 0.09 + 0.2 * t;
        }
      },
    };
  },
};
