/** Meenakshi's wedding: Vishnu pours the water of the gift over her hand in Shiva's, all three large under one arch. */
import { curveThrough } from '../../draw/curves.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { lotusFlower } from '../../figures/props.ts';
import { sashEnd } from '../../traditions/tanjore/drapery.ts';
import { axe, conch, discus, stag } from '../../traditions/tanjore/emblems.ts';
import { K } from '../../traditions/tanjore/gilding.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { glory, greatArch, plinth, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { poisedDhoti, poisedSari } from '../../traditions/tanjore/stance.ts';
import { goldPot } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 960];
const FLOOR = 866;

/** Sundareswarar, the tallest, bent towards her; axe and deer in his further hands. */
function shiva(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR, 1.48);
  icon(pen, {
    woman: false,
    tone: TONE.ash,
    spine: [
      [15, -196],
      [4, -242],
      [-10, -326],
    ],
    head: { turn: -0.85, gaze: [-2.4, 2.2], tilt: -0.14, mark: 'ash', third: true, open: 0.9 },
    crown: 'jata',
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-84, -296],
        wrist: [-80, -356],
        hand: 'raise',
        aim: -1.55,
        carry: axe,
      },
      {
        side: 1,
        back: true,
        elbow: [78, -286],
        wrist: [66, -342],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: (q, at) => stag(q, at, -1),
      },
      { side: 1, elbow: [72, -246], wrist: [52, -200], hand: 'grip', aim: 2.4, flip: true },
      { side: -1, elbow: [-66, -236], wrist: [-92, -206], hand: 'bowl', aim: 3.1, size: 1.2, flip: true },
    ],
    lower: poisedDhoti(SILK.white, TONE.ash, { sway: 15, step: 8 }),
    adorn: (q, N) => {
      girdle(q, [14, -206], 40, 5);
      garland(140, 34, GARLAND.rose.cols, 6.6)(q, N);
      sashEnd(q, curveThrough(52, -200, 66, -150, 60, -100), SILK.orange);
    },
  });
  p.take(pen);
}

/** The bride leans to the groom with eyes cast down, her right hand laid in his. */
function bride(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR - 2, 1.26);
  icon(pen, {
    woman: true,
    tone: TONE.green,
    spine: [
      [-17, -196],
      [-2, -242],
      [14, -326],
    ],
    head: { turn: 0.85, gaze: [2, 3.4], tilt: 0.2, open: 0.62 },
    crown: 'kirita',
    choli: SILK.blue,
    arms: [
      {
        side: 1,
        elbow: [66, -254],
        wrist: [60, -202],
        hand: 'pinch',
        aim: 2,
        hold: (q, at) => lotusFlower(q, at, 1.9, 22),
      },
      { side: -1, elbow: [-8, -250], wrist: [62, -254], hand: 'rest', aim: 0.1, size: 1.16 },
    ],
    lower: poisedSari(SILK.red, TONE.green, { sway: -17, step: 6 }),
    adorn: (q, N) => {
      girdle(q, [-15, -208], 42, 6);
      garland(176, 36, ['#fbf6ea', '#fbf6ea', '#e8863a', '#d8446c'], 7)(q, N);
    },
  });
  p.take(pen);
}

/** Gives the bride away: bows over the tilted pot, a hand under it. */
function vishnu(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR, 1.38);
  icon(pen, {
    woman: false,
    tone: TONE.blue,
    spine: [
      [-16, -196],
      [-4, -242],
      [12, -324],
    ],
    head: { turn: 0.9, gaze: [2.4, 2.4], tilt: 0.16 },
    crown: 'kirita',
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-82, -280],
        wrist: [-84, -340],
        hand: 'raise',
        aim: -1.55,
        carry: discus,
      },
      {
        side: 1,
        back: true,
        elbow: [88, -298],
        wrist: [84, -352],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: conch,
      },
      { side: -1, elbow: [-16, -244], wrist: [50, -266], hand: 'bowl', aim: -0.15, size: 1.1 },
      {
        side: 1,
        elbow: [76, -250],
        wrist: [106, -288],
        hand: 'bowl',
        aim: -0.5,
        size: 1.16,
        carry: (q) => goldPot(q, [108, -292], 0.5, undefined, 1.1),
      },
    ],
    lower: poisedDhoti(SILK.yellow, TONE.blue, { sway: -16, step: 10 }),
    adorn: (q, N) => {
      girdle(q, [-15, -206], 40, 5);
      garland(140, 34, GARLAND.jasmine.cols, 6)(q, N);
      sashEnd(q, curveThrough(-54, -200, -66, -150, -60, -96), SILK.red);
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
  glory(p.back, cx + 4, 396, 116, '#0f4a38');
  // mango leaves and jasmine under the arch
  const hang = p.pen(0, 0, 1);
  for (let i = 0; i < 25; i++) {
    const x = cx - 340 + i * 28.3,
      y = 340 - 168 * Math.sqrt(Math.max(0, 1 - ((x - cx) / 376) ** 2)) + 8;
    hang.shape(leaf(x, y, 36, 8, Math.PI / 2, 0, 0.4), i % 2 ? '#2c7a3c' : '#3f9448', '#0a3014', 0.6, 4);
  }
  p.take(hang);
  shiva(p, 740);
  bride(p, 478);
  vishnu(p, 256);
  // the stream falls from the pot, before the bride's breast, on the joined hands
  let s = '';
  for (let k = 0; k < 5; k++)
    s += line(
      curveThrough(
        [444 + k * 2, 438 + k * 3],
        [492 + k * 2, 442 + k * 3],
        [548 + k * 2, 484 + k * 2],
        [586 - k, 544],
      ),
      k % 2 ? '#f4fafd' : '#a8d0e6',
      k % 2 ? 1.8 : 3,
    );
  for (const [x, y] of [
    [580, 572],
    [598, 584],
    [588, 592],
    [606, 574],
    [572, 582],
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
  alt: 'Green-skinned Meenakshi leans to ash-white Shiva and lays her right hand in his, while four-armed Vishnu pours water on their hands from a gold pot.',
  draw,
};
