/** Madhubani lampshade: a drum of painted paper, lit from inside, on a turned wooden foot; its light falls on table and wall. */
import { type BStyle, type Band, hatched, petals, triangles } from '../../motifs/borders.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import type { Point } from '../../draw/geometry.ts';
import { Rng } from '../../draw/random.ts';
import { fill } from '../../draw/svg.ts';
import { group } from '../../draw/markup.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { MADHUBANI } from '../../traditions/madhubani/style.ts';
import { smoothMin } from '../studio/distance.ts';
import { bake, lathe, solidProfile } from '../studio/grid.ts';
import { brass, paint, wood } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { around } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';

/** Lower and upper edge of the shade with their radii. */
const LOW = 1.62;
const HIGH = 3.3;
const WIDE = 1.14;
const NARROW = 0.94;
/** Height of the bulb. */
const BULB = 2.35;

const FOOT: Point[] = curve(
  [
    [0.62, 0],
    [0.65, 0.05],
    [0.6, 0.12],
    [0.4, 0.2],
    [0.17, 0.3],
    [0.13, 0.42],
    [0.24, 0.58],
    [0.3, 0.8],
    [0.22, 1.04],
    [0.1, 1.2],
    [0.13, 1.28],
    [0.13, 1.33],
    [0.08, 1.4],
    [0.07, 2.0],
  ],
  false,
  14,
);
/** Thin wall of the drum, its edges bound with tape. */
const SHADE: Point[] = polyline(WIDE, LOW, NARROW, HIGH, NARROW - 0.035, HIGH, WIDE - 0.035, LOW);

/** The painter's sheet; it is rasterised so much larger. The brush is coarse beside the sheet, as it is on a real shade. */
const W = 1560;
const H = 404;
const ENLARGED = 2;
const MARGIN = 66;
const { kumkum, turmeric, indigo, rose, leaf, lampblack, paper } = MADHUBANI;
const COLOURS = [indigo, turmeric, rose, kumkum];
const STYLE: BStyle = { ink: lampblack, w: 2.6, cols: [rose, turmeric, indigo], bg: paper, leaf };

/** A border band across the sheet. */
const across = (band: Band, y: number, thickness: number, rng: Rng, flip = false) =>
  group(
    band(W, thickness, rng, STYLE),
    flip ? `transform="translate(${W} ${y + thickness}) rotate(180)"` : `transform="translate(0 ${y})"`,
  );

/** The painted paper: six panels round the drum, two fish and a lotus by turns. */
function painting(seed: number) {
  const rng = new Rng(seed);
  const painter = new Mithila(rng, COLOURS);
  const panels = 6;
  const pairs = [
    [indigo, turmeric],
    [rose, indigo],
    [turmeric, kumkum],
    [kumkum, indigo],
  ];
  for (let i = 0; i < panels; i++) {
    const x = ((i + 0.5) * W) / panels;
    if (i % 2) {
      for (const side of [-1, 1]) {
        const angle = -Math.PI / 2 + side * 1.15;
        painter.leafAt(x + side * 16, H / 2 + 96, 112, 25, angle, leaf, -side * 0.25);
        painter.leafAt(x + side * 8, H / 2 + 30, 92, 20, angle + side * 0.1, leaf, -side * 0.25);
      }
      painter.lotus(x, H / 2 + 98, 96);
      painter.lotus(x, H / 2 - 34, 72);
      painter.block(ellipse(x, H / 2 + 64, 94, 46));
      painter.block(ellipse(x, H / 2 - 62, 68, 38));
    } else {
      const [a, b] = pairs[i % 4];
      const [c, d] = pairs[(i + 1) % 4];
      painter.fish(x, H / 2 - 62, 0.98, 0.08, 1, a, b, 12);
      painter.fish(x, H / 2 + 62, 0.98, -0.08, -1, c, d, 12);
      // The painter keeps its filler off the bodies only; the tails want room too.
      for (const y of [H / 2 - 62, H / 2 + 62]) painter.block(ellipse(x, y, 132, 34));
    }
  }
  painter.fillGround(rect(4, MARGIN + 4, W - 8, H - 2 * MARGIN - 8), [19, 13, 8, 5], 1);
  let svg = fill(rect(0, 0, W, H), paper) + painter.out.join('');
  svg += across(hatched, 0, 12, rng) + across(triangles, 12, 34, rng) + across(petals, 46, 20, rng, true);
  svg +=
    across(petals, H - 66, 20, rng) +
    across(triangles, H - 46, 34, rng, true) +
    across(hatched, H - 12, 12, rng);
  return group(svg, `transform="scale(${ENLARGED})"`);
}

/** Strength of the bulb. */
const BRIGHT = 9;
/** Depth of the wall behind the lamp. */
const WALL = -1.3;
/** Soft step from 1 below `edge` to 0 above it. */
const within = (v: number, edge: number, soft: number) => {
  const t = Math.max(0, Math.min(1, (edge + soft - v) / (2 * soft)));
  return t * t * (3 - 2 * t);
};

/** Light of the bulb at a point with a normal: what leaves the drum by its two openings, and a little through the paper. */
function bulbLight(x: number, y: number, z: number, n: Vec3) {
  const [dx, dy, dz] = [-x, BULB - y, -z];
  const square = dx * dx + dy * dy + dz * dz;
  const away = Math.sqrt(square);
  const facing = Math.max(0, (n[0] * dx + n[1] * dy + n[2] * dz) / away);
  const aside = Math.hypot(x, z);
  const through =
    y < LOW
      ? within((aside * (BULB - LOW)) / (BULB - y), WIDE - 0.04, 0.13)
      : y > HIGH
        ? within((aside * (HIGH - BULB)) / (y - BULB), NARROW - 0.04, 0.1)
        : 0;
  return (facing * (0.16 + through)) / (0.35 + square);
}

export const craft: Craft = {
  id: 'new-madhubani-lamp',
  async build(seed) {
    const paper = await texture(sheet(W * ENLARGED, H * ENLARGED, painting(seed), { tremor: 2, seed }), 0.7);
    const foot = lathe(solidProfile(FOOT), 0.007);
    const shade = lathe(SHADE, 0.006);
    const c: Vec3 = [0, 0, 0];
    /** Light falls through the paper, brightest near the bulb. */
    const glowing: Part['mat'] = (s, x, y, z) => {
      const v = (HIGH - y) / (HIGH - LOW);
      if (v < 0.012 || v > 0.988) {
        brass(s, 0.25, 0.28);
        return;
      }
      const fibre = 0.9 + 0.2 * fbm(x * 26, y * 7, z * 26, 3);
      paint(s, paper.rgb(around(x, z), v, c));
      s.rough = 0.85;
      s.spec = 0.15;
      const nearBulb = Math.exp(-(((y - BULB) / 0.62) ** 2));
      s.glow = (0.5 + 1.55 * nearBulb) * fibre;
      // Lamplight is warm, and the further it goes in the paper, the less blue is left.
      s.b *= 0.36 + 0.3 * nearBulb;
      s.g *= 0.74 + 0.14 * nearBulb;
    };
    const turned: Part['mat'] = (s, x, y, z, n) => {
      if (y > 1.24) brass(s, 0.2, 0.24);
      else {
        wood(s, x * 2, y, z * 2, [0.26, 0.105, 0.045]);
        s.rough = 0.22;
      }
      s.glow = BRIGHT * bulbLight(x, y, z, n);
    };
    /** What the lamp stands on and before: a dark table, a lime-washed wall. */
    const room: Part['mat'] = (s, x, y, z, n) => {
      const light = BRIGHT * bulbLight(x, y, z, n);
      if (z < WALL + 0.01) {
        const lime = 0.94 + 0.12 * fbm(x * 2.2, y * 2.2, 3, 4);
        paint(s, [0.46 * lime, 0.34 * lime, 0.28 * lime]);
        s.rough = 0.95;
        s.spec = 0.05;
      } else {
        wood(s, x * 0.5 + 3, 0.4, z * 0.8, [0.2, 0.1, 0.055]);
        s.rough = 0.34;
        s.spec = 0.7;
      }
      // Warm where it is bright.
      s.g *= 1 - 0.16 * Math.min(1, light);
      s.b *= 1 - 0.42 * Math.min(1, light);
      s.glow = light;
    };
    const object = assemble([
      { f: foot, mat: turned },
      { f: shade, mat: glowing },
    ]);
    const lo: Vec3 = [-1.2, -0.02, -1.2];
    const hi: Vec3 = [1.2, 3.34, 1.2];
    const lamp = bake(object.sdf, lo, hi, 0.014);
    /** Table and wall, joined by a small hollow. */
    const surroundings = (y: number, z: number) => smoothMin(y, z - WALL, 0.04);
    return {
      mat: (s, x, y, z, n) =>
        (surroundings(y, z) < 0.004 && object.sdf(x, y, z) > 0.006 ? room : object.mat)(s, x, y, z, n),
      sdf: (x, y, z) => Math.min(lamp(x, y, z), surroundings(y, z)),
      exact: (x, y, z) => Math.min(object.sdf(x, y, z), surroundings(y, z)),
      lo: [-5, -0.05, WALL - 0.05],
      hi: [5, 6, 2.6],
      bg: [
        [0.1, 0.05, 0.03],
        [0.1, 0.05, 0.03],
      ],
      // Evening: the key stands behind the wall, so that only the room's dim light is left.
      key: [0, 0.4, -1],
      fill: 0.62,
      exposure: 0.9,
      eye: [0, 2.5, 9.6],
      look: [0.02, 1.76, 0],
      fov: 0.222,
      eps: 0.005,
      bumpEps: 0.004,
      bump: (x, y, z) =>
        y < 1.2 ? 0.0006 * Math.sin(y * 240) : y > LOW ? 0.0008 * fbm(x * 60, y * 60, z * 60, 2) : 0,
    };
  },
};
