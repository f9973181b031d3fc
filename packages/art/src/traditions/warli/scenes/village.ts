/** A village by a river, in strips. */
import { curve, leaf, polyline, rect, walk } from '../../../draw/geometry.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { fill } from '../../../draw/svg.ts';
import { Warli, onRedWall } from '../painter.ts';
import { PASTE } from '../style.ts';

export function village(seed: number, w = 1000, h = 720): Painting {
  const r = new Rng(seed),
    A = new Warli(r),
    f = A.border(w, h, 14),
    L = f.x,
    R = f.x + f.w,
    B = f.y + f.h,
    g1 = f.y + 232,
    g2 = f.y + 400;
  A.sun(r.chance(0.5) ? R - 96 : L + 96, f.y + 66, 36);
  A.hills(L, R, f.y + 128, 96, 9);
  A.block(rect(L, f.y + 32, f.w, 96));
  A.birds((L + R) / 2, f.y + 20, 9);
  A.hut(L + 92, g1, 120, 104);
  A.hut(L + 262, g1 - 6, 92, 82);
  A.hut(R - 250, g1 + 2, 112, 98);
  A.tree(L + 182, g1 + 20, 104, 0.8, 1);
  A.tree(R - 150, g1 + 12, 118, 0.9, 0);
  A.palm(R - 52, g1 + 26, 138);
  A.palm(R - 360, g1 + 8, 118);
  A.tree(L + 400, g1, 92, 1, 2);
  A.pounders(L + 478, g1 + 12, 0.62);
  A.tree(L + 556, g1 + 22, 84, 0.8, 0);
  A.tree(L + 24, g1 + 34, 92, 0.7, 2);
  A.carrier(R - 186, g1 + 18, 0.5, -1, 0);
  A.man(L + 330, g1 + 16, 0.5, 0, { aL: [-1.6, -2.6], aR: [0.5, 0.9] });
  A.ln(
    curve([
      [L, g1 + 24],
      [L + 220, g1 + 16],
      [L + 480, g1 + 28],
      [R, g1 + 18],
    ]),
    1.6,
  );
  A.plough(L + 204, g2 - 14, 0.74, 1);
  for (let i = 0; i < 5; i++) A.carrier(L + 350 + i * 46, g2 - 24 + (i % 2) * 3, 0.6, 1, i);
  A.tree(R - 300, g2 - 4, 108, 0.9, 1);
  A.tree(L + 36, g2 - 6, 116, 0.8, 0);
  A.tree(R - 18, g2 - 30, 100, 0.6, 2);
  A.ox(R - 150, g2 - 20, 0.66, -1);
  A.ox(R - 66, g2 - 8, 0.6, -1);
  A.man(R - 216, g2 - 10, 0.7, 0, {
    fx: -1,
    aL: [-1.6, -2.4],
    aR: [0.6, 1.2],
    lL: [-0.4, -0.1],
    lR: [0.4, 0],
  });
  const riv = (o: number) =>
    curve([
      [L, g2 + 26 + o],
      [L + 160, g2 + 12 + o],
      [L + 330, g2 + 38 + o],
      [L + 520, g2 + 16 + o],
      [L + 700, g2 + 40 + o],
      [R, g2 + 22 + o],
    ]);
  for (const o of [0, 48]) A.ln(riv(o), 2.2);
  for (let k = 0; k < 4; k++)
    walk(riv(10 + k * 9), 22).forEach((s, i) => {
      if ((i + k) % 2) A.ln(curve([s.p, [s.p[0] + 6, s.p[1] - 3], [s.p[0] + 13, s.p[1]]]), 1.1);
    });
  walk(riv(24), 92)
    .slice(1, -1)
    .forEach((s, i) => {
      const q = leaf(s.p[0] - 15, s.p[1], 30, 7, i % 2 ? 0 : 0.1);
      A.add(fill(q, PASTE));
      A.add(fill(polyline(s.p[0] - 13, s.p[1], s.p[0] - 24, s.p[1] - 7, s.p[0] - 24, s.p[1] + 7), PASTE));
      A.ln(
        [
          [s.p[0] - 4, s.p[1] - 5],
          [s.p[0] - 4, s.p[1] + 5],
        ],
        0.1,
      );
    });
  A.block([...riv(-6), ...riv(54).reverse()]);
  A.field(polyline(L + 6, g2 + 92, L + 250, g2 + 100, L + 238, B - 8, L + 8, B - 8));
  A.field(polyline(R - 238, g2 + 98, R - 6, g2 + 92, R - 8, B - 8, R - 222, B - 8));
  const mid = (L + R) / 2;
  for (let i = 0; i < 8; i++) {
    const x = mid - 150 + i * 42;
    const k = i % 2 ? 1 : -1;
    A.man(x, B - 16, 0.72, 0, {
      aL: [-1.3, -0.95],
      aR: [1.3, 0.95],
      lL: [-0.5 + k * 0.1, 0.25],
      lR: [0.15 + k * 0.15, -0.35 + k * 0.3],
      lean: 0.3,
      bun: i % 2 === 0,
    });
    A.block(rect(x - 22, B - 92, 44, 88));
  }
  A.tarpaPlayer(mid + 184, B - 14, 0.7, -1);
  A.block(rect(mid + 150, B - 100, 60, 90));
  A.fillGround(f);
  return onRedWall(A, w, h, seed);
}
