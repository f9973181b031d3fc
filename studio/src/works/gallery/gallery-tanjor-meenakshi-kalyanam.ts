/** Meenakshi's wedding: Vishnu pours the water of the gift over her hand in Shiva's, all three large under one arch. */
import { curveThrough } from '../../draw/curves.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { lotusFlower } from '../../figures/props.ts';
import { dhoti, sashEnd } from '../../traditions/tanjore/drapery.ts';
import { axe, conch, discus, stag } from '../../traditions/tanjore/emblems.ts';
import { K } from '../../traditions/tanjore/gilding.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { glory, greatArch, plinth, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { sari } from '../../traditions/tanjore/saris.ts';
import { goldPot } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 960];
const FLOOR = 866;

/** Pours from his pot; turned to the couple. */
function vishnu(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR, 1.46);
  icon(pen, {
    woman: false,
    tone: TONE.blue,
    spine: [
      [-4, -196],
      [4, -242],
      [-2, -326],
    ],
    head: { turn: 0.75, gaze: [2, 1.6], tilt: 0.06 },
    crown: 'kirita',
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-92, -276],
        wrist: [-94, -334],
        hand: 'raise',
        aim: -1.55,
        carry: discus,
      },
      {
        side: 1,
        back: true,
        elbow: [82, -284],
        wrist: [84, -344],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: conch,
      },
      { side: -1, elbow: [-66, -240], wrist: [-52, -196], hand: 'rest', aim: 1.4 },
      {
        side: 1,
        elbow: [66, -242],
        wrist: [104, -262],
        hand: 'bowl',
        aim: -0.3,
        size: 1.16,
        carry: (q) => {
          goldPot(q, [120, -264], 0.6, undefined, 0.95);
        },
      },
    ],
    lower: dhoti(SILK.yellow, TONE.blue, -4),
    adorn: (q, N) => {
      girdle(q, [-4, -206], 40, 5);
      garland(150, 34, GARLAND.jasmine.cols, 6)(q, N);
      sashEnd(q, curveThrough(-30, -200, -40, -150, -36, -96), SILK.red);
    },
  });
  p.take(pen);
}

/** The bride, green, her eyes on the joined hands. */
function bride(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR - 4, 1.34);
  icon(pen, {
    woman: true,
    tone: TONE.green,
    spine: [
      [-8, -196],
      [2, -242],
      [0, -326],
    ],
    head: { turn: 0.45, gaze: [1.6, 3], tilt: 0.1, open: 0.7 },
    crown: 'kirita',
    choli: SILK.blue,
    arms: [
      {
        side: -1,
        elbow: [-66, -244],
        wrist: [-40, -226],
        hand: 'pinch',
        aim: -0.5,
        hold: (q, at) => lotusFlower(q, at, -1.1, 22),
      },
      { side: 1, elbow: [64, -238], wrist: [62, -214], hand: 'rest', aim: 0.7 },
    ],
    lower: sari(SILK.red, TONE.green, -8),
    adorn: (q, N) => {
      girdle(q, [-6, -208], 42, 6);
      garland(196, 40, ['#fbf6ea', '#fbf6ea', '#e8863a', '#d8446c'], 8)(q, N);
    },
  });
  p.take(pen);
}

/** Sundareswarar takes her hand; axe and stag on his further hands. */
function shiva(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR, 1.46);
  icon(pen, {
    woman: false,
    tone: TONE.ash,
    spine: [
      [5, -196],
      [-4, -242],
      [2, -326],
    ],
    head: { turn: -0.75, gaze: [-2, 1.8], tilt: -0.06, mark: 'ash', third: true },
    crown: 'jata',
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-84, -284],
        wrist: [-84, -346],
        hand: 'raise',
        aim: -1.55,
        carry: (q, at) => stag(q, at, -1),
      },
      {
        side: 1,
        back: true,
        elbow: [92, -276],
        wrist: [94, -334],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: axe,
      },
      { side: 1, elbow: [66, -240], wrist: [52, -196], hand: 'rest', aim: 1.7, flip: true },
      { side: -1, elbow: [-70, -240], wrist: [-92, -212], hand: 'bowl', aim: 3.05, size: 1.16, flip: true },
    ],
    lower: dhoti(SILK.white, TONE.ash, 5),
    adorn: (q, N) => {
      girdle(q, [5, -206], 40, 5);
      garland(150, 34, GARLAND.rose.cols, 6.6)(q, N);
      sashEnd(q, curveThrough(34, -200, 44, -150, 38, -96), SILK.orange);
    },
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
    fill(rect(...field), '#14324f');
  const opening = greatArch(p.back, {
    cx,
    hw: 376,
    spring: 340,
    rise: 176,
    floor: FLOOR + 6,
    field,
    cusps: 9,
    lion: 0.86,
  });
  brocade(p, opening, '#9c1d34', '#c2404e', '#5e0c20', [cx, 400, 520]);
  reliefFrame(p.back, W, H, 32, 16);
  plinth(p.back, cx, [[FLOOR - 8, 44, W - 124]]);
  glory(p.back, cx + 6, 372, 118, '#0f4a38');
  // mango leaves and jasmine under the arch
  const hang = p.pen(0, 0, 1);
  for (let i = 0; i < 25; i++) {
    const x = cx - 340 + i * 28.3,
      y = 340 - 168 * Math.sqrt(Math.max(0, 1 - ((x - cx) / 376) ** 2)) + 8;
    hang.shape(leaf(x, y, 36, 8, Math.PI / 2, 0, 0.4), i % 2 ? '#2c7a3c' : '#3f9448', '#0a3014', 0.6, 4);
  }
  p.take(hang);
  bride(p, cx + 4);
  vishnu(p, 246);
  shiva(p, 762);
  // Vishnu's hand with the pot, and Shiva's open hand, lie before the bride's silk: the stream falls between them
  let s = '';
  for (let k = 0; k < 5; k++)
    s += line(
      curveThrough(
        [470 + k * 2, 508 + k * 3],
        [504 + k * 2, 500 + k * 3],
        [548 + k * 3, 520 + k * 3],
        [592 - k * 3, 566],
      ),
      k % 2 ? '#f4fafd' : '#a8d0e6',
      k % 2 ? 1.8 : 3,
    );
  for (const [x, y] of [
    [580, 574],
    [598, 580],
    [590, 590],
    [606, 572],
    [572, 586],
  ])
    s += dot(x, y, 2.8, '#f4fafd');
  p.paint(s);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-meenakshi-kalyanam',
  collection: 'gallery',
  seed: 15,
  width: W,
  height: H,
  alt: 'Green-skinned Meenakshi stands between four-armed Vishnu, who tips a golden pot, and ash-white Shiva, who takes her hand, under a gold arch.',
  draw,
};
