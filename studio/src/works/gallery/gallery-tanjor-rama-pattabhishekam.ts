/** Rama and Sita crowned: Bharata's parasol over them, Lakshmana with the bow, Shatrughna with the whisk, Hanuman at the lifted foot. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { lotusFlower } from '../../figures/props.ts';
import { atEase, dhoti } from '../../traditions/tanjore/drapery.ts';
import { K, type Leaf } from '../../traditions/tanjore/gilding.ts';
import { kneelingHanuman } from '../../traditions/tanjore/hanuman.ts';
import { type Arm, garland, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { greatArch, plinth, reliefBand, reliefFrame } from '../../traditions/tanjore/relief.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1080, 880];

/** White parasol with a gold fringe, its staff from a hand at `at`. */
function parasol(pen: Pen, at: Point, top: Point, R: number) {
  const T = (p: Poly) => transform(p, top[0], top[1], R / 100, 0.12);
  pen.gold(
    ribbon([[at[0] - (top[0] - at[0]) * 0.16, at[1] - (top[1] - at[1]) * 0.16], top], () => 3.6),
    false,
  );
  const dome = [
    ...curveThrough(-100, 8, -84, -34, -44, -62, 0, -70, 44, -62, 84, -34, 100, 8),
    ...curveThrough(100, 8, 66, -4, 33, 6, 0, -4, -33, 6, -66, -4, -100, 8),
  ];
  pen.shape(T(dome), '#fbf5e6', '#b8a27a', 1, 14);
  for (const x of [-66, -33, 0, 33, 66])
    pen.stroke(T(curveThrough(0, -70, x * 0.8, -46, x, x % 66 ? 6 : -4)), 0.6, '#a8905c');
  for (let i = 0; i < 25; i++) {
    const x = -96 + i * 8;
    pen.gold(
      T(leaf(x, 4 - Math.abs(Math.sin((i / 24) * Math.PI * 3)) * 8, 15, 3.2, Math.PI / 2, 0, 0.6)),
      false,
    );
  }
  pen.gold(T(loopThrough(-7, -68, 7, -68, 9, -76, 0, -96, -9, -76)), false);
}

/** Yak-tail whisk. */
const whisk = (pen: Pen, [x, y]: Point) => {
  pen.shape(
    loopThrough(
      x - 2,
      y - 16,
      x - 14,
      y - 34,
      x - 36,
      y - 44,
      x - 56,
      y - 30,
      x - 62,
      y - 2,
      x - 52,
      y + 10,
      x - 46,
      y - 8,
      x - 34,
      y - 18,
      x - 16,
      y - 18,
    ),
    '#fdf9ee',
    '#b8ac94',
    0.8,
    6,
  );
  for (let i = 0; i < 5; i++)
    pen.stroke(
      curveThrough(
        x - 6,
        y - 22,
        x - 24,
        y - 34 + i * 4,
        x - 42 + i * 2,
        y - 26 + i * 3,
        x - 54 + i * 2,
        y + 2,
      ),
      0.5,
      '#a89c84',
    );
  pen.gold(ribbon(curveThrough(x + 6, y + 14, x, y - 2, x - 6, y - 24), widths(3, 3, 4.4)), false);
};

/** A brother on his feet, turned to the throne. */
function brother(
  p: Panel,
  x: number,
  s: number,
  turn: number,
  tone: Tone,
  silk: Cloth,
  arms: Arm[],
  prop?: (pen: Pen) => void,
) {
  const pen = p.pen(x, 764, s),
    d = Math.sign(turn);
  icon(pen, {
    woman: false,
    tone,
    spine: [
      [-4 * d, -196],
      [4 * d, -242],
      [0, -326],
    ],
    head: { turn, gaze: [2.2 * d, 0.6] },
    crown: 'kirita',
    crownHeight: 0.82,
    jewels: 2,
    arms,
    lower: dhoti(silk, tone, -4 * d),
    adorn: (q) => girdle(q, [-4 * d, -206], 40, 5),
    ...(prop ? { prop } : {}),
  });
  p.take(pen);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    field: [number, number, number, number] = [56, 56, W - 112, H - 112];
  p.base +=
    fill(rect(0, 0, W, H), K.wood) +
    fill(rect(14, 14, W - 28, H - 28), '#5a1018') +
    fill(rect(...field), '#6a1226');
  const opening = greatArch(p.back, {
    cx,
    hw: 410,
    spring: 350,
    rise: 216,
    floor: 768,
    field,
    cusps: 9,
    lion: 0,
  });
  brocade(p, opening, '#1b3f86', '#3f74b8', '#0e1f52', [cx, 400, 560]);
  reliefFrame(p.back, W, H, 32, 16);
  plinth(p.back, cx, [[762, 58, W - 124]]);
  // throne: a back of three lobes, seat, step
  const back = p.pen(0, 0, 1);
  back.shape(
    loopThrough(
      352,
      650,
      350,
      430,
      372,
      340,
      440,
      300,
      500,
      310,
      545,
      286,
      590,
      310,
      650,
      300,
      718,
      340,
      740,
      430,
      738,
      650,
    ),
    '#8a1526',
    '#3c0410',
    1.2,
    26,
  );
  p.take(back);
  const o: Leaf = { gold: '', over: '' };
  reliefBand(
    o,
    curveThrough(
      356,
      640,
      354,
      430,
      376,
      346,
      440,
      308,
      500,
      318,
      545,
      294,
      590,
      318,
      650,
      308,
      714,
      346,
      736,
      430,
      734,
      640,
    ),
    22,
    'flowers',
    30,
  );
  plinth(o, 545, [
    [628, 30, 452],
    [658, 56, 400],
    [714, 48, 480],
  ]);
  p.gild(o);
  // Bharata behind at the left, his parasol over both
  brother(p, 236, 1.2, 0.8, TONE.blue, SILK.orange, [
    { side: -1, elbow: [-60, -250], wrist: [10, -256], hand: 'grip', aim: -0.1 },
    {
      side: 1,
      elbow: [62, -258],
      wrist: [52, -302],
      hand: 'grip',
      aim: -1.2,
      hold: (q, at) => parasol(q, at, [262, -498], 112),
    },
  ]);
  brother(p, 826, 1.2, -0.8, TONE.fair, SILK.green, [
    {
      side: -1,
      elbow: [-66, -244],
      wrist: [-84, -272],
      hand: 'grip',
      aim: -2.6,
      flip: true,
      hold: (q, at) => {
        q.gold(
          ribbon(
            curveThrough(
              at[0] + 22,
              at[1] - 128,
              at[0] + 4,
              at[1] - 112,
              at[0] - 12,
              at[1] - 54,
              at[0],
              at[1],
              at[0] - 12,
              at[1] + 54,
              at[0] + 4,
              at[1] + 112,
              at[0] + 22,
              at[1] + 128,
            ),
            widths(2, 3.4, 4.6, 5, 4.6, 3.4, 2),
          ),
          false,
        );
        q.stroke(
          [
            [at[0] + 20, at[1] - 124],
            [at[0] + 20, at[1] + 124],
          ],
          0.7,
          '#fbf2d8',
        );
      },
    },
    { side: 1, elbow: [62, -248], wrist: [14, -262], hand: 'namaste', aim: -2.2, flip: true },
  ]);
  // Shatrughna with the whisk, before Lakshmana
  brother(p, 950, 1.16, -0.8, TONE.wheat, SILK.purple, [
    { side: -1, elbow: [-60, -260], wrist: [-66, -306], hand: 'grip', aim: -1.7, flip: true, hold: whisk },
    { side: 1, elbow: [58, -244], wrist: [40, -206], hand: 'rest', aim: 1.8, flip: true },
  ]);
  // Rama and Sita
  const rama = p.pen(470, 630, 1.34);
  icon(rama, {
    woman: false,
    tone: TONE.blue,
    spine: [
      [0, -40],
      [4, -86],
      [0, -172],
    ],
    head: { turn: 0.3, gaze: [1.4, 1.2] },
    crown: 'kirita',
    arms: [
      { side: -1, elbow: [-74, -94], wrist: [-74, -136], hand: 'bless', aim: -1.6 },
      { side: 1, elbow: [70, -90], wrist: [62, -56], hand: 'rest', aim: 1.2 },
    ],
    lower: atEase(SILK.yellow, TONE.blue, -1, 96, 0.8),
    adorn: (q, N) => {
      girdle(q, [2, -60], 38, 5, false);
      garland(112, 32, GARLAND.jasmine.cols, 6)(q, N);
    },
  });
  p.take(rama);
  const sita = p.pen(632, 630, 1.24);
  icon(sita, {
    woman: true,
    tone: TONE.fair,
    spine: [
      [0, -40],
      [-2, -86],
      [0, -170],
    ],
    head: { turn: -0.6, gaze: [-2.2, 1.6], open: 0.85, tilt: -0.05 },
    crown: 'kirita',
    crownHeight: 0.9,
    choli: SILK.green,
    arms: [
      {
        side: -1,
        elbow: [-68, -96],
        wrist: [-52, -128],
        hand: 'pinch',
        aim: -1.2,
        hold: (q, at) => lotusFlower(q, at, -1.4, 22),
      },
      { side: 1, elbow: [72, -92], wrist: [70, -54], hand: 'rest', aim: 1.5, flip: true },
    ],
    lower: atEase(SILK.red, TONE.fair, 1, 104, 0.8),
    adorn: (q, N) => {
      girdle(q, [0, -62], 40, 6, false);
      garland(108, 30, GARLAND.rose.cols, 5.6)(q, N);
    },
  });
  p.take(sita);
  const h = p.pen(330, 800, 1.04);
  kneelingHanuman(h, [80, -60]);
  p.take(h);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-rama-pattabhishekam',
  collection: 'gallery',
  seed: 8,
  width: W,
  height: H,
  alt: 'Rama and Sita sit crowned on a gold throne; his three brothers attend with parasol, bow and whisk, and Hanuman kneels holding the lifted foot.',
  draw,
};
