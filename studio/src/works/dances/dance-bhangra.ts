/** Bhangra in the manner of Punjab's painted walls: a leap to the dhol before the ripe wheat. */
import { flower } from '../../draw/bands.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { frame, plain, vine } from '../../motifs/borders.ts';
import { archway } from '../../motifs/buildings/archway.ts';
import { bhangraDancer, dholPlayer } from '../../traditions/punjab/dancers.ts';
import { K } from '../../traditions/punjab/style.ts';
import { field, sheaf } from '../../traditions/punjab/wheat.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** Vines with flowers in the corners above an arch. */
function spandrel(x: number, y: number, fx: number): string {
  const stem = curveThrough(
    x,
    y + 168,
    x + fx * 26,
    y + 104,
    x + fx * 16,
    y + 52,
    x + fx * 64,
    y + 30,
    x + fx * 120,
    y + 44,
    x + fx * 176,
    y + 26,
  );
  const buds: Point[] = [
    [x + fx * 34, y + 52],
    [x + fx * 104, y + 34],
    [x + fx * 28, y + 122],
    [x + fx * 164, y + 30],
  ];
  return (
    line(stem, K.leaf, 4) +
    polys(
      walk(stem, 15)
        .slice(1)
        .map(({ p, a }, i) => leaf(...p, 19, 5, a + (i % 2 ? 1 : -1))),
      K.leaf,
    ) +
    each(
      buds,
      ([u, v], i) =>
        polys(flower(u, v, i % 2 ? 15 : 20, 8), [K.rose, K.white, K.orange][i % 3]) + dot(u, v, 5, K.gold),
    )
  );
}

/** The April sun, rays in two colours. */
const sun = (x: number, y: number): string =>
  polys(
    series(20, (i) => leaf(...polar(x, y, 56, i * 0.31416), i % 2 ? 24 : 34, 7, i * 0.31416, 0, 0.4)),
    K.orange,
  ) +
  inked(ellipse(x, y, 50), K.gold, K.black, 2.4) +
  line(ellipse(x, y, 40), K.red, 2.4, true) +
  polys(flower(x, y, 34, 12), K.orange) +
  dot(x, y, 8, K.red);

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const border = frame(
    W,
    H,
    14,
    [
      { t: 8, band: plain(K.red) },
      { t: 46, band: vine() },
      { t: 8, band: plain(K.blue) },
    ],
    S.r,
    {
      ink: K.black,
      w: 1.8,
      cols: [K.rose, K.orange],
      bg: K.white,
      leaf: K.green,
    },
  );
  const { x, y, w, h } = border;
  const arch = { cx: W / 2, hw: w / 2 - 12, spring: y + 250, rise: 218, floor: y + h, cusps: 9 };
  S.add(
    fill(rect(x, y, w, h), K.green),
    spandrel(x + 12, y, 1),
    spandrel(x + w - 12, y, -1),
    fill(archway({ ...arch, grow: 9 }), K.gold),
    ink(archway({ ...arch, grow: 9 }), K.black, 2.6),
    fill(archway(arch), K.sky),
    clip(
      archway(arch),
      dots(
        walk(archway({ ...arch, grow: -13 }), 13).map(({ p }) => p),
        3,
        K.red,
      ),
    ),
    ink(archway(arch), K.black, 2.6),
    sun(262, 262),
  );
  const soil = rect(x, 818, w, y + h - 818);
  S.add(
    fill(rect(x, 640, w, 190), K.straw),
    clip(rect(x, 590, w, 240), field(x, x + w, 640, 790, S.r.fork())),
    fill(soil, '#b5713c'),
    line(polyline(x, 818, x + w, 818), K.black, 2.6),
    each(
      series(9, (i) => i),
      (i) => line(curveThrough(x, 838 + i * 13, W / 2, 830 + i * 14, x + w, 840 + i * 13), '#9a5a2e', 2),
    ),
  );
  const people = [
    bhangraDancer(660, 630, 0.92, -1, {
      lean: 0.06,
      tilt: -0.1,
      fist: true,
      near: [
        [-36, -108],
        [-96, -66],
        [-58, -14],
      ],
      far: [
        [42, -108],
        [90, -142],
        [72, -214],
      ],
      front: [
        [18, 0],
        [52, 96],
        [20, 190],
      ],
      rear: [
        [-16, 0],
        [-44, 98],
        [-76, 186],
      ],
      feet: [0, 0.1],
      kurta: K.white,
      vest: K.green,
      cloth: K.rose,
      turban: K.rose,
      features: { nose: 0.92, chin: 0, glance: 0.8 },
      beard: 'short',
      skin: '#c98a55',
    }),
    dholPlayer(196, 664, 1.06, 1, {
      lean: -0.08,
      tilt: -0.12,
      near: [
        [-36, -108],
        [-90, -58],
        [-62, -36],
      ],
      far: [
        [42, -108],
        [108, -112],
        [132, -76],
      ],
      front: [
        [18, 0],
        [48, 92],
        [46, 184],
      ],
      rear: [
        [-16, 0],
        [-44, 94],
        [-62, 184],
      ],
      feet: [0, 0],
      kurta: K.white,
      vest: K.orange,
      cloth: K.blue,
      turban: K.orange,
      features: { nose: 1.15, chin: 2, glance: 0.85, smile: 1 },
      beard: 'full',
    }),
    bhangraDancer(492, 506, 1.16, -1, {
      lean: -0.1,
      tilt: -0.06,
      near: [
        [-40, -110],
        [-104, -138],
        [-100, -214],
      ],
      far: [
        [44, -110],
        [108, -142],
        [116, -218],
      ],
      front: [
        [20, 4],
        [108, -12],
        [66, 84],
      ],
      rear: [
        [-16, 4],
        [-44, 108],
        [-112, 176],
      ],
      feet: [0.45, 0.95],
      kurta: K.gold,
      vest: K.blue,
      cloth: K.red,
      turban: K.red,
      features: { nose: 1.02, chin: 1, glance: 0.85, smile: 1 },
      beard: 'full',
      skin: '#d8a472',
    }),
  ];
  for (const [, figure] of people) S.add(figure);
  S.add(
    clip(rect(x, y, w, h), sheaf(112, 936, 0.95, S.r.fork()) + sheaf(684, 972, 0.9, S.r.fork())),
    border.svg,
  );
  return S.art(K.plaster, { ...GROUND.mudWall, wobble: 1.6, age: 0.35, grain: 0.6, fibre: 0.6 });
}

export const work: Work = {
  id: 'dance-bhangra',
  collection: 'dances',
  seed: 6,
  width: W,
  height: H,
  alt: 'A turbaned man leaps with both arms raised to the beat of a dhol player with two sticks, before ripe wheat and bound sheaves.',
  draw,
};
