/** Pashmina stole over a walnut bar: ivory twill in soft falls, sozni boteh border, short fringe. */
import type { Point } from '../../draw/geometry.ts';
import { curveThrough } from '../../draw/curves.ts';
import { capsule, smoothMax, smoothMin, sphere } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint, wood } from '../studio/materials.ts';
import { Needle } from '../studio/needle.ts';
import { fbm } from '../studio/noise.ts';
import { boteh } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';

const C = {
  ivory: '#f2e4c8',
  rose: '#c2445f',
  pink: '#e08a98',
  green: '#4f7a4a',
  leaf: '#86a35a',
  saffron: '#dd9226',
  plum: '#7a2f4e',
  blue: '#41648c',
};
const BAR = 3.62,
  HEM = 0.62,
  HALF = 1.22,
  W = 2600,
  H = 1300;
/** Boteh across the border. */
const PAISLEYS = 19;

const ease = (t: number) => {
  const k = Math.max(0, Math.min(1, t));
  return k * k * (3 - 2 * k);
};
/** Folds across the cloth: none on the bar, deep and uneven at the hem. */
const fold = (x: number, y: number) => {
  const fall = ease((BAR - y) / 0.8),
    deep = 0.3 + 0.7 * ease((BAR - y) / 2.6);
  const p = x * 4.6 + 0.5 + 0.3 * Math.sin(y * 0.9) + 0.5 * Math.sin(x * 1.7);
  const g =
    Math.sin(p + 0.55 * Math.sin(p)) +
    0.42 * Math.sin(x * 10.3 + 1.9 - y * 0.2) +
    0.3 * Math.sin(x * 2.3 - 0.4);
  return 0.09 + 0.12 * fall + 0.21 * deep * fall * g + 0.01 * Math.sin(y * 3 + x * 4);
};
/** One sozni boteh of height h, filled with tiny flowers. */
function paisley(n: Needle, x: number, y: number, h: number, side: number, i: number) {
  const hue = [C.rose, C.saffron, C.plum][i % 3],
    thin = (p: Point[]) => p.map(([a, b]) => [x + (a - x) * 0.56, b] as Point);
  const p = thin(boteh(x, y, h, side)),
    q = thin(boteh(x + h * 0.012 * side, y - h * 0.1, h * 0.76, side));
  n.satin(p, hue, 0.8, 4).satin(q, C.ivory, 0.8, 4, 0.5).stem(p, C.green, 4, true);
  n.bloom(x - h * 0.02 * side, y - h * 0.3, h * 0.12, 8, [i % 2 ? C.rose : C.pink, C.saffron, C.ivory], 0, 3);
  n.bloom(x, y - h * 0.58, h * 0.085, 6, [C.saffron, C.rose], 0, 3).bloom(
    x + h * 0.1 * side,
    y - h * 0.76,
    h * 0.05,
    5,
    [C.pink, C.saffron],
    0,
    3,
  );
  for (const [a, b, d] of [
    [-0.08, 0.14, -2.2],
    [0.08, 0.14, -0.9],
    [-0.12, 0.42, -2.4],
    [0.1, 0.44, -0.6],
    [-0.06, 0.66, -2.4],
  ])
    n.leaf(x + a * h * side, y - b * h, h * 0.11, h * 0.03, d, C.leaf, 0, 3);
}
/** Border drawing; the hem is the bottom edge. */
function sozni(seed: number) {
  const n = new Needle(seed),
    strip = (y: number, h: number) => {
      n.stem(
        [
          [0, y],
          [W, y],
        ],
        C.plum,
        5,
      ).stem(
        [
          [0, y + h],
          [W, y + h],
        ],
        C.plum,
        5,
      );
      const pts: Point[] = [];
      for (let x = 0; x <= W; x += 12) pts.push([x, y + h / 2 + Math.sin((x / 65) * Math.PI) * h * 0.18]);
      n.stem(pts, C.green, 4);
      for (let i = 0; i * 65 < W; i++) {
        const x = i * 65 + 32,
          up = i % 2 ? -1 : 1;
        n.bloom(
          x,
          y + h / 2 + up * h * 0.06,
          h * 0.26,
          6,
          [[C.rose, C.saffron, C.pink, C.blue][i % 4], C.saffron],
          i,
          3,
        );
        n.leaf(x + 16, y + h / 2, h * 0.32, h * 0.08, up * 0.9, C.leaf, 0, 3).leaf(
          x - 16,
          y + h / 2,
          h * 0.32,
          h * 0.08,
          Math.PI - up * 0.9,
          C.green,
          0,
          3,
        );
      }
    };
  strip(H - 96, 72);
  strip(H - 530, 72);
  const pitch = W / PAISLEYS;
  for (let i = 0; i < PAISLEYS; i++) {
    const x = (i + 0.5) * pitch;
    const between = x + pitch / 2;
    paisley(n, x, H - 124, 296, i % 2 ? -1 : 1, i);
    n.bloom(between, H - 432, 19, 6, [C.pink, C.rose, C.saffron], 0, 3);
    n.bloom(between, H - 140, 15, 6, [C.saffron, C.rose], 0, 3);
    for (const a of [-2.4, -0.7, 0.7, 2.4])
      n.leaf(between + Math.cos(a) * 17, H - 140 + Math.sin(a) * 17, 24, 6, a, C.leaf, 0, 3);
    const stem = curveThrough(x, H - 540, x - 5, H - 572, x, H - 592);
    n.stem(stem, C.green, 4).bloom(x, H - 608, 21, 7, [C.rose, C.saffron], 0, 3);
    for (const side of [-1, 1]) n.leaf(x, H - 558, 34, 8, -Math.PI / 2 + side * 0.9, C.leaf, 0, 3);
  }
  // Little sprigs sown over the field, row by row in quincunx.
  for (let k = 0; k < 4; k++)
    for (let i = 0; i < PAISLEYS; i += 2) {
      const x = (i + (k % 2 ? 1.5 : 0.5)) * pitch;
      const y = H - 730 - k * 145;
      n.bloom(x, y, 16, 6, [k % 2 ? C.pink : C.rose, C.saffron], 0, 3)
        .leaf(x, y + 12, 28, 6, 1.2, C.leaf, 0, 3)
        .leaf(x, y + 12, 28, 6, 1.94, C.leaf, 0, 3);
    }
  return n.sheets(W, H, C.ivory, 0.25);
}
/** Diagonal ribs, broken up so that they don't beat against the pixels. */
const twill = (x: number, y: number) =>
  Math.sin((x + y) * 170 + 3 * fbm(x * 30, y * 30, 2, 2)) * (0.4 + fbm(x * 60, y * 60, 7, 2));

export const craft: Craft = {
  id: 'craft-kashmir-pashmina-stole',
  async build(seed) {
    const sh = sozni(seed),
      T = await texture(sh.col, 0.6),
      hgt = await texture(sh.hgt, 0.8);
    const arc = new Float32Array(513);
    for (let i = 1; i <= 512; i++) {
      const x = -1.4 + (2.8 * i) / 512;
      arc[i] = arc[i - 1] + Math.hypot(2.8 / 512, fold(x, 1) - fold(x - 2.8 / 512, 1));
    }
    const U = (x: number) => {
      const q = Math.max(0, Math.min(511.9, ((x + 1.4) / 2.8) * 512)),
        i = q | 0;
      return (arc[i] + (arc[i + 1] - arc[i]) * (q - i)) / arc[512];
    };
    const hem = (x: number) => HEM + 0.035 * Math.sin(x * 3 + 1);
    const slope = (x: number, y: number) => {
      const e = 0.01,
        a = (fold(x + e, y) - fold(x - e, y)) / (2 * e),
        b = (fold(x, y + e) - fold(x, y - e)) / (2 * e);
      return 1 / Math.sqrt(1 + a * a + b * b);
    };
    const side = (x: number, y: number) =>
      Math.abs(x) - HALF - 0.05 * Math.sin(y * 1.7) + 0.04 * Math.max(0, y - 2.6);
    const front: Field = (x, y, z) => {
      const top = Math.sqrt(Math.max(0, y - BAR) ** 2 + z * z);
      const sheet = Math.abs(z - fold(x, y)) * slope(x, y) - 0.013,
        over = Math.abs(top - 0.1 - 0.012 * Math.sin(x * 9)) - 0.014;
      const d = smoothMin(
        smoothMax(sheet, y - BAR, 0.02),
        y > BAR - 0.2 ? smoothMax(over, BAR - 0.1 - y, 0.02) : 9,
        0.04,
      );
      return smoothMax(smoothMax(d, side(x, y), 0.02), hem(x) - y, 0.01);
    };
    const behind: Field = (x, y, z) =>
      smoothMax(
        smoothMax(
          Math.abs(z + 0.14 + 0.35 * fold(x * 0.9 + 2, y)) * 0.8 - 0.013,
          Math.max(side(x - 0.16, y), y - BAR),
          0.02,
        ),
        1.0 + 0.08 * x - y,
        0.01,
      );
    const fringe: Field = (x, y, z) => {
      if (y > HEM + 0.3) return y - HEM - 0.1;
      const i = Math.round(x / 0.043),
        cx = Math.max(-28, Math.min(28, i)) * 0.043,
        h = hem(cx),
        zz = fold(cx, h),
        sw = 0.02 * Math.sin(i * 7.3),
        L = 0.3 + 0.03 * Math.sin(i * 3.7);
      return (
        Math.min(
          capsule(x, y, z, [cx, h + 0.03, zz], [cx + sw, h - L, zz + 0.02 * Math.sin(i * 5.1)], 0.015, 0.011),
          sphere(x, y, z, [cx, h - 0.035, zz], 0.02),
        ) * 0.8
      );
    };
    const bar: Field = (x, y, z) =>
      Math.min(
        capsule(x, y, z, [-1.75, BAR, 0], [1.75, BAR, 0], 0.075),
        sphere(Math.abs(x), y, z, [1.78, BAR, 0], 0.12),
      );
    const c: Vec3 = [0, 0, 0],
      v = (y: number) => 1 - (y - HEM) / 1.62;
    const wool: Part['mat'] = (s, x, y, z) => {
      const k = 0.93 + 0.1 * fbm(x * 40, y * 9, z * 9, 2);
      paint(s, T.rgb(U(x), v(y), c));
      s.r *= k;
      s.g *= k;
      s.b *= k;
      s.rough = 0.8;
      s.spec = 0.12;
      s.sheen = 0.3;
    };
    const plainWool: Part['mat'] = (s) => {
      s.r = 0.84;
      s.g = 0.75;
      s.b = 0.6;
      s.rough = 0.9;
      s.spec = 0;
      s.sheen = 0.4;
    };
    const u = assemble([
      { f: front, mat: wool },
      { f: behind, mat: plainWool },
      { f: fringe, mat: plainWool },
      { f: bar, mat: (s, x, y, z) => wood(s, x, y * 3, z, [0.12, 0.05, 0.024]) },
    ]);
    const lo: Vec3 = [-1.95, 0.24, -0.42],
      hi: Vec3 = [1.95, 3.82, 0.7];
    const grid = bake(u.sdf, lo, hi, 0.0115);
    return {
      ...u,
      sdf: grid,
      exact: (x, y, z) =>
        y < HEM + 0.06 || y > BAR - 0.3 || Math.abs(x) > 1.1 ? u.sdf(x, y, z) : front(x, y, z),
      lo,
      hi,
      wall: -0.5,
      eps: 0.008,
      step: 0.75,
      bumpEps: 0.003,
      key: [-0.95, 0.55, 0.5],
      keySize: 0.2,
      fill: 0.5,
      bg: [
        [0.5, 0.42, 0.35],
        [0.28, 0.22, 0.18],
      ],
      eye: [0, 2.1, 10.6],
      look: [0, 2.04, 0],
      fov: 0.2,
      bump: (x, y) =>
        y > HEM ? hgt.value(U(x), v(y)) * 0.008 + 0.0006 * twill(x, y) : 0.003 * Math.sin(y * 200 + x * 300),
    };
  },
};
