/** Meenakshi's wedding: between the pair Vishnu pours the water of the gift over her hand in Shiva's, all three large under one arch. */
import { curveThrough } from '../../draw/curves.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth } from '../../figures/types.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { lotusFlower } from '../../figures/props.ts';
import { pleats, sashEnd } from '../../traditions/tanjore/drapery.ts';
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

/** The pleated front of a dhoti: gathered at the belt, it opens over both legs down to the shins. @param d,sway,step as the stance has them */
function fall(pen: Pen, c: Cloth, d: 1 | -1, sway: number, step: number) {
  const P = (...l: number[]) => curveThrough(l.map((v, i) => (i % 2 ? v : v * d)));
  pleats(
    pen,
    P(sway - 12, -194, sway - 20, -150, -22, -98, -38 - step, -36),
    P(sway + 12, -196, sway + 20, -150, 26, -98, 34, -32),
    c,
    11,
    7,
  );
}

/** Sundareswarar, the tallest, bent towards her; axe and deer in his further hands. */
function shiva(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR, 1.5);
  icon(pen, {
    woman: false,
    grown: true,
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
        elbow: [-80, -300],
        wrist: [-64, -362],
        hand: 'raise',
        aim: -1.55,
        carry: axe,
      },
      {
        side: 1,
        back: true,
        elbow: [84, -266],
        wrist: [54, -312],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: (q, at) => stag(q, at, -1),
      },
      { side: 1, elbow: [72, -246], wrist: [52, -200], hand: 'grip', aim: 2.4, flip: true },
      { side: -1, elbow: [-80, -240], wrist: [-142, -215], hand: 'bowl', aim: 3.1, size: 1.2, flip: true },
    ],
    lower: (q) => {
      poisedDhoti(SILK.white, TONE.ash, { sway: 15, step: 8 })(q);
      fall(q, SILK.white, 1, 15, 8);
    },
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
  const pen = p.pen(x, FLOOR - 2, 1.3);
  icon(pen, {
    woman: true,
    grown: true,
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
      { side: -1, elbow: [26, -248], wrist: [100, -254], hand: 'rest', aim: 0.06, size: 1.16 },
    ],
    lower: poisedSari(SILK.red, TONE.green, { sway: -17, step: 6 }),
    adorn: (q, N) => {
      girdle(q, [-15, -208], 42, 6);
      garland(176, 36, ['#fbf6ea', '#fbf6ea', '#e8863a', '#d8446c'], 7)(q, N);
    },
  });
  p.take(pen);
}

/** Gives the bride away: the tilted pot in his right hand, the left on the hip. */
function vishnu(p: Panel, x: number) {
  const pen = p.pen(x, FLOOR, 1.4);
  icon(pen, {
    woman: false,
    grown: true,
    tone: TONE.blue,
    spine: [
      [16, -196],
      [6, -242],
      [0, -324],
    ],
    head: { turn: -0.4, gaze: [-1.6, 3], tilt: -0.1, open: 0.9 },
    crown: 'kirita',
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-84, -304],
        wrist: [-66, -360],
        hand: 'raise',
        aim: -1.5,
        carry: discus,
      },
      {
        side: 1,
        back: true,
        elbow: [78, -298],
        wrist: [54, -352],
        hand: 'raise',
        aim: -1.5,
        flip: true,
        carry: conch,
      },
      { side: 1, elbow: [76, -246], wrist: [50, -204], hand: 'grip', aim: 2.4, flip: true },
      {
        side: -1,
        elbow: [-90, -252],
        wrist: [-94, -284],
        hand: 'bowl',
        aim: -0.35,
        flip: true,
        size: 1.1,
        hold: (q) => {
          q.flat(ellipse(-69, -317, 24, 24), K.gold);
          goldPot(q, [-86, -312], 0.6, undefined, 1.3);
        },
      },
    ],
    lower: (q) => {
      poisedDhoti(SILK.yellow, TONE.blue, { sway: 16, step: 10 })(q);
      fall(q, SILK.yellow, 1, 16, 10);
    },
    adorn: (q, N) => {
      girdle(q, [15, -206], 40, 5);
      garland(140, 34, GARLAND.jasmine.cols, 6)(q, N);
      sashEnd(q, curveThrough(54, -200, 66, -150, 60, -96), SILK.red);
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
  glory(p.back, 286, 392, 108, '#0f4a38');
  // mango leaves and jasmine under the arch
  const hang = p.pen(0, 0, 1);
  for (let i = 0; i < 25; i++) {
    const x = cx - 340 + i * 28.3,
      y = 340 - 168 * Math.sqrt(Math.max(0, 1 - ((x - cx) / 376) ** 2)) + 8;
    hang.shape(leaf(x, y, 36, 8, Math.PI / 2, 0, 0.4), i % 2 ? '#2c7a3c' : '#3f9448', '#0a3014', 0.6, 4);
  }
  p.take(hang);
  vishnu(p, 500);
  shiva(p, 736);
  bride(p, 270);
  // the stream falls from the pot on the joined hands
  const water = (k: number): Poly =>
    curveThrough([430 + k, 424 + k * 0.6], [443 + k, 434], [450 + k, 462], [451 + k * 0.8, 534]);
  let s = line(water(0), '#2f6f9c', 11) + line(water(0), '#a8d0e6', 8.4);
  for (const k of [-2.6, 0, 2.6]) s += line(water(k), '#fdffff', 1.6);
  for (const [x, y] of [
    [440, 530],
    [462, 528],
    [434, 542],
    [468, 540],
    [446, 566],
    [458, 578],
    [449, 592],
  ])
    s += dot(x, y, 3.2, '#2f6f9c') + dot(x, y, 2.4, '#eaf6fc');
  p.paint(s);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-meenakshi-kalyanam',
  collection: 'gallery',
  seed: 15,
  width: W,
  height: H,
  alt: 'Green-skinned Meenakshi lays her right hand in that of ash-white Shiva, while four-armed Vishnu between them pours water on their hands from a gold pot.',
  draw,
};
