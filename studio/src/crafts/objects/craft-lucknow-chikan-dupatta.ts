/** Lucknow chikankari dupatta: folded sheer muslin, white thread on white, scalloped edge falling over the front. */
import { type Point, polar } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { dot } from '../../draw/svg.ts';
import { foldedCloth } from '../studio/folded-cloth.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { Needle } from '../studio/needle.ts';
import { boteh } from '../studio/ornament.ts';
import type { Craft } from '../studio/scene.ts';
import { texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';

const W = 2400,
  H = 2300,
  K = 800,
  WHITE = '#ffffff',
  HALF = 1.3,
  S_END = 2.62,
  YAW = 0.36,
  TOPY = 0.5;
const T0 = '#dde3e6';

/** Leafy creeper along a line, phanda knots and murri grains. */
function creeper(n: Needle, pts: Point[], s: number, flip = 1) {
  n.stem(pts, WHITE, 7 * s);
  pts.forEach(([x, y], i) => {
    if (i % 5 || i < 2 || i > pts.length - 3) return;
    const a = Math.atan2(pts[i + 1][1] - pts[i - 1][1], pts[i + 1][0] - pts[i - 1][0]),
      g = ((i / 5) % 2 ? 1 : -1) * flip;
    n.leaf(x, y, 62 * s, 15 * s, a + g * 0.85, WHITE, -g * 0.25, 5);
    const q = polar(x, y, 74 * s, a - g * 1.2);
    if (i % 10 === 0) {
      n.stem([[x, y], q], WHITE, 4 * s)
        .bloom(q[0], q[1], 32 * s, 7, [WHITE, WHITE], i, 4)
        .knot(q[0], q[1], 8 * s, WHITE);
    }
  });
}
/** Paisley with a net (jaali) heart. */
function paisley(n: Needle, x: number, y: number, h: number, g: number) {
  const p = boteh(x, y, h, g),
    q = boteh(x + 2 * g, y - h * 0.09, h * 0.78, g);
  n.cloth(p, '#fbfbfa', 0.5).chain(p, WHITE, 15, true).stem(q, WHITE, 7, true);
  for (let i = -9; i < 10; i++)
    for (let j = 0; j < 22; j++) {
      const a = x - h * 0.03 * g + i * h * 0.036 + (j % 2) * h * 0.018,
        b = y - h * 0.14 - j * h * 0.031;
      if (Math.hypot((a - x + h * 0.03 * g) / (h * 0.27), (b - y + h * 0.4) / (h * 0.28)) > 1) continue;
      n.raw(dot(a, b, h * 0.0105, '#87939c'), dot(a, b, h * 0.0105, '#111'));
    }
  n.bloom(x, y - h * 0.4, h * 0.13, 9, [WHITE, WHITE, WHITE], 0, 4);
  for (let k = 0; k < 26; k++) {
    const t = p[((k / 26) * p.length) | 0],
      d = Math.hypot(t[0] - x, t[1] - (y - h * 0.45)),
      e = 1 + 26 / d;
    n.knot(x + (t[0] - x) * e, y - h * 0.45 + (t[1] - y + h * 0.45) * e, 9, WHITE);
  }
}
/** Drawing in cloth coordinates: x across, y = length along the fall; the scalloped end is at the bottom. */
function chikan(seed: number) {
  const n = new Needle(seed),
    end = (S_END - 0.06) * K;
  for (let i = 0; i < 12; i++) {
    const x = ((i + 0.5) * W) / 12,
      r = W / 24;
    n.chain(
      curve(
        [
          [x - r, end - 18],
          [x - r * 0.8, end + 16],
          [x, end + 34],
          [x + r * 0.8, end + 16],
          [x + r, end - 18],
        ],
        false,
        8,
      ),
      WHITE,
      15,
    );
    n.bloom(x, end - 34, 34, 8, [WHITE, WHITE], 0, 4);
    for (const g of [-1, 1]) n.leaf(x + g * 36, end - 34, 46, 12, g > 0 ? -0.5 : -2.64, WHITE, 0, 4);
  }
  n.chain(
    [
      [0, end - 110],
      [W, end - 110],
    ],
    WHITE,
    13,
  )
    .chain(
      [
        [0, end - 820],
        [W, end - 820],
      ],
      WHITE,
      13,
    )
    .chain(
      [
        [0, end - 940],
        [W, end - 940],
      ],
      WHITE,
      11,
    );
  const wave: Point[] = [];
  for (let x = -20; x <= W + 20; x += 20) wave.push([x, end - 880 + 26 * Math.sin((x / 150) * Math.PI)]);
  creeper(n, wave, 0.5);
  for (let i = 0; i < 5; i++) {
    paisley(n, ((i + 0.5) * W) / 5, end - 160, 560, i % 2 ? -1 : 1);
    if (i) sprig(n, (i * W) / 5, end - 170, 1.1);
  }
  for (let r = 0; r < 5; r++)
    for (let i = 0; i < 7; i++) sprig(n, ((i + (r % 2 ? 1 : 0.5)) * W) / 7, end - 1010 - r * 235, 0.72);
  return n.sheets(W, H, T0, 0.22);
}
/** Upright flowering buti. */
function sprig(n: Needle, x: number, y: number, s: number) {
  creeper(
    n,
    curve(
      [
        [x, y],
        [x + 10 * s, y - 70 * s],
        [x - 6 * s, y - 150 * s],
      ],
      false,
      8,
    ),
    0.62 * s,
  );
  n.bloom(x - 6 * s, y - 176 * s, 40 * s, 8, [WHITE, WHITE], 0.2, 4);
  for (const g of [-1, 1]) n.leaf(x, y - 10, 84 * s, 20 * s, -Math.PI / 2 + g * 0.8, WHITE, -g * 0.3, 5);
}
/** The hem is cut in scallops that follow the stitched edge. */
const scalloped = (x: number) => {
  const i = (((x + 1.5) * 4) % 1) - 0.5;
  return S_END - 0.055 - 0.11 * i * i * 2;
};
/** Plain muslin of the folds below. */
const UNDER: Vec3 = [0.74, 0.74, 0.735];

export const craft: Craft = {
  id: 'craft-lucknow-chikan-dupatta',
  async build(seed) {
    const drawn = chikan(seed);
    const col = await texture(drawn.col, 0.8);
    const hgt = await texture(drawn.hgt, 1.1);
    const cloth = foldedCloth({ yaw: YAW, halfWidth: HALF, height: TOPY, end: scalloped });
    const lo: Vec3 = [-1.85, -0.02, -1.6];
    const hi: Vec3 = [1.85, 0.78, 1.75];
    const c: Vec3 = [0, 0, 0];
    return {
      sdf: bake(cloth.field, lo, hi, 0.0115),
      lo: [-1.85, 0, -1.6],
      hi,
      eps: 0.01,
      step: 0.8,
      bumpEps: 0.003,
      key: [-1, 0.52, 0.15],
      keySize: 0.2,
      fill: 0.7,
      bg: [
        [0.2, 0.27, 0.33],
        [0.1, 0.14, 0.19],
      ],
      eye: [0, 6.6, 7.8],
      look: [0.08, 0.1, 0.14],
      fov: 0.178,
      exposure: 1.12,
      bump(x, y, z) {
        const { u, along, onTop } = cloth.locate(x, y, z);
        if (!onTop) return 0.0012 * Math.sin(y * 500);
        return hgt.value(u, (along * K) / H) * 0.02 + 0.0008 * Math.sin(u * 1500) * Math.sin(along * 500);
      },
      mat(s, x, y, z) {
        const { u, along, onTop } = cloth.locate(x, y, z);
        const k = onTop ? col.rgb(u, (along * K) / H, c) : UNDER;
        paint(s, [k[0] * 0.97, k[1] * 0.96, k[2] * 0.94]);
        s.rough = 0.8;
        s.spec = 0.12;
        s.sheen = 0.35;
      },
    };
  },
};
