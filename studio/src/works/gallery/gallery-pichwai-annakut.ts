/** Annakut: Shrinathji above the hill of rice, sweets in ranks, priests at both sides. */
import { loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { chamara } from '../../figures/props.ts';
import { type frame, beads } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, clothFrame, lotusBand } from '../../traditions/pichwai/bands.ts';
import { K, finish, put } from '../../traditions/pichwai/people.ts';
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

/** Dais and stepped ranks of vessels. */
function daisAndSteppedRanks(
  cx: number,
  floor: number,
  r: Rng,
  f: ReturnType<typeof frame>,
  B: number,
): string {
  let s = '';
  const step = (y: number, half: number, col: string, h = 26) => {
    const n = Math.round((half * 2) / 26);
    let o =
      fill(rect(cx - half, y, half * 2, h), col) + line(polyline(cx - half, y, cx + half, y), K.gold, 3);
    for (let i = 0; i < n; i++)
      o += fill(
        leaf(cx - half + ((i + 0.5) * half * 2) / n, y + h - 2, h - 7, 8, -Math.PI / 2, 0, 0.4),
        i % 2 ? K.goldHi : '#f0a9b8',
      );
    return o;
  };
  s +=
    step(floor + 72, 222, '#8c1c1e', 30) +
    step(floor + 46, 200, '#b3262a') +
    step(floor + 20, 178, '#7a3a78');
  s += swaroop(cx, floor + 22, 0.84, r);
  for (const sg of [-1, 1]) {
    s += fill(ellipse(cx + sg * 240, floor + 84, 48, 7), '#0b1f16', 'opacity=".6"');
    s += put(
      celebrant(sg > 0 ? 0 : 1, POSES.fan(), { hold: [(p, at) => chamara(p, at, -1.2)] }),
      r,
      cx + sg * 240,
      floor + 84,
      0.74,
      -sg,
    );
    s += fill(ellipse(cx + sg * 324, floor + 158, 50, 7), '#0b1f16', 'opacity=".6"');
    s += put(
      celebrant(sg > 0 ? 2 : 3, POSES.offer(), { hold: [(p, at) => aarti(p, at)] }),
      r,
      cx + sg * 324,
      floor + 158,
      0.76,
      -sg,
    );
  }
  // the hill of rice, tulsi on its top, marigold and leaf plates set in its slopes
  const hill = loopThrough(
    offsets(
      cx,
      floor,
      [-220, 226, -176, 186, -112, 142, -52, 104, 0, 90, 52, 104, 112, 142, 176, 186, 220, 226, 0, 244],
    ),
  );
  s +=
    group(fill(hill, '#0a1210'), 'opacity=".5" filter="url(#b8)"') +
    modelled(hill, '#fbf6ea', '#b9a58a', 26, 8, { op: 0.65, dy: -6 });
  const grains = scatter(hill, 7.5, r, 5);
  s +=
    polys(
      grains.map(([x, y], i) => leaf(x - 3, y, 6.4, 1.2, (i * 2.4) % Math.PI, 0, 0.5, 4)),
      '#d9cbb0',
    ) + ink(hill, '#6d5a44', 1.4);
  for (const [dx, dy, R] of [
    [0, 136, 14],
    [-62, 164, 12],
    [62, 164, 12],
    [-130, 200, 12],
    [130, 200, 12],
    [0, 192, 13],
  ] as const)
    s +=
      group(
        fill(ellipse(cx + dx, floor + dy + 3, R * 1.4, R * 0.9), '#8a7458'),
        'opacity=".4" filter="url(#b2)"',
      ) +
      polys(
        series(10, (i) => leaf(cx + dx, floor + dy, R * 1.3, R * 0.24, (i / 10) * TAU)),
        '#4f8a3c',
      ) +
      polys(rosette(cx + dx, floor + dy, R, 10, dx), '#f0a02c') +
      polys(rosette(cx + dx, floor + dy, R * 0.6, 8, dy), '#e5632c') +
      dot(cx + dx, floor + dy, R * 0.2, '#f3d889');
  s += each(
    [-0.7, -0.25, 0.25, 0.7],
    (a) =>
      fill(leaf(cx, floor + 94, 26, 6, -Math.PI / 2 + a), '#3c7a44') +
      line(
        [
          [cx, floor + 94],
          [cx + Math.sin(a) * 20, floor + 94 - Math.cos(a) * 20],
        ],
        '#9fd07a',
        0.8,
      ),
  );
  s +=
    fill(rect(f.x, floor + 232, f.w, B - floor - 232), '#5c1216') +
    line(polyline(f.x, floor + 232, f.x + f.w, floor + 232), K.gold, 3);
  return s;
}

/** Canopy and back wall of the shrine. */
function canopyAndBackWall(
  cx: number,
  floor: number,
  f: ReturnType<typeof frame>,
  r: Rng,
  B: number,
): string {
  let s = '';
  const niche: Poly = [
    [cx - 176, floor + 20],
    ...series(61, (i): Point => {
      const t = i / 60;
      return [
        cx - Math.cos(t * Math.PI) * 176 * (0.93 + 0.07 * Math.abs(Math.sin(t * Math.PI * 7))),
        f.y + 232 - Math.sin(t * Math.PI) * 178 * (0.92 + 0.08 * Math.abs(Math.sin(t * Math.PI * 7))),
      ];
    }),
    [cx + 176, floor + 20],
  ];
  const grow = (k: number): Poly =>
    niche.map(([x, y]) => [
      cx + (x - cx) * (1 + k / 176),
      y < floor ? f.y + 232 + (y - f.y - 232) * (1 + k / 178) : y,
    ]);
  s +=
    fill(grow(42), K.line) +
    fill(grow(40), K.gold) +
    fill(grow(34), '#1d4a34') +
    fill(grow(7), K.gold) +
    fill(niche, '#163a4a');
  s += each(
    walk(grow(20).slice(1, -1), 25),
    (k, i) =>
      polys(rosette(k.p[0], k.p[1], 10, 8, i), i % 2 ? K.conch : '#f0a9b8') +
      dot(k.p[0], k.p[1], 2.8, K.gold),
  );
  s += clip(
    niche,
    group(dot(cx, f.y + 210, 150, 'url(#halo)'), '') +
      each(
        scatter(niche, 30, r),
        ([x, y]) => polys(rosette(x, y, 5.4, 5, x), '#3f7f8a') + dot(x, y, 1.6, K.goldHi),
      ),
  );
  s += toran(polyline(cx - 168, f.y + 236, cx + 168, f.y + 236), 20, 15);
  // the carpeted floor on which everyone stands
  const carpet = rect(f.x, floor + 18, f.w, 214);
  s +=
    fill(carpet, '#1d4a34') +
    polys(
      scatter(carpet, 27, r).flatMap(([x, y], i) => rosette(x, y, 6, 6, i)),
      '#3f7a4c',
    ) +
    dots(scatter(carpet, 27, r), 1.8, '#e0b44e') +
    fill(rect(f.x, floor + 16, f.w, 15), '#b3262a') +
    line(polyline(f.x, floor + 16, f.x + f.w, floor + 16), K.gold, 3) +
    line(polyline(f.x, floor + 31, f.x + f.w, floor + 31), K.gold, 2) +
    dots(resample(polyline(f.x + 6, floor + 23.5, f.x + f.w - 6, floor + 23.5), 13), 3, K.goldHi);
  for (const sg of [-1, 1]) s += banana(cx + sg * 290, floor + 34, 196, 0.92);
  s += daisAndSteppedRanks(cx, floor, r, f, B);
  const fare = [
    ['#f0b23c', '#f6cf6a'],
    ['#fbf1dc', '#efe0c0'],
    ['#c9702c', '#e09a4a'],
    ['#e58aa0', '#f6c9cf'],
    ['#7fa84c', '#a9c86a'],
    ['#fbf6ea', '#f0b23c'],
  ];
  for (const [row, y, w, n] of [
    [0, floor + 228, 23, 11],
    [1, floor + 278, 26, 10],
    [2, floor + 332, 29, 9],
  ] as const)
    for (let i = 0; i < n; i++) {
      const x = lerp(f.x + 40, f.x + f.w - 40, (i + 0.5) / n);
      if (row === 0 && Math.abs(x - cx) < 206) continue;
      s += bowl(x, y, w, fare[(i + row * 2) % fare.length], (i + row) % 3 ? '#d9ad4c' : '#c9c4b4');
    }
  // cooking pots of rice flanking, lotuses before
  // pots and lotuses on the steps beside the hill, a toran along the top of the shrine
  for (const sg of [-1, 1])
    for (const [dx, dy, w] of [
      [186, 150, 15],
      [224, 176, 18],
      [262, 204, 20],
    ] as const)
      s +=
        fill(ellipse(cx + sg * dx, floor + dy + w * 0.6, w * 1.1, w * 0.22), '#0b1f16', 'opacity=".6"') +
        bowl(cx + sg * dx, floor + dy, w, fare[(dx + (sg > 0 ? 1 : 3)) % fare.length], '#c9c4b4');
  s += toran(polyline(f.x + 6, f.y + 8, f.x + f.w - 6, f.y + 8), 26, 19);
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
    floor = B - 360;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  s += each(
    scatter(rect(f.x, f.y, f.w, floor - f.y), 34, r),
    ([x, y], i) => polys(rosette(x, y, 8, 6, x), '#9c2b2e') + dot(x, y, 2, i % 2 ? K.gold : K.goldHi),
  );
  s += canopyAndBackWall(cx, floor, f, r, B);
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
  s += dots(scatter(rect(f.x, floor + 238, f.w, 120), 18, r), 0.8, '#d9ad4c');
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs:
      linearGradient('ng', 0, f.y, 0, B, [0, '#7d1a20'], [1, '#5c1216']) +
      radialGradient('halo', cx, f.y + 210, 150, [0, '#f3d889', 0.45], [1, '#f3d889', 0]),
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
