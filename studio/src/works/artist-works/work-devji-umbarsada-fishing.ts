/** Night fishing: a stream winds down the sheet; people wade with cone traps and torches among fish and crabs. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { dot, fill } from '../../draw/svg.ts';
import { DOING, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { basket, crab, dog, hem, riverFish, sward, torch, trap } from '../../traditions/warli/things.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1040];
const NIGHT = '#25303f';

/** On the banks: baskets filling, a child with a crab at arm's length, one asleep. */
function onBanks(A: Warli, L: number, T: number, R: number, stream: (t: number, u: number) => Point): void {
  person(A, L + 80, T + 434, 1.02, { ...DOING.bearHead(), sari: true, bun: true });
  basket(A, L + 82, T + 326, 0.84, 4);
  const kid = person(
    A,
    R - 58,
    T + 480,
    0.76,
    {
      ...DOING.run(),
      arms: [
        [-1, -0.4],
        [-1.9, -1.4],
      ],
    },
    1,
  );
  crab(A, kid.hands[1][0] - 12, kid.hands[1][1] + 4, 0.72, -0.4);
  person(A, L + 74, T + 586, 1.06, { ...DOING.rest(), cap: true }, 1);
  A.tree(L + 54, T + 292, 118, 0.8, 2);
  A.palm(R - 56, T + 336, 166);
  A.hut(L + 204, T + 276, 104, 100);
  A.tree(R - 176, T + 296, 104, 0.8, 0);
  dog(A, R - 124, T + 612, 1.16, 1);
  basket(A, R - 50, T + 614, 1.2, 5);
  for (const [x0, x1, y] of [
    [L + 6, L + 250, T + 436],
    [R - 232, R - 6, T + 476],
    [L + 6, L + 168, T + 588],
    [R - 168, R - 6, T + 614],
    [L + 6, L + 120, T + 808],
    [R - 112, R - 6, T + 838],
  ])
    for (const o of [0, 6])
      A.ln(curveThrough(x0, y + o + 2, lerp(x0, x1, 0.5), y + o - 1, x1, y + o + 3), o ? 1.3 : 2);
  // fish and crabs find their own way
  for (const [t, u, s, a, fx] of [
    [0.2, 0, 0.42, 1.7, 1],
    [0.3, -0.3, 0.5, 1.2, 1],
    [0.34, 0.4, 0.5, 1.9, 1],
    [0.43, 0.55, 0.62, 1.3, 1],
    [0.54, -0.72, 0.66, 0.9, 1],
    [0.52, 0.5, 0.8, 0.3, 1],
    [0.66, -0.72, 0.86, 2.7, 1],
    [0.68, 0.72, 0.8, 0.4, 1],
    [0.76, 0.3, 1, 3.0, 1],
    [0.8, -0.8, 0.9, -0.5, 1],
    [0.97, -0.12, 1.1, 0.1, 1],
    [0.8, 0.05, 0.9, 2.2, 1],
    [0.97, 0.72, 0.9, 2.9, 1],
  ] as const) {
    const [x, y] = stream(t, u);
    if (A.free(x, y, 24 * s)) riverFish(A, x, y, s, a, fx);
  }
  for (const [t, u, s, a] of [
    [0.36, 0.1, 0.5, 0.6],
    [0.55, -0.05, 0.62, -0.5],
    [0.73, -0.62, 0.8, 0.8],
    [0.83, 0.12, 0.95, -0.2],
    [0.9, 0.72, 1, -0.7],
    [0.95, -0.66, 1, 0.5],
    [0.7, 0.5, 0.8, -1],
  ] as const) {
    const [x, y] = stream(t, u);
    if (A.free(x, y, 20 * s)) crab(A, x, y, s, a);
  }
}

function fishing(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const f = hem(A, W, H, 16, 'lozenge');
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  // the stream comes from the hills and widens towards us
  const top = T + 152;
  const half = (t: number) => lerp(20, 232, t ** 1.1);
  const stream = (t: number, u: number): Point => [
    W / 2 + Math.sin(t * 8.4 + 0.4) * lerp(30, 64, t) + u * half(t),
    lerp(top, B, t),
  ];
  A.hills(L + 4, L + 318, top + 4, 104, 3);
  A.hills(R - 318, R - 4, top + 4, 92, 3);
  const bank = (u: number): Poly => series(90, (i) => stream(i / 89, u));
  const water: Poly = [...bank(-1), ...bank(1).reverse()];
  A.add(fill(water, '#141d29'));
  for (const sg of [-1, 1]) {
    A.ln(bank(sg), 2.6);
    for (const k of walk(bank(sg), 14).slice(0, -1))
      A.add(dot(k.p[0] + sg * 9, k.p[1], 1.9, WARLI.ricePaste));
  }
  A.moon(R - 92, T + 66, 34);
  for (const [x, y] of [
    [L + 60, T + 30],
    [L + 170, T + 54],
    [L + 290, T + 24],
    [W / 2 + 60, T + 46],
    [W / 2 - 30, T + 86],
    [R - 210, T + 28],
  ] as const)
    for (let i = 0; i < 4; i++)
      A.ln(
        [
          [x - 6 * Math.cos(i * 0.785), y - 6 * Math.sin(i * 0.785)],
          [x + 6 * Math.cos(i * 0.785), y + 6 * Math.sin(i * 0.785)],
        ],
        1.3,
      );
  // those in the water
  const wader = (t: number, u: number, s: number, fx: number, woman: boolean) => {
    const [x, y] = stream(t, u);
    const q = person(A, x, y, s, { ...DOING.wade(), bun: woman, sari: woman }, fx);
    for (const o of [-15, 0, 15])
      A.ln(
        curve([
          [x + o * 1.6 * s - 13 * s, y - 2],
          [x + o * 1.6 * s, y + 4],
          [x + o * 1.6 * s + 13 * s, y - 2],
        ]),
        1.6,
      );
    return q;
  };
  const w1 = wader(0.47, -0.3, 0.98, 1, false);
  trap(A, w1.hands[1][0] + 4, w1.hands[1][1] + 4, 0.9, 0.5);
  const w2 = wader(0.63, 0.3, 1.2, -1, true);
  trap(A, w2.hands[1][0] - 4, w2.hands[1][1] + 6, 1.1, 2.7);
  const w3 = wader(0.88, -0.6, 1.4, 1, true);
  trap(A, w3.hands[1][0] + 6, w3.hands[1][1] + 6, 1.4, 0.3);
  // one lifts a fish into the light
  const [hx, hy] = stream(0.93, 0.38);
  const lucky = person(A, hx, hy, 1.4, {
    ...DOING.cheer(),
    cap: true,
    arms: [
      [-0.8, 0.6],
      [2.3, 2.8],
    ],
  });
  riverFish(A, lucky.hands[1][0] + 2, lucky.hands[1][1] - 26, 1.05, -1.3);
  // torches on both banks
  const bearer = (x: number, y: number, s: number, fx: number, woman = false) =>
    torch(
      A,
      person(A, x, y, s, { ...DOING.torch(), bun: woman, sari: woman }, fx).hands[1],
      34 * s,
      -1.57 + fx * 0.2,
    );
  bearer(L + 196, T + 434, 1, 1);
  bearer(R - 176, T + 470, 1.06, -1, true);
  bearer(L + 62, T + 806, 1.3, 1, true);
  bearer(R - 56, T + 836, 1.3, -1);
  onBanks(A, L, T, R, stream);
  // ripples wherever the water is open
  for (let i = 8; i < 88; i++) {
    const t = 0.08 + i / 100;
    for (let u = -0.86; u < 0.9; u += 34 / half(t)) {
      const [x, y] = stream(t, u + (i % 2) * (17 / half(t)));
      if (i % 2 === 0 && A.free(x, y, 13) && Math.abs(u) < 0.84)
        A.ln(curveThrough(x - 10, y, x, y + 4, x + 10, y), 1.2);
    }
  }
  A.block(water);
  for (const y of [T + 352, T + 520, T + 672, T + 730, T + 900]) {
    sward(A, polyline(L + 8, y, W / 2 - 20, y), 30);
    sward(A, polyline(W / 2 + 20, y, R - 8, y), 30);
  }
  return onWall(A, W, H, seed, NIGHT);
}

export const work: Work = {
  id: 'work-devji-umbarsada-fishing',
  collection: 'artist-works',
  seed: 43,
  width: W,
  height: H,
  alt: 'By moonlight white figures wade in a widening stream with cone traps and torches; crabs and fish swim round their bare feet.',
  draw: fishing,
};
