/** Tarpa circle: a linked spiral of dancers, large, round one player; village life fills the corners. */
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { drummer, onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 1000;

function tarpaCircle(seed: number): Painting {
  const A = new Warli(new Rng(seed)),
    f = A.border(W, H, 14),
    cx = W / 2,
    cy = H / 2 + 2,
    L = f.x,
    R = f.x + f.w,
    T = f.y,
    B = f.y + f.h;
  motif('Spiral of dancers', () => A.spiral(cx, cy, 122, 340, 2.06, 0.98));
  motif('Tarpa player', () => A.tarpaPlayer(cx - 40, cy + 74, 1.5));
  // children who copy the steps round the player's feet
  [
    [52, 96, -1],
    [-92, 20, 1],
  ].forEach(([dx, dy, fx]) => {
    const child = () =>
      A.man(cx + dx, cy + dy, 0.56, 0, {
        aL: [-1.9, -2.6],
        aR: [1.9, 2.6],
        lL: [-0.8, 0.3],
        lR: [0.7, -0.3],
        fx,
      });
    // on the colouring sheet the pipe would cut off the head of the one below it
    if (dx > 0) redrawn(child);
    else child();
  });
  motif('Drummer', () => drummer(A, cx + 96, cy + 46, 0.72, -1));
  drummer(A, cx - 150, cy + 96, 0.74, 1);
  A.man(cx - 146, cy - 20, 0.66, 0, { aL: [-1.9, -2.6], aR: [1.9, 2.6], lL: [-0.8, 0.3], lR: [0.7, -0.3] });
  A.occ = [ellipse(cx, cy, 442, 442, 0, 70), ellipse(cx, cy, 128)];
  // four corners: two homes, a palm grove, the threshing floor
  motif('Hut', () => A.hut(L + 66, B - 14, 106, 112));
  motif('Palm', () => A.palm(L + 26, B - 128, 132));
  A.hut(R - 64, B - 16, 104, 108);
  A.tree(R - 26, B - 122, 116, 0.7, 0);
  motif('Sun', () => A.sun(L + 70, T + 70, 34));
  A.palm(L + 150, T + 96, 88);
  A.tree(L + 28, T + 196, 96, 0.7, 1);
  A.moon(R - 38, T + 40, 20);
  A.hut(R - 128, T + 94, 78, 84);
  A.palm(R - 28, T + 196, 112);
  A.carrier(L + 140, B - 8, 0.56, 1, 0);
  A.carrier(L + 172, B - 4, 0.54, 1, 1);
  A.pounders(R - 154, B - 6, 0.52);
  A.birds(L + 210, T + 26, 3);
  A.birds(R - 220, T + 26, 3);
  [
    [L + 210, 1],
    [L + 238, 1],
    [R - 216, -1],
  ].forEach(([x, d]) => A.hen(x, B - 6, 0.8, d));
  A.block(rect(0, 0, W, T));
  A.fillGround(f);
  return onWall(A, W, H, seed, '#74411f');
}

export const work: Work = {
  id: 'painting-warli-tarpa-circle',
  collection: 'paintings',
  seed: 14,
  width: 1000,
  height: 1000,
  alt: 'White stick figures link arms in a spiral round a man playing the tarpa, on a brown mud wall with huts and palms in the corners.',
  draw: tarpaCircle,
};
