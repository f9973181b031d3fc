/** Warli panorama: the tarpa spiral in the middle of huts, fields and palms. */
import { polyline } from '../../draw/curves.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { drummer, onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const W = 1200;

const H = 800;

const OCHRE = '#8c4f20';

function panorama(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const f = A.border(W, H, 16);
  const cx = W / 2;
  const cy = H / 2 + 14;
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  A.spiral(cx, cy, 108, 244, 2.18, 0.66);
  A.tarpaPlayer(cx - 26, cy + 42, 0.92);
  drummer(A, cx + 62, cy + 34, 0.52, -1);
  A.occ = [ellipse(cx, cy, 318, 312, 0, 60)];
  // hills with the sun on one side, the moon on the other
  A.hills(L + 130, L + 330, T + 96, 82, 3);
  A.block(rect(L + 120, T, 220, 100));
  A.hills(R - 330, R - 130, T + 96, 82, 3);
  A.block(rect(R - 340, T, 220, 100));
  A.sun(L + 66, T + 66, 38);
  A.moon(R - 60, T + 56, 26);
  A.birds(L + 214, T + 14, 4);
  A.birds(R - 240, T + 14, 4);
  // homes under palms
  A.hut(L + 92, T + 270, 148, 150);
  A.palm(L + 196, T + 288, 166);
  A.tree(L + 24, T + 306, 126, 0.8, 0);
  A.pounders(L + 64, T + 366, 0.78);
  A.tree(L + 152, T + 378, 100, 0.8, 2);
  A.hut(R - 92, T + 272, 150, 152);
  A.palm(R - 196, T + 286, 160);
  A.tree(R - 24, T + 318, 126, 0.8, 1);
  A.carrier(R - 150, T + 366, 0.78, -1, 0);
  A.carrier(R - 104, T + 370, 0.74, -1, 1);
  A.carrier(R - 60, T + 366, 0.76, -1, 2);
  // fields with a plough and a line of carriers
  A.plough(L + 132, T + 486, 0.8, 1);
  A.field(polyline(L + 8, T + 506, L + 232, T + 500, L + 286, B - 92, L + 8, B - 88));
  for (let i = 0; i < 6; i++) A.carrier(L + 34 + i * 46, B - 6, 0.72, 1, i);
  A.field(polyline(R - 232, T + 404, R - 8, T + 400, R - 8, B - 148, R - 258, B - 152));
  A.ox(R - 150, B - 34, 0.72, -1);
  A.tree(R - 282, B - 6, 104, 0.8, 0);
  A.man(R - 216, B - 10, 0.76, 0, {
    fx: -1,
    aL: [-1.6, -2.4],
    aR: [0.6, 1.2],
    lL: [-0.4, -0.1],
    lR: [0.4, 0],
  });
  A.palm(R - 40, B - 6, 128);
  for (const [x, fx] of [
    [cx - 252, 1],
    [cx - 222, 1],
    [cx + 246, -1],
  ] as const)
    A.hen(x, B - 8, 0.9, fx);
  A.fillGround(f);
  return onWall(A, W, H, seed, OCHRE);
}

export const work: Work = {
  id: 'hero-warli',
  collection: 'hero',
  seed: 27,
  width: W,
  height: H,
  alt: 'A whole Warli village in white on ochre: dancers in a spiral round a tarpa player, huts, fields, palms and a plough.',
  draw: panorama,
};
