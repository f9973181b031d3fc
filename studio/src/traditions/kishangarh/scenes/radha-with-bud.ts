/** Radha, a girl, half length in an oval window: her eye is on the lotus bud that she turns between two fingers. */
import { curve, curveThrough, loopThrough } from '../../../draw/curves.ts';
import { type Point, type Poly, TAU, series, transform } from '../../../draw/geometry.ts';
import { ink, modelled } from '../../../draw/ink.ts';
import { clip, each, group, radialGradient } from '../../../draw/markup.ts';
import { resample, scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../../draw/svg.ts';
import { bud } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { type Map, SKIN, type Silk, curl, face, hair, locks, pinchingHand, trunk, veil } from '../bust.ts';
import { gem, pearls } from '../jewels.ts';
import { MAIDEN } from '../faces.ts';
import { K, LINE, LOTUS, begin, surface } from '../style.ts';

const [W, H] = [760, 1000];
const S = 0.96;

const LEAF: Silk = ['#3f6d4a', '#142c1e', '#8fb07a', '#e6cf8a'];
const FLAME = { base: '#cf5a3a', light: '#f6c48c', dark: '#7a2214', buti: '#fbe6b0', opacity: 0.6 };

/** The picture seen through an oval, roses and gold scrolls in the spandrels. */
function ovalWindow(f: { x: number; y: number; w: number; h: number }, picture: string): string {
  const cx = f.x + f.w / 2,
    cy = f.y + f.h / 2,
    at = (d: number): Poly => ellipse(cx, cy, f.w / 2 - 12 - d, f.h / 2 - 12 - d, 0, 120);
  let s = fill(rect(f.x, f.y, f.w, f.h), '#efe3c8');
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const P = (u: number, v: number): Point => [cx + sx * (f.w / 2 - u), cy + sy * (f.h / 2 - v)];
      for (const stem of [
        curve([P(26, 30), P(52, 14), P(96, 22), P(138, 12), P(186, 16)]),
        curve([P(26, 30), P(12, 66), P(24, 122), P(12, 180), P(15, 250)]),
        curve([P(26, 30), P(56, 56), P(76, 66)]),
        curve([P(26, 30), P(44, 78), P(48, 116)]),
      ]) {
        s += line(stem, '#5f8a5a', 2);
        walk(stem, 15).forEach((k, i) => {
          s += each([-1, 1], (d) =>
            fill(leaf(k.p[0], k.p[1], 15, 4, k.a + d * 0.8), d > 0 ? '#5f8f66' : '#7fa56a'),
          );
          if (i % 3 === 2)
            s +=
              polys(rosette(k.p[0], k.p[1], 9, 7, i), i % 2 ? '#c9566a' : '#d98a5a') +
              polys(rosette(k.p[0], k.p[1], 4.8, 6, i), '#f6dcc4') +
              dot(k.p[0], k.p[1], 1.8, K.gold);
        });
      }
      const [x, y] = P(30, 34);
      s +=
        polys(rosette(x, y, 24, 9, 0.2), '#b5384a') +
        polys(rosette(x, y, 16, 8, 0.5), '#e39aa0') +
        polys(rosette(x, y, 9, 7), '#f8ecd4') +
        dot(x, y, 3.6, K.gold);
    }
  return (
    s +
    clip(at(0), picture) +
    line(at(-9), '#5a3410', 1, true) +
    line(at(-5), K.gold, 8, true) +
    line(at(0), '#7d2a26', 4, true) +
    pearls([...at(-5), at(-5)[0]], 3.4)
  );
}

/** The near arm, bent from under the veil, and the hand with the bud. */
function bentArm(T: Map): string {
  const arm = T(
    loopThrough(
      -210,
      400,
      -160,
      414,
      -112,
      410,
      -66,
      384,
      -36,
      350,
      -12,
      372,
      -36,
      412,
      -72,
      462,
      -118,
      504,
      -180,
      522,
      -240,
      510,
    ),
  );
  let s = modelled(arm, SKIN, K.skinShade, 20, 8, { op: 0.55 });
  s += ink(T(curveThrough(-160, 418, -112, 414, -66, 384, -36, 350)), LINE, 1.8, {
    closed: false,
    taper: 0.5,
  });
  s += ink(T(curveThrough(-12, 372, -36, 412, -72, 462, -118, 504, -180, 522, -240, 510)), LINE, 1.8, {
    closed: false,
    taper: 0.5,
  });
  for (const [u, k] of [
    [0, 1],
    [12, 0],
    [24, 0],
    [36, 1],
  ] as const) {
    const c = curveThrough(
      -46 - u * 0.74,
      359 + u * 0.66,
      -32 - u * 0.66,
      376 + u * 0.82,
      -18 - u * 0.6,
      381 + u * 0.84,
    );
    s +=
      line(T(c), '#6b3f14', 8) +
      line(T(c), k ? K.gold : '#2f7d4f', 6.4) +
      dots(resample(T(c), 5.5), 1.4, k ? '#8c1f26' : '#fbf3d8');
  }
  const M: Map = (p) => T(transform(p, -20, 352, 0.96, 0.36));
  const P = (x: number, y: number): Point => M([[x, y]])[0];
  const tip = P(-20, -142);
  const stem = ink(curve([P(0, 0), P(-24, -78), P(-24, -112), tip]), '#4f7a48', 5, {
    closed: false,
    taper: 0.1,
  });
  return s + pinchingHand(M, S, stem) + bud(tip[0], tip[1] + 8, 76, LOTUS, 0.16);
}

/** A boss at the parting, ear flower, nose ring with its chain, a broad collar and one long chain. */
function jewels(H0: Map, T: Map): string {
  const at = (x: number, y: number): Point => H0([[x, y]])[0];
  let s = '';
  s += pearls(H0(curveThrough(-134, -192, -156, -178, -180, -146, -196, -104)), 2.8, K.goldHi);
  const [bx, by] = at(-122, -176);
  s +=
    dot(bx, by, 15, '#7a5418') +
    dot(bx, by, 13.6, K.gold) +
    pearls(arc(bx, by, 13.6, 0, TAU, 26), 2) +
    gem(bx, by, 5.4, '#2f7d4f') +
    gem(...at(-104, -152), 3.6, '#a5202c');
  const [ex, ey] = at(-180, 6);
  s +=
    polys(rosette(ex, ey, 23, 10), '#7a5418') +
    polys(rosette(ex, ey, 21.4, 10), K.goldHi) +
    each(
      series(10, (i) => (i / 10) * TAU),
      (a) => dot(ex + 15 * Math.cos(a), ey + 15 * Math.sin(a), 2.7, '#a5202c'),
    ) +
    gem(ex, ey, 6.4, '#f8f2e6') +
    pearls(
      [
        [ex, ey + 23],
        [ex + 1, ey + 46],
      ],
      3,
    ) +
    gem(ex + 1, ey + 53, 4.6, '#2f7d4f');
  const [nx, ny] = at(-22, 17);
  s +=
    line(ellipse(nx + 3, ny + 10, 12, 13, 0, 40), '#6b3f14', 2.6, true) +
    line(ellipse(nx + 3, ny + 10, 12, 13, 0, 40), K.goldHi, 1.5, true);
  s +=
    dot(nx - 2, ny + 22, 3, K.pearl) +
    dot(nx + 4, ny + 24, 2.6, '#a5202c') +
    dot(nx + 10, ny + 21, 3, K.pearl);
  s += pearls(H0(curveThrough(-30, 24, -76, 32, -124, 26, -166, 6)), 1.5, K.goldHi);
  const collar = curveThrough(-190, 150, -170, 170, -148, 181, -128, 180);
  s += line(T(collar), '#6b3f14', 23) + line(T(collar), K.gold, 21);
  for (const [i, q] of resample(T(collar), 15).entries())
    s += gem(q[0], q[1], 4.2, i % 2 ? '#2f7d4f' : '#a5202c');
  s += pearls(T(curveThrough(-188, 164, -170, 184, -148, 196, -125, 196)), 2.6);
  s += pearls(T(curveThrough(-210, 226, -196, 280, -150, 318, -116, 290, -104, 256)), 4, K.goldHi);
  const [px, py] = T([[-148, 320]])[0];
  return (
    s +
    polys(rosette(px, py + 8, 17, 8), '#7a5418') +
    polys(rosette(px, py + 8, 15.4, 8), K.goldHi) +
    gem(px, py + 8, 5, '#2f7d4f') +
    each([-9, 0, 9], (d) => dot(px + d, py + 29 - Math.abs(d) * 0.3, 3, K.pearl))
  );
}

/** Jasmine bound in the hair behind the ear. */
const jasmine = (T: Map): string =>
  each(
    resample(T(curveThrough(-206, -150, -222, -100, -222, -40, -208, 14)), 13),
    ([x, y], i) => polys(rosette(x, y, 7.4, 5, i), '#f8f2e6') + dot(x, y, 1.8, '#e3b860'),
  );

export function radhaWithBud(seed: number): Painting {
  const r = new Rng(seed),
    f = begin(r, W, H),
    T: Map = (p) => transform(p, 476, 412, S),
    // the head bows over the nape
    bowed: Map = (p) =>
      T(
        transform(
          p.map(([x, y]): Point => [x + 160, y - 90]),
          -154,
          92,
          1,
          0.13,
        ),
      );
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#bg)');
  s += group(
    each(
      scatter(rect(f.x, f.y, f.w, f.h), 54, r),
      ([x, y], i) =>
        polys(
          [0, 1, 2].map((k) => leaf(x, y, 13, 3.2, -1.57 + (k - 1) * 0.8)),
          '#3f7a5c',
        ) + dot(x, y - 13, 2.4, i % 2 ? '#c9976a' : '#b9695f'),
    ),
    'opacity=".5"',
  );
  s += trunk(T, r.fork(), LEAF);
  s += hair(bowed, S);
  s += locks(
    T,
    S,
    [
      [-190, 300],
      [-214, 268],
    ],
    [-192, 60],
  );
  s += face(bowed, S, MAIDEN) + curl(bowed, S) + jasmine(bowed);
  s += jewels(bowed, T);
  s += bentArm(T);
  s += veil(
    (p) =>
      T(
        p.map(([x, y]): Point => [
          x + Math.max(0, (60 - y) * 0.13),
          y + Math.max(0, (x + 300) * 0.05) * (y < 60 ? 1 : 0),
        ]),
      ),
    r.fork(),
    FLAME,
  );
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs: radialGradient('bg', 430, 420, 480, [0, '#2a5f4c'], [0.6, '#17402f'], [1, '#0d2820']),
    body: ovalWindow(f, s) + f.svg,
    finish: surface(seed),
  };
}
