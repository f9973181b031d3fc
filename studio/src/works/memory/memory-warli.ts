/** Warli dancers in a ring round the sun, arms linked behind their backs. */
import { type Point, TAU, polar } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { type Attitude, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

const DANCERS = 16;

/** Steps of the dance, none the same as its neighbour's. */
const STEPS: Pick<Attitude, 'lean' | 'legs' | 'nod'>[] = [
  {
    lean: 0.12,
    legs: [
      [-0.5, 0.1],
      [0.3, -0.3],
    ],
  },
  {
    lean: 0.26,
    legs: [
      [0.2, -0.7],
      [0.75, 0.1],
    ],
  },
  {
    lean: -0.06,
    legs: [
      [-0.2, -1.1],
      [0.25, 0.05],
    ],
    nod: 0.4,
  },
  {
    lean: 0.06,
    legs: [
      [-0.7, 0.2],
      [0.75, -0.2],
    ],
  },
  {
    lean: 0.2,
    legs: [
      [-0.6, -0.4],
      [0.35, 0.5],
    ],
    nod: -0.5,
  },
];

function tile(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  A.border(SIZE, SIZE, 10);
  const c = SIZE / 2;
  A.sun(c, c, 46);
  let last: Point | undefined, first: Point | undefined;
  for (let i = 0; i < DANCERS; i++) {
    const out = (i / DANCERS) * TAU - Math.PI / 2,
      woman = i % 3 !== 1;
    const q = person(
      A,
      ...polar(c, c, 104, out),
      1.3,
      {
        ...STEPS[(i * 3) % STEPS.length],
        arms: [
          [-1.1 - (i % 3) * 0.08, -0.8],
          [1.1 + (i % 2) * 0.1, 0.8],
        ],
        bun: woman,
        sari: woman && i % 2 === 0,
      },
      1,
      out + Math.PI / 2,
    );
    if (last) A.ln([last, q.hands[0]], 2.6);
    first ??= q.hands[0];
    last = q.hands[1];
  }
  if (first && last) A.ln([last, first], 2.6);
  // a tree stands in every corner of the field
  A.tree(92, SIZE - 62, 62, 0.66, 0);
  A.palm(SIZE - 88, SIZE - 60, 62);
  A.palm(90, 132, 58);
  A.tree(SIZE - 90, 130, 56, 0.66, 1);
  return onWall(A, SIZE, SIZE, seed, '#7a3b1e');
}

export const work: Work = {
  id: 'memory-warli',
  collection: 'memory',
  seed: 5,
  width: SIZE,
  height: SIZE,
  alt: 'Sixteen white Warli dancers with linked arms circle a sun, every one in another step, between four trees on brown.',
  draw: tile,
};
