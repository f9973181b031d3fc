/** Ladies with sparklers on a terrace edged with lamps, palaces alight across the dark lake. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import { balustrade, palace } from '../../traditions/kishangarh/architecture.ts';
import {
  GAUZE_BLUE,
  GAUZE_LIME,
  GAUZE_WHITE,
  INDIGO,
  SAFFRON,
  TEAL,
  sparkler,
} from '../../traditions/kishangarh/cast.ts';
import { farBank, ripples } from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import {
  GAUZE,
  GAUZE_ROSE,
  K,
  LINE,
  MOSS,
  PLUM,
  ROSE,
  dressed,
  finish,
  put,
} from '../../traditions/kishangarh/people.ts';
import { kneeUp } from '../../traditions/kishangarh/sitters.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 720];

/** Clay lamp with its flame. */
const lamp = (x: number, y: number, k = 1) =>
  group(dot(x, y - 9 * k, 15 * k, '#ffc45a'), 'opacity=".32" filter="url(#b5)"') +
  fill(leaf(x, y - 4 * k, 15 * k, 3.6 * k, -Math.PI / 2, 0, 0.35), '#f7a93c') +
  fill(leaf(x, y - 5 * k, 9 * k, 1.8 * k, -Math.PI / 2, 0, 0.35), '#fff3c2') +
  fill(loopThrough(offsets(x, y, [-9, -5, 0, -3, 9, -5, 5, 2, -5, 2], k)), '#a8582e') +
  line(polyline(x - 8 * k, y - 4.6 * k, x + 8 * k, y - 4.6 * k), '#e6b070', 0.9);

/** Fire fountain over the far bank. */
function fountain(x: number, y: number, L: number, r: Rng): string {
  let s = group(dot(x, y - L * 0.55, L * 0.6, '#f3b25a'), 'opacity=".28" filter="url(#b14)"');
  s +=
    line(curveThrough(x - 7, y + 70, x - 5, y + 36, x, y), '#f9d68a', 1.6, false, 'opacity=".8"') +
    dots(
      series(12, (i): Point => [x - 6 + i * 0.5 + (i % 3) - 1, y + 66 - i * 5.6]),
      1.1,
      '#fff3cc',
    );
  for (let i = 0; i < 26; i++) {
    const a = -Math.PI / 2 + (i / 25 - 0.5) * 1.5,
      l = L * r.between(0.7, 1),
      tip = polar(x, y, l, a),
      fall: Point = [tip[0] + Math.cos(a) * 34, tip[1] + 26];
    s +=
      line(
        curveThrough(x, y, ...polar(x, y, l * 0.6, a * 0.98 - 0.03), ...tip, ...fall),
        i % 3 ? '#f9d68a' : '#f09a4a',
        0.8,
      ) + dot(fall[0], fall[1], 1.4, '#fff3cc');
  }
  return s;
}

/** Sparkler whose stick is seen between thumb and finger. */
const burning =
  (R = 26, L = 36): Held =>
  (pen, at, aim) => {
    pen.stroke([polar(at[0], at[1], -16, aim), polar(at[0], at[1], L, aim)], 2.2, '#e9c893');
    sparkler(L, R)(pen, at, aim);
  };

/** The fifth sits and lights a fountain of sparks in its pot. */
function lampLighter(feet: number, r: Rng, f: ReturnType<typeof page>, B: number): string {
  let s = '';
  const px = W / 2 + 96,
    py = feet - 4;
  s += group(dot(px, py - 92, 96, '#ffc45a'), 'opacity=".4" filter="url(#b14)"');
  for (let i = 0; i < 34; i++) {
    const a = -Math.PI / 2 + (i / 33 - 0.5) * 0.95,
      l = 168 * (0.62 + ((i * 37) % 23) / 60),
      tip = polar(px, py - 22, l, a),
      fall: Point = [tip[0] + Math.cos(a) * 34, tip[1] + 30];
    s +=
      line(
        curveThrough(px, py - 24, ...polar(px, py - 22, l * 0.6, a * 0.98 - 0.03), ...tip, ...fall),
        i % 3 ? '#ffe3a0' : '#f6a452',
        1,
      ) +
      each([0, 1, 2, 3, 4], (q) => {
        const [u, v] = polar(fall[0], fall[1], 5, (q / 5) * TAU + i);
        return line([fall, [u, v]], '#fff6d6', 0.7);
      });
  }
  const pot = loopThrough(offsets(px, py, [-13, -24, 13, -24, 20, -8, 12, 3, -12, 3, -20, -8]));
  s +=
    inked(pot, '#b2552c', LINE, 1.1) +
    line(curveThrough(px - 19, py - 10, px, py - 5, px + 19, py - 10), '#f1da94', 1.6);
  s += put(
    dressed(
      withArms(
        POSES.sit(),
        { to: [30, -74], aim: 0.6, mudra: 'rest', order: 'front' },
        { to: [104, -96], aim: 0.1, mudra: 'hold', order: 'front' },
      ),
      PLUM,
      MOSS,
      GAUZE_LIME,
      { prop: kneeUp(PLUM, KISHANGARH_HAND.tones.fair), hold: [undefined, burning(15, 40)] },
    ),
    r,
    W / 2 - 62,
    feet + 2,
    0.76,
    1,
  );
  for (const [i, x] of [70, 196, 330, 640, 726, 842].entries())
    s += lamp(f.x + x, B - 16 - (i % 2) * 6, 1.25);
  return s;
}

/** Terrace. */
function terrace(f: ReturnType<typeof page>, floor: number, B: number, r: Rng): string {
  let s = '';
  s += balustrade(f.x, floor - 64, f.w, 74, 13);
  for (let i = 0; i <= 26; i++) s += lamp(f.x + 8 + (i * (f.w - 16)) / 26, floor - 65, 0.9);
  s += fill(rect(f.x, floor + 8, f.w, B - floor), 'url(#fl)');
  s +=
    lines(
      series(15, (i): Point[] => [
        [f.x + i * 76 - 90, B],
        [f.x + 60 + i * 62, floor + 8],
      ]),
      '#8f86a0',
      0.8,
    ) +
    lines(
      [36, 76].map((d): Point[] => [
        [f.x, floor + d],
        [f.x + f.w, floor + d],
      ]),
      '#8f86a0',
      0.8,
    );
  const rug: Point[] = [
    [f.x + 118, floor + 36],
    [f.x + f.w - 118, floor + 36],
    [f.x + f.w - 60, B - 10],
    [f.x + 60, B - 10],
  ];
  s +=
    edged(rug, '#6e1f2c', K.gold, 4) +
    clip(
      rug,
      each(
        scatter(rug, 27, r, 12),
        ([x, y], i) =>
          repeat(6, (k) => fill(leaf(x, y, 8, 2.4, (k / 6) * TAU), i % 2 ? '#d79a5a' : '#c9707a')) +
          dot(x, y, 1.8, K.goldHi),
      ),
    );
  const high = (x: number, y: number, aim: number) =>
    withArms(
      { ...POSES.bless(), headTilt: -0.1 },
      { to: [-44, -206] },
      { to: [x, y], aim, mudra: 'hold', order: 'front' },
    );
  const feet = B - 42;
  const girls = [
    [-388, 0.9, 1, high(70, -368, -0.8), ROSE, TEAL, GAUZE_WHITE, 'fair'],
    [-296, 0.84, 1, high(84, -384, -0.9), TEAL, SAFFRON, GAUZE, 'wheat'],
    [
      178,
      0.93,
      -1,
      withArms(
        { ...POSES.dance(), headTilt: -0.14 },
        { to: [-74, -330], aim: -2.3, mudra: 'hold', order: 'front' },
        { to: [58, -400], aim: -1.1, mudra: 'hold', order: 'front' },
      ),
      SAFFRON,
      PLUM,
      GAUZE_BLUE,
      'fair',
    ],
    [376, 0.86, -1, high(86, -340, -0.5), INDIGO, ROSE, GAUZE_ROSE, 'wheat'],
  ] as const;
  girls.forEach(([dx, k, fx, pose, skirt, bodice, veil, tone], i) => {
    const x = W / 2 + dx,
      y = feet - (i % 3 ? 14 : 0);
    s +=
      fill(ellipse(x, y + 1, 62, 8), '#2a0d16', 'opacity=".55"') +
      put(
        dressed(pose, skirt, bodice, veil, {
          tone,
          hold: [i === 2 ? burning(24) : undefined, burning()],
        }),
        r,
        x,
        y,
        k,
        fx,
      );
  });
  s += lampLighter(feet, r, f, B);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'lapis'),
    B = f.y + f.h,
    hz = f.y + 206,
    floor = B - 128;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)') +
    dots(scatter(rect(f.x, f.y, f.w, 190), 26, r), 0.9, '#f4ead0');
  s += fountain(f.x + 262, hz - 52, 92, r.fork()) + fountain(f.x + 664, hz - 66, 104, r.fork());
  const lights: Point[] = [];
  let far = farBank(f.x, f.w, hz - 2, r, ['#10202a', '#15282f', '#0d1a24'], 26);
  for (const [x, w] of [
    [150, 210],
    [466, 300],
    [770, 220],
  ] as const) {
    far += palace(f.x + x, hz, w, r);
    lights.push(...resample(polyline(f.x + x - w * 0.46, hz - 1, f.x + x + w * 0.46, hz - 1), 9));
    for (const [dx, h, q] of [
      [-0.34, 38, 0.1],
      [0.34, 38, 0.1],
      [0, 60, 0.17],
      [-0.17, 30, 0.065],
      [0.17, 30, 0.065],
    ])
      lights.push(
        ...resample(polyline(f.x + x + dx * w - q * w, hz - h, f.x + x + dx * w + q * w, hz - h), 8),
      );
  }
  far +=
    group(fill(rect(f.x - 40, hz - 104, f.w + 80, 104), '#101a3c'), 'opacity=".55" filter="url(#b14)"') +
    group(dots(lights, 4.5, '#ffb84a'), 'opacity=".5" filter="url(#b3)"') +
    dots(lights, 2, '#ffe7a4');
  s += far;
  s +=
    fill(rect(f.x, hz, f.w, floor - hz), 'url(#lk)') +
    clip(
      rect(f.x, hz, f.w, floor - hz),
      group(group(far, `transform="translate(0 ${2 * hz}) scale(1 -1)"`), 'opacity=".34" filter="url(#b2)"'),
    );
  // long reflections of the lights
  for (let i = 0; i < 46; i++) {
    const x = f.x + r.between(10, f.w - 10),
      y = hz + r.between(2, 16),
      L = r.between(30, 150);
    s += lines(
      series(Math.floor(L / 7), (k) =>
        polyline(x - 5 + (k % 3), y + k * 7, x + 5 - (k % 2) * 3, y + k * 7 + 0.6),
      ),
      i % 3 ? '#f3c06a' : '#f7e2b0',
      1.2,
      `opacity="${r.between(0.25, 0.6).toFixed(2)}"`,
    );
  }
  s += ripples(f.x, hz, f.w, floor - hz, r, '#5f86b0', 8);
  // floating lamps on leaves
  for (const [x, y] of scatter(rect(f.x + 20, hz + 50, f.w - 40, floor - hz - 130), 66, r).sort(
    (a, b) => a[1] - b[1],
  ))
    s += fill(leaf(x - 13, y + 3, 26, 5, 0.05), '#2f5a44') + lamp(x, y, 0.66);
  s += terrace(f, floor, B, r);
  return {
    w: W,
    h: H,
    bg: '#8c2a24',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#0a1230'], [0.6, '#1d2c58'], [1, '#4a4a74']) +
      linearGradient('lk', 0, hz, 0, floor, [0, '#22345c'], [0.3, '#13223f'], [1, '#0b1730']) +
      linearGradient('fl', 0, floor, 0, B, [0, '#b9b0b4'], [1, '#d8c9b4']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.5 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-diwali-terrace',
  collection: 'gallery',
  seed: 6,
  width: W,
  height: H,
  alt: 'Four ladies hold up sparklers and a fifth, seated, lights a pot of sparks on a lamp-lined terrace while palaces glitter across a black-blue lake.',
  draw,
};
