/** Bhagoria fair in dots: the wheel swing, drums and flutes, dancers in a chain, on festival pink. */
import { around, run } from '../../draw/bands.ts';
import { type Point, curve, ellipse, leaf, polar, polyline, rect, walk } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { STANCE, type Stance } from '../../figures/small.ts';
import { BHIL as K, body, parrot, person, sun } from '../../traditions/bhil/style.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 920,
  M = 16,
  T = 26,
  PINK = '#c92f74';

const rim = (L: number) =>
  fill(rect(0, 0, L, T), K.night) +
  [K.yellow, K.orange, K.lime, K.white, K.sky]
    .map((c, i) =>
      dots(
        run(L, 14, 13).filter((_, k) => k % 5 === i),
        4.6,
        c,
      ),
    )
    .join('') +
  dots(run(L, 7, 4.5), 1.8, K.yellow) +
  dots(run(L, 7, 21.5), 1.8, K.yellow);

const COL = [K.yellow, K.lime, K.blue, K.orange, K.green, K.violet, K.red, K.sky];

/** Giant wheel: dotted rim and spokes, eight hanging cradles with riders. */
function wheel(S: Sheet, x: number, y: number, R: number) {
  for (const sg of [-1, 1])
    body(
      S,
      polyline(x - 8, y, x + 8, y, x + sg * 150 + 12, y + R + 130, x + sg * 150 - 14, y + R + 130),
      K.brown,
      9,
      4,
    );
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.2,
      e = polar(x, y, R, a),
      n = a + 1.57;
    body(
      S,
      [polar(x, y, 7, n), polar(e[0], e[1], 6, n), polar(e[0], e[1], -6, n), polar(x, y, -7, n)],
      i % 2 ? K.yellow : K.green,
      8,
      2,
    );
  }
  const ringAt = (r: number, c: string) => {
    S.add(
      line(ellipse(x, y, r, r, 0, 80), K.black, 15, true),
      line(ellipse(x, y, r, r, 0, 80), c, 12, true),
      dots(
        walk(ellipse(x, y, r, r, 0, 120), 9, true).map((k) => k.p),
        3.2,
        K.white,
      ),
    );
  };
  ringAt(R, K.blue);
  ringAt(R * 0.55, K.orange);
  body(S, ellipse(x, y, 30), K.red, 8, 2);
  S.blockLine(ellipse(x, y, R, R, 0, 120), 14).blockLine(ellipse(x, y, R * 0.55, R * 0.55, 0, 90), 12);
  for (let i = 0; i < 8; i++) {
    const e = polar(x, y, R, (i / 8) * 6.283 + 0.2),
      c = COL[(i * 3) % 8];
    S.add(line([e, [e[0] - 22, e[1] + 44]], K.black, 2.4), line([e, [e[0] + 22, e[1] + 44]], K.black, 2.4));
    person(
      S,
      e[0] - 9,
      e[1] + 66,
      0.66,
      { aL: [-1.5, -2.2], aR: [0.6, 1.6] },
      { top: COL[(i + 2) % 8], low: K.red, head: K.yellow },
    );
    person(
      S,
      e[0] + 12,
      e[1] + 66,
      0.64,
      { aL: [-0.4, 0.4], aR: [1.6, 2.4], skirt: true, fx: -1 },
      { top: K.white, low: COL[(i + 5) % 8], head: COL[(i + 1) % 8] },
    );
    body(
      S,
      curve(
        [
          [e[0] - 32, e[1] + 38],
          [e[0] + 32, e[1] + 38],
          [e[0] + 24, e[1] + 66],
          [e[0] - 24, e[1] + 66],
        ],
        true,
      ),
      c,
      7.5,
      5,
    );
    S.add(dot(e[0], e[1], 6, K.black), dot(e[0], e[1], 3, K.yellow));
  }
}

function drummer(S: Sheet, x: number, y: number, s: number, fx: number, c: string[]) {
  const F = person(S, x, y, s, { ...STANCE.drum, fx }, { top: c[0], low: c[1], head: c[2] });
  const d: Point = [F.waist[0] + 16 * s * fx, F.waist[1] - 6 * s];
  body(
    S,
    curve(
      [
        [d[0] - 24 * s, d[1] - 14 * s],
        [d[0], d[1] - 18 * s],
        [d[0] + 24 * s, d[1] - 14 * s],
        [d[0] + 24 * s, d[1] + 14 * s],
        [d[0], d[1] + 18 * s],
        [d[0] - 24 * s, d[1] + 14 * s],
      ],
      true,
    ),
    K.orange,
    7.5,
    6,
  );
  for (const sg of [-1, 1])
    S.add(
      fill(ellipse(d[0] + sg * 24 * s, d[1], 6 * s, 14 * s), K.white),
      ink(ellipse(d[0] + sg * 24 * s, d[1], 6 * s, 14 * s), K.black, 1.6),
    );
}

function piper(S: Sheet, x: number, y: number, s: number, fx: number, c: string[]) {
  const F = person(S, x, y, s, { ...STANCE.play, fx }, { top: c[0], low: c[1], head: c[2] }),
    m: Point = [F.headC[0] + 8 * s * fx, F.headC[1] + 3 * s];
  body(
    S,
    [m, [m[0] + 54 * s * fx, m[1] + 22 * s], [m[0] + 52 * s * fx, m[1] + 30 * s], [m[0] - 2, m[1] + 7 * s]],
    K.yellow,
    7,
    4,
  );
}

function bhagoria(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r,
    i0 = M + T,
    gy = H - i0 - 44;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, rim));
  for (const q of [
    rect(0, 0, W, i0 + 5),
    rect(0, H - i0 - 4, W, i0),
    rect(0, 0, i0 + 5, H),
    rect(W - i0 - 5, 0, i0, H),
  ])
    S.block(q);
  body(
    S,
    [
      ...curve([
        [i0, gy + 6],
        [280, gy - 10],
        [520, gy + 4],
        [760, gy - 10],
        [W - i0, gy + 6],
      ]),
      [W - i0, H - i0],
      [i0, H - i0],
    ],
    K.yellow,
    12,
    0,
  );
  wheel(S, 500, 336, 208);
  sun(S, 128, 132, 40);
  drummer(S, 116, gy + 18, 2.5, 1, [K.lime, K.white, K.yellow]);
  drummer(S, 884, gy + 18, 2.5, -1, [K.sky, K.yellow, K.lime]);
  piper(S, 208, gy + 24, 2.1, 1, [K.orange, K.blue, K.white]);
  piper(S, 792, gy + 24, 2.1, -1, [K.yellow, K.violet, K.orange]);
  for (let i = 0; i < 8; i++) {
    const o: Stance = {
      aL: [-1.3, -1],
      aR: [1.3, 1],
      lL: [-0.45, 0.15],
      lR: [0.4, -0.2],
      lean: 0.1,
      skirt: i % 2 === 0,
      fx: i < 4 ? 1 : -1,
    };
    person(S, 298 + i * 58, gy + 30 - 5 * (i % 2), 1.6, o, {
      top: COL[(i + 3) % 8],
      low: COL[(i * 3 + 1) % 8],
      head: COL[(i + 6) % 8],
    });
  }
  // balloon seller's tree, parrots, bunting
  for (const [x, fx] of [
    [130, 1],
    [870, -1],
  ] as const) {
    const st = curve([
      [x, gy - 272],
      [x + 6 * fx, gy - 340],
      [x, gy - 420],
    ]);
    S.add(line(st, K.black, 7), line(st, K.brown, 4));
    for (let i = 0; i < 9; i++) {
      const e = polar(x, gy - 424, 44 + (i % 2) * 30, -1.57 + (i - 4) * 0.5);
      S.add(line([[x, gy - 400], e], K.white, 1.6));
      body(S, ellipse(e[0], e[1], 20, 23), COL[i % 8], 7.5, 5);
    }
    S.blockLine(st, 8);
  }
  parrot(S, 258, 120, 0.9, 1, K.lime, K.yellow);
  parrot(S, 742, 120, 0.9, -1, K.lime, K.yellow);
  parrot(S, 880, 170, 0.7, -1, K.yellow, K.green);
  S.pack(
    i0,
    i0,
    W - i0,
    gy,
    19,
    500,
    (x, y, i) =>
      S.add(
        dots(
          walk(ellipse(x, y, 16), 8.6, true).map((k) => k.p),
          2.8,
          i % 2 ? K.yellow : K.white,
        ),
        dots(
          walk(ellipse(x, y, 8), 8, true).map((k) => k.p),
          2.6,
          K.sky,
        ),
        dot(x, y, 3.4, K.yellow),
      ),
    6,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    gy,
    8,
    800,
    (x, y, i) =>
      S.add(
        ...[-0.6, 0, 0.6].map((a) => fill(leaf(x, y + 7, 14, 2.8, -1.57 + a), i % 2 ? K.lime : K.yellow)),
      ),
    6,
  );
  S.pack(i0, i0, W - i0, gy, 3.6, 2600, (x, y) => S.add(dot(x, y, 2.4, r.pick([K.white, K.yellow, K.sky]))));
  return S.art(PINK, GROUND.paper);
}

export const work: Work = {
  id: 'gallery-folk-bhil-bhagoria',
  collection: 'gallery',
  seed: 6,
  width: 1000,
  height: 920,
  alt: 'Dotted figures with drums and flutes dance round a wheel swing on a vivid pink and yellow ground.',
  draw: bhagoria,
};
