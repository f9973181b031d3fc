/** The tarpa dance in the middle of a village. */
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, rect } from '../../../draw/shapes.ts';
import { fill, line } from '../../../draw/svg.ts';
import { Warli, onRedWall } from '../painter.ts';
import { PASTE, WARLI } from '../style.ts';

export function tarpa(seed: number, w = 1000, h = 1000): Painting {
  const r = new Rng(seed),
    A = new Warli(r),
    f = A.border(w, h, 16),
    cx = w / 2,
    cy = h * 0.53;
  A.spiral(cx, cy + 4, 130, 306, 2.38, 0.69);
  A.tarpaPlayer(cx - 34, cy + 46, 0.84);
  for (const [dx, dy, fx] of [
    [-64, -18, 1],
    [54, -22, -1],
  ] as const) {
    A.man(cx + dx, cy + dy, 0.44, 0, {
      fx,
      aL: [0.8, 1.4],
      aR: [0.9, 1.3],
      lL: [-1.2, 0.6],
      lR: [1.1, -0.4],
      lean: 0.2,
    });
    A.add(
      fill(ellipse(cx + dx + fx * 19, cy + dy - 20, 10, 6.5), PASTE) +
        line(ellipse(cx + dx + fx * 19, cy + dy - 20, 6, 3.8), WARLI.geru, 1.4, true),
    );
  }
  A.block(ellipse(cx, cy, 360));
  A.occ = [ellipse(cx, cy, 366, 366, 0, 60)];
  A.man(cx + 50, cy + 56, 0.42, 0, {
    aL: [-1.9, -2.6],
    aR: [1.9, 2.6],
    lL: [-0.7, 0.2],
    lR: [0.6, -0.3],
    fx: -1,
  });
  const L = f.x,
    R = f.x + f.w,
    B = f.y + f.h;
  A.sun(L + 92, f.y + 84, 44);
  A.moon(R - 74, f.y + 66, 30);
  A.hills(L + 190, R - 150, f.y + 106, 92, 7);
  A.block(rect(L + 180, f.y, R - L - 320, 110));
  A.hut(R - 62, f.y + 236, 96, 110);
  A.hut(L + 74, B - 30, 116, 128);
  A.hut(L + 196, B - 8, 84, 92);
  A.tree(R - 58, B - 8, 160, 0.8, 0);
  A.palm(L + 36, B - 184, 160);
  A.tree(L + 48, f.y + 430, 130, 0.8, 2);
  A.carrier(L + 280, B - 6, 0.62, 1, 0);
  A.carrier(L + 318, B - 4, 0.6, 1, 1);
  A.pounders(cx + 104, B - 4, 0.62);
  A.ox(R - 44, f.y + 466, 0.52, -1);
  A.tree(R - 46, f.y + 404, 140, 0.8, 0);
  A.palm(R - 36, B - 206, 150);
  A.tree(R - 176, f.y + 206, 86, 0.8, 2);
  A.hut(R - 168, B - 6, 84, 94);
  A.carrier(L + 30, f.y + 262, 0.66, 1, 0);
  A.carrier(L + 70, f.y + 266, 0.62, 1, 0);
  A.carrier(L + 108, f.y + 262, 0.64, 1, 0);
  A.hen(cx - 44, B - 10, 1, 1);
  A.hen(cx - 16, B - 8, 0.8, 1);
  A.hen(cx + 44, B - 10, 0.9, -1);
  A.birds(cx - 90, f.y + 122, 5);
  A.birds(R - 170, f.y + 50, 4);
  A.fillGround(f);
  return onRedWall(A, w, h, seed);
}
