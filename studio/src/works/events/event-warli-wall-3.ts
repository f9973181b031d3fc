/** The city as Warli people see it: a chain of umbrellas in the rain, bus and rickshaw, dancers on a roof, fishermen on the bay. */
import { curve, curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill, lines, polys } from '../../draw/svg.ts';
import { type Attitude, DOING, person } from '../../traditions/warli/body.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { basket, dog, hem, riverFish } from '../../traditions/warli/things.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const PASTE = WARLI.ricePaste;

const solid = (A: Warli, p: Poly, w = 2.4) => A.add(fill(p, WARLI.earth), ink(p, PASTE, w));

function wheel(A: Warli, x: number, y: number, R: number) {
  solid(A, ellipse(x, y, R), 2.6);
  for (let i = 0; i < 3; i++)
    A.ln(
      [
        [x - R * Math.cos(i * 1.05), y - R * Math.sin(i * 1.05)],
        [x + R * Math.cos(i * 1.05), y + R * Math.sin(i * 1.05)],
      ],
      1.4,
    );
  A.add(dot(x, y, 3, PASTE));
}

/** Head and shoulders behind a window. */
const rider = (A: Warli, x: number, y: number, s = 1) =>
  A.add(
    dot(x, y - 6 * s, 5.4 * s, PASTE),
    polys([polyline(x - 9 * s, y + 9 * s, x + 9 * s, y + 9 * s, x, y)], PASTE),
  );

/** Red double-decker, as white lines. */
function bus(A: Warli, x: number, y: number) {
  solid(A, curveThrough(offsets(x, y, [0, -18, 0, -150, 14, -158, 222, -158, 236, -146, 236, -18])), 3);
  A.ln(polyline(x, y - 18, x + 236, y - 18), 3);
  A.add(
    hatch(rect(x + 4, y - 92, 228, 14), 0.8, 8, 1.5, PASTE, A.r),
    hatch(rect(x + 4, y - 34, 170, 13), 0.8, 8, 1.5, PASTE, A.r),
  );
  for (const [row, n] of [
    [-146, 6],
    [-74, 4],
  ] as const)
    for (let i = 0; i < n; i++) {
      A.add(ink(rect(x + 12 + i * 37, y + row, 29, 40), PASTE, 1.9));
      if ((i + (n > 5 ? 0 : 1)) % 3) rider(A, x + 26 + i * 37, y + row + 28);
    }
  // the open platform at the back, one man always late
  A.ln(polyline(x + 176, y - 74, x + 176, y - 20), 2);
  person(A, x + 206, y - 20, 0.56, {
    ...DOING.stand(),
    arms: [
      [-2.4, -2.9],
      [0.5, 0],
    ],
  });
  for (const u of [48, 190]) wheel(A, x + u, y - 14, 19);
  A.block(rect(x - 6, y - 164, 250, 168));
}

/** Three-wheeled rickshaw. */
function rickshaw(A: Warli, x: number, y: number) {
  solid(A, curveThrough(offsets(x, y, [0, -14, 2, -66, 22, -88, 78, -88, 104, -50, 116, -14])), 2.8);
  A.ln(polyline(x, y - 14, x + 116, y - 14), 2.8);
  A.add(
    ink(polyline(x + 14, y - 70, x + 48, y - 76, x + 48, y - 40, x + 14, y - 40), PASTE, 1.9),
    ink(polyline(x + 56, y - 76, x + 78, y - 76, x + 94, y - 46, x + 56, y - 40), PASTE, 1.9),
  );
  rider(A, x + 31, y - 50);
  rider(A, x + 68, y - 50);
  A.add(hatch(rect(x + 4, y - 34, 96, 12), 0.8, 7, 1.4, PASTE, A.r));
  wheel(A, x + 26, y - 11, 13);
  wheel(A, x + 98, y - 11, 13);
  A.block(rect(x - 4, y - 94, 126, 96));
}

/** A walker under an umbrella. */
function umbrella(A: Warli, x: number, y: number, s: number, fx: number, o: Attitude, kind: number) {
  const q = person(A, x, y, s, { ...o, arms: [o.arms?.[0] ?? [-0.5, 0.1], [1.1, 2.7]] }, fx);
  const [hx, hy] = q.hands[1];
  const top: Point = [hx - fx * 4 * s, hy - 46 * s];
  A.ln([[hx, hy + 6 * s], top], 2);
  const R = 40 * s;
  const dome: Poly = series(17, (i) => [
    top[0] - Math.cos((i / 16) * Math.PI) * R,
    top[1] + 16 * s - Math.sin((i / 16) * Math.PI) * 26 * s,
  ]);
  const hemline: Poly = series(13, (i) => [
    top[0] + R - (i / 12) * 2 * R,
    top[1] + (16 - (i % 3 === 0 ? 0 : 5)) * s,
  ]);
  const cloth = [...dome, ...hemline];
  if (kind % 3 === 0) A.add(fill(cloth, PASTE));
  else {
    solid(A, cloth, 2.2);
    if (kind % 3 === 1) A.add(hatch(cloth, 1.57, 7, 1.4, PASTE, A.r, 0));
    else
      for (const u of [-0.5, 0, 0.5])
        A.ln(polyline(top[0], top[1] - 9 * s, top[0] + u * R, top[1] + 12 * s), 1.6);
  }
  A.block(ellipse(top[0], top[1] + 4, R, 26 * s));
}

function tower(A: Warli, x: number, y: number, w: number, h: number, kind: number) {
  const body = rect(x, y - h, w, h);
  solid(A, body, 2.6);
  for (let v = y - h + 9, i = 0; v < y - 14; v += 21, i++)
    for (let u = x + 7, k = 0; u < x + w - 13; u += 18, k++) {
      const pane = rect(u, v, 10, 12);
      A.add((i * 2 + k * 3 + kind) % 4 ? ink(pane, PASTE, 1.4) : fill(pane, PASTE));
    }
  A.block(rect(x - 4, y - h - 6, w + 8, h + 6));
}

/** Handcart with a mountain of baskets. */
function handcart(A: Warli, L: number, near: number, R: number, B: number, f: ReturnType<typeof hem>): void {
  for (const [x, y] of polyline(640, 0, 688, 0, 664, -34)) basket(A, L + x, near - 40 + y, 0.9, 3);
  A.ln(polyline(L + 606, near - 38, L + 730, near - 38, L + 790, near - 56), 3.4);
  wheel(A, L + 664, near - 17, 19);
  person(
    A,
    L + 812,
    near,
    1.08,
    {
      ...DOING.pull(),
      cap: true,
      arms: [
        [-1.2, -1.2],
        [-1.4, -1.3],
      ],
      lean: 0.5,
      hip: -0.2,
    },
    1,
  );
  A.ln(curveThrough(L, near + 4, L + 260, near + 2, L + 600, near + 6, R, near + 3), 2.6);
  for (let x = L + 6; x < R; x += 20) A.ln(curveThrough(offsets(x, near, [0, 18, 5, 9, 14, 9, 19, 18])), 2);
  // the bay
  const boat = (x: number, y: number, s: number, fx: number) => {
    const T2 = (p: Poly) => transform(p, x, y, s, 0, fx);
    solid(
      A,
      T2(
        curve(
          [
            [-62, -16],
            [-30, -4],
            [0, 0],
            [30, -4],
            [66, -20],
            [44, 8],
            [0, 16],
            [-44, 8],
          ],
          true,
          6,
        ),
      ),
      2.4,
    );
    A.ln(T2(polyline(-4, 0, -4, -62)), 2.6);
    A.add(
      hatch(T2(polyline(0, -60, 42, -18, 0, -14)), 0.6, 6, 1.4, PASTE, A.r),
      ink(T2(polyline(0, -60, 42, -18, 0, -14)), PASTE, 2),
    );
    rider(A, ...T2([[-28, -10]])[0], 0.9);
    A.block(T2(rect(-64, -64, 132, 82)));
  };
  boat(L + 180, B - 30, 0.92, 1);
  boat(L + 640, B - 28, 1, -1);
  for (const [x, y, fx] of [
    [60, -34, 1],
    [330, -26, 1],
    [440, -44, -1],
    [520, -22, 1],
    [790, -36, -1],
    [872, -20, 1],
  ] as const)
    riverFish(A, L + x, B + y, 0.78, 0, fx);
  for (let y = B - 58; y < B - 6; y += 15)
    for (let x = L + 12 + (Math.round(y) % 2) * 14; x < R - 20; x += 30)
      if (A.free(x + 8, y, 8)) A.ln(curveThrough(x, y, x + 8, y + 4, x + 16, y), 1.2);
  A.block(rect(L, near + 4, f.w, 120));
}

/** Skyline; the dancers have the largest roof. */
function skyline(A: Warli, L: number, far: number, R: number): void {
  tower(A, L + 18, far, 66, 150, 0);
  tower(A, L + 92, far, 48, 96, 1);
  tower(A, L + 268, far, 236, 82, 2);
  tower(A, L + 520, far, 60, 186, 1);
  tower(A, L + 588, far, 50, 124, 3);
  tower(A, L + 784, far, 84, 96, 0);
  tower(A, R - 34, far, 30, 160, 2);
  let last: Point | undefined;
  const steps = [DOING.stamp(), DOING.bend(), DOING.skip(), DOING.twirl(), DOING.stamp()];
  steps.forEach((o, i) => {
    const q = person(A, L + 288 + i * 31, far - 82, 0.7, {
      ...o,
      arms: [
        [-1.2, -0.9],
        [1.2, 0.9],
      ],
      bun: i % 2 === 0,
      sari: i % 4 === 0,
    });
    if (last) A.ln([last, q.hands[0]], 2);
    last = q.hands[1];
  });
  A.tarpaPlayer(L + 490, far - 82, 0.66, -1);
  A.palm(L + 178, far + 2, 132);
  A.palm(L + 700, far + 2, 146);
  A.hut(L + 228, far + 2, 52, 52);
}

function city(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  const f = hem(A, W, H, 16, 'teeth');
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  const [near, mid, far] = [B - 98, B - 266, T + 240];
  skyline(A, L, far, R);
  // washing line between two towers
  A.ln(curveThrough(L + 638, far - 96, L + 710, far - 84, L + 784, far - 84), 1.6);
  for (let i = 0; i < 3; i++)
    A.add(
      ink(
        polyline(
          [L + 728 + i * 18, far - 85],
          [L + 742 + i * 18, far - 85],
          [L + 741 + i * 18, far - 66],
          [L + 729 + i * 18, far - 66],
        ),
        PASTE,
        1.6,
      ),
    );
  A.ln(curveThrough(L, far + 3, L + 300, far, L + 640, far + 4, R, far + 1), 2.4);
  // monsoon clouds
  for (const [x, y] of polyline(L + 214, T + 42, L + 430, T + 26, R - 250, T + 36, R - 96, T + 70)) {
    for (let k = 0; k < 3; k++)
      A.ln(
        curve([
          [x - 48 + k * 8, y + 12 - k * 2],
          [x - 30 + k * 5, y - 8 + k * 4],
          [x - 8, y - 2 + k * 3],
          [x + 10, y - 13 + k * 5],
          [x + 30 - k * 5, y - 2 + k * 3],
          [x + 48 - k * 8, y + 12 - k * 2],
        ]),
        2,
      );
    A.block(ellipse(x, y, 54, 18));
  }
  // first street: everyone goes home under an umbrella
  const walks: Attitude[] = [
    DOING.walk(),
    { ...DOING.walk(), sari: true, bun: true },
    { ...DOING.stand(), cap: true },
    { ...DOING.walk(), bun: true, sari: true },
  ];
  for (const [i, x] of [60, 138, 214, 296, 372].entries())
    umbrella(A, L + x, mid, i % 2 ? 0.9 : 0.96, 1, walks[i % 4], i);
  rickshaw(A, L + 430, mid);
  for (const [i, x] of [606, 690, 782].entries())
    umbrella(A, L + x, mid, i % 2 ? 0.95 : 0.88, -1, walks[(i + 1) % 4], i + 1);
  const dabba = person(A, R - 66, mid, 1, { ...DOING.bearHead(), cap: true }, -1);
  A.add(fill(rect(dabba.head[0] - 46, dabba.head[1] - 18, 92, 7), PASTE));
  for (let i = 0; i < 5; i++) solid(A, rect(dabba.head[0] - 42 + i * 17, dabba.head[1] - 40, 14, 22), 1.8);
  A.block(rect(dabba.head[0] - 50, dabba.head[1] - 44, 100, 34));
  A.ln(curveThrough(L, mid + 4, L + 300, mid + 7, L + 640, mid + 3, R, mid + 6), 2.4);
  for (let x = L + 10; x < R - 20; x += 30) A.ln(polyline(x, mid + 18, x + 14, mid + 18), 2);
  // second street
  bus(A, L + 30, near);
  person(A, L + 316, near, 1, { ...DOING.run(), cap: true }, -1);
  person(A, L + 398, near, 0.7, DOING.skip(), 1);
  umbrella(A, L + 470, near, 1, 1, { ...DOING.walk(), bun: true, sari: true }, 3);
  dog(A, L + 548, near, 1.05, 1);
  handcart(A, L, near, R, B, f);
  // rain
  const rain: Poly[] = [];
  for (let i = 0; i < 900; i++) {
    const [x, y, n] = [A.r.between(L + 8, R - 8), A.r.between(T + 60, near - 12), A.r.between(10, 19)];
    if (A.free(x - n * 0.17, y + n * 0.5, 4))
      rain.push([
        [x, y],
        [x - n * 0.34, y + n],
      ]);
  }
  A.add(lines(rain, PASTE, 1.1));
  return onWall(A, W, H, seed, '#5c3a2a');
}

export const work: Work = {
  id: 'event-warli-wall-3',
  collection: 'events',
  seed: 71,
  width: W,
  height: H,
  alt: 'A rainy city in white Warli line: walkers under umbrellas, a double-decker bus, a rickshaw, dancers on a roof and sailing boats on the bay.',
  draw: city,
};
