/** Warli dancers in a ring round the sun. */
import { TAU, polar } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

const DANCERS = 7;

function tile(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  A.border(SIZE, SIZE, 10);
  const c = SIZE / 2;
  A.sun(c, c, 40);
  const hands = Array.from({ length: DANCERS }, (_, i) => {
    const turn = (i / DANCERS) * TAU - Math.PI / 2;
    const [x, y] = polar(c, c, 82, turn);
    return A.dancer(x, y, 1.46, turn + Math.PI / 2, i);
  });
  hands.forEach((h, i) => A.ln([h.handR, hands[(i + 1) % DANCERS].handL], 5));
  return onWall(A, SIZE, SIZE, seed, '#7a3b1e');
}

export const work: Work = {
  id: 'memory-warli',
  collection: 'memory',
  seed: 5,
  width: SIZE,
  height: SIZE,
  alt: 'Seven white Warli dancers hold hands in a ring round a sun on brown.',
  draw: tile,
};
