/** Bhagoria fair in dots: the wheel swing, drums and flutes, dancers in a chain, on festival pink. */
import { around, run } from '../../draw/bands.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { type Stance, STANCE } from '../../figures/small.ts';
import { parrot } from '../../traditions/bhil/parrot.ts';
import { person } from '../../traditions/bhil/people.ts';
import { BHIL as K, body } from '../../traditions/bhil/style.ts';
import { sun } from '../../traditions/bhil/sun.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 920,
  M = 16,
  T = 26,
  PINK = '#c92f74';

const rim = (L: number) =>
  fill(rect(0, 0, L, T), K.night) +
  each([K.yellow, K.orange, K.lime, K.white, K.sky], (c, i) =>
    dots(
      run(L, 14, 13).filter((_, k) => k % 5 === i),
      4.6,
      c,
    ),
  ) +
  dots(run(L, 7, 4.5), 1.8, K.yellow) +
  dots(run(L, 7, 21.5), 1.8, K.yellow);

const COL = [K.yellow, K.lime, K.blue, K.orange, K.green, K.violet, K.red, K.sky];

/** Somebody in a cradle of the wheel, seen to the waist: a head in profile, turban or veil, one arm on the rim. */
function rider(
  S: Sheet,
  x: number,
  y: number,
  fx: number,
  c: { top: string; head: string; woman?: boolean },
) {
  const T = (p: Poly) => transform(p, x, y, 1.06, 0, fx);
  body(S, T(loopThrough(-11, 2, 0, -3, 11, 2, 12, 30, -12, 30)), c.top, 6, 4);
  const face = T(
    loopThrough(-8, -18, -4, -27, 5, -27, 10, -22, 11, -17, 17, -10, 11, -8, 12, -4, 8, 1, -2, 1, -8, -8),
  );
  S.add(fill(face, K.brown), ink(face, K.black, 1.6));
  body(
    S,
    T(
      c.woman
        ? loopThrough(9, -25, 0, -32, -11, -28, -16, -10, -18, 12, -10, 14, -8, -4, -6, -18, 2, -24)
        : loopThrough(12, -22, 8, -33, -5, -35, -13, -27, -11, -18, -6, -23, 3, -25),
    ),
    c.head,
    5.4,
    4,
  );
  const [ex, ey] = T([[5, -16]])[0];
  S.add(fill(T(leaf(-2, -16, 12, 3.4, 0, 0, 0.5)), K.white), dot(ex, ey, 2.1, K.black));
}

/** Giant wheel: dotted rim and spokes, eight hanging cradles with riders. */
function wheel(S: Sheet, x: number, y: number, R: number, ground: number) {
  for (const sg of [-1, 1])
    body(
      S,
      polyline(x - 8, y, x + 8, y, x + sg * 196 + 15, ground, x + sg * 196 - 17, ground),
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
      dots(resample(ellipse(x, y, r, r, 0, 120), 9, true), 3.2, K.white),
    );
  };
  ringAt(R, K.blue);
  ringAt(R * 0.55, K.orange);
  body(S, ellipse(x, y, 30), K.red, 8, 2);
  S.blockLine(ellipse(x, y, R, R, 0, 120), 14).blockLine(ellipse(x, y, R * 0.55, R * 0.55, 0, 90), 12);
  for (let i = 0; i < 8; i++) {
    const e = polar(x, y, R, (i / 8) * 6.283 + 0.2),
      c = COL[(i * 3) % 8];
    S.add(line([e, [e[0] - 33, e[1] + 46]], K.black, 2.4), line([e, [e[0] + 33, e[1] + 46]], K.black, 2.4));
    rider(S, e[0] - 13, e[1] + 27, -1, { top: COL[(i + 2) % 8], head: K.yellow });
    rider(S, e[0] + 14, e[1] + 28, 1, { top: K.white, head: COL[(i + 1) % 8], woman: true });
    body(S, loopThrough(offsets(e[0], e[1], [-36, 42, 36, 42, 27, 72, -27, 72])), c, 7.5, 5);
    S.add(dot(e[0], e[1], 6, K.black), dot(e[0], e[1], 3, K.yellow));
  }
}

function drummer(S: Sheet, x: number, y: number, s: number, fx: number, c: string[]) {
  const F = person(S, x, y, s, { ...STANCE.drum, fx }, { top: c[0], low: c[1], head: c[2] });
  const d: Point = [F.waist[0] + 16 * s * fx, F.waist[1] - 6 * s];
  body(
    S,
    loopThrough(offsets(d[0], d[1], [-1, -14, 0, -18, 1, -14, 1, 14, 0, 18, -1, 14], 24 * s, s)),
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

/** A pipe raised over the dancers' heads, both fists on it. */
function piper(S: Sheet, x: number, y: number, s: number, fx: number, c: string[]) {
  const blowing = { ...STANCE.play, aL: [1.7, 2.9], aR: [2, 2.6], fx } satisfies Stance;
  const F = person(S, x, y, s, blowing, { top: c[0], low: c[1], head: c[2] }),
    m: Point = [F.headC[0] + 8 * s * fx, F.headC[1] + 3 * s],
    a = Math.atan2(F.handR[1] - m[1], F.handR[0] - m[0]),
    reach = Math.hypot(F.handR[0] - m[0], F.handR[1] - m[1]),
    at = (u: number, v: number): Point => {
      const [p, q] = polar(m[0], m[1], u, a);
      return polar(p, q, v, a + Math.PI / 2);
    };
  body(
    S,
    [at(0, -5), at(104, -8), at(118, -22), at(126, 0), at(118, 22), at(104, 8), at(0, 5)],
    K.yellow,
    7,
    4,
  );
  for (const u of [reach * 0.45, reach]) {
    const fist = ellipse(...at(u, 0), 4.6 * s, 4.2 * s);
    S.add(fill(fist, K.brown), ink(fist, K.black, 1.8), dots([at(u, -3), at(u, 3)], 1.8, K.white));
  }
}

/** Bunting from the corners to the wheel, parrots on the rope. */
function bunting(i0: number, S: Sheet, gy: number, r: Rng): void {
  for (const fx of [1, -1]) {
    const at = (u: number): number => (fx > 0 ? u : W - u),
      rope = curveThrough(at(i0), 268, at(150), 246, at(262), 160, at(322), i0);
    walk(rope, 27)
      .slice(1, -1)
      .forEach((k, i) =>
        body(
          S,
          polyline(k.p[0] - 11, k.p[1] + 2, k.p[0] + 11, k.p[1] + 2, k.p[0], k.p[1] + 30),
          COL[(i * 3 + (fx > 0 ? 0 : 2)) % 8],
          6.5,
          4,
        ),
      );
    S.add(line(rope, K.black, 5), line(rope, K.yellow, 2.6)).blockLine(rope, 8);
    const perched = (): void =>
      parrot(S, at(118), 222, 0.82, fx, fx > 0 ? K.lime : K.sky, fx > 0 ? K.yellow : K.red);
    if (fx > 0) motif('Parrot', perched);
    else perched();
    if (fx < 0) parrot(S, at(222), 168, 0.74, 1, K.lime, K.green);
  }
  sun(S, 122, 116, 38);
  motif('Drummer', () => drummer(S, 116, gy + 18, 2.5, 1, [K.lime, K.white, K.yellow]));
  drummer(S, 884, gy + 18, 2.5, -1, [K.sky, K.yellow, K.lime]);
  piper(S, 208, gy + 24, 2.1, 1, [K.orange, K.blue, K.white]);
  motif('Piper', () => piper(S, 792, gy + 24, 2.1, -1, [K.yellow, K.violet, K.orange]));
  for (let i = 0; i < 8; i++) {
    const o: Stance = {
      // hands meet over the heads, clear of the chests
      aL: [-2.15, -3.3],
      aR: [2.15, 3.3],
      lL: [-0.45, 0.15],
      lR: [0.4, -0.2],
      lean: 0.1,
      skirt: i % 2 === 0,
      fx: i < 4 ? 1 : -1,
    };
    const clothes = { top: COL[(i + 3) % 8], low: COL[(i * 3 + 1) % 8], head: COL[(i + 6) % 8] };
    motif('Chain of dancers', () => person(S, 298 + i * 58, gy + 30 - 5 * (i % 2), 1.6, o, clothes));
  }
  S.pack(
    i0,
    i0,
    W - i0,
    gy - 90,
    19,
    220,
    (x, y, i) =>
      S.add(
        dots(resample(ellipse(x, y, 16), 8.6, true), 2.8, i % 2 ? K.yellow : K.white),
        dots(resample(ellipse(x, y, 8), 8, true), 2.6, K.sky),
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
        ...[-0.6, 0, 0.6].map((a) => fill(leaf(x, y + 7, 15, 3.8, -1.57 + a), i % 2 ? K.lime : K.yellow)),
      ),
    6,
  );
  S.pack(i0, i0, W - i0, gy, 3.6, 2600, (x, y) => S.add(dot(x, y, 2.4, r.pick([K.white, K.yellow, K.sky]))));
}

function bhagoria(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r,
    i0 = M + T,
    gy = H - i0 - 44;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, rim));
  S.blockRim(i0, 5, 4);
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
  motif('Wheel swing', () => wheel(S, 500, 336, 208, gy + 8));
  // balloon sellers behind the crowd, their poles on the ground
  for (const [x, fx] of [
    [168, 1],
    [832, -1],
  ] as const) {
    const top = 470,
      st = curveThrough(x - 8 * fx, gy + 4, x + 4 * fx, 640, x, top);
    S.add(line(st, K.black, 9), line(st, K.brown, 6), dots(resample(st, 9), 2, K.yellow));
    const balloons = (): void => {
      for (let i = 0; i < 11; i++) {
        const e = polar(x, top - 26, 48 + (i % 2) * 32, -1.57 + (i - 5) * 0.43);
        S.add(line([[x, top], e], K.white, 1.6));
        body(S, ellipse(e[0], e[1], 20, 23), COL[i % 8], 7.5, 5);
        body(S, polyline(e[0] - 5, e[1] + 28, e[0], e[1] + 22, e[0] + 5, e[1] + 28), COL[i % 8], 7, 2);
      }
    };
    if (fx > 0) motif('Balloons', balloons);
    else balloons();
    S.blockLine(st, 10);
  }
  bunting(i0, S, gy, r);
  return S.art(PINK, GROUND.paper);
}

export const work: Work = {
  id: 'gallery-folk-bhil-bhagoria',
  collection: 'gallery',
  seed: 6,
  width: 1000,
  height: 920,
  alt: 'Dotted figures with drums and pipes dance before a wheel swing, balloons and bunting on a vivid pink and yellow ground.',
  draw: bhagoria,
};
