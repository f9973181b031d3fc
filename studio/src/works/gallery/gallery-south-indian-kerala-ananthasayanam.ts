/** Vishnu asleep on the coils of Ananta; a lotus with Brahma rises from his navel. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { drawFigure } from '../../figures/figure.ts';
import { drawFace } from '../../figures/heads.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { chamara, lotusFlower } from '../../figures/props.ts';
import { KERALA_HAND } from '../../figures/tradition.ts';
import { headSpace } from '../../figures/vanara.ts';
import {
  TEXTILE,
  girdle,
  hoods,
  makuta,
  muralHead,
  muralLotus,
  muralPen,
  noble,
  place,
  serpentBody,
  wallAndBorder,
  waves,
  wings,
} from '../../traditions/kerala/noble.ts';
import { muralSeat } from '../../traditions/kerala/seat.ts';
import { INK, KERALA as K, surface } from '../../traditions/kerala/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 760];
const PETAL = { out: '#d9694a', in: '#f3e3c0' };

/** Brahma with his side faces, on the lotus. */
function brahma(r: Rng, x: number, y: number, s: number): string {
  const t = KERALA_HAND.tones.wheat,
    pose = withArms(POSES.namaste(), {}, {}),
    sit = {
      ...POSES.sit(),
      arms: [
        { ...pose.arms[0], to: [20, -112] as Point },
        { ...pose.arms[1], to: [24, -114] as Point },
      ] as typeof pose.arms,
    };
  const f = withMoreArms(
    noble('man', sit, TEXTILE.white, TEXTILE.red, {
      tone: 'wheat',
      prop: muralSeat(TEXTILE.white, TEXTILE.red, t),
      behind: (pen) => {
        const M = headSpace(pen, sit, 1.08);
        for (const sg of [-1, 1]) {
          const M2 = (p: Poly) => M(p.map(([a, b]): Point => [a * sg * 0.86 + sg * 30 + 2, b * 0.9 + 3]));
          drawFace(pen, muralHead(), M2, 0.72, { tone: t, tilak: 'none' });
          makuta(pen, M2, 0.6);
        }
      },
    }),
    [
      {
        side: 0,
        to: [-86, -190],
        bend: 1,
        mudra: 'hold',
        aim: -1.6,
        order: 'behind',
        hold: (pen, at, aim) => lotusFlower(pen, at, aim, 17, PETAL),
      },
      {
        side: 1,
        to: [86, -190],
        bend: -1,
        mudra: 'hold',
        aim: -1.5,
        order: 'behind',
        hold: (pen, at, aim) => lotusFlower(pen, at, aim, 17, PETAL),
      },
    ],
  );
  return place(f, r, x, y, s, 1, 1.1);
}

/** Bolster and sheet. */
function bolsterAndSheet(r: Rng): string {
  let s = '';
  const bolster = loopThrough(300, 416, 340, 392, 398, 398, 428, 430, 420, 468, 372, 482, 316, 474, 292, 448);
  s +=
    modelled(bolster, K.eri, '#12301c', 16, 5) +
    clip(
      bolster,
      repeat(5, (i) =>
        line(
          curveThrough(304 + i * 26, 390, 296 + i * 27, 436, 310 + i * 26, 486),
          i % 2 ? K.manjal : K.kavi,
          i % 2 ? 2 : 7,
        ),
      ),
    ) +
    ink(bolster, INK, 2.2);
  const sheet = [
    ...curveThrough(330, 470, 560, 466, 900, 474),
    ...curveThrough(930, 506, 620, 500, 320, 504),
  ];
  s += patterned(
    sheet,
    K.lime,
    repeat(22, (i) => dot(340 + i * 27, 486, 5, i % 2 ? K.kavi : K.eri)),
    INK,
    1.8,
  );
  // Vishnu: drawn upright, laid down; the head is raised on the bolster
  const pen = muralPen(r, 0, 0, 1.24, 1, 1.12),
    sleep = {
      ...POSES.shrinathji(),
      spine: [
        [0, -212],
        [-2, -248],
        [-4, -294],
        [2, -338],
      ] as [Point, Point, Point, Point],
      headTilt: 0.62,
      legs: [
        { knee: [-10, -112], ankle: [-8, -12], foot: 'right' as const },
        { knee: [34, -118], ankle: [16, -14], foot: 'right' as const },
      ] as ReturnType<typeof POSES.shrinathji>['legs'],
      arms: [
        {
          to: [-142, -318] as Point,
          bend: 1 as const,
          mudra: 'rest' as const,
          aim: 3.0,
          order: 'front' as const,
        },
        {
          to: [52, -196] as Point,
          bend: -1 as const,
          mudra: 'rest' as const,
          aim: 1.35,
          order: 'front' as const,
        },
      ] as ReturnType<typeof POSES.shrinathji>['arms'],
    };
  drawFigure(
    pen,
    withMoreArms(
      noble('man', sleep, TEXTILE.ochre, TEXTILE.red, {
        tone: 'blue',
        winged: false,
        prop: (p) => {
          wings(p, TEXTILE.ochre, TEXTILE.red, -208, [-1]);
          girdle(p);
        },
        face: { tilak: 'vaishnava', lowered: 0.8, noseRing: false },
        garland: [{ cols: [K.manjal, K.lime, K.chayilyam, K.lime], to: -0.5, r: 6.4, wide: 26 }],
      }),
      [{ side: 0, to: [-62, -424], bend: 1, mudra: 'flat', aim: -0.9, order: 'behind' }],
    ),
  );
  // the stalk from his navel
  const stalk = curveThrough(596, 410, 570, 384, 582, 350, 606, 322, 602, 288);
  s += line(stalk, INK, 11) + line(stalk, '#6f8f3c', 7.6) + line(stalk, '#b5b45a', 2);
  s += group(pen.svg, 'transform="translate(906 474) rotate(-80)"');
  s += muralLotus(602, 302, 66, 11, 1.3);
  s += brahma(r, 602, 264, 0.5);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    bed = 560,
    { f, wall } = wallAndBorder(
      W,
      H,
      r,
      K.kavi,
      '#43633a',
      (x, y) =>
        y > 470 ||
        Math.hypot((x - 300) / 1.2, y - 330) < 190 ||
        (y > 300 && x > 300 && x < 1000) ||
        Math.hypot(x - 600, y - 200) < 104,
    );
  let s = wall;
  // the ocean of milk
  s += waves(f.x, f.x + f.w, bed + 34, f.y + f.h + 8);
  // hoods over his head, then the coils he lies on
  s += serpentBody(curveThrough(240, 590, 186, 548, 178, 470, 250, 396), widths(36, 38, 38, 40));
  s += hoods(268, 424, 7, 232, -0.24, 2.3);
  // the consort with the fly-whisk stands behind
  s += place(
    noble(
      'woman',
      withArms(
        POSES.fan(),
        { to: [60, -290], mudra: 'grip', aim: -0.9 },
        { to: [-40, -214], mudra: 'hip', aim: 0.6, bend: 1 },
      ),
      TEXTILE.green,
      TEXTILE.red,
      { tone: 'fair', hold: [(pen, at) => chamara(pen, at, -0.9), undefined] },
    ),
    r,
    792,
    bed - 20,
    0.82,
    -1,
  );
  const coil = (y: number, x0: number, x1: number) =>
    serpentBody(
      curveThrough(x0, y, x0 + 40, y - 2, (x0 + x1) / 2, y, x1 - 40, y - 2, x1, y),
      (t) => 27 * Math.max(0, 1 - Math.abs(2 * t - 1) ** 14) ** 0.5 + 0.4,
    );
  s += coil(494, 214, 1010) + coil(542, 172, 1054) + coil(590, 196, 1020);
  s += bolsterAndSheet(r);
  // Lakshmi presses his feet
  s += place(
    noble(
      'woman',
      withArms(
        POSES.sit(),
        { to: [74, -74], mudra: 'flat', aim: 0.2 },
        { to: [92, -92], mudra: 'flat', aim: 0.1 },
      ),
      TEXTILE.red,
      TEXTILE.green,
      {
        tone: 'fair',
        prop: muralSeat(TEXTILE.red, TEXTILE.white, KERALA_HAND.tones.fair, -1, 96),
      },
    ),
    r,
    1012,
    488,
    0.92,
    -1,
    1.08,
  );
  // lotuses float on the milk
  for (const [x, y, R] of [
    [150, 664, 40],
    [340, 672, 34],
    [560, 668, 38],
    [786, 674, 34],
    [1050, 664, 40],
  ] as const) {
    const pad = ellipse(x, y, R * 1.1, R * 0.36);
    s += inked(pad, K.eri, INK, 1.6) + muralLotus(x, y - 2, R, 9, 1.2);
  }
  // the linga his hand touches
  const linga = loopThrough(430, 642, 430, 604, 440, 586, 452, 582, 464, 586, 474, 604, 474, 642);
  s +=
    inked(loopThrough(402, 644, 412, 630, 492, 630, 502, 644, 488, 660, 416, 660), K.manayola, INK, 2) +
    modelled(linga, '#3a2c2a', '#0a0605', 12, 3) +
    ink(linga, INK, 2) +
    each([612, 618, 624], (y) => line(curveThrough(432, y, 452, y + 4, 472, y), K.lime, 2)) +
    each([-1, 0, 1], (d) => fill(leaf(452 + d * 14, 586, 16, 5, -1.57 + d * 0.7), K.eri));
  return { w: W, h: H, bg: K.deep, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'gallery-south-indian-kerala-ananthasayanam',
  collection: 'gallery',
  seed: 15,
  width: W,
  height: H,
  alt: 'Green Vishnu sleeps on the coils of a seven-hooded serpent, Lakshmi at his feet, Brahma above on a lotus that grows from his navel.',
  draw,
};
