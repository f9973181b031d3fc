/** Bani Thani, "the well adorned", half length in profile: she lifts two lotus buds over the evening lake. */
import { curve, curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { type Point, TAU, series, transform } from '../../../draw/geometry.ts';
import { ink, modelled } from '../../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { resample, scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../../draw/svg.ts';
import { flyingEgret } from '../../../motifs/painted/egret.ts';
import { bud, lotus, pad } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { palace } from '../architecture.ts';
import { type Map, SKIN, type Silk, curl, face, hair, locks, pinchingHand, trunk, veil } from '../bust.ts';
import { gem, pearls } from '../jewels.ts';
import { BANI } from '../faces.ts';
import { K, LINE, LOTUS, begin, surface } from '../style.ts';

const [W, H] = [760, 1000];
const S = 0.99;

const CRIMSON: Silk = ['#8c2438', '#3a0a18', '#c9566a', '#e3b860'];
const GOLD_MUSLIN = { base: '#d79b3c', light: '#f8e0a2', dark: '#7d4416', buti: '#fbe6b0', opacity: 0.46 };

/** The far forearm rising before the breast, bangles at the wrist, and the buds in the hand. */
function raisedArm(T: Map): string {
  const arm = T(
    loopThrough(
      -60,
      360,
      -20,
      386,
      6,
      414,
      26,
      428,
      48,
      404,
      70,
      360,
      86,
      312,
      117,
      318,
      113,
      352,
      94,
      412,
      66,
      466,
      40,
      488,
      0,
      488,
      -60,
      470,
    ),
  );
  const sleeve = T(loopThrough(-70, 350, -24, 378, 2, 408, 8, 428, 2, 462, -16, 490, -70, 480));
  let s = modelled(arm, SKIN, K.skinShade, 20, 8, { op: 0.55 });
  s += ink(T(curveThrough(6, 414, 26, 427, 48, 404, 70, 360, 86, 312)), LINE, 1.7, {
    closed: false,
    taper: 0.4,
  });
  s += ink(T(curveThrough(117, 318, 113, 352, 94, 412, 66, 466, 40, 488, 0, 489)), LINE, 1.7, {
    closed: false,
    taper: 0.4,
  });
  s +=
    modelled(sleeve, '#7c1d32', '#3a0a18', 16, 5, { op: 0.7 }) +
    ink(T(curveThrough(-24, 378, 2, 408, 8, 428, 2, 462, -16, 490)), LINE, 1.5, { closed: false });
  s +=
    line(T(curveThrough(2, 408, 8, 428, 2, 462, -16, 490)), K.gold, 5.4) +
    dots(resample(T(curveThrough(4, 408, 8, 428, 2, 462, -14, 490)), 6), 1.3, '#8c1f26');
  for (const [u, k] of [
    [0, 0],
    [11, 1],
    [22, 0],
    [37, 2],
    [47, 2],
  ] as const)
    s += pearls(
      T(curveThrough(83 - u * 0.34, 330 + u, 98 - u * 0.3, 342 + u, 117 - u * 0.22, 336 + u)),
      k === 2 ? 3.2 : 3.8,
      k === 1 ? '#a5202c' : k === 2 ? K.goldHi : K.pearl,
    );
  const M: Map = (p) => T(transform(p, 102, 312, 0.98, -0.06));
  const P = (x: number, y: number): Point => M([[x, y]])[0];
  const stem = (to: Point, low: Point, w: number): string =>
    ink(curve([P(...low), P(-24, -78), to]), '#4f7a48', w, { closed: false, taper: 0.1 });
  const [a, b] = [P(-34, -150), P(-72, -128)];
  const stems = stem(a, [2, -10], 4.4) + stem(b, [-8, -24], 3.6);
  return (
    s + pinchingHand(M, S, stems) + bud(b[0], b[1] + 4, 46, LOTUS, 0.5) + bud(a[0], a[1] + 6, 62, LOTUS, 0.12)
  );
}

/** Necklaces, earring, brow pendant and nose ring. */
function jewels(T: Map): string {
  const at = (x: number, y: number): Point => T([[x, y]])[0];
  let s = '';
  for (const [y, w, R] of [
    [158, 30, 3.6],
    [192, 34, 4.2],
  ] as const)
    s += pearls(T(curveThrough(-192, y - 18, -166, y + w * 0.2, -142, y + w * 0.36, -125, y)), R);
  for (const [y, R] of [
    [286, 4],
    [346, 4.6],
    [412, 5],
  ] as const)
    s += pearls(
      T(
        curveThrough(
          -214,
          228,
          -200,
          228 + (y - 228) * 0.6,
          -150,
          y,
          -114,
          236 + (y - 236) * 0.62,
          -104,
          256,
        ),
      ),
      R,
    );
  const [px, py] = at(-146, 300);
  s +=
    gem(px, py, 12, '#a5202c') +
    pearls(arc(px, py, 22, 0, TAU, 40), 2.9) +
    gem(px, py + 33, 6, '#2f7d4f') +
    dot(px, py + 46, 4, K.pearl);
  const [ex, ey] = at(-184, 10);
  s +=
    gem(ex, ey, 9, '#2f7d4f') +
    pearls(arc(ex, ey, 17, 0, TAU, 34), 2.7) +
    polys(
      [
        loopThrough(
          ex,
          ey + 18,
          ex + 20,
          ey + 42,
          ex + 16,
          ey + 48,
          ex,
          ey + 51,
          ex - 16,
          ey + 48,
          ex - 20,
          ey + 42,
        ),
      ],
      K.gold,
    ) +
    line(curveThrough(ex - 19, ey + 43, ex, ey + 48, ex + 19, ey + 43), '#7a4a14', 1.4) +
    each([-15, -7.5, 0, 7.5, 15], (d) =>
      pearls(
        [
          [ex + d, ey + 50],
          [ex + d * 1.1, ey + 66 - Math.abs(d) * 0.3],
        ],
        2.4,
      ),
    );
  s += pearls(T(curveThrough(-134, -194, -152, -168, -176, -130, -194, -94, -199, -50, -196, -14)), 3.2);
  s += pearls(T(curveThrough(-138, -196, -122, -180, -112, -158)), 2.6);
  const [bx, by] = at(-108, -150);
  s +=
    gem(bx, by, 8, '#a5202c') + pearls(arc(bx, by, 15, 0, TAU, 28), 2.3) + dot(...at(-95, -128), 3, K.pearl);
  const [nx, ny] = at(-22, 17);
  s +=
    line(ellipse(nx, ny + 5, 8, 9, 0, 30), '#6b3f14', 2.6, true) +
    line(ellipse(nx, ny + 5, 8, 9, 0, 30), K.goldHi, 1.6, true) +
    dot(nx, ny + 14, 3.6, K.pearl) +
    dot(nx + 6, ny + 11, 2.2, '#a5202c');
  return s;
}

/** Sky, far shore and lake; the palace stands small in the corner. */
function evening(f: { x: number; y: number; w: number; h: number }, shore: number, r: Rng): string {
  const B = f.y + f.h;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  s += dot(f.x + 96, shore - 62, 96, 'url(#glow)') + dot(f.x + 96, shore - 62, 30, '#f8c684');
  s += group(
    each(
      [
        [150, 190, 150, 7],
        [110, 214, 90, 5],
        [470, 120, 130, 7],
        [230, 330, 120, 6],
        [150, 352, 80, 4],
      ],
      ([x, y, w, h]) => fill(ellipse(x, y, w, h), '#e39a86'),
    ),
    'opacity=".5" filter="url(#b5)"',
  );
  s += group(
    each(
      series(24, (i) => i),
      (i) => fill(ellipse(f.x + i * 27, shore - 8, 24, 20 + r.between(-6, 12)), '#2a3d3a'),
    ),
    'opacity=".85" filter="url(#b2)"',
  );
  s += fill(rect(f.x, shore, f.w, B - shore), 'url(#lake)');
  s += palace(f.x + 62, shore + 3, 150, r.fork());
  for (const [dx, dy, k] of [
    [70, -400, 0.32],
    [112, -424, 0.36],
    [160, -408, 0.3],
    [128, -372, 0.26],
  ])
    s += flyingEgret(f.x + dx, shore + dy, k, 1, LINE, 0.6 + dx * 0.002, 0.08);
  for (let j = 0; j < 34; j++) {
    const y = shore + 6 + j * j * 0.18 + j * 3;
    if (y < B)
      s += line(
        polyline(f.x + r.between(0, 260), y, f.x + f.w - r.between(0, 260), y),
        '#f3d3b4',
        0.6,
        false,
        'opacity=".4"',
      );
  }
  for (const [x, y] of scatter(rect(f.x + 4, shore + 60, f.w - 8, B - shore - 70), 40, r).sort(
    (a, b) => a[1] - b[1],
  )) {
    const k = 0.6 + ((y - shore) / (B - shore)) * 0.5;
    s +=
      pad(x, y + 8, 25 * k, '#39614e', '#86a88a', '#1d3a2e', r.between(-0.3, 0.3), 0.34) +
      (r.chance(0.6) ? lotus(x, y + 4, 23 * k, LOTUS, 7) : bud(x, y + 4, 21 * k, LOTUS));
  }
  return s;
}

/** A low marble railing before the sitter. */
function railing(f: { x: number; w: number }, B: number): string {
  const y = B - 46;
  return (
    edged(rect(f.x, y, f.w, 50), K.marble, LINE, 1.2) +
    fill(rect(f.x, y, f.w, 8), '#fbf7ee') +
    line(polyline(f.x, y + 9, f.x + f.w, y + 9), '#9a8f80', 1) +
    each(
      series(13, (i) => f.x + (i + 0.5) * (f.w / 13)),
      (x) =>
        polys(
          [leaf(x, y + 42, 26, 5, -1.57), leaf(x, y + 40, 20, 4, -2.3), leaf(x, y + 40, 20, 4, -0.84)],
          '#6f8a62',
        ) +
        polys(rosette(x, y + 20, 8, 7), '#b5482f') +
        dot(x, y + 20, 2.4, K.gold),
    )
  );
}

export function baniThani(seed: number): Painting {
  const r = new Rng(seed),
    f = begin(r, W, H),
    B = f.y + f.h,
    shore = 560,
    T: Map = (p) => transform(p, 262, 398, S, 0, -1);
  let s = evening(f, shore, r.fork());
  s += raisedArm(T);
  s += trunk(T, r.fork(), CRIMSON);
  s += hair(T, S);
  s += locks(T, S, [
    [-176, 330],
    [-204, 300],
    [-160, 268],
    [-226, 260],
  ]);
  s += face(T, S, BANI);
  s += curl(T, S);
  s += jewels(T);
  s += veil(T, r.fork(), GOLD_MUSLIN);
  s += railing(f, B);
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs:
      linearGradient(
        'sky',
        0,
        f.y,
        0,
        shore,
        [0, '#2b2f58'],
        [0.45, '#7a5078'],
        [0.8, '#d98272'],
        [1, '#f6bd84'],
      ) +
      linearGradient('lake', 0, shore, 0, B, [0, '#e6b08c'], [0.3, '#94708a'], [1, '#2f3c62']) +
      radialGradient('glow', f.x + 96, shore - 62, 96, [0, '#ffd9a0', 0.8], [1, '#ffd9a0', 0]),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}
