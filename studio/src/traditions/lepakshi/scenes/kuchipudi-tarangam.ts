/** A Kuchipudi dancer on the rim of a brass plate, a pot on her head, a lamp on either palm; a singer keeps time. */
import { curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { type Poly, TAU, polar, series } from '../../../draw/geometry.ts';
import { scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { fill } from '../../../draw/svg.ts';
import { Brush } from '../../../motifs/people/brush.ts';
import { foot } from '../../../motifs/people/foot.ts';
import { Limb, jointed } from '../../../motifs/people/limb.ts';
import { pleats } from '../../../motifs/people/pleats.ts';
import { ceilingBand } from '../ceiling-band.ts';
import { ankleBells, dancerHead, dancerTrunk, girdle } from '../dancer.ts';
import { templeMusician } from '../musician.ts';
import { K, plaster } from '../style.ts';
import { weave } from '../weave.ts';

const [W, H] = [800, 1000];

const BRASS = '#e2ab3e';

/** Clay lamp with its flame. */
function palmLamp(b: Brush, x: number, y: number): void {
  b.shape(
    loopThrough(x - 34, y - 16, x - 22, y, x, y + 5, x + 22, y, x + 34, y - 16, x, y - 11),
    '#b5562a',
    0.9,
  );
  b.beads(curveThrough(x - 24, y - 6, x, y + 1, x + 24, y - 6), 2.4, K.pale);
  b.shape(leaf(x, y - 10, 50, 11, -Math.PI / 2, 0, 0.32), K.red, 0.7);
  b.fill(leaf(x, y - 11, 34, 6.4, -Math.PI / 2, 0, 0.32), '#f4c552');
  b.fill(leaf(x, y - 12, 18, 3.4, -Math.PI / 2, 0, 0.4), K.white);
}

/** The plate, tipped towards us under her weight. */
function plate(b: Brush, x: number, y: number): void {
  const tip = -0.09;
  b.fill(ellipse(x, y + 38, 126, 18), '#4f2014');
  b.shape(ellipse(x + 2, y + 16, 124, 38, tip, 80), '#8a5a1c', 0.9);
  b.shape(ellipse(x, y, 128, 40, tip, 80), BRASS);
  b.shape(ellipse(x, y + 3, 106, 29, tip, 80), '#b9802a', 0.7);
  b.shape(ellipse(x, y + 6, 100, 25, tip, 80), '#d89c34', 0.4);
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * TAU;
    b.shape(
      leaf(
        x + Math.cos(a) * 40,
        y + 6 + Math.sin(a) * 8,
        12 + 34 * Math.abs(Math.cos(a)),
        5,
        Math.atan2(Math.sin(a) * 0.2, Math.cos(a)),
      ),
      i % 2 ? BRASS : '#9a5a1c',
      0.3,
    );
  }
  b.beads(ellipse(x, y + 6, 90, 21, tip, 80), 2.6, BRASS);
}

/** Pot on a ring of cloth. */
function waterPot(b: Brush, x: number, y: number): void {
  b.shape(
    loopThrough(
      x - 42,
      y,
      x - 30,
      y - 12,
      x,
      y - 15,
      x + 30,
      y - 12,
      x + 42,
      y,
      x + 26,
      y + 10,
      x,
      y + 12,
      x - 26,
      y + 10,
    ),
    K.red,
    0.9,
  );
  for (const d of [-26, -9, 9, 26])
    b.stroke(curveThrough(x + d - 6, y - 12, x + d + 4, y, x + d - 2, y + 10), 0.5, K.pale);
  const pot = loopThrough(
    x - 18,
    y - 92,
    x - 22,
    y - 82,
    x - 40,
    y - 68,
    x - 50,
    y - 44,
    x - 36,
    y - 18,
    x,
    y - 8,
    x + 36,
    y - 18,
    x + 50,
    y - 44,
    x + 40,
    y - 68,
    x + 22,
    y - 82,
    x + 18,
    y - 92,
  );
  b.cloth(pot, BRASS, () => {
    for (const [dy, c] of [
      [-62, K.red],
      [-30, K.green],
    ] as const)
      b.band(curveThrough(x - 54, y + dy, x, y + dy + 9, x + 54, y + dy), c, 10, K.pale);
    b.stroke(curveThrough(x - 36, y - 50, x - 30, y - 34, x - 20, y - 26), 1, '#fbe7ad');
  });
  b.shape(loopThrough(x - 28, y - 94, x, y - 88, x + 28, y - 94, x, y - 100), BRASS, 0.8);
  for (let i = 0; i < 5; i++)
    b.shape(leaf(x, y - 94, 44, 9, -Math.PI / 2 + (i - 2) * 0.5, 0, 0.5), i % 2 ? '#7f9a58' : K.green, 0.6);
}

function dancer(b: Brush): void {
  for (const sg of [-1, 1]) {
    const p = polyline(
      400 + sg * 62,
      566,
      400 + sg * 132,
      560,
      400 + sg * 214,
      660,
      400 + sg * 148,
      634,
      400 + sg * 74,
      610,
    );
    b.add(weave(b.map(p), 'zigzag', [K.pale, K.red, K.deep], sg > 0 ? 1.2 : 1.9, 12));
  }
  // plait with jasmine, swung out by the turn
  const plait = new Limb(polyline(366, 306, 318, 400, 300, 500, 252, 580, 196, 606), 12, 14, 13, 12, 9);
  b.shape(plait.outline, K.black, 0.7);
  for (let i = 0; i < 14; i++)
    b.disc(...plait.at(0.22 + i * 0.05, i % 2 ? 0.3 : -0.3), 6.6, i % 3 ? K.white : '#d8803c', 0.45);
  for (let i = 0; i < 3; i++) b.disc(...polar(...plait.at(1, 0), 12, 2.2 + i), 9, K.red, 0.6);
  const legs = [
    new Limb(jointed(356, 600, 268, 716, 328, 838), 50, 54, 47, 39, 31, 23),
    new Limb(jointed(446, 600, 544, 704, 478, 824), 50, 54, 47, 39, 31, 23),
  ];
  legs.forEach((leg, i) => {
    const fx = i ? 1 : -1;
    // toes hook over the rim
    foot(b, i ? 480 : 326, i ? 810 : 834, 0.96, i ? 0.26 : -0.3, fx, K.skin, K.red);
    b.add(weave(b.map(leg.outline), 'blocks', [K.red, K.pale, K.ochre], i ? 0.9 : -0.9, 15));
    b.within(leg.outline, () => {
      for (const t of [0.14, 0.24, 0.34]) b.stroke(leg.across(t, 0.04), 0.5);
      b.fill(leg.strip(0.7, 0.8, 0.02), K.deep);
      b.beads(leg.across(0.75, 0.02), 3.6, K.ochre);
      const side = leg.along(i ? -0.86 : 0.86, 0, 0.72);
      b.even(side, K.black, 22);
      b.even(side, K.ochre, 18);
      for (let k = 0; k < 16; k++) b.dot(...leg.at(0.04 + k * 0.044, i ? -0.84 : 0.84), 3.2, K.red);
    });
    b.contour(leg.outline);
    ankleBells(b, leg);
  });
  const fan = { base: K.pale, shade: '#8a5a24', zigzag: 6 };
  pleats(b, polyline(350, 596, 314, 680, 296, 776), polyline(452, 596, 486, 676, 506, 762), {
    n: 12,
    ...fan,
    hems: [
      [0.5, 0.56, K.red],
      [0.74, 0.95, K.green],
      [0.95, 1, K.ochre],
    ],
    sag: 34,
    spot: K.red,
  });
  pleats(b, polyline(356, 594, 334, 636, 324, 682), polyline(446, 594, 468, 634, 480, 676), {
    n: 9,
    base: K.green,
    shade: K.black,
    hems: [
      [0.6, 0.68, K.ochre],
      [0.76, 0.96, K.red],
    ],
    zigzag: 5,
    sag: 20,
    spot: K.pale,
  });
  dancerTrunk(
    b,
    {
      left: [334, 392, 214, 446, 168, 372],
      right: [466, 390, 590, 422, 640, 298],
      hands: [
        ['pataka', -2.9, -1],
        ['pataka', -0.24, 1],
      ],
    },
    { skin: K.skin, blouse: [K.red, K.pale, K.ochre], woven: 'rings' },
  );
  palmLamp(b, 128, 340);
  palmLamp(b, 682, 268);
  const hips = curveThrough(326, 560, 362, 584, 400, 590, 438, 584, 474, 560);
  b.cloth([...hips, [478, 602], [440, 616], [360, 616], [322, 602]], K.red, () => {
    for (let i = 0; i < 9; i++) b.dot(330 + i * 18, 600 + (i % 2) * 6, 3.4, K.pale);
  });
  girdle(b, curveThrough(324, 556, 362, 580, 400, 587, 438, 580, 476, 556));
  const h = b.on(392, 270, 1.16, -0.02);
  dancerHead(h, K.skin);
  b.take(h);
  waterPot(b, 386, 196);
}

/** Arch of leaves behind her, courses of it from outside to inside. */
function arch(b: Brush, cx: number, spring: number, floor: number, half: number): void {
  const bow = (k: number): Poly => [
    [cx - half - k, floor],
    ...series(61, (i) => polar(cx, spring, half + k, Math.PI + (i / 60) * Math.PI)),
    [cx + half + k, floor],
  ];
  walk(bow(34), 23).forEach((k, i) =>
    b.shape(leaf(...k.p, 36, 12, k.a - Math.PI / 2 + 0.25, 0.14, 0.45), i % 2 ? K.red : K.ochre, 0.5),
  );
  for (const [k, col] of [
    [34, K.ochre],
    [22, K.red],
    [6, K.pale],
  ] as const)
    b.shape(bow(k), col, 0.8);
  b.shape(bow(0), K.deep, 0.8);
  for (const s of walk(bow(14), 21)) {
    b.disc(...s.p, 6.4, K.pale, 0.4);
    b.dot(...s.p, 2.4, K.red);
  }
}

/** The whole wall. */
export function kuchipudiTarangam(seed: number): Painting {
  const r = new Rng(seed);
  const b = new Brush(K.black, 3.3);
  b.add(fill(rect(0, 0, W, H), K.black), fill(rect(14, 14, W - 28, H - 28), K.wall));
  for (const [x, y] of scatter(rect(30, 80, W - 60, 780), 44, r, 6)) {
    for (let k = 0; k < 4; k++) b.fill(leaf(x, y, 15, 4.4, (k / 4) * TAU + x), '#d9824c');
    b.dot(x, y, 3, K.ochre);
  }
  arch(b, 400, 420, 900, 292);
  for (const [x, y] of scatter(rect(140, 150, 520, 700), 56, r, 6)) {
    if (Math.hypot(x - 400, Math.min(0, y - 420)) > 260) continue;
    for (let k = 0; k < 8; k++) b.dot(...polar(x, y, 7, (k / 8) * TAU), 2.8, K.ochre);
    b.dot(x, y, 2.6, K.pale);
  }
  b.add(fill(rect(14, 880, W - 28, H - 894), '#7f3420'));
  b.even(polyline(14, 880, W - 14, 880), K.black, 4);
  b.beads(polyline(20, 888, W - 20, 888), 3, K.pale);
  b.add(
    ceilingBand(14, 14, W - 28, 30, 'petals'),
    ceilingBand(14, 46, W - 28, 26, 'steps'),
    ceilingBand(14, H - 46, W - 28, 32, 'petals'),
  );
  plate(b, 404, 902);
  const d = b.on(0, 26);
  dancer(d);
  b.take(d);
  templeMusician(b, 'cymbals', 690, 938, 1.04, -1, -0.34);
  return { w: W, h: H, bg: K.deep, body: b.svg, finish: plaster(seed) };
}
