/** Lucknow chikankari dupatta: folded sheer muslin, white thread on white, scalloped edge falling over the front. */
import { type Point, polar } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { inside, walk } from '../../draw/measure.ts';
import { dot } from '../../draw/svg.ts';
import { smoothMax } from '../studio/distance.ts';
import { bell, drawnOutCloth } from '../studio/drawn-out-cloth.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { Needle } from '../studio/needle.ts';
import { slimBoteh } from '../studio/ornament.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Cloth: particles and their distance; it is folded in layers, then its end is drawn out over the floor. */
const SPACING = 0.04,
  COLUMNS = 66,
  WIDE = (COLUMNS - 1) * SPACING,
  /** Where the front fold lies. */
  FOLD = -0.25;
/** Pixels to a unit; the drawing is as wide as the cloth and as long as the part that is seen. */
const K = 800,
  DRAWN = 3.4,
  W = Math.round(WIDE * K),
  H = Math.round(DRAWN * K),
  WHITE = '#ffffff',
  /** Height of the bare muslin on the height sheet. */
  BARE = 0.22;
const GROUND = '#dfe3e5';
/** Scallops of the hem: their number and depth in scene units. */
const SCALLOPS = 11,
  DEPTH = 0.055;
/** How much is cut off the end of the cloth at u across it. */
const cutAway = (u: number) => {
  const i = ((u * SCALLOPS) % 1) - 0.5;
  return DEPTH * 4 * i * i;
};

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
/** Paisley with a net (jaali) heart: a chain-stitched edge, a row of leaves inside it, knots all round. */
function paisley(n: Needle, x: number, y: number, h: number) {
  const edge = slimBoteh(x, y, h);
  const heart = slimBoteh(x, y, h, h * 0.085);
  n.cloth(edge, '#f6f7f7', 0.5).chain(edge, WHITE, 14, true).cloth(heart, '#d3d9dc', 0.3);
  const net = slimBoteh(x, y, h, h * 0.105);
  const step = 15;
  for (let j = 0; j * step < h; j++)
    for (let i = -h / 2; i < h / 2; i += step) {
      const a = x + i + (j % 2) * (step / 2);
      const b = y - j * step;
      if (inside(net, a, b)) n.raw(dot(a, b, 4.4, '#7d8a93'), dot(a, b, 4.4, '#111'));
    }
  n.stem(heart, WHITE, 8, true);
  const spine = curve(
    [
      [x, y - h * 0.14],
      [x - 0.03 * h, y - h * 0.36],
      [x - 0.01 * h, y - h * 0.56],
      [x + 0.08 * h, y - h * 0.75],
    ],
    false,
    8,
  );
  n.stem(spine, WHITE, 6);
  for (const [t, size] of [
    [0.3, 0.1],
    [0.64, 0.075],
    [0.98, 0.05],
  ]) {
    const [a, b] = spine[Math.round(t * (spine.length - 1))];
    n.bloom(a, b, h * size, 8, [WHITE, WHITE, WHITE], t, 4);
  }
  for (const { p, a } of walk(slimBoteh(x, y, h, -h * 0.035), h * 0.06, true))
    if (p[1] > y - h * 0.76) n.leaf(p[0], p[1], h * 0.045, h * 0.014, a - 1, WHITE, 0, 4);
}
/** Leafy band across the cloth between two lines of chain stitch. */
function leafyBand(n: Needle, y: number, h: number) {
  for (const at of [y, y + h])
    n.chain(
      [
        [0, at],
        [W, at],
      ],
      WHITE,
      11,
    );
  const wave: Point[] = [];
  for (let x = -20; x <= W + 20; x += 20) wave.push([x, y + h / 2 + h * 0.2 * Math.sin((x / 150) * Math.PI)]);
  creeper(n, wave, 0.45);
}
const BOTEHS = 6;
/** Drawing of the drawn-out end; the scalloped hem is at the bottom. */
function chikan(seed: number) {
  const n = new Needle(seed);
  const hem: Point[] = [];
  for (let x = 0; x <= W; x += 8) hem.push([x, H - 16 - cutAway(x / W) * K]);
  n.chain(hem, WHITE, 14);
  for (let i = 0; i < SCALLOPS; i++) {
    const x = ((i + 0.5) * W) / SCALLOPS;
    n.bloom(x, H - 62, 30, 8, [WHITE, WHITE], 0, 4);
    for (const g of [-1, 1]) n.leaf(x + g * 34, H - 64, 44, 12, g > 0 ? -0.4 : -2.74, WHITE, 0, 4);
  }
  leafyBand(n, H - 190, 70);
  leafyBand(n, H - 740, 70);
  const pitch = W / BOTEHS;
  for (let i = 0; i < BOTEHS; i++) {
    const x = (i + 0.5) * pitch;
    paisley(n, x - 18, H - 228, 425);
    if (i) sprig(n, x - pitch / 2 - 6, H - 218, 0.8);
  }
  for (let r = 0; r < 8; r++)
    for (let i = 0; i < 7; i++) sprig(n, ((i + (r % 2 ? 1 : 0.5)) * W) / 7, H - 820 - r * 225, 0.8);
  return n.sheets(W, H, GROUND, BARE);
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

/** Half the thickness of the cloth in the picture. */
const THICK = 0.011;
const YAW = 0.42;

export const craft: Craft = {
  id: 'craft-lucknow-chikan-dupatta',
  async build(seed) {
    const drawn = chikan(seed);
    const colours = await texture(drawn.col, 0.8);
    const heights = await texture(drawn.hgt, 1.1);
    const { rows, leaves, sheet } = drawnOutCloth({
      columns: COLUMNS,
      spacing: SPACING,
      layers: { count: 5, apart: 0.062, back: -1.95, front: FOLD },
      way: [
        [FOLD + 0.2, 0.16],
        [FOLD + 0.34, 0.05],
        [1.5, 0.03],
      ],
      gathered: (past) =>
        1 - 0.015 - 0.05 * bell(past + 1.1, 0.9) - 0.13 * bell(past - 0.15, past < 0.15 ? 0.6 : 0.95),
      aside: (row, past) =>
        0.04 * Math.sin(row * 0.043 + 1) - 0.2 * Math.max(0, Math.min(1, (past + 0.8) / 2.4)) ** 2,
      steepness: 8,
      skin: 0.024,
      stiffness: 0.1,
    });
    const own = (X: number, Z: number) => rotate(X, Z, YAW);
    const muslin: Field = (x, y, z) => {
      const d = sheet.distance(x, y, z) - THICK;
      const place = d < 0.05 ? sheet.nearest(x, y, z) : undefined;
      if (!place || place.row < rows - 4) return d;
      const past = (place.row - rows + 1) * SPACING + cutAway(place.column / (COLUMNS - 1));
      return smoothMax(d, past * 0.8, 0.01);
    };
    const lo: Vec3 = [-1.55, -0.02, -2.2];
    const hi: Vec3 = [1.6, 0.62, 1.75];
    const near = bake(muslin, lo, hi, 0.0135);
    const c: Vec3 = [0, 0, 0];
    const u = (column: number) => Math.max(0.002, Math.min(0.998, column / (COLUMNS - 1)));
    const v = (row: number) => Math.max(0, 1 - ((rows - 1 - row) * SPACING) / DRAWN);
    return {
      sdf: (X, y, Z) => {
        const [x, z] = own(X, Z);
        return near(x, y, z);
      },
      exact: (X, y, Z) => {
        const [x, z] = own(X, Z);
        return muslin(x, y, z);
      },
      lo: [-2.6, 0, -2.6],
      hi: [2.6, hi[1], 2.4],
      eps: 0.005,
      step: 0.8,
      edgeRays: 2,
      bumpEps: 0.003,
      key: [-1, 0.5, 0.15],
      keySize: 0.2,
      fill: 0.6,
      bg: [
        [0.2, 0.27, 0.33],
        [0.1, 0.14, 0.19],
      ],
      eye: [0, 7.2, 7.2],
      look: [-0.12, 0.1, -0.02],
      fov: 0.182,
      exposure: 1.14,
      bump(X, y, Z) {
        const [x, z] = own(X, Z);
        const place = sheet.nearest(x, y, z);
        if (!place || place.off > THICK * 1.7) return 0;
        const a = place.column * SPACING;
        const b = place.row * SPACING;
        return (
          heights.value(u(place.column), v(place.row)) * 0.018 +
          0.0005 * Math.sin(a * 520) * Math.sin(b * 520)
        );
      },
      mat(s, X, y, Z) {
        const [x, z] = own(X, Z);
        const place = sheet.nearest(x, y, z);
        s.rough = 0.8;
        s.spec = 0.12;
        s.sheen = 0.35;
        if (!place) return paint(s, [0.8, 0.8, 0.8]);
        const yarn = colours.rgb(u(place.column), v(place.row), c);
        // One layer of muslin lets the ground through; thread does not.
        const thread = Math.min(1, Math.max(0, (heights.value(u(place.column), v(place.row)) - BARE) / 0.2));
        const sheer = (1 - thread) * 0.34 * Math.max(0, Math.min(1, (place.row - leaves - 2) / 5));
        paint(s, [
          yarn[0] * (0.95 - 0.66 * sheer),
          yarn[1] * (0.95 - 0.56 * sheer),
          yarn[2] * (0.93 - 0.46 * sheer),
        ]);
      },
    };
  },
};
