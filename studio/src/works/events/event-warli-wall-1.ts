/** The wall at work: Warli people on a bamboo scaffold, a ladder and each other's shoulders paint Warli people. */
import { curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, lerp } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import { DOING, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { basket, dog } from '../../traditions/warli/things.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const PASTE = WARLI.ricePaste;
/** The wall that is being painted, and the street in front of it. */
const WALL = { x: 34, y: 34, w: 932, h: 520 };
const STREET = 700;

/** A stick brush in a hand. */
function brush(A: Warli, [x, y]: Point, dx: number, dy: number) {
  A.ln(polyline(x - dx * 0.4, y - dy * 0.4, x + dx, y + dy), 2.2);
  A.add(dot(x + dx, y + dy, 2.8, PASTE));
}

/** Bowl of rice paste. */
function bowl(A: Warli, x: number, y: number, s: number) {
  A.add(fill(curveThrough(offsets(x, y, [-13, -1, -9, 0, 9, 0, 13, -1], s, 10 * s)), PASTE));
  A.ln(polyline(x - 15 * s, y - 10 * s, x + 15 * s, y - 10 * s), 2);
}

/** What is on the wall already. */
function mural(A: Warli) {
  const [L, T] = [WALL.x + 20, WALL.y + 20];
  A.spiral(L + 214, T + 222, 52, 142, 2, 0.5);
  A.tarpaPlayer(L + 192, T + 250, 0.66);
  A.hills(L + 300, L + 452, T + 64, 50, 4);
  A.palm(L + 34, T + 472, 112);
  A.palm(L + 470, T + 140, 104);
  A.hut(L + 122, T + 474, 88, 80);
  A.tree(L + 212, T + 474, 82, 0.8, 0);
  A.ox(L + 398, T + 474, 0.6, 1);
  for (const [i, u] of [0, 34, 66, 96].entries())
    person(
      A,
      L + 400 + u,
      T + 256 + (i % 2) * 3,
      0.52,
      [DOING.stamp(), DOING.skip(), DOING.twirl(), DOING.bend()][i],
    );
  A.ln(curveThrough(offsets(L, T, [0, 480, 200, 476, 400, 482, 560, 478])), 2);
  A.hut(L + 410, T + 400, 64, 62);
}

/** Bamboo poles, planks and ropes. */
function scaffold(A: Warli) {
  for (const x of [596, 742, 900])
    for (const o of [0, 6]) A.ln(polyline(x + o, STREET - 4, x + o * 0.6 + 2, 82), o ? 1.6 : 2.6);
  for (const y of [306, 500]) {
    const plank = rect(572, y, 360, 11);
    A.add(fill(plank, WARLI.earth), ink(plank, PASTE, 2.2));
    for (let x = 590; x < 920; x += 22) A.ln(polyline(x, y + 3, x + 8, y + 8), 1.2);
    for (const x of [598, 744, 902])
      for (const k of [-7, 0, 7]) A.ln(polyline(x - 9, y + 6 + k, x + 9, y + 4 - k), 1.4);
  }
}

/** Lower plank: a dancer grows under the brush. */
function lowerPlank(A: Warli): void {
  const q = person(A, 648, 498, 1.3, { ...DOING.squat(), cap: true }, 1);
  brush(A, q.hands[1], 20, -8);
  person(A, 742, 470, 0.62, {
    ...DOING.stamp(),
    arms: [
      [-1.2, -1],
      [1.2, 1],
    ],
  });
  const tall = person(
    A,
    852,
    498,
    1.34,
    {
      ...DOING.point(),
      arms: [
        [-0.5, 0.6],
        [1.7, 2],
      ],
    },
    -1,
  );
  brush(A, tall.hands[1], -18, -10);
  bowl(A, 896, 499, 1.1);
  A.ln(curveThrough(786, 452, 792, 420, 800, 398), 2);
  A.ln(curveThrough(800, 398, 788, 384, 806, 376), 2);
  // in the street: ladder, shoulders, children, critics
  for (const o of [-13, 13]) A.ln(polyline(486 + o, STREET, 540 + o * 0.7, 330), 2.8);
  for (let k = 1; k < 12; k++) {
    const t = k / 12;
    A.ln(
      [
        [lerp(473, 531, t), lerp(STREET, 330, t)],
        [lerp(499, 549, t), lerp(STREET, 330, t)],
      ],
      2.2,
    );
  }
  const climber = person(A, 512, 548, 1.2, { ...DOING.climb(), bun: true, sari: true }, 1);
  brush(A, climber.hands[1], 4, -20);
  const father = person(A, 356, STREET, 1.36, {
    ...DOING.stand(),
    cap: true,
    arms: [
      [-0.9, 2.4],
      [0.9, -2.4],
    ],
  });
  const child = person(
    A,
    father.head[0],
    father.head[1] + 34,
    0.78,
    {
      ...DOING.reach(),
      legs: [
        [-0.7, 0.2],
        [0.7, -0.2],
      ],
    },
    -1,
  );
  brush(A, child.hands[1], -6, -16);
  A.hen(424, STREET, 0.9, 1);
  const low = person(A, 250, STREET + 2, 0.84, { ...DOING.reach(), bun: true }, -1);
  brush(A, low.hands[1], -10, -14);
  const low2 = person(A, 176, STREET + 2, 0.78, DOING.squat(), -1);
  brush(A, low2.hands[1], -14, -6);
  bowl(A, 212, STREET + 2, 1.1);
  const lady = person(A, 82, STREET, 1.3, { ...DOING.bearHead(), bun: true, sari: true });
  basket(A, lady.head[0], lady.head[1] - 8, 0.86, 4);
  person(A, 668, STREET, 1.26, { ...DOING.shade() }, 1);
  person(A, 806, STREET, 1.2, { ...DOING.bearHip(), bun: true, sari: true }, -1);
  person(A, 846, STREET, 0.74, { ...DOING.pull(), bun: true }, -1);
  dog(A, 946, STREET, 1.1, -1);
  A.ln(curveThrough(offsets(0, STREET, [20, 12, 300, 8, 640, 14, 980, 9])), 2.4);
  for (let x = 34; x < W - 30; x += 26) A.ln(polyline(x, STREET + 24, x + 12, STREET + 24), 2.2);
  const body = clip(rect(0, 0, W, H), A.out.join(''));
  A.out.length = 0;
  A.add(body);
}

function street(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const wall = rect(WALL.x, WALL.y, WALL.w, WALL.h);
  A.add(fill(rect(0, 0, W, H), '#8a5a33'), fill(wall, WARLI.geru));
  A.add(ink(wall, PASTE, 3));
  // the border has come halfway round
  for (let x = WALL.x + 6; x < 640; x += 18)
    A.add(fill(polyline(x, WALL.y + 3, x + 16, WALL.y + 3, x + 8, WALL.y + 17), PASTE));
  for (let y = WALL.y + 22; y < WALL.y + WALL.h - 20; y += 18)
    A.add(fill(polyline(WALL.x + 3, y, WALL.x + 3, y + 16, WALL.x + 17, y + 8), PASTE));
  mural(A);
  scaffold(A);
  // upper plank: the sun is being drawn, somebody mixes, somebody rests with dangling legs
  for (let k = 1; k <= 3; k++) A.add(ink(ellipse(690, 130, 13 * k), PASTE, 2));
  for (let i = 0; i < 22; i++) {
    const a = -2.4 + (i / 30) * 6.283;
    A.ln(
      [
        [690 + Math.cos(a) * 44, 130 + Math.sin(a) * 44],
        [690 + Math.cos(a) * (i % 2 ? 56 : 64), 130 + Math.sin(a) * (i % 2 ? 56 : 64)],
      ],
      1.8,
    );
  }
  const sunPainter = person(A, 800, 304, 1.36, { ...DOING.reach(), bun: true, sari: true }, -1);
  brush(A, sunPainter.hands[1], -16, -16);
  bowl(A, 856, 304, 1);
  person(A, 904, 346, 1.1, { ...DOING.dangle(), cap: true }, 1);
  lowerPlank(A);
  return onWall(A, W, H, seed, '#6f371d');
}

export const work: Work = {
  id: 'event-warli-wall-1',
  collection: 'events',
  seed: 61,
  width: W,
  height: H,
  alt: 'White Warli figures on scaffold, ladder and shoulders paint a brown street wall that is half full of dancers; a dog and hens look on.',
  draw: street,
};
