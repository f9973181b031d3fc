/** A Bharatanatyam dancer half-sits in the hall of a temple, her arms one line; the mridangam player watches her step. */
import { curveThrough, polyline } from '../../../draw/curves.ts';
import { TAU, polar } from '../../../draw/geometry.ts';
import { scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { rect } from '../../../draw/shapes.ts';
import { Brush } from '../../../motifs/people/brush.ts';
import { foot } from '../../../motifs/people/foot.ts';
import { Limb, jointed } from '../../../motifs/people/limb.ts';
import { pleats } from '../../../motifs/people/pleats.ts';
import { ankleBells, dancerHead, dancerTrunk, girdle } from '../dancer.ts';
import { garlands, hall } from '../hall.ts';
import { hallLamp, hangingLamp } from '../lamp.ts';
import { templeMusician } from '../musician.ts';
import { FISH_EYED } from '../profile.ts';
import { K, plaster } from '../style.ts';
import { weave } from '../weave.ts';

const [W, H] = [800, 1000];

function dancer(b: Brush): void {
  // the stiff pointed ends of the silk
  for (const sg of [-1, 1]) {
    const p = polyline(
      400 + sg * 66,
      568,
      400 + sg * 150,
      552,
      400 + sg * 252,
      626,
      400 + sg * 172,
      612,
      400 + sg * 80,
      610,
    );
    b.add(weave(b.map(p), 'bars', [K.white, K.red, K.deep], sg > 0 ? 1.2 : 1.9, 12));
  }
  // plait down the back, flowers in it
  const plait = new Limb(polyline(366, 300, 322, 400, 316, 480, 296, 560), 12, 14, 13, 8);
  b.shape(plait.outline, K.black, 0.6);
  for (let i = 0; i < 9; i++) b.disc(...plait.at(0.3 + i * 0.075, 0), 6.4, i % 2 ? K.white : '#d8803c', 0.45);
  const legs = [
    new Limb(jointed(352, 600, 214, 700, 316, 842), 52, 56, 48, 40, 32, 24),
    new Limb(jointed(448, 600, 586, 700, 484, 842), 52, 56, 48, 40, 32, 24),
  ];
  legs.forEach((leg, i) => {
    const fx = i ? 1 : -1;
    foot(b, 400 + fx * 82, 834, 0.98, 0, fx, K.skin, K.red);
    b.add(weave(b.map(leg.outline), 'lozenges', [K.green, K.pale, K.red], i ? 0.9 : -0.9, 15));
    b.within(leg.outline, () => {
      for (const t of [0.12, 0.2, 0.3, 0.4]) b.stroke(leg.across(t, 0.04), 0.5);
      b.fill(leg.strip(0.7, 0.8, 0.02), K.red);
      b.beads(leg.across(0.75, 0.02), 3.6, K.pale);
      const side = leg.along(i ? -0.86 : 0.86, 0, 0.72);
      b.even(side, K.black, 22);
      b.even(side, K.red, 18);
      for (let k = 0; k < 16; k++) b.dot(...leg.at(0.04 + k * 0.044, i ? -0.84 : 0.84), 3.2, K.pale);
    });
    b.contour(leg.outline);
    ankleBells(b, leg);
  });
  // fans between the knees
  pleats(b, polyline(346, 596, 300, 690, 262, 778), polyline(454, 596, 500, 690, 538, 778), {
    n: 15,
    base: K.ochre,
    shade: '#7a3a10',
    hems: [
      [0.44, 0.5, K.deep],
      [0.62, 0.66, K.red],
      [0.74, 0.94, K.red],
      [0.94, 1, K.deep],
    ],
    zigzag: 7,
    sag: 52,
    spot: K.red,
  });
  pleats(b, polyline(352, 594, 326, 640, 312, 690), polyline(448, 594, 474, 640, 488, 690), {
    n: 11,
    base: K.red,
    shade: K.black,
    hems: [
      [0.62, 0.7, K.pale],
      [0.78, 0.96, K.green],
    ],
    zigzag: 5,
    sag: 26,
    spot: K.pale,
  });
  dancerTrunk(
    b,
    {
      left: [334, 392, 218, 448, 128, 520],
      right: [466, 390, 574, 328, 646, 246],
      hands: [
        ['dola', 2.3, -1],
        ['lotus', -0.9, 1],
      ],
    },
    { skin: K.skin, blouse: [K.red, K.ochre, K.pale], woven: 'checks' },
  );
  // hips in silk, girdle
  const hips = curveThrough(326, 560, 362, 584, 400, 590, 438, 584, 474, 560);
  b.cloth([...hips, [478, 602], [440, 616], [360, 616], [322, 602]], K.green, () => {
    for (let i = 0; i < 9; i++) b.dot(330 + i * 18, 600 + (i % 2) * 6, 3.4, K.pale);
  });
  girdle(b, curveThrough(324, 556, 362, 580, 400, 587, 438, 580, 476, 556));
  const h = b.on(392, 262, 1.2, -0.2);
  dancerHead(h, K.skin, FISH_EYED);
  b.take(h);
}

/** The whole wall. */
export function bharatanatyam(seed: number): Painting {
  const r = new Rng(seed);
  const b = new Brush(K.black, 3.3);
  hall(b, W, H, '#96391f', 878);
  for (const [x, y] of scatter(rect(100, 130, W - 200, 700), 70, r, 12)) {
    for (let k = 0; k < 8; k++) b.dot(...polar(x, y, 7.4, (k / 8) * TAU), 3, K.ochre);
    b.dot(x, y, 2.8, K.pale);
  }
  garlands(b, 104, 696, 106);
  templeMusician(b, 'mridangam', 142, 918, 1.02, 1, -0.3, FISH_EYED);
  hangingLamp(b, 208, 150);
  hallLamp(b, 716, 930, 1);
  const d = b.on(24, 10);
  dancer(d);
  b.take(d);
  return { w: W, h: H, bg: K.wall, body: b.svg, finish: plaster(seed) };
}
