/** Ladies with sparklers on a terrace edged with lamps, palaces alight across the dark lake. */
import {
  type Point,
  TAU,
  curveThrough,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  scatter,
  walk,
} from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { clip, dot, dots, fill, group, line, linearGradient, lines } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
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
  PLUM,
  ROSE,
  finish,
  lady,
  put,
} from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 720];

/** Clay lamp with its flame. */
const lamp = (x: number, y: number, k = 1) =>
  group(dot(x, y - 9 * k, 15 * k, '#ffc45a'), 'opacity=".32" filter="url(#b5)"') +
  fill(leaf(x, y - 4 * k, 15 * k, 3.6 * k, -Math.PI / 2, 0, 0.35), '#f7a93c') +
  fill(leaf(x, y - 5 * k, 9 * k, 1.8 * k, -Math.PI / 2, 0, 0.35), '#fff3c2') +
  fill(
    loopThrough(
      x - 9 * k,
      y - 5 * k,
      x,
      y - 3 * k,
      x + 9 * k,
      y - 5 * k,
      x + 5 * k,
      y + 2 * k,
      x - 5 * k,
      y + 2 * k,
    ),
    '#a8582e',
  ) +
  line(polyline(x - 8 * k, y - 4.6 * k, x + 8 * k, y - 4.6 * k), '#e6b070', 0.9);

/** Fire fountain over the far bank. */
function fountain(x: number, y: number, L: number, r: Rng): string {
  let s = group(dot(x, y - L * 0.55, L * 0.6, '#f3b25a'), 'opacity=".28" filter="url(#b14)"');
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

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'lapis'),
    B = f.y + f.h,
    hz = f.y + 206,
    floor = B - 128;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)') +
    dots(
      scatter(rect(f.x, f.y, f.w, 190), 26, () => r.unit()),
      0.9,
      '#f4ead0',
    );
  s += fountain(f.x + 262, hz - 52, 92, r.fork()) + fountain(f.x + 664, hz - 66, 104, r.fork());
  const lights: Point[] = [];
  let far = farBank(f.x, f.w, hz - 2, r, ['#10202a', '#15282f', '#0d1a24'], 26);
  for (const [x, w] of [
    [150, 210],
    [466, 300],
    [770, 220],
  ] as const) {
    far += palace(f.x + x, hz, w, r);
    lights.push(...walk(polyline(f.x + x - w * 0.46, hz - 1, f.x + x + w * 0.46, hz - 1), 9).map((k) => k.p));
    for (const [dx, h, q] of [
      [-0.34, 38, 0.1],
      [0.34, 38, 0.1],
      [0, 60, 0.17],
      [-0.17, 30, 0.065],
      [0.17, 30, 0.065],
    ])
      lights.push(
        ...walk(polyline(f.x + x + dx * w - q * w, hz - h, f.x + x + dx * w + q * w, hz - h), 8).map(
          (k) => k.p,
        ),
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
      Array.from(
        { length: Math.floor(L / 7) },
        (_, k) =>
          [
            [x - 5 + (k % 3), y + k * 7],
            [x + 5 - (k % 2) * 3, y + k * 7 + 0.6],
          ] as Point[],
      ),
      i % 3 ? '#f3c06a' : '#f7e2b0',
      1.2,
      `opacity="${r.between(0.25, 0.6).toFixed(2)}"`,
    );
  }
  s += ripples(f.x, hz, f.w, floor - hz, r, '#5f86b0', 8);
  // floating lamps on leaves
  for (const [x, y] of scatter(rect(f.x + 20, hz + 50, f.w - 40, floor - hz - 130), 66, () => r.unit()).sort(
    (a, b) => a[1] - b[1],
  ))
    s += fill(leaf(x - 13, y + 3, 26, 5, 0.05), '#2f5a44') + lamp(x, y, 0.66);
  // terrace
  s += balustrade(f.x, floor - 64, f.w, 74, 13);
  for (let i = 0; i <= 26; i++) s += lamp(f.x + 8 + (i * (f.w - 16)) / 26, floor - 65, 0.9);
  s += fill(rect(f.x, floor + 8, f.w, B - floor), 'url(#fl)');
  s +=
    lines(
      Array.from({ length: 15 }, (_, i): Point[] => [
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
    fill(rug, '#6e1f2c') +
    line(rug, K.gold, 4, true) +
    clip(
      rug,
      scatter(rug, 27, () => r.unit(), 12)
        .map(
          ([x, y], i) =>
            Array.from({ length: 6 }, (_, k) =>
              fill(leaf(x, y, 8, 2.4, (k / 6) * TAU), i % 2 ? '#d79a5a' : '#c9707a'),
            ).join('') + dot(x, y, 1.8, K.goldHi),
        )
        .join(''),
    );
  const high = (x: number, y: number, aim: number) =>
    withArms(POSES.stand(), { to: [-44, -206] }, { to: [x, y], aim, mudra: 'hold', order: 'front' });
  const feet = B - 42;
  const girls = [
    [-352, 0.82, 1, high(74, -352, -0.7), ROSE, GAUZE_WHITE],
    [-206, 0.84, 1, high(60, -398, -1.15), TEAL, GAUZE],
    [6, 0.85, -1, high(70, -356, -0.7), PLUM, GAUZE_LIME],
    [
      150,
      0.84,
      1,
      withArms(
        POSES.stand(),
        { to: [-74, -330], aim: -2.3, mudra: 'hold', order: 'front' },
        { to: [58, -400], aim: -1.1, mudra: 'hold', order: 'front' },
      ),
      SAFFRON,
      GAUZE_BLUE,
    ],
    [342, 0.83, -1, high(86, -306, -0.2), INDIGO, GAUZE_ROSE],
  ] as const;
  girls.forEach(([dx, k, fx, pose, skirt, veil], i) => {
    s += put(
      lady(pose, { hold: [i === 3 ? sparkler(30, 24) : undefined, sparkler()] }, skirt, veil),
      r,
      W / 2 + dx,
      feet - (i % 2) * 12,
      k,
      fx,
    );
  });
  for (const [i, x] of [86, 250, 470, 560, 742, 838].entries())
    s += lamp(f.x + x, B - 16 - (i % 2) * 6, 1.25);
  // brass tray with more sparklers
  s +=
    fill(
      loopThrough(
        W / 2 + 216,
        feet + 4,
        W / 2 + 246,
        feet - 2,
        W / 2 + 276,
        feet + 4,
        W / 2 + 246,
        feet + 13,
      ),
      '#d7a64e',
    ) +
    ink(
      loopThrough(
        W / 2 + 216,
        feet + 4,
        W / 2 + 246,
        feet - 2,
        W / 2 + 276,
        feet + 4,
        W / 2 + 246,
        feet + 13,
      ),
      LINE,
      1,
    ) +
    lamp(W / 2 + 240, feet + 4, 1) +
    lamp(W / 2 + 256, feet + 5, 0.9);
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
  alt: 'Five ladies hold up sparklers on a lamp-lined terrace while palaces glitter across a black-blue lake.',
  draw,
};
