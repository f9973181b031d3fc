/** Aipan: rice paste on geru; the goddess's footprints climb from the threshold to her lotus seat. */
import { around, run, teeth } from '../../draw/bands.ts';
import { type Point, curve, lerp, rect, walk } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dots, fill, lines } from '../../draw/svg.ts';
import {
  FLOOR as K,
  circle,
  creeper,
  diya,
  dotRing,
  drips,
  finger,
  foot,
  petalRing,
  star,
} from '../../traditions/floor/style.ts';
import type { Work } from '../../work.ts';

const W = 800,
  H = 1000,
  M = 26,
  T = 74;

/** Border: drips, a ruled creeper, a row of dots and small arches. */
const border = (L: number) =>
  finger(
    [
      [0, 2],
      [L, 2],
    ],
    3,
  ) +
  dots(run(L, 9, 10), 2.4, K.white) +
  finger(
    [
      [0, 17],
      [L, 17],
    ],
    2.4,
  ) +
  `<g transform="translate(0 18)">${creeper(L, 32)}</g>` +
  finger(
    [
      [0, 51],
      [L, 51],
    ],
    2.4,
  ) +
  lines(teeth(L, 16, 64, 54), K.white, 2) +
  finger(
    [
      [0, 67],
      [L, 67],
    ],
    2.6,
  );

/** Lakshmi's seat: star within lotus within rings of petals. */
function seat(S: Sheet, x: number, y: number) {
  S.add(
    petalRing(x, y, 184, 226, 28, 2.4),
    circle(x, y, 182, 3),
    dotRing(x, y, 174, 9, 2.3),
    circle(x, y, 166, 2.4),
  );
  S.add(
    petalRing(x, y, 118, 160, 16, 2.4, 0.1),
    circle(x, y, 116, 3),
    dotRing(x, y, 109, 8, 2),
    circle(x, y, 102, 2.4),
  );
  S.add(
    ...star(x, y, 100, 8, 3).map((p) => finger(p, 2.6)),
    ...star(x, y, 92, 8, 3).map((p) => finger(p, 1.5)),
    petalRing(x, y, 12, 46, 8, 2.2),
    circle(x, y, 11, 2.6),
    dots([[x, y]], 4, K.white),
  );
}

function aipan(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T,
    cx = W / 2;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, border));
  for (const q of [rect(0, 0, W, i0), rect(0, H - i0, W, i0), rect(0, 0, i0, H), rect(W - i0, 0, i0, H)])
    S.block(q);
  S.add(`<g transform="translate(${i0 + 6} ${i0 + 4})">${drips(W - 2 * i0 - 12, 22, 9)}</g>`);
  S.block(rect(0, 0, W, i0 + 34));
  seat(S, cx, 372);
  S.block(
    walk(
      [...Array(40)].map(
        (_, i) => [cx + 240 * Math.cos((i / 40) * 6.283), 372 + 240 * Math.sin((i / 40) * 6.283)] as Point,
      ),
      10,
    ).map((k) => k.p),
  );
  // a creeper climbs each side of the seat
  for (const x of [i0 + 10, W - i0 - 44]) {
    S.add(`<g transform="translate(${x} 604) rotate(-90)">${creeper(430, 34)}</g>`).block(
      rect(x - 4, 170, 42, 440),
    );
  }
  // four pairs of feet in single file
  for (let i = 0; i < 5; i++) {
    const y = lerp(878, 640, i / 4),
      s = lerp(1.12, 0.86, i / 4);
    for (const left of [true, false]) {
      const x = cx + (left ? -23 : 23) * s,
        v = y + (left ? 10 : -14);
      S.add(foot(x, v, s, left)).blockLine(
        [
          [x, v],
          [x, v - 22 * s],
        ],
        28,
      );
    }
  }
  // lotus creepers rise on both sides of the path, with lamps
  for (const sg of [-1, 1]) {
    const st = curve([
      [cx + sg * 96, 888],
      [cx + sg * 150, 820],
      [cx + sg * 112, 748],
      [cx + sg * 168, 676],
      [cx + sg * 236, 620],
      [cx + sg * 250, 560],
    ]);
    S.add(finger(st, 3)).blockLine(st, 10);
    walk(st, 46)
      .slice(1, -1)
      .forEach((k, i) => {
        const a = k.a + (i % 2 ? 1.1 : -1.1),
          q: Point = [k.p[0] + Math.cos(a) * 30, k.p[1] + Math.sin(a) * 30];
        S.add(petalRing(q[0], q[1], 5, 20, 7, 2), finger([k.p, q], 2)).blockLine([q], 24);
      });
    [
      [246, 872, 1.25],
      [196, 776, 1],
      [262, 708, 0.9],
    ].forEach(([dx, y, s]) => S.add(diya(cx + sg * dx, y, s)).blockLine([[cx + sg * dx, y - 12]], 38 * s));
    [
      [214, 172],
      [206, 584],
    ].forEach(([dx, y]) =>
      S.add(
        petalRing(cx + sg * dx, y, 8, 30, 9, 2),
        circle(cx + sg * dx, y, 7, 2),
        dots([[cx + sg * dx, y]], 2.6, K.white),
      ).blockLine([[cx + sg * dx, y]], 42),
    );
  }
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    9,
    900,
    (x, y) =>
      S.add(
        dots(
          [
            [x, y - 5],
            [x + 5, y + 3],
            [x - 5, y + 3],
          ],
          2.2,
          K.white,
        ),
        fill(rect(x - 0.6, y - 0.6, 1.2, 1.2), K.white),
      ),
    4,
  );
  return S.art(K.geru, { ...GROUND.mudWall, grain: 0.8, wobble: 1.8, chalk: 0.2 });
}

export const work: Work = {
  id: 'gallery-folk-aipan-doorstep',
  collection: 'gallery',
  seed: 5,
  width: 800,
  height: 1000,
  alt: 'Pairs of small white footprints lead across red earth to a lotus seat drawn in fine lines and dots.',
  draw: aipan,
};
