/** A lady in profile, bust length, before a lake. */
import { curve, curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { type Point, type Poly, TAU, series, transform } from '../../../draw/geometry.ts';
import { ink, modelled } from '../../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { resample, scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../../draw/svg.ts';
import { drawHand } from '../../../figures/hands.ts';
import { Pen } from '../../../figures/pen.ts';
import { KISHANGARH_HAND } from '../../../figures/tradition.ts';
import { flyingEgret } from '../../../motifs/painted/egret.ts';
import { bud, lotus, pad } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { palace } from '../architecture.ts';
import { gem, pearls } from '../jewels.ts';
import { K, LINE, LOTUS, begin, surface } from '../style.ts';

/** What lies behind the sitter. */
const GROUNDS = {
  dusk: {
    sky: ['#35305a', '#b0607a', '#f2b47c'],
    lake: ['#e3b18c', '#8f6f86', '#35406a'],
    glow: '#ffd9a0',
    disc: '#f8c684',
  },
  green: {
    sky: ['#12302a', '#173c32', '#1d4a3c'],
    lake: ['#1d4a3c', '#173c32', '#0f2a24'],
    glow: '#d9ad4c',
    disc: '',
  },
} as const;

export interface PortraitOptions {
  /** `dusk` the sun setting over a lake, `green` a plain dark ground. */
  ground: keyof typeof GROUNDS;
  /** Lotus buds that the hand holds: two, or a single large one. */
  holds: 'buds' | 'bud';
  /** An oval window with flowers in its corners instead of the full page. */
  oval?: boolean;
  /** 1 looks right, -1 left (the default). */
  facing?: 1 | -1;
}

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
    pearls([...at(-5)], 3.4)
  );
}

/** Eye. */
function paintEye(T: (p: Poly) => Poly, S: number): string {
  let s = '';
  const eye = T(
    loopThrough([77, -34, 62, -46, 42, -54, 18, -58, -8, -57, -34, -62, -14, -42, 12, -31, 48, -28]),
  );
  s +=
    fill(eye, '#fbf3e6') +
    clip(
      eye,
      dot(...(T([[36, -46]])[0] as [number, number]), 14 * S, '#4a2412') +
        dot(...(T([[36, -46]])[0] as [number, number]), 8 * S, '#140b08') +
        dot(...(T([[40, -51]])[0] as [number, number]), 2.6, '#fff') +
        line(T(curveThrough(-34, -62, -14, -42, 12, -31, 48, -28, 77, -34)), '#c98a78', 3),
    );
  s +=
    ink(T(curveThrough([82, -31, 62, -47, 42, -56, 18, -60, -8, -59, -32, -63, -56, -76])), K.kajal, 5.4, {
      closed: false,
      vary: 0.2,
      taper: 0.9,
    }) +
    ink(T(curveThrough(80, -33, 48, -26, 12, -29, -14, -40, -40, -64)), K.kajal, 2.6, { closed: false }) +
    ink(T(curveThrough(70, -54, 44, -68, 14, -72, -26, -72)), '#7a4630', 1.6, { closed: false }) +
    ink(T(curveThrough(77, -82, 60, -103, 30, -115, -4, -109, -38, -92)), K.kajal, 4.6, {
      closed: false,
      vary: 0.15,
      taper: 1,
    });
  // hair with fine strands and a side lock
  const hair = T(
    loopThrough([
      22, -172, 42, -146, 26, -134, 2, -114, -20, -78, -28, -36, -24, 6, -24, 60, -64, 120, -96, 150, -122,
      60, -118, -60, -80, -150, -30, -186,
    ]),
  );
  s += fill(hair, '#14100f');
  s += clip(
    hair,
    lines(
      series(26, (i) =>
        T(
          curve([
            [26 - i * 1.2, -166 - i * 0.4],
            [-20 - i * 3, -110],
            [-56 - i * 2.4, -10],
            [-60 - i * 2, 110],
          ]),
        ),
      ),
      '#4a3a34',
      0.9,
    ),
  );
  for (let i = 0; i < 6; i++)
    s += ink(
      T(
        curve([
          [-30 + i * 2, 40],
          [-38 + i * 3, 80 + i * 4],
          [-48 + i * 2, 120 + i * 5],
          [-40 + i * 4, 160 + i * 8],
          [-52 + i * 4, 200 + i * 9],
          [-44 + i * 4, 236 + i * 10],
        ]),
      ),
      '#14100f',
      1.9,
      { closed: false },
    );
  const ear = T(
    loopThrough([2, -12, -2, -28, -14, -37, -27, -30, -31, -8, -25, 16, -16, 30, -7, 27, -4, 14, 2, 2]),
  );
  s +=
    modelled(ear, K.skin, K.skinShade, 9, 3, { op: 0.65 }) +
    ink(ear, LINE, 1.4) +
    ink(T(curveThrough(-4, -20, -14, -29, -22, -22, -24, -6, -19, 10, -13, 19)), K.skinShade, 1.6, {
      closed: false,
    }) +
    ink(T(curveThrough(-3, -10, -11, -13, -14, -2, -9, 6, -4, 10)), '#7a4630', 1.3, { closed: false });
  return s;
}

/** Face: receding forehead, long nose, pointed chin. */
function paintFace(T: (p: Poly) => Poly, S: number): string {
  let s = '';
  const face = T(
    curveThrough([
      18, -168, 44, -142, 62, -108, 72, -78, 80, -56, 96, -18, 116, 24, 119, 33, 112, 38, 98, 39, 94, 43,
    ])
      .concat(
        curveThrough([
          94, 43, 104, 52, 106, 57, 96, 60, 93, 62, 101, 67, 101, 74, 90, 80, 85, 86, 89, 97, 87, 108, 76,
          117, 60, 117,
        ]),
      )
      .concat(
        curveThrough([60, 117, 36, 106, 8, 90, -18, 66, -36, 30, -56, -30, -64, -110, -24, -160, 18, -168]),
      ),
  );
  s += modelled(face, K.skin, K.skinShade, 34, 8, { op: 0.55, dx: 6, dy: -4, hi: '#f6d9b4' });
  s += clip(face, dot(...(T([[36, 44]])[0] as [number, number]), 46, 'url(#blush)'));
  s +=
    ink(
      T(
        curveThrough([
          18, -168, 44, -142, 62, -108, 72, -78, 80, -56, 96, -18, 116, 24, 119, 33, 112, 38, 98, 39,
        ]),
      ),
      LINE,
      2,
      { closed: false },
    ) +
    ink(
      T(
        curveThrough([
          94, 43, 104, 52, 106, 57, 96, 60, 101, 67, 101, 74, 90, 80, 85, 86, 89, 97, 87, 108, 76, 117, 60,
          117, 36, 106, 10, 91, -8, 76,
        ]),
      ),
      LINE,
      1.9,
      { closed: false },
    ) +
    ink(T(curveThrough(96, 36, 88, 30, 90, 22, 98, 20)), LINE, 1.5, { closed: false });
  const lips = T(
    loopThrough([
      105, 56, 96, 51, 84, 53, 70, 58, 84, 60, 96, 60, 100, 66, 102, 72, 94, 75, 82, 70, 70, 59, 84, 61,
    ]),
  );
  s +=
    fill(lips, '#a83a34') + ink(T(curveThrough(102, 60, 86, 61, 68, 57)), '#5a1a18', 1.5, { closed: false });
  s += paintEye(T, S);
  return s;
}

/** Balustrade. */
function balustrade(B: number, f: ReturnType<typeof begin>): string {
  let s = '';
  const by = B - 74;
  s +=
    fill(rect(f.x, by, f.w, 80), K.marble) +
    fill(rect(f.x, by, f.w, 9), '#fbf7ee') +
    line(polyline(f.x, by, f.x + f.w, by), LINE, 1.2) +
    line(polyline(f.x, by + 10, f.x + f.w, by + 10), '#9a8f80', 1);
  for (let i = 0; i < 12; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 12,
      w = f.w / 12 - 8,
      p = rect(x - w / 2, by + 16, w, 52);
    s +=
      edged(p, '#d9d0c0', '#8d8170', 1) +
      clip(
        p,
        lines(
          series(14, (k) => polyline(x - w + k * 7, by + 10, x - w + k * 7 + 40, by + 76)),
          '#a59a88',
          1.4,
        ) +
          lines(
            series(14, (k) => polyline(x - w + k * 7 + 40, by + 10, x - w + k * 7, by + 76)),
            '#a59a88',
            1.4,
          ),
      ) +
      polys(rosette(x, by + 42, 12, 8), '#b5482f') +
      dot(x, by + 42, 3.4, K.gold);
  }
  return s;
}

/** Hand with lotus. */
function hand(T: (p: Poly) => Poly): string {
  let s = '';
  const arm = T(
    loopThrough([150, 470, 112, 420, 114, 366, 119, 332, 144, 332, 146, 372, 178, 430, 210, 520, 140, 520]),
  );
  s +=
    modelled(arm, K.skin, K.skinShade, 22, 8, { op: 0.7 }) +
    ink(arm, LINE, 1.3) +
    each([0, 1, 2, 3], (i) =>
      pearls(
        T(
          curve([
            [109 + i * 1.5, 372 + i * 9],
            [126 + i * 2, 380 + i * 9],
            [142 + i * 3, 372 + i * 9],
          ]),
        ),
        3.2,
        i % 2 ? K.goldHi : K.pearl,
      ),
    );
  return s;
}

/** Bust of a lady in profile behind a balustrade. */
export function portrait(seed: number, o: PortraitOptions, W = 760, H = 1000): Painting {
  const r = new Rng(seed),
    f = begin(r, W, H),
    Y = 398,
    S = 1.32,
    fx = o.facing ?? -1,
    X = W / 2 + fx * 6,
    T = (p: Poly) => transform(p, X, Y, S, 0, fx),
    B = f.y + f.h;
  let s = '';
  const pal = r.pick([
    { veil: '#c9583a', choli: '#3f5d3a' },
    { veil: '#c79a3f', choli: '#7d2438' },
    { veil: '#7f3b62', choli: '#b5742a' },
  ]);
  s += fill(rect(f.x, f.y, f.w, f.h), 'url(#bg)'); // far lake, palace and grove, seen in haze
  const ly = Y + 120;
  let far = '';
  for (let i = 0; i < 26; i++) {
    const x = f.x + (i * f.w) / 25;
    far += fill(
      loopThrough(
        ...ellipse(x, ly - 16, 22, 30 + r.between(-8, 12), 0, 9).flatMap((q) => [
          q[0] + r.between(-4, 4),
          q[1] + r.between(-4, 4),
        ]),
      ),
      '#1f3d34',
    );
  }
  const ground = GROUNDS[o.ground],
    open = o.ground === 'dusk';
  if (open) s += group(far, 'opacity=".75" filter="url(#b2)"');
  s += fill(rect(f.x, ly, f.w, B - ly), 'url(#lk)');
  for (let j = 0; j < 40; j++) {
    const y = ly + 6 + j * j * 0.32 + j * 3;
    if (y < B && open)
      s += line(
        polyline(f.x + r.between(0, 200), y, f.x + f.w - r.between(0, 200), y + r.between(-1, 1)),
        '#dbe6dc',
        0.6,
        false,
        'opacity=".35"',
      );
  }
  const side = fx < 0 ? f.x + 110 : f.x + f.w - 110,
    m: Point = [side, o.ground === 'dusk' ? ly - 70 : f.y + 112];
  if (open) s += dot(m[0], m[1], 90, 'url(#mh)') + dot(m[0], m[1], 34, ground.disc);
  if (o.ground === 'dusk') {
    const away = fx < 0 ? f.x + 150 : f.x + f.w - 150;
    s += palace(away + fx * 46, ly + 2, 176, r.fork());
    for (const [dx, dy, k] of [
      [-84, -282, 0.3],
      [-38, -304, 0.34],
      [10, -286, 0.3],
      [40, -322, 0.26],
    ])
      s += flyingEgret(away + dx, ly + dy, k, -fx, LINE, 0.6 + dx * 0.002, 0.08);
  }
  for (const [x, y] of scatter(rect(f.x + 4, ly + 120, f.w - 8, B - ly - 130), 44, r).sort(
    (a, b) => a[1] - b[1],
  ))
    if (open)
      s +=
        pad(x, y + 8, 24, '#39614e', '#86a88a', '#1d3a2e', r.between(-0.3, 0.3), 0.36) +
        (r.chance(0.6) ? lotus(x, y + 4, 22, LOTUS, 7) : bud(x, y + 4, 20, LOTUS));
  // hair mass and back veil
  const veilBack = T(
    loopThrough([
      34, -176, -30, -206, -100, -176, -136, -100, -140, 0, -150, 110, -206, 220, -250, 330, -262, 520, 120,
      520, 60, 300, 20, 160,
    ]),
  );
  s += modelled(veilBack, pal.veil, '#3d1510', 60, 24, { op: 0.55, dx: 10, dy: 0 });
  let dotsG = '';
  for (const [x, y] of scatter(veilBack, 26, r))
    dotsG += polys(rosette(x, y, 5, 5), K.goldHi) + dot(x, y, 1.3, '#7a2a18');
  s += clip(
    veilBack,
    group(dotsG, 'opacity=".75"') +
      each(
        [
          [-40, 20],
          [-90, 30],
          [-150, 60],
        ],
        ([a, b]) =>
          line(
            T(curveThrough(a, -150, a - 30, 0, a - 40 - b, 200, a - 70 - b, 500)),
            '#2d0f0a',
            2.2,
            false,
            'opacity=".3"',
          ),
      ),
  );
  // torso
  const bust = T(
    loopThrough([
      -66, 214, -100, 236, -156, 270, -182, 330, -178, 420, -170, 520, 110, 520, 104, 430, 116, 372, 128, 332,
      112, 292, 82, 262, 62, 236, 52, 206,
    ]),
  );
  s += modelled(bust, pal.choli, '#160a0a', 46, 14, { op: 0.7, dx: -8, dy: -6 });
  s += clip(
    bust,
    each(scatter(bust, 22, r), ([x, y]) =>
      polys(
        [0, 1, 2].map((k) => leaf(x, y, 9, 2.2, -1.57 + (k - 1) * 0.7)),
        K.gold,
      ),
    ),
  );
  const chest = T(loopThrough([-66, 200, -96, 240, -60, 300, 0, 326, 60, 310, 96, 278, 60, 236, 52, 200]));
  s +=
    modelled(chest, K.skin, K.skinShade, 26, 8, { op: 0.7 }) +
    line(T(curveThrough([-100, 244, -60, 302, 0, 330, 60, 312, 98, 280])), K.gold, 5) +
    line(T(curveThrough([-100, 244, -60, 302, 0, 330, 60, 312, 98, 280])), '#6b3f14', 1) +
    ink(T(curveThrough(112, 288, 128, 332, 116, 372)), LINE, 1.4, { closed: false });
  const neck = T(
    loopThrough([-40, 50, -34, 120, -42, 190, -66, 226, 0, 250, 66, 232, 52, 200, 42, 150, 42, 96]),
  );
  s +=
    modelled(neck, K.skin, K.skinShade, 30, 8, { op: 0.75, dx: -4 }) +
    ink(T(curveThrough(42, 114, 42, 150, 52, 200, 72, 236)), LINE, 1.5, { closed: false }) +
    each([136, 156], (y) => line(T(curveThrough(-30, y, 10, y + 8, 44, y - 2)), K.skinShade, 1.2));
  s += paintFace(T, S);
  // the lock that curls on the cheek
  const lock = T(
    curveThrough(-30, -44, -20, -34, -6, -20, 8, 0, 7, 26, 12, 50, 26, 64, 40, 62, 43, 52, 35, 47, 29, 53),
  );
  s += fill(ribbon(lock, widths(7, 5, 4.4, 4, 3.6, 3.2, 2.6, 1.2)), '#14100f');
  s += line(
    lock.map(([x, y]): Point => [x - fx * 1.2, y]),
    '#4a3a34',
    0.8,
  );
  // veil front, translucent with gold hem
  const veil = T(
    loopThrough([
      36, -176, 20, -200, -40, -212, -108, -180, -142, -100, -146, 10, -156, 110, -200, 220, -226, 340, -230,
      520, -120, 520, -104, 360, -78, 220, -82, 120, -98, 20, -92, -70, -62, -134, -10, -164,
    ]),
  );
  s +=
    group(fill(veil, pal.veil), 'opacity=".72"') +
    clip(
      veil,
      group(
        lines(
          series(18, (i) =>
            T(
              curve([
                [30 - i * 7, -190],
                [-50 - i * 5, -150],
                [-100 - i * 3, -40],
                [-104 - i * 3, 120],
              ]),
            ),
          ),
          '#5a1e12',
          1,
          'opacity=".35"',
        ) + each(scatter(veil, 19, r), ([x, y]) => polys(rosette(x, y, 4.6, 5), K.goldHi)),
      ),
    );
  const hem = T(
    curveThrough([
      36, -176, -10, -164, -62, -134, -92, -70, -98, 20, -82, 120, -78, 220, -104, 360, -120, 520,
    ]),
  );
  s +=
    line(hem, '#5a3410', 11) +
    line(hem, K.gold, 9) +
    dots(resample(hem, 9), 2.3, '#8c1f26') +
    line(hem, K.goldHi, 1.2);
  // jewels
  s +=
    pearls(T(curveThrough(34, -166, 10, -150, -26, -122, -52, -70)), 4.2) +
    pearls(T(curveThrough(30, -160, 24, -148, 34, -132)), 3);
  const mt = T([[36, -122]])[0];
  s +=
    gem(mt[0], mt[1], 9, '#a5202c') +
    pearls(arc(mt[0], mt[1], 17, 0, TAU, 30), 2.6) +
    gem(mt[0] - fx * -3, mt[1] + 24, 4.4, '#2f7d4f');
  const er = T([[-10, 36]])[0];
  s +=
    gem(er[0], er[1], 11, '#2f7d4f') +
    pearls(arc(er[0], er[1], 21, 0, TAU, 34), 3.1) +
    each([-14, 0, 14], (d) =>
      pearls(
        [
          [er[0] + d, er[1] + 22],
          [er[0] + d * 1.2, er[1] + 52 + (d ? 0 : 8)],
        ],
        3.2,
      ),
    ) +
    gem(er[0], er[1] + 66, 5, '#a5202c');
  const np = T([[100, 34]])[0];
  s +=
    line(ellipse(np[0] + 2, np[1] + 10, 12, 14, 0, 30), K.gold, 2.2, true) +
    dot(np[0] + 2, np[1] + 24, 4.6, K.pearl) +
    dot(np[0] - 8, np[1] + 20, 3.4, '#a5202c');
  for (const [a, b, d, R] of [
    [132, 148, 138, 4.4],
    [170, 194, 178, 5],
    [200, 236, 210, 5.4],
  ])
    s += pearls(T(curveThrough(-38 - a * 0.03, a, 4, b + 8, 44, d)), R);
  for (const [y, R] of [
    [300, 4.6],
    [352, 5],
    [404, 5.4],
  ])
    s += pearls(
      T(
        curve([
          [-66, 220],
          [-50, (y + 220) / 2 + 20],
          [6, y],
          [52, (y + 220) / 2 + 10],
          [70, 232],
        ]),
      ),
      R,
    );
  const pd = T([[4, 262]])[0];
  s +=
    gem(pd[0], pd[1], 13, '#a5202c') +
    pearls(arc(pd[0], pd[1], 25, 0, TAU, 40), 3.2) +
    gem(pd[0], pd[1] + 40, 7, '#2f7d4f');
  s += hand(T);
  const pen = new Pen(KISHANGARH_HAND, r.fork(), X, Y, S * 2.9, fx),
    wrist: Point = [131 / 2.9, 336 / 2.9],
    aim = -1.86,
    q1 = T([[131 + Math.cos(aim) * 79, 336 + Math.sin(aim) * 79]])[0];
  const stem = (dx: number, dy: number, w: number): string =>
    ink(
      curve([
        [q1[0] + fx * 8, q1[1] + 74],
        q1,
        [q1[0] + fx * dx * 0.7, q1[1] - dy * 0.6],
        [q1[0] + fx * dx, q1[1] - dy],
      ]),
      '#4f7a48',
      w,
      {
        closed: false,
        taper: 0.1,
      },
    );
  s +=
    o.holds === 'buds'
      ? stem(-14, 132, 5) +
        stem(44, 92, 4) +
        bud(q1[0] - fx * 14, q1[1] - 124, 66, LOTUS, -fx * 0.08) +
        bud(q1[0] + fx * 44, q1[1] - 86, 52, LOTUS, fx * 0.3)
      : stem(10, 120, 5) + bud(q1[0] + fx * 10, q1[1] - 112, 78, LOTUS, fx * 0.1);
  // fingers over the stems, then the bracelet's last row
  drawHand(pen, 'hold', wrist, aim, { base: K.skin, shade: K.skinShade, line: LINE }, 1);
  s += pen.svg + pearls(T(curveThrough(117, 340, 130, 347, 144, 339)), 3.6, K.goldHi);
  s += balustrade(B, f);
  const { sky, lake, glow } = ground;
  return {
    w: W,
    h: H,
    bg: '#5c1f1c',
    defs:
      linearGradient('bg', 0, f.y, 0, ly, [0, sky[0]], [0.6, sky[1]], [1, sky[2]]) +
      linearGradient('lk', 0, ly, 0, B, [0, lake[0]], [0.3, lake[1]], [1, lake[2]]) +
      radialGradient('mh', m[0], m[1], 90, [0, glow, 0.7], [1, glow, 0]) +
      radialGradient(
        'blush',
        ...(T([[36, 44]])[0] as [number, number]),
        60,
        [0, '#c9694a', 0.4],
        [1, '#c9694a', 0],
      ),
    body: o.oval ? ovalWindow(f, s) + f.svg : clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}
