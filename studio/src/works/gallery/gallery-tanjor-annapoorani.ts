/** Annapoorani: the goddess of food reaches a gold ladle of rice over the bowl of ash-blue Shiva, under one arch. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect, ribbon, widths } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { Pen } from '../../figures/pen.ts';
import { dhoti, lap, sashEnd } from '../../traditions/tanjore/drapery.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { GARLAND, SILK, TONE } from '../../traditions/tanjore/people.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { glory, greatArch, plinth, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { goldPot } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [980, 860];

const TIGER = cloth('#d99a3c', '#6a340c', '#2a1608', '#b3182c', '#f0c878', 'stripe');
const RICE = '#fdf8ea';

/** Long ladle heaped with rice, its handle from (0, 0) to the bowl at the left. */
function ladle(pen: Pen, x: number, y: number, L: number) {
  pen.gold(
    ribbon(curveThrough(x + 62, y - 6, x, y, x - L * 0.5, y + 5, x - L, y - 4), widths(4.6, 4, 3.6, 3.4)),
    false,
  );
  pen.gold(loopThrough(x + 58, y - 12, x + 70, y - 14, x + 74, y - 4, x + 64, y + 2), false);
  pen.shape(
    loopThrough(
      x - L - 56,
      y - 10,
      x - L - 44,
      y - 24,
      x - L - 26,
      y - 30,
      x - L - 8,
      y - 23,
      x - L + 2,
      y - 8,
    ),
    RICE,
    '#c9b890',
    0.7,
    5,
  );
  pen.gold(
    loopThrough(
      x - L - 60,
      y - 12,
      x - L - 28,
      y - 6,
      x - L + 6,
      y - 12,
      x - L,
      y + 6,
      x - L - 26,
      y + 16,
      x - L - 52,
      y + 6,
    ),
    false,
  );
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(58, 58, W - 116, H - 116),
    floor = 772;
  p.base += fill(rect(0, 0, W, H), K.wood) + fill(rect(14, 14, W - 28, H - 28), '#5a1018');
  p.base += fill(inner, '#17573f');
  const opening = greatArch(p.back, {
    cx,
    hw: 352,
    spring: 360,
    rise: 186,
    floor,
    field: [58, 58, W - 116, H - 116],
    cusps: 9,
  });
  brocade(p, opening, '#9c1d34', '#c2404e', '#5e0c20', [cx + 90, 380, 460]);
  reliefFrame(p.back, W, H, 32, 16);
  glory(p.back, 612, 318, 138, '#14573f');
  plinth(p.back, 606, [
    [640, 30, 380],
    [670, 44, 350],
    [714, 26, 390],
  ]);
  plinth(p.back, cx, [[744, 56, W - 124]]);
  p.paint(fill(rect(62, 741, W - 124, 3), '#3a1008'));
  // bolster behind her and the seat
  const seat = p.pen(612, 640, 1.5);
  seat.drape(
    {
      shape: loopThrough(-132, -12, -120, -2, 0, 4, 120, -2, 132, -12, 126, 6, 0, 12, -126, 6),
      folds: [],
      bands: [],
      trims: [curveThrough(-130, -2, 0, 6, 130, -2)],
      motifs: [],
    },
    SILK.blue,
    4,
  );
  p.take(seat);
  // Shiva the beggar
  const s = p.pen(236, 742, 1.2);
  icon(s, {
    woman: false,
    tone: TONE.ash,
    spine: [
      [-4, -196],
      [2, -242],
      [-1, -326],
    ],
    head: { turn: 0.85, gaze: [2.4, 1], mark: 'ash', third: true, tilt: 0.05 },
    crown: 'jata',
    jewels: 2,
    arms: [
      { side: -1, elbow: [-64, -252], wrist: [6, -232], hand: 'bowl', aim: -0.1 },
      {
        side: 1,
        elbow: [62, -240],
        wrist: [96, -226],
        hand: 'bowl',
        aim: -0.12,
        size: 1.2,
        carry: (pen) => {
          pen.shape(
            loopThrough(96, -254, 124, -248, 160, -254, 156, -234, 140, -222, 116, -222, 100, -234),
            '#8a4a24',
            '#2e1206',
            1,
            8,
          );
          pen.shape(loopThrough(96, -255, 126, -261, 160, -255, 128, -248), '#3a1a0a', '#1a0a04', 0.7, 3);
        },
      },
    ],
    lower: dhoti(TIGER, TONE.ash, -4, -196, 22),
    adorn: (pen) => {
      girdle(pen, [-4, -204], 40, 5, false);
      pen.beads(curveThrough(26, -316, 4, -286, -24, -250, -34, -218), 2.4);
      sashEnd(pen, curveThrough(-14, -196, -20, -150, -12, -104), SILK.orange);
    },
  });
  p.take(s);
  // the goddess
  const g = p.pen(612, 636, 1.5);
  icon(g, {
    woman: true,
    tone: TONE.fair,
    spine: [
      [4, -40],
      [0, -86],
      [0, -170],
    ],
    head: { turn: -0.7, gaze: [-2.6, 1.4], tilt: -0.07 },
    crown: 'kirita',
    choli: SILK.red,
    arms: [
      {
        side: -1,
        elbow: [-76, -96],
        wrist: [-98, -140],
        hand: 'grip',
        aim: -2.5,
        size: 1.1,
        flip: true,
        hold: (pen) => ladle(pen, -110, -150, 22),
      },
      { side: 1, elbow: [76, -100], wrist: [104, -70], hand: 'rest', aim: 0.5, size: 1.16 },
    ],
    lower: lap(SILK.green, TONE.fair),
    prop: (pen) => goldPot(pen, [124, 2], 1.02, RICE),
    adorn: (pen, N) => {
      girdle(pen, [2, -62], 40, 6, false);
      garland(112, 30, GARLAND.jasmine.cols, 5.4)(pen, N);
    },
  });
  p.take(g);
  // vessels before the throne
  const v = p.pen(1, 1, 1);
  goldPot(v, [430, 764], 1.15, RICE);
  goldPot(v, [524, 770], 0.86, '#e9b43c');
  goldPot(v, [820, 766], 1.06, RICE);
  goldPot(v, [742, 772], 0.8, '#c8452e');
  p.take(v);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-annapoorani',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'Annapoorani on her throne reaches a gold ladle of rice over the bowl that ash-blue Shiva holds out, pots of food before her.',
  draw,
};
