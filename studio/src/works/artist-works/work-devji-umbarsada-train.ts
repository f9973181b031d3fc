/** The train comes to the village: over the bridge, between the huts, and the cattle look up. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, polys } from '../../draw/svg.ts';
import { DOING, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { cattle, dog, hem, riverFish, sward } from '../../traditions/warli/things.ts';
import { onWall, pot } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 780];
const PASTE = WARLI.ricePaste;

/** One vehicle standing on the rails between two stations of the track; `paint` works upright, x along, y = 0 on the rail. */
function vehicle(rail: Poly, from: number, length: number, paint: (T: (p: Poly) => Poly) => void) {
  const k = walk(rail, 2);
  const [a, b] = [k[Math.floor(from / 2)].p, k[Math.floor((from + length) / 2)].p];
  const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
  paint((p) => transform(p, a[0], a[1], 1, turn));
}

function coach(A: Warli, T: (p: Poly) => Poly, L: number, i: number) {
  const shell = T(rect(0, -62, L, 52));
  A.add(
    fill(shell, WARLI.earth),
    ink(shell, PASTE, 2.8),
    hatch(T(rect(3, -26, L - 6, 12)), 0.8, 6, 1.4, PASTE, A.r),
  );
  A.ln(T(polyline(-3, -66, L + 3, -66)), 4);
  for (let w = 0; w < 4; w++) {
    const pane = T(rect(10 + (w * (L - 12)) / 4, -55, (L - 12) / 4 - 8, 22));
    A.add(ink(pane, PASTE, 1.8));
    const [x, y] = T([[10 + (w * (L - 12)) / 4 + (L - 12) / 8 - 4, -42]])[0];
    if ((w + i) % 3 !== 1) {
      A.add(dot(x, y - 3, 5, PASTE), polys([polyline(x - 8, y + 9, x + 8, y + 9, x, y + 1)], PASTE));
      if ((w * 2 + i) % 5 === 0) A.ln(polyline(x + 6, y + 4, x + 15, y - 10, x + 20, y - 20), 2);
    }
  }
  for (const u of [0.16, 0.34, 0.66, 0.84]) wheel(A, T([[L * u, -8]])[0], 9);
  A.block(T(rect(-4, -70, L + 8, 76)));
}

function wheel(A: Warli, [x, y]: Point, R: number) {
  A.add(fill(ellipse(x, y, R), WARLI.earth), ink(ellipse(x, y, R), PASTE, 2.2), dot(x, y, 2.6, PASTE));
}

/** Steam engine: boiler, chimney, cab with the driver. */
function engine(A: Warli, T: (p: Poly) => Poly): Point {
  const boiler = T(rect(42, -54, 78, 36));
  A.add(
    fill(boiler, WARLI.earth),
    ink(boiler, PASTE, 2.8),
    hatch(T(rect(44, -52, 74, 32)), 1.57, 9, 1.6, PASTE, A.r, 0),
  );
  const cab = T(rect(0, -76, 46, 60));
  A.add(fill(cab, WARLI.earth), ink(cab, PASTE, 2.8), ink(T(rect(10, -66, 26, 26)), PASTE, 1.8));
  A.ln(T(polyline(-5, -79, 52, -79)), 4.4);
  const [dx, dy] = T([[23, -54]])[0];
  A.add(dot(dx, dy - 3, 5.6, PASTE), polys([polyline(dx - 9, dy + 12, dx + 9, dy + 12, dx, dy + 2)], PASTE));
  A.add(
    polys(
      [T(polyline(96, -54, 110, -54, 114, -84, 92, -84)), T(polyline(120, -16, 142, -6, 120, -6))],
      PASTE,
    ),
  );
  A.add(dot(...T([[120, -44]])[0], 7, PASTE), fill(T(ellipse(70, -58, 9, 8)), PASTE));
  for (const [u, R] of [
    [16, 11],
    [58, 13],
    [88, 13],
    [112, 8],
  ] as const)
    wheel(A, T([[u, -R + 1]])[0], R);
  A.ln(T(polyline(14, -12, 90, -12)), 2.4);
  A.block(T(rect(-6, -90, 152, 96)));
  return T([[103, -86]])[0];
}

/** This side of the line: cattle look up, a cowherd waves, the water carriers stop. */
function nearSide(A: Warli, L: number, low: number, B: number, R: number, T: number): void {
  cattle(A, L + 176, low + 22, 1.1, 1, 'up');
  cattle(A, L + 304, low - 2, 0.92, 1, 'up');
  const herd = person(A, L + 402, low + 12, 1.12, {
    ...DOING.cheer(),
    cap: true,
    arms: [
      [-0.8, 0.4],
      [2.3, 2.7],
    ],
  });
  A.ln(
    [
      [herd.hands[1][0], herd.hands[1][1]],
      [herd.hands[1][0] + 12, herd.hands[1][1] - 36],
    ],
    2.4,
  );
  cattle(A, L + 254, B - 20, 1.1, 1, 'graze');
  cattle(A, L + 120, B - 26, 0.84, 1, 'up');
  dog(A, L + 396, B - 22, 1.1, 1);
  const carry = (x: number, y: number, s: number, fx: number) => {
    const q = person(A, x, y, s, { ...DOING.bearHead(), sari: true, bun: true }, fx);
    pot(A, q.head[0], q.head[1] - 16 * s, 0.86 * s);
  };
  carry(L + 726, low + 10, 1.12, -1);
  carry(L + 792, low + 16, 1.06, -1);
  person(A, L + 852, low + 12, 0.74, { ...DOING.run() }, 1);
  person(
    A,
    L + 908,
    low + 14,
    0.68,
    {
      ...DOING.run(),
      bun: true,
      arms: [
        [-1.1, -0.2],
        [2.2, 2.6],
      ],
    },
    1,
  );
  cattle(A, R - 96, low + 30, 1.06, -1, 'up');
  A.hut(L + 744, B - 18, 112, 108);
  person(A, L + 866, B - 20, 0.94, { ...DOING.sit(), cap: true }, -1);
  A.hen(L + 380, T + 252, 0.9, 1);
  A.hen(L + 416, T + 250, 0.8, 1);
  cattle(A, R - 140, B - 20, 1.04, -1, 'graze');
  person(A, R - 44, B - 20, 1.02, { ...DOING.bearHip(), sari: true, bun: true }, -1);
  A.birds(L + 108, T + 36, 3);
  A.birds(R - 40, T + 60, 3);
  for (const y of [low + 22, B - 16]) {
    sward(A, polyline(L + 8, y, L + 470, y), 24);
    sward(A, polyline(L + 672, y, R - 8, y), 24);
  }
  sward(A, polyline(L + 150, T + 250, L + 420, T + 244), 26);
}

function village(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const f = hem(A, W, H, 16, 'ladder');
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  const y0 = T + 372;
  const rail = curve(
    [
      [L, y0],
      [L + 250, y0 - 34],
      [L + 560, y0 - 78],
      [L + 860, y0 - 44],
      [R, y0 - 4],
    ],
    false,
    40,
  );
  A.hills(L + 300, L + 640, T + 140, 100, 4);
  A.hills(R - 330, R - 60, T + 136, 86, 3);
  A.block(rect(L + 290, T + 30, 360, 110));
  A.block(rect(R - 340, T + 40, 290, 100));
  A.sun(L + 230, T + 60, 25);
  // the stream under the bridge
  const bank = (sg: number): Poly =>
    series(40, (i) => {
      const t = i / 39;
      return [L + 560 + Math.sin(t * 5) * 22 + sg * lerp(54, 92, t), lerp(y0 - 76, B, t)];
    });
  const water: Poly = [...bank(-1), ...bank(1).reverse()];
  A.add(fill(water, WARLI.earth));
  A.ln(bank(-1), 2.4);
  A.ln(bank(1), 2.4);
  for (const [x, y, s, a] of [
    [0, 150, 0.8, 0.5],
    [26, 214, 0.9, 2.9],
    [-34, 262, 0.9, 0.2],
    [20, 318, 1, 0.1],
  ] as const)
    riverFish(A, L + 574 + x, y0 - 76 + y, s, a);
  for (let y = y0 + 10; y < B - 14; y += 20)
    for (let x = L + 480; x < L + 660; x += 34) {
      const X = x + (Math.round(y / 20) % 2) * 17;
      if (
        water.length &&
        A.free(X, y, 12) &&
        Math.abs(X - (L + 560 + Math.sin(((y - y0 + 76) / (B - y0 + 76)) * 5) * 22)) < 46
      )
        A.ln(curveThrough(X - 9, y, X, y + 4, X + 9, y), 1.2);
    }
  A.block(water);
  // rails, sleepers, the bridge's legs
  for (const k of walk(rail, 15)) A.ln(polyline(k.p[0] + 4, k.p[1] + 3, k.p[0] - 4, k.p[1] + 15), 2.6);
  A.ln(rail, 3.2);
  A.ln(
    rail.map(([x, y]): Point => [x, y + 18]),
    1.6,
  );
  for (let i = 0; i <= 6; i++) {
    const x = L + 452 + i * 36;
    const k = rail.find((p) => p[0] >= x) as Point;
    A.ln(polyline(x, k[1] + 18, x + (i - 3) * 3, k[1] + 74), 3);
    if (i < 6) A.ln(polyline(x, k[1] + 66, x + 36, k[1] + 24), 1.6);
  }
  A.block([
    ...rail.map(([x, y]): Point => [x, y - 8]),
    ...rail.map(([x, y]): Point => [x, y + 22]).reverse(),
  ]);
  for (const [i, s] of [196, 342, 488].entries()) vehicle(rail, s, 134, (P) => coach(A, P, 134, i));
  let chimney: Point = [0, 0];
  vehicle(rail, 634, 134, (P) => (chimney = engine(A, P)));
  for (let i = 0; i < 5; i++) {
    const [x, y] = [chimney[0] - 14 - i * 52 - i * i * 3, chimney[1] - 14 - i * 15];
    const R0 = 12 + i * 5;
    A.ln(
      series(40, (j): Point => [
        x + Math.cos(j * 0.3) * R0 * (1 - j / 44),
        y + Math.sin(j * 0.3) * R0 * (1 - j / 44),
      ]),
      2,
    );
    A.block(ellipse(x, y, R0 + 8));
  }
  // behind the line
  A.hut(L + 84, T + 224, 138, 130);
  A.palm(L + 196, T + 246, 158);
  A.tree(L + 290, T + 236, 118, 0.9, 0);
  A.hut(R - 96, T + 250, 140, 132);
  A.palm(R - 214, T + 282, 166);
  person(A, L + 44, T + 336, 0.86, { ...DOING.cheer(), sari: true, bun: true });
  person(A, L + 122, T + 328, 0.82, { ...DOING.shade(), cap: true });
  person(A, R - 132, T + 344, 0.82, { ...DOING.point(), sari: true, bun: true }, -1);
  person(A, R - 64, T + 352, 0.62, { ...DOING.skip() }, -1);
  // the joker of this picture has climbed a palm to see better
  const low = y0 + 118;
  A.palm(L + 74, low + 38, 150);
  person(A, L + 97, low - 16, 0.6, DOING.climb(), -1);
  nearSide(A, L, low, B, R, T);
  return onWall(A, W, H, seed, '#684824');
}

export const work: Work = {
  id: 'work-devji-umbarsada-train',
  collection: 'artist-works',
  seed: 53,
  width: W,
  height: H,
  alt: 'A small steam train full of faces crosses a bridge through a Warli village; cattle lift their heads, hens ride on a roof, a boy watches from a palm.',
  draw: village,
};
