/** Bidriware surahi: matte black zinc alloy, silver poppies and vines hammered into its skin. */
import { type Point, TAU, polar } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { Rng } from '../../draw/random.ts';
import { dot, dots, edged, fill, line } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { arcV, around, band, beadRow, petalRow, row, seam, sprinkle } from '../studio/ornament.ts';
import type { Craft } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';

const OUT: Point[] = curve(
  [
    [0.5, 0],
    [0.54, 0.03],
    [0.52, 0.1],
    [0.4, 0.2],
    [0.34, 0.28],
    [0.46, 0.38],
    [0.82, 0.66],
    [1.02, 1.06],
    [0.98, 1.44],
    [0.72, 1.78],
    [0.42, 2.0],
    [0.28, 2.24],
    [0.22, 2.6],
    [0.19, 3.0],
    [0.2, 3.24],
    [0.3, 3.44],
    [0.35, 3.5],
  ],
  false,
  24,
);
const IN: Point[] = curve(
  [
    [0.32, 3.5],
    [0.26, 3.42],
    [0.16, 3.2],
    [0.12, 2.8],
    [-0.3, 2.7],
  ],
  false,
  12,
);
const S = '#fff',
  W = 2600,
  H = 1850;

/** A poppy seen from the side, on its bent stem with two leaves. */
function poppy(x: number, y: number, h: number) {
  const top: Point = [x, y - h * 0.62];
  let s = line(curve([[x, y], [x + h * 0.08, y - h * 0.3], top]), S, h * 0.026);
  for (const a of [-1.05, 1.05, -0.5, 0.5, 0])
    s += edged(leaf(top[0], top[1], h * 0.36, h * 0.115, -Math.PI / 2 + a, 0, 0.62), S, '#000', h * 0.018);
  for (const sg of [-1, 1])
    for (const [t, L] of [
      [0.16, 0.4],
      [0.36, 0.3],
    ]) {
      const p = leaf(x + h * 0.05, y - h * t, h * L, h * 0.07, -Math.PI / 2 + sg * 1.0, -sg * 0.35);
      s += fill(p, S) + line([p[0], p[13]], '#000', h * 0.014);
    }
  return s + dot(top[0], top[1] - h * 0.03, h * 0.05, '#000') + dot(top[0], top[1] - h * 0.03, h * 0.028, S);
}
/** The silver drawing, white on black. */
function inlay(seed: number) {
  const r = new Rng(seed);
  let s = band(W, 14, 12, S) + petalRow(W, 120, 84, 14, [S, '#000', S]) + band(W, 130, 8, S);
  s +=
    row(W, 20, (x, i) => line(polyline(x - W / 40, i % 2 ? 160 : 240, x + W / 40, i % 2 ? 240 : 160), S, 9)) +
    band(W, 256, 8, S);
  s += beadRow(W, 290, 26, 11, S) + band(W, 316, 8, S);
  s += row(
    W,
    10,
    (x) =>
      fill(leaf(x, 600, 260, 46, -Math.PI / 2, 0, 0.4), S) +
      fill(leaf(x, 580, 200, 28, -Math.PI / 2, 0, 0.4), '#000') +
      fill(leaf(x, 560, 140, 13, -Math.PI / 2, 0, 0.4), S),
  );
  s +=
    band(W, 612, 8, S) +
    beadRow(W, 640, 44, 9, S) +
    band(W, 660, 14, S) +
    petalRow(W, 686, 74, 24, [S, '#000', S], false, 0.44);
  for (let i = 0; i < 8; i++) {
    const x = ((i + 0.5) * W) / 8;
    const arch = curve(
      [
        [x - 150, 1330],
        [x - 156, 1000],
        [x - 110, 880],
        [x, 790],
        [x + 110, 880],
        [x + 156, 1000],
        [x + 150, 1330],
      ],
      false,
      12,
    );
    s +=
      line(arch, S, 9) +
      line(
        arch.map(([a, b]) => [x + (a - x) * 0.9, b + 14] as Point),
        S,
        3.5,
      ) +
      poppy(x, 1320, 470);
    s += seam(
      W,
      (dx) =>
        dot(x + 162.5 + dx, 830, 15, S) +
        each([0, 1, 2, 3], (k) => dot(...polar(x + 162.5 + dx, 830, 30, (k * TAU) / 4), 8, S)),
    );
  }
  s +=
    band(W, 1346, 14, S) +
    row(W, 30, (x) => line(ellipse(x, 1402, 30, 26), S, 7, true) + dot(x, 1402, 11, S)) +
    band(W, 1444, 8, S);
  s +=
    petalRow(W, 1462, 160, 20, [S, '#000', S], false, 0.46) +
    band(W, 1640, 10, S) +
    beadRow(W, 1672, 26, 12, S) +
    band(W, 1700, 10, S);
  s += petalRow(W, 1800, 80, 16, [S, '#000']) + band(W, 1812, 14, S);
  return (
    s +
    sprinkle(
      W,
      820,
      1320,
      900,
      r,
      (x, y) => dots([[x, y]], 3.6, S),
      (x, y) => {
        const c = (Math.abs((((x / W) * 8) % 1) - 0.5) * W) / 8;
        return c < 128 && c > 14 && y > 900 - 90 * Math.cos((c / 128) * 1.5) + 80;
      },
    )
  );
}
export const craft: Craft = {
  id: 'craft-bidri-surahi',
  async build(seed) {
    const T = await texture(sheet(W, H, inlay(seed), { tremor: 3, seed }), 1.2),
      unroll = arcV(OUT);
    const silver = (x: number, y: number, z: number) => T.value(around(x, z), unroll(y));
    return {
      sdf: lathe([...OUT, ...IN, [-0.3, 0]], 0.007),
      lo: [-1.1, 0, -1.1],
      hi: [1.1, 3.55, 1.1],
      bg: [
        [0.5, 0.44, 0.37],
        [0.3, 0.26, 0.22],
      ],
      look: [0.12, 1.66, 0],
      fov: 0.225,
      eps: 0.006,
      bumpEps: 0.004,
      bump: (x, y, z) => silver(x, y, z) * 0.0035 + fbm(x * 60, y * 60, z * 60, 2) * 0.0016,
      mat(s, x, y, z) {
        const k = Math.max(0, Math.min(1, silver(x, y, z) * 1.6 - 0.3)),
          tar = fbm(x * 9, y * 9, z * 9, 3);
        paint(s, [0.022 + (0.86 - 0.022) * k, 0.021 + (0.85 - 0.021) * k, 0.024 + (0.82 - 0.024) * k]);
        s.metal = k * (0.94 - 0.12 * tar);
        s.rough = 0.42 - 0.2 * k + 0.12 * (tar - 0.5);
        s.spec = 0.85;
      },
    };
  },
};
