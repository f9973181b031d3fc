/** Burning the seedbed before the rains: the family round the square plot, smoke over the hills. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Poly, lerp } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { rect } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { DOING, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { basket, bundle, dog, flame, hem, smoke, sward, torch } from '../../traditions/warli/things.ts';
import { onWall, pot } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 860];

/** The plot: a square of dry leaves in rows, three sides still laid with branches, fire along the fourth. */
function plot(A: Warli, x: number, y: number, w: number, h: number) {
  const field = rect(x, y, w, h);
  A.add(fill(field, WARLI.earth), ink(field, WARLI.ricePaste, 3));
  const inner = rect(x + 16, y + 14, w - 32, h - 28);
  for (let i = 0; i < 6; i++) {
    const v = lerp(y + 24, y + h - 12, i / 5.6);
    for (let k = 0; k < 19; k++) {
      const u = x + 26 + (k * (w - 54)) / 18.4 + (i % 2) * 6;
      for (const a of [-0.75, 0, 0.75]) A.ln(polyline(u, v, u + Math.sin(a) * 9, v - Math.cos(a) * 9), 1.2);
    }
  }
  A.add(
    hatch(rect(x + 3, y + 3, w - 6, 10), 1.1, 7, 1.4, WARLI.ricePaste, A.r),
    line(inner, WARLI.ricePaste, 1.4, true),
  );
  for (let i = 0; i < 9; i++) flame(A, x + 34 + (i * (w - 68)) / 8, y + 16 + (i % 2) * 5, 38 + (i % 3) * 12);
  A.block(rect(x - 4, y - 60, w + 8, h + 64));
}

/** Right: one lights the edge, one looks after the smoke, one brings water in case. */
function burningPeople(A: Warli, R: number, T: number, L: number, B: number): void {
  const lighter = person(
    A,
    R - 214,
    T + 548,
    1.2,
    {
      ...DOING.stoop(),
      arms: [
        [0.3, 0.7],
        [0.7, 1.2],
      ],
    },
    -1,
  );
  torch(A, lighter.hands[1], 22, -2.4);
  const watcher = person(A, R - 132, T + 548, 1.18, { ...DOING.shade(), cap: true }, -1);
  A.ln(
    [
      [watcher.hands[0][0], watcher.hands[0][1] - 16],
      [watcher.hands[0][0] + 5, T + 550],
    ],
    2.4,
  );
  person(A, R - 48, T + 546, 1.12, { ...DOING.bearHip(), sari: true, bun: true }, -1);
  pot(A, R - 24, T + 474, 0.9);
  // below: rakers, runners, and a guest who came for the lunch
  for (const [x, fx] of [
    [W / 2 - 244, 1],
    [W / 2 + 240, -1],
  ] as const) {
    const q = person(A, x, T + 688, 1.2, { ...DOING.rake(), sari: fx < 0, bun: fx < 0 }, fx);
    const tip: [number, number] = [x + fx * 128, T + 592];
    A.ln([[q.hands[0][0] - fx * 22, q.hands[0][1] + 20], tip], 2.8);
    for (const k of [-1, 0, 1]) A.ln([tip, [tip[0] + fx * 10, tip[1] - 10 + k * 8]], 2);
  }
  person(A, W / 2 - 84, T + 690, 0.78, DOING.skip());
  person(A, W / 2 - 6, T + 686, 0.7, { ...DOING.cheer(), bun: true });
  person(A, W / 2 + 66, T + 692, 0.76, {
    ...DOING.point(),
    arms: [
      [-0.6, 0.6],
      [2.5, 2.6],
    ],
  });
  person(A, L + 54, T + 690, 0.86, { ...DOING.run(), bun: true });
  A.hen(L + 118, T + 690, 0.95, 1);
  A.hen(L + 158, T + 684, 0.86, 1);
  basket(A, R - 50, T + 690, 1.15, 5);
  dog(A, R - 118, T + 692, 1.2, 1);
  const floor: Poly = curve([
    [L, B - 62],
    [L + 240, B - 58],
    [W / 2, B - 64],
    [R - 200, B - 58],
    [R, B - 62],
  ]);
  A.ln(floor, 2.4);
  A.add(
    line(
      floor.map(([x, y]) => [x, y + 7]),
      WARLI.ricePaste,
      1.2,
    ),
  );
}

function seedbed(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const f = hem(A, W, H, 16, 'wave');
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  A.hills(L + 4, L + 276, T + 200, 112, 3);
  A.hills(R - 276, R - 4, T + 200, 100, 3);
  A.block(rect(L, T + 84, 330, 120));
  A.block(rect(R - 330, T + 84, 330, 120));
  A.ln(curveThrough(L, T + 202, L + 130, T + 198, L + 290, T + 203), 2.4);
  A.ln(curveThrough(R - 290, T + 203, R - 150, T + 198, R, T + 203), 2.4);
  A.sun(L + 74, T + 54, 26);
  plot(A, W / 2 - 190, T + 376, 380, 170);
  smoke(A, W / 2 - 138, T + 320, 226, 4, 7);
  smoke(A, W / 2, T + 316, 296, 10, 11);
  smoke(A, W / 2 + 138, T + 320, 216, 4, 7);
  A.birds(R - 96, T + 44, 4);
  A.birds(L + 214, T + 44, 3);
  A.hut(L + 86, T + 350, 136, 132);
  A.palm(R - 50, T + 350, 160);
  A.tree(R - 158, T + 350, 134, 0.95, 1);
  // grandmother on her doorstep, a child pulls at her arm
  person(A, L + 196, T + 352, 1, { ...DOING.sit(), bun: true, sari: true });
  person(A, L + 262, T + 352, 0.66, { ...DOING.pull(), bun: true }, -1);
  person(A, R - 244, T + 352, 0.78, { ...DOING.run(), cap: true }, -1);
  // left of the plot: leaves come on heads and hips, one throws them on
  const porter = person(A, L + 62, T + 544, 1.2, { ...DOING.bearHead(), sari: true, bun: true });
  bundle(A, porter.head[0] + 2, porter.head[1] - 20, 104, -0.08);
  basket(A, L + 128, T + 546, 1, 0);
  const second = person(A, L + 196, T + 540, 1.16, { ...DOING.throwUp(), cap: true });
  for (const [dx, dy] of [
    [10, 4],
    [26, -10],
    [42, -4],
    [34, 12],
    [54, 6],
  ])
    A.tuft(second.hands[1][0] + dx, second.hands[1][1] + dy, 0.8);
  burningPeople(A, R, T, L, B);
  // this year's furrows wait for the rain
  for (const [i, y] of [B - 42, B - 22].entries())
    for (let x = L + 16 + i * 9; x < R - 14; x += 18) A.ln(polyline(x, y + 8, x + 5, y - 4), 1.8);
  A.block(rect(L, B - 70, f.w, 70));
  for (const [x0, x1, y] of [
    [L + 8, L + 300, T + 354],
    [R - 280, R - 8, T + 354],
    [L + 8, L + 262, T + 548],
    [R - 262, R - 8, T + 550],
  ])
    for (const o of [0, 6])
      A.ln(curveThrough(x0, y + o + 2, lerp(x0, x1, 0.4), y + o - 2, x1, y + o + 3), o ? 1.3 : 2);
  for (const y of [T + 692]) sward(A, polyline(L + 14, y + 2, R - 14, y + 2), 22);
  return onWall(A, W, H, seed, '#7b4a22');
}

export const work: Work = {
  id: 'work-devji-umbarsada-seedbed',
  collection: 'artist-works',
  seed: 41,
  width: W,
  height: H,
  alt: 'White figures light, rake and feed a square leaf fire; smoke curls over hills while children cheer and a dog eyes the lunch basket.',
  draw: seedbed,
};
