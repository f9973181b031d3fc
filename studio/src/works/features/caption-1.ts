/** One line, drawn from the hills to the river, is the path on which a whole Warli village goes about its day. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { PASTE, WARLI } from '../../traditions/warli/style.ts';
import { drummer, onWall, warliHorse } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

const EARTH = '#8a3d22';

/** Centre line of the path, from the river up to the hills. */
const PATH = curveThrough([
  62, 640, 300, 652, 620, 642, 930, 650, 1086, 596, 1060, 480, 840, 442, 540, 446, 250, 440, 112, 366, 170,
  284, 430, 266, 720, 270, 940, 258, 1060, 216, 1070, 170, 1010, 130,
]);

/** Well with its wheel, two women at the rope. */
function well(A: Warli, x: number, y: number, s: number): void {
  A.block(rect(x - 64 * s, y - 108 * s, 128 * s, 112 * s));
  const at = (...p: number[]): Poly => polyline(p).map(([u, v]): Point => [x + u * s, y + v * s]);
  A.man(x - 46 * s, y, 0.84 * s, 0, { aL: [0.9, 1.7], aR: [1.2, 1.9], lean: 0.3, bun: true });
  A.man(x + 50 * s, y, 0.84 * s, 0, { fx: -1, aL: [0.5, 0.3], aR: [0.9, 1.6], lean: 0.2, bun: true });
  const wall = at(-26, -28, 26, -28, 22, 0, -22, 0);
  A.add(fill(wall, WARLI.earth), ink(wall, PASTE, 2));
  for (const [dx, dy] of [
    [-14, -20],
    [2, -20],
    [16, -20],
    [-6, -10],
    [10, -10],
  ] as const)
    A.ln(at(dx - 5, dy, dx + 5, dy), 1.5);
  A.ln(at(-26, -28, -26, -88), 2.6);
  A.ln(at(26, -28, 26, -88), 2.6);
  A.ln(at(-34, -86, 34, -86), 2.6);
  A.add(ink(ellipse(x, y - 76 * s, 10 * s), PASTE, 2), dot(x, y - 76 * s, 2.6 * s, PASTE));
  A.ln(at(-9, -76, -9, -36), 1.3);
}

/** Two-wheeled cart behind a pair of oxen, going right. */
function cart(A: Warli, x: number, y: number, s: number): void {
  A.ox(x + 78 * s, y, s, 1);
  A.ln(polyline(x - 52 * s, y - 40 * s, x + 104 * s, y - 48 * s), 3);
  A.ln(polyline(x - 48 * s, y - 62 * s, x + 24 * s, y - 62 * s), 2.2);
  for (let i = 0; i < 7; i++)
    A.ln(
      [
        [x + (-46 + i * 11.4) * s, y - 62 * s],
        [x + (-46 + i * 11.4) * s, y - 40 * s],
      ],
      1.5,
    );
  A.add(
    ink(ellipse(x - 14 * s, y - 18 * s, 22 * s, 22 * s, 0, 40), PASTE, 2.6),
    dot(x - 14 * s, y - 18 * s, 4 * s, PASTE),
  );
  for (let i = 0; i < 8; i++)
    A.ln([[x - 14 * s, y - 18 * s], polar(x - 14 * s, y - 18 * s, 21 * s, (i / 8) * 6.283)], 1.6);
  A.man(x + 4 * s, y - 42 * s, 0.52, 0, {
    aL: [1.1, 1.5],
    aR: [1.2, 1.6],
    lean: 0.3,
    lL: [1.2, 0.2],
    lR: [1.3, 0.2],
  });
}

/** A swing from the bough, a child on it. */
function swing(A: Warli, x: number, top: number, y: number): void {
  A.ln(polyline(x - 8, top, x - 22, y - 30), 1.4);
  A.ln(polyline(x + 12, top, x - 2, y - 26), 1.4);
  A.ln(polyline(x - 28, y - 30, x + 4, y - 25), 3);
  A.man(x - 12, y - 6, 0.5, -0.18, { aL: [-2.7, -2.9], aR: [2.7, 2.9], lL: [0.9, 0.5], lR: [1, 0.6] });
}

/** The middle stretch: a wedding comes home. */
function middleStretch(A: Warli): void {
  const saddle = warliHorse(A, 496, 452, 0.62, -1);
  A.man(saddle[0], saddle[1] + 32, 0.56, 0, {
    fx: -1,
    aL: [0.6, 1],
    aR: [0.9, 1.3],
    lL: [0.9, 0.2],
    lR: [1, 0.3],
  });
  drummer(A, 398, 452, 0.72, -1);
  A.tarpaPlayer(330, 450, 0.7, -1);
  for (let i = 0; i < 7; i++)
    A.man(580 + i * 38, 452 - (i > 5 ? 4 : 0), 0.68, 0, {
      fx: -1,
      aL: [-1.1, -2.3 - (i % 2) * 0.4],
      aR: [0.9, 2.2],
      lL: [-0.5, 0.1],
      lR: [0.45, -0.2],
      bun: i % 2 === 0,
      lean: 0.2,
    });
  A.block(rect(286, 362, 560, 100));
}

function draw(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const f = A.border(W, H, 14);
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  const stretch = walk(PATH, 8);
  for (const side of [-16, 16])
    A.ln(
      stretch.map((k) => polar(...k.p, side, k.a + Math.PI / 2)),
      2.6,
    );
  A.block([
    ...stretch.map((k) => polar(...k.p, 22, k.a + 1.57)),
    ...stretch.map((k) => polar(...k.p, -22, k.a + 1.57)).toReversed(),
  ]);
  A.add(fill(rect(L + 2, T + 2, f.w - 4, 94), WARLI.geru));
  A.hills(L, L + 612, T + 98, 84, 6);
  A.hills(L + 734, R, T + 96, 78, 4);
  A.sun(L + 673, T + 50, 29);
  A.block(rect(L, T, f.w, 104));
  // morning: to the river with pots, a cart to market, a family
  for (let i = 0; i < 6; i++) A.carrier(L + 40 + i * 48, 656 + 2 * Math.sin(i), 0.74, 1, i);
  cart(A, 560, 656, 0.84);
  for (const [i, x] of [822, 858, 894].entries())
    A.man(x, 656, i === 1 ? 0.5 : 0.74, 0, {
      aL: [-0.8, -0.2],
      aR: [0.8, 0.3],
      lL: [-0.45, -0.1],
      lR: [0.45, -0.05],
      bun: i === 2,
      fx: -1,
    });
  A.block(rect(L, 572, 900 - L, 100));
  middleStretch(A);
  // the upper stretch: out to the field
  A.plough(600, 276, 0.66, 1);
  for (let i = 0; i < 4; i++)
    A.man(760 + i * 38, 274 - i * 3, 0.58, 0, {
      aL: [-0.5, -0.1],
      aR: [2.6, 2.9],
      lL: [-0.45, -0.1],
      lR: [0.45, 0],
      bun: i % 2 === 1,
    });
  for (const x of [290, 334, 378]) A.carrier(x, 280, 0.58, 1, 0);
  A.block(rect(260, 196, 660, 84));
  // homes, trees and fields between
  A.hut(L + 84, 562, 124, 104);
  A.hut(L + 212, 562, 88, 80);
  A.pounders(L + 320, 566, 0.74);
  A.hut(L + 428, 562, 92, 86);
  A.hen(L + 492, 562, 0.9, -1);
  A.hen(L + 520, 566, 0.8, 1);
  A.tree(664, 572, 106, 1.35, 0);
  swing(A, 716, 508, 572);
  well(A, 832, 566, 0.84);
  A.palm(922, 574, 100);
  A.hut(990, 562, 92, 84);
  A.field(polyline(392, 300, 760, 300, 762, 350, 388, 350));
  A.hut(226, 374, 92, 72);
  A.tree(306, 364, 74, 0.8, 1);
  A.hut(846, 372, 96, 80);
  A.palm(930, 396, 112);
  A.hut(1030, 400, 110, 100);
  A.tree(R - 34, 420, 120, 0.7, 0);
  A.tree(L + 40, 270, 92, 0.8, 0);
  A.birds(L + 940, T + 130, 4);
  // the river with its fish
  for (let k = 0; k < 4; k++)
    A.ln(
      curve([
        [L, B - 36 + k * 10],
        [L + 260, B - 42 + k * 10],
        [L + 540, B - 34 + k * 10],
        [L + 820, B - 42 + k * 10],
        [R, B - 35 + k * 10],
      ] as Poly),
      k % 3 ? 1.1 : 2.2,
    );
  for (let i = 0; i < 9; i++) {
    const [x, y] = [L + 70 + i * 116, B - 23 + (i % 2) * 5];
    A.add(
      fill(leaf(x - 15, y, 30, 7, 0), PASTE),
      fill(polyline(x - 13, y, x - 24, y - 7, x - 24, y + 7), PASTE),
    );
  }
  A.block(rect(L, B - 46, f.w, 46));
  A.fillGround(f);
  return onWall(A, W, H, seed, EARTH);
}

export const work: Work = {
  id: 'caption-1',
  collection: 'features',
  seed: 14,
  width: W,
  height: H,
  alt: 'One white path winds from the hills to the river through a Warli village of huts, a well, a wedding, a cart and a field.',
  draw,
};
