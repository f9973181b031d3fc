/** Warli dancers in a ring round the sun. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { dot } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

const DANCERS = 9;

function tile(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  A.border(SIZE, SIZE, 10);
  const c = SIZE / 2;
  A.sun(c, c, 44);
  const hands = series(DANCERS, (i) => {
    const turn = (i / DANCERS) * TAU - Math.PI / 2;
    const [x, y] = polar(c, c, 88, turn);
    return A.dancer(x, y, 1.38, turn + Math.PI / 2, i);
  });
  // two hands meet between every two dancers, each with its own arm
  hands.forEach((h, i) => {
    const [p, q] = [h.handR, hands[(i + 1) % DANCERS].handL],
      meet: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    A.ln([p, meet], 3);
    A.ln([q, meet], 3);
    A.add(dot(meet[0], meet[1], 5.4, WARLI.ricePaste));
  });
  // a tree stands in every corner of the field
  A.tree(108, SIZE - 74, 86, 0.8, 0);
  A.palm(SIZE - 104, SIZE - 70, 84);
  A.palm(104, 152, 76);
  A.tree(SIZE - 104, 150, 74, 0.8, 1);
  return onWall(A, SIZE, SIZE, seed, '#7a3b1e');
}

export const work: Work = {
  id: 'memory-warli',
  collection: 'memory',
  seed: 5,
  width: SIZE,
  height: SIZE,
  alt: 'Nine white Warli dancers hold hands in a ring round a sun between four trees, on brown.',
  draw: tile,
};
