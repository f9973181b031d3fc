/** Andal with the side knot of her hair, a long garland and her parrot. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { place } from '../../motifs/place.ts';
import { icon } from '../../traditions/tanjore/icon.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { SILK, TONE } from '../../traditions/tanjore/people.ts';
import { beadRow, girdle } from '../../traditions/tanjore/regalia.ts';
import { glory, greatArch, plinth, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { poisedSari } from '../../traditions/tanjore/stance.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lamp, lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [660, 1000];

/** The parrot on her raised hand. */
function bird(pen: Pen, at: Point) {
  const B = place(parrot(), at[0] + 2, at[1] - 23, 0.64, 0, -1);
  B.tail.forEach((q: Poly) => pen.shape(q, '#2f8a3c', '#0a3a14', 0.6, 3));
  pen.shape(B.body, '#4fae3c', '#0f4a1a', 0.9, 6);
  pen.shape(B.wing, '#2f8a3c', '#0a3a14', 0.7, 5);
  for (let i = 0; i < 4; i++)
    pen.stroke(
      transform(
        curveThrough(10 + i * 4, 2 + i * 4, -18 + i * 3, 22 + i * 3, -42 + i * 6, 36 + i),
        at[0] + 2,
        at[1] - 26,
        0.72,
        0,
        -1,
      ),
      0.4,
      '#a8d85a',
    );
  pen.shape(B.beak, '#d8342c', '#5a0a0a', 0.6, 2);
  pen.flat(B.eye, '#fdf7ea');
  pen.flat(B.pupil, '#17100f');
  pen.stroke(B.collar, 1, '#c8243c');
}

/** The great knot of hair at the left of her head, bound with flowers. */
function knot(pen: Pen, M: (p: Poly) => Poly) {
  pen.flat(M(loopThrough(-22, -36, -40, -62, -70, -72, -88, -56, -84, -34, -62, -22, -40, -18)), pen.tr.hair);
  for (let i = 0; i < 7; i++)
    pen.stroke(M(curveThrough(-28, -34 + i * 2, -52, -58 + i * 6, -80, -56 + i * 4)), 0.5, pen.tr.hairLine);
  pen.garland(M(curveThrough(-30, -52, -40, -40, -42, -22)), 6.4, ['#fbf6ea', '#fbf6ea', '#e8863a']);
  pen.garland(M(curveThrough(-58, -74, -68, -50, -64, -26)), 5.6, ['#d8446c', '#fbf6ea']);
  pen.gold(M(ellipse(-88, -50, 10, 12)), false);
  pen.gem(M([[-88, -50]])[0], 4, 0);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    floor = 866,
    field: [number, number, number, number] = [52, 52, W - 104, H - 104];
  p.base +=
    fill(rect(0, 0, W, H), K.wood) +
    fill(rect(14, 14, W - 28, H - 28), '#5a1018') +
    fill(rect(...field), '#6a1226');
  const opening = greatArch(p.back, {
    cx,
    hw: 226,
    spring: 290,
    rise: 138,
    floor: floor + 4,
    field,
    lion: 0.7,
    band: 28,
    pillar: 24,
  });
  brocade(p, opening, '#135a44', '#3a9070', '#08301f', [cx, 430, 520]);
  reliefFrame(p.back, W, H, 30, 14);
  glory(p.back, cx - 10, 296, 128, '#a81c30');
  plinth(p.back, cx, [
    [floor - 4, 34, W - 116],
    [floor + 30, 46, W - 112],
  ]);
  const still = p.pen(0, 0, 1);
  lotusThrone(still, [cx, floor - 28], 150);
  p.take(still);
  for (const sg of [-1, 1]) {
    const stand = p.pen(cx + sg * 178, floor, 0.8);
    lamp(stand, [0, 0], 220);
    p.take(stand);
  }
  const pen = p.pen(cx - 12, floor - 44, 1.56);
  icon(pen, {
    woman: true,
    tone: TONE.fair,
    spine: [
      [-16, -196],
      [4, -242],
      [-4, -326],
    ],
    head: { turn: 0.72, gaze: [2.4, 0.8], tilt: 0.08, open: 0.9 },
    crown: (q, M, k) => {
      knot(q, M);
      q.gold(
        M([
          ...curveThrough(-34, -26, -12, -38, 14, -43, 34, -36, 40, -26),
          ...curveThrough(38, -38, 30, -50, 14, -56, -14, -50, -36, -36),
        ]),
        false,
      );
      beadRow(q, M(curveThrough(-33, -31, -12, -43, 14, -49, 36, -37)), 1.7 * k);
      for (const [x, y] of [
        [-20, -41],
        [12, -50],
        [30, -43],
      ])
        q.gem(M([[x, y]])[0], 2.8 * k, x > 20 ? 1 : 0);
      beadRow(q, M(curveThrough(12, -44, 12, -32)), 1.5 * k);
      q.gem(M([[12.6, -29]])[0], 3.4 * k, 0);
    },
    hairBehind: false,
    choli: SILK.yellow,
    arms: [
      { side: -1, elbow: [-76, -246], wrist: [-84, -196], hand: 'hang', aim: 1.35, size: 1.16 },
      { side: 1, elbow: [66, -244], wrist: [84, -290], hand: 'hold', aim: -0.9, size: 1.16, hold: bird },
    ],
    prop: (q) => {
      // the garland that she wore before the god did hangs before both shoulders
      q.garland(
        curveThrough(
          -30,
          -326,
          -46,
          -270,
          -52,
          -190,
          -30,
          -128,
          2,
          -104,
          34,
          -128,
          46,
          -190,
          40,
          -270,
          22,
          -326,
        ),
        9.4,
        ['#fbf6ea', '#fbf6ea', '#3f8a3c', '#d8446c', '#fbf6ea', '#e8863a'],
      );
      q.garland(curveThrough(2, -100, 2, -78), 11, ['#d8446c']);
    },
    lower: poisedSari(SILK.red, TONE.fair, { sway: -16, step: 4 }),
    adorn: (q) => girdle(q, [-14, -208], 42, 6),
  });
  p.take(pen);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-andal-parrot',
  collection: 'gallery',
  seed: 6,
  width: W,
  height: H,
  alt: 'Andal stands on a lotus with a great side knot of hair and a long flower garland, a green parrot on her raised hand.',
  draw,
};
