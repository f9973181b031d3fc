/** Annakut: Shrinathji above the hill of rice, sweets in ranks, priests at both sides. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { chamara } from '../../figures/props.ts';
import { type frame, beads } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, clothFrame, lotusBand } from '../../traditions/pichwai/bands.ts';
import { K, finish, put } from '../../traditions/pichwai/people.ts';
import { pithika } from '../../traditions/pichwai/pithika.ts';
import { banana, bowl, celebrant, toran } from '../../traditions/pichwai/shrine.ts';
import { LOTUS, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import { swaroop } from '../../traditions/pichwai/swaroop.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 1000];

/** Five-wick lamp tray. */
function aarti(pen: Pen, at: Point) {
  const [x, y] = [at[0] + 8, at[1] - 8];
  for (let i = -2; i <= 2; i++) {
    pen.flat(leaf(x + i * 8, y - 6, 17, 3.6, -Math.PI / 2, 0, 0.4), '#f6a83a');
    pen.flat(leaf(x + i * 8, y - 6, 10, 1.9, -Math.PI / 2, 0, 0.4), '#fff2c0');
  }
  pen.gold(loopThrough(x - 24, y - 6, x, y - 4, x + 24, y - 6, x + 14, y + 5, x - 14, y + 5), false);
}

type Dish = (x: number, y: number, w: number, r: Rng) => string;

const ball = (x: number, y: number, R: number, col: string): string =>
  dot(x, y, R * 1.1, K.line) + dot(x, y, R, col) + dot(x - R * 0.3, y - R * 0.34, R * 0.26, '#fff6da');

/** Leaf plate under heaped sweets. */
const plate = (x: number, y: number, w: number, col = '#d9ad4c'): string =>
  fill(ellipse(x, y + 2, w * 1.02, w * 0.3), K.line) +
  fill(ellipse(x, y, w, w * 0.28), col) +
  line(ellipse(x, y, w * 0.88, w * 0.22), '#6d3f10', 1, true);

/** Sweet balls in a pyramid. */
const laddus =
  (col: string): Dish =>
  (x, y, w) =>
    plate(x, y, w) +
    each([4, 3, 2, 1], (n, row) =>
      each(
        series(n, (i) => i),
        (i) => ball(x + (i - (n - 1) / 2) * w * 0.42, y - w * 0.12 - row * w * 0.34, w * 0.2, col),
      ),
    );

/** Diamonds of milk sweet with silver leaf and pistachio. */
const diamonds: Dish = (x, y, w) =>
  plate(x, y, w, '#c9c4b4') +
  each([-0.56, 0, 0.56, -0.28, 0.28, 0] as const, (dx, i) => {
    const [px, py] = [x + dx * w, y - w * 0.14 - (i > 2 ? w * 0.26 : 0) - (i > 4 ? w * 0.26 : 0)];
    const d: Poly = [
      [px - w * 0.3, py],
      [px, py - w * 0.17],
      [px + w * 0.3, py],
      [px, py + w * 0.17],
    ];
    return fill(d, '#fbf6ea') + line(d, '#8a7458', 1, true) + dot(px, py, w * 0.05, '#5c9250');
  });

/** Coils of jalebi. */
const coils: Dish = (x, y, w) =>
  plate(x, y, w) +
  each(
    [
      [-0.48, 0],
      [0.48, 0],
      [0, -0.06],
      [-0.24, -0.4],
      [0.26, -0.4],
    ] as const,
    ([dx, dy]) => {
      const coil = series(22, (k): Point => [
        x + dx * w + Math.cos(k * 0.62) * w * (0.26 - k * 0.009),
        y + (dy - 0.16) * w + Math.sin(k * 0.62) * w * (0.2 - k * 0.007),
      ]);
      return line(coil, '#7a2c08', w * 0.13) + line(coil, '#e8842a', w * 0.09);
    },
  );

/** Fried breads in a stack. */
const breads: Dish = (x, y, w) =>
  plate(x, y, w) +
  each(
    series(6, (i) => i),
    (i) =>
      fill(ellipse(x + (i % 2 ? 2 : -2), y - i * w * 0.17 - 3, w * 0.68, w * 0.2), '#6d3f10') +
      fill(ellipse(x + (i % 2 ? 2 : -2), y - i * w * 0.17 - 5, w * 0.66, w * 0.18), '#e3b15e'),
  );

/** Clay pot of curds. */
const curds: Dish = (x, y, w) => {
  const pot = loopThrough(
    offsets(x, y, [-0.52, -0.7, -0.86, -0.1, -0.5, 0.34, 0.5, 0.34, 0.86, -0.1, 0.52, -0.7], w),
  );
  return (
    modelled(pot, '#b5623a', '#4a1a0c', w * 0.3, 2) +
    ink(pot, K.line, 1.1) +
    fill(ellipse(x, y - w * 0.72, w * 0.6, w * 0.2), '#6d2a14') +
    fill(ellipse(x, y - w * 0.76, w * 0.5, w * 0.17), '#fbf6ea') +
    dots(resample(offsets2(x, y, w), w * 0.2), 1.4, '#f6e3c0')
  );
};
const offsets2 = (x: number, y: number, w: number): Poly => [
  [x - w * 0.8, y - w * 0.2],
  [x, y - w * 0.06],
  [x + w * 0.8, y - w * 0.2],
];

/** Pomegranates and limes in a basket. */
const fruit: Dish = (x, y, w) =>
  each(
    [
      [-0.5, -0.2, '#c2333a'],
      [0.5, -0.2, '#c2333a'],
      [0, -0.26, '#e8b23c'],
      [-0.24, -0.62, '#7fa84c'],
      [0.28, -0.62, '#c2333a'],
    ] as const,
    ([dx, dy, col]) =>
      ball(x + dx * w, y + dy * w, w * 0.3, col) +
      fill(leaf(x + dx * w, y + dy * w - w * 0.26, w * 0.16, w * 0.06, -Math.PI / 2), '#3c7a44'),
  ) +
  fill(ellipse(x, y + w * 0.1, w * 0.9, w * 0.34), '#a8743a') +
  each(
    series(7, (i) => i),
    (i) =>
      line(
        polyline(x - w * 0.8 + i * w * 0.27, y - w * 0.06, x - w * 0.74 + i * w * 0.25, y + w * 0.34),
        '#5c3414',
        1.4,
      ),
  ) +
  line(ellipse(x, y + w * 0.1, w * 0.9, w * 0.34), K.line, 1.1, true);

const FARE: Dish[] = [
  laddus('#f0b23c'),
  (x, y, w) => bowl(x, y - w * 0.3, w * 0.9, ['#fbf1dc', '#efe0c0']),
  diamonds,
  coils,
  (x, y, w) => bowl(x, y - w * 0.3, w * 0.9, ['#7fa84c', '#a9c86a'], '#c9c4b4'),
  breads,
  laddus('#e58aa0'),
  fruit,
  curds,
  (x, y, w) => bowl(x, y - w * 0.3, w * 0.9, ['#c9702c', '#e09a4a']),
];

/** The hill of rice before the god: tulsi on its top, marigolds set in its slopes. */
function riceHill(cx: number, top: number, r: Rng): string {
  const hill = loopThrough(
    offsets(
      cx,
      top,
      [-262, 236, -214, 176, -146, 112, -74, 38, -22, 2, 14, 0, 66, 34, 138, 106, 208, 172, 264, 236, 0, 256],
    ),
  );
  const ridge = (dx: number): Poly => [
    [cx + dx * 0.1, top + 14],
    [cx + dx * 0.5, top + 96],
    [cx + dx, top + 232],
  ];
  let s =
    group(fill(hill, '#0a1210'), 'opacity=".5" filter="url(#b8)"') +
    modelled(hill, '#fbf6ea', '#b9a58a', 34, 14, { op: 0.75, dx: -8, dy: -8 });
  s += clip(
    hill,
    group(
      each([-150, -40, 90, 190], (d) => line(ridge(d), '#cbbb9f', 10)),
      'opacity=".45" filter="url(#b5)"',
    ),
  );
  s +=
    polys(
      scatter(hill, 7, r, 4).map(([x, y], i) => leaf(x - 3, y, 6.4, 1.2, (i * 2.4) % Math.PI, 0, 0.5, 4)),
      '#d6c7aa',
    ) + ink(hill, '#6d5a44', 1.5);
  for (const [dx, dy, R] of [
    [-34, 66, 12],
    [44, 92, 13],
    [-92, 130, 13],
    [-8, 142, 15],
    [112, 156, 13],
    [-172, 192, 12],
    [-62, 206, 13],
    [52, 208, 14],
    [186, 206, 12],
  ] as const) {
    const [x, y]: Point = [cx + dx, top + dy];
    s +=
      group(fill(ellipse(x, y + 3, R * 1.4, R * 0.9), '#8a7458'), 'opacity=".4" filter="url(#b2)"') +
      polys(
        series(10, (i) => leaf(x, y, R * 1.3, R * 0.24, (i / 10) * TAU)),
        '#4f8a3c',
      ) +
      polys(rosette(x, y, R, 10, dx), '#f0a02c') +
      polys(rosette(x, y, R * 0.6, 8, dy), '#e5632c') +
      dot(x, y, R * 0.2, '#f3d889');
  }
  return (
    s +
    each(
      [-0.7, -0.25, 0.25, 0.7],
      (a) =>
        fill(leaf(cx - 4, top + 6, 28, 6, -Math.PI / 2 + a), '#3c7a44') +
        line(
          curveThrough(cx - 4, top + 6, cx - 4 + Math.sin(a) * 22, top + 6 - Math.cos(a) * 22),
          '#9fd07a',
          0.8,
        ),
    )
  );
}

/** Priests on both sides, the nearer ones cut by the frame; each looks to the god. */
function priests(f: ReturnType<typeof frame>, floor: number, r: Rng): string {
  const one = (
    x: number,
    y: number,
    k: number,
    i: number,
    pose: FigureSpec['pose'],
    hold: FigureSpec['hold'],
    fx: number,
  ): string =>
    fill(ellipse(x, y, 66 * k, 9 * k), '#0b1f16', 'opacity=".6"') +
    put(celebrant(i, pose, { hold }), r, x, y, k, fx);
  const R = f.x + f.w;
  return (
    one(f.x + 112, floor + 66, 0.82, 1, { ...POSES.namaste(), headTilt: -0.06 }, undefined, 1) +
    one(f.x + 46, floor + 120, 0.96, 0, { ...POSES.offer(), headTilt: -0.04 }, [(p, at) => aarti(p, at)], 1) +
    one(R - 118, floor + 70, 0.8, 2, POSES.fan(), [(p, at) => chamara(p, at, -1.2)], -1) +
    one(R - 44, floor + 128, 0.98, 3, { ...POSES.namaste(), headTilt: -0.08 }, undefined, -1)
  );
}

/** Dishes in tiers that climb to both sides of the hill. */
function feast(cx: number, mid: number, f: ReturnType<typeof frame>, r: Rng): string {
  let s = '';
  for (const [k, n] of [
    [0, 15],
    [1, 17],
    [2, 19],
  ] as const) {
    const [rx, ry] = [300 + k * 54, 96 + k * 58];
    for (let i = 0; i < n; i++) {
      const a = Math.PI - ((i + 0.5) / n) * Math.PI,
        w = 23 + k * 4.6 + r.between(-1.5, 2.5);
      const x = cx + Math.cos(a) * rx,
        y = mid + Math.sin(a) * ry - (1 - Math.sin(a)) * 34;
      if (x < f.x - 6 || x > f.x + f.w + 6) continue;
      s +=
        fill(ellipse(x, y + w * 0.34, w * 1.1, w * 0.3), '#2a0709', 'opacity=".6"') +
        FARE[(i * 3 + k * 4) % FARE.length](x, y, w, r);
    }
  }
  return s;
}

/** The shrine: slab and god, carpet, priests, the hill and the feast. */
function shrine(cx: number, floor: number, f: ReturnType<typeof frame>, r: Rng, B: number): string {
  let s = '';
  for (const [dx, h] of [
    [-278, 236],
    [292, 262],
  ] as const)
    s += banana(cx + dx, floor + 44, h, 1.02);
  s += pithika(cx, 196, f.y + 44, floor + 60, r.fork());
  s +=
    fill(rect(f.x, floor + 40, f.w, B - floor - 40), '#5c1216') +
    fill(rect(f.x, floor + 40, f.w, 15), '#b3262a') +
    dots(resample(polyline(f.x + 6, floor + 47.5, f.x + f.w - 6, floor + 47.5), 13), 3, K.goldHi);
  s +=
    line(polyline(f.x, floor + 40, f.x + f.w, floor + 40), K.gold, 3) +
    line(polyline(f.x, floor + 55, f.x + f.w, floor + 55), K.gold, 2);
  s += dots(scatter(rect(f.x, floor + 60, f.w, B - floor - 60), 16, r), 0.9, '#d9ad4c');
  s +=
    toran(polyline(f.x - 4, f.y + 4, f.x + f.w + 4, f.y + 4), 28, 19) +
    swaroop(cx, floor + 84, 1.05, r.fork());
  s += priests(f, floor, r);
  s += riceHill(cx, floor + 14, r.fork()) + feast(cx, floor + 164, f, r.fork());
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(
    W,
    H,
    r,
    8,
    [
      { t: 50, band: lotusBand },
      { t: 12, band: beads, corner: false },
    ],
    BORDER,
  );
  const B = f.y + f.h,
    floor = B - 350;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  s += each(
    scatter(rect(f.x, f.y, f.w, floor - f.y), 34, r),
    ([x, y], i) => polys(rosette(x, y, 8, 6, x), '#9c2b2e') + dot(x, y, 2, i % 2 ? K.gold : K.goldHi),
  );
  for (const sg of [-1, 1])
    for (const [dx, L, R] of [
      [334, 118, 24],
      [288, 84, 28],
      [240, 50, 22],
    ] as const) {
      const x = cx + sg * dx;
      s +=
        each(
          walk(polyline(x, f.y + 38, x, f.y + 34 + L), 11),
          (k, i) =>
            polys(rosette(k.p[0], k.p[1], 5.4, 7, i), i % 2 ? '#f0a62c' : '#fbf3e6') +
            dot(k.p[0], k.p[1], 1.5, '#8c1c1e'),
        ) + lotus(x, f.y + 38 + L, R, dx === 288 ? LOTUS : WHITE_LOTUS, 9, 1.15, Math.PI);
    }
  s += shrine(cx, floor, f, r, B);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, B, [0, '#7d1a20'], [1, '#5c1216']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-pichwai-annakut',
  collection: 'gallery',
  seed: 3,
  width: W,
  height: H,
  alt: 'Shrinathji stands behind a white hill of rice with rows of bowls and sweets before him and priests on both sides.',
  draw,
};
