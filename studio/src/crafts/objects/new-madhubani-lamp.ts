/** Madhubani lampshade: a glowing drum of painted paper, fish and lotuses between borders, on a turned wooden foot. */
import { type BStyle, type Band, hatched, petals, triangles } from '../../motifs/borders.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import type { Point } from '../../draw/geometry.ts';
import { Rng } from '../../draw/random.ts';
import { fill } from '../../draw/svg.ts';
import { group } from '../../draw/markup.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { MADHUBANI } from '../../traditions/madhubani/style.ts';
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

const W = 3000;
const H = 760;
const MARGIN = 118;
const COLOURS = [MADHUBANI.kumkum, MADHUBANI.leaf];
const STYLE: BStyle = {
  ink: MADHUBANI.lampblack,
  w: 2.4,
  cols: COLOURS,
  bg: MADHUBANI.paper,
  leaf: MADHUBANI.leaf,
};

/** A border band across the sheet. */
const across = (band: Band, y: number, thickness: number, rng: Rng, flip = false) =>
  group(
    band(W, thickness, rng, STYLE),
    flip ? `transform="translate(${W} ${y + thickness}) rotate(180)"` : `transform="translate(0 ${y})"`,
  );

/** The painted paper: ten panels round the drum, fish and lotus by turns; black, red and green line. */
function painting(seed: number) {
  const rng = new Rng(seed);
  const painter = new Mithila(rng, COLOURS);
  const panels = 10;
  for (let i = 0; i < panels; i++) {
    const x = ((i + 0.5) * W) / panels;
    const [a, b] = i % 4 < 2 ? COLOURS : [...COLOURS].reverse();
    if (i % 2) {
      for (const side of [-1, 1]) {
        const angle = -Math.PI / 2 + side * 1.15;
        painter.leafAt(x + side * 30, H / 2 + 190, 150, 30, angle, MADHUBANI.leaf, -side * 0.25);
        painter.leafAt(x + side * 14, H / 2 - 100, 110, 22, angle + side * 0.2, MADHUBANI.leaf, -side * 0.25);
      }
      painter.lotus(x, H / 2 + 170, 150);
      painter.lotus(x, H / 2 - 110, 96);
      painter.block(ellipse(x, H / 2 + 118, 140, 84));
      painter.block(ellipse(x, H / 2 - 142, 92, 54));
    } else {
      painter.fish(x, H / 2 - 112, 1.14, 0.08, 1, a, b, 12);
      painter.fish(x, H / 2 + 118, 1.14, -0.08, -1, b, a, 12);
      // The painter keeps its filler off the bodies only; the tails want room too.
      for (const y of [H / 2 - 112, H / 2 + 118]) painter.block(ellipse(x, y, 176, 52));
    }
  }
  painter.fillGround(rect(6, MARGIN + 6, W - 12, H - 2 * MARGIN - 12), [26, 18, 12, 7]);
  let svg = fill(rect(0, 0, W, H), MADHUBANI.paper) + painter.out.join('');
  svg = svg.replaceAll(MADHUBANI.rose, MADHUBANI.kumkum).replaceAll('#f08fae', '#e88f7c');
  svg += across(hatched, 0, 26, rng) + across(triangles, 26, 56, rng) + across(petals, 82, 36, rng, true);
  svg +=
    across(petals, H - 118, 36, rng) +
    across(triangles, H - 82, 56, rng, true) +
    across(hatched, H - 26, 26, rng);
  return svg;
}

export const craft: Craft = {
  id: 'new-madhubani-lamp',
  async build(seed) {
    const paper = await texture(sheet(W, H, painting(seed), { tremor: 2, seed }), 0.7);
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
      const nearBulb = Math.exp(-(((y - BULB) / 0.75) ** 2));
      s.glow = (0.6 + 1.15 * nearBulb) * fibre;
      // Lamplight is warm: the paper passes less blue.
      s.b *= 0.74;
      s.g *= 0.93;
    };
    const turned: Part['mat'] = (s, x, y, z) => {
      if (y > 1.24) {
        brass(s, 0.2, 0.24);
        return;
      }
      wood(s, x * 2, y, z * 2, [0.24, 0.1, 0.045]);
      s.rough = 0.22;
    };
    const object = assemble([
      { f: foot, mat: turned },
      { f: shade, mat: glowing },
    ]);
    const lo: Vec3 = [-1.2, -0.02, -1.2];
    const hi: Vec3 = [1.2, 3.34, 1.2];
    return {
      ...object,
      sdf: bake(object.sdf, lo, hi, 0.014),
      exact: object.sdf,
      lo: [-1.2, 0, -1.2],
      hi,
      bg: [
        [0.36, 0.27, 0.21],
        [0.2, 0.14, 0.11],
      ],
      fill: 0.5,
      eye: [0, 2.5, 9.6],
      look: [0.02, 1.66, 0],
      fov: 0.212,
      eps: 0.005,
      bumpEps: 0.004,
      bump: (x, y, z) =>
        y < 1.2 ? 0.0006 * Math.sin(y * 240) : y > LOW ? 0.0008 * fbm(x * 60, y * 60, z * 60, 2) : 0,
    };
  },
};
