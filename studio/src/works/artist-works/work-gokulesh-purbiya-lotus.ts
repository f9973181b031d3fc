/** Summer lotus cloth: lotuses on long stalks rise over dark water in an even order, gold bees about them; no figure. */
import { curveThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { type Band, frame, petals } from '../../motifs/borders.ts';
import { bud, lotus, lotusOpen, pad } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine } from '../../traditions/pichwai/bands.ts';
import { K, LOTUS, WHITE_LOTUS, surface } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [660, 1000];
const CX = W / 2;

type Bloom = readonly [dx: number, y: number, R: number, kind: 'pink' | 'white' | 'bud' | 'open'];

/** One side of the axis; the other is its mirror. Blooms on the axis stand once. */
const BLOOMS: readonly Bloom[] = [
  [0, 208, 78, 'pink'],
  [-112, 164, 42, 'bud'],
  [-180, 232, 56, 'white'],
  [-98, 300, 64, 'pink'],
  [-208, 352, 44, 'bud'],
  [0, 384, 72, 'white'],
  [-150, 446, 62, 'pink'],
  [-64, 520, 52, 'bud'],
  [-190, 548, 50, 'white'],
  [0, 616, 84, 'pink'],
  [-122, 640, 58, 'pink'],
  [-186, 724, 56, 'pink'],
  [-70, 738, 54, 'white'],
  [0, 768, 44, 'bud'],
];

/** Row of buds on maroon, gold dots between. */
const buds: Band = (L, T) => {
  const n = Math.round(L / 27);
  let o = fill(rect(0, 0, L, T), '#5e1216');
  for (let i = 0; i < n; i++)
    o +=
      bud(((i + 0.5) * L) / n, T * 0.86, T * 0.7, i % 2 ? WHITE_LOTUS : LOTUS) +
      dot((i * L) / n, T * 0.5, 2, K.gold);
  return o;
};

/** Leaf that stands out of the water, seen from the side. */
function standing(x: number, y: number, R: number, tilt: number): string {
  const rim = ellipse(x, y, R, R * 0.42, tilt);
  const veins = series(13, (i): Poly => [
    [x, y + R * 0.06],
    polar(x, y, 0, 0).map(
      (v, k) => v + (k ? Math.sin(i * 0.483) * R * 0.38 : Math.cos(i * 0.483) * R * 0.94),
    ) as Point,
  ]);
  return (
    fill(rim, '#22603f') +
    clip(
      rim,
      fill(ellipse(x, y - R * 0.2, R * 0.9, R * 0.26, tilt), '#2f7a4e') + lines(veins, '#8fbf7a', 0.9),
    ) +
    line(rim, '#0c2219', 1.3, true) +
    line(ellipse(x, y, R * 0.95, R * 0.37, tilt), '#c8d98a', 0.8, true) +
    dot(x, y + R * 0.06, 2, K.goldHi)
  );
}

/** Gold bee with spread wings. */
function bee(x: number, y: number, a: number): string {
  const wings = [1.25, -1.25].flatMap((d) => [leaf(x, y, 16, 4.6, a + d), leaf(x, y, 12, 3.6, a + d * 1.45)]);
  const body = leaf(...polar(x, y, -11, a), 24, 5, a, 0, 0.55);
  return (
    polys(wings, '#fbf1d2cc') +
    each(wings, (q) => line(q, K.gold, 0.8, true)) +
    fill(body, K.gold) +
    clip(
      body,
      lines(
        [-3, 2, 7].map(
          (d) =>
            [polar(...polar(x, y, d, a), 7, a + 1.57), polar(...polar(x, y, d, a), -7, a + 1.57)] as Poly,
        ),
        '#3a1c0a',
        2.4,
      ),
    ) +
    line(body, '#6d3f10', 0.8, true) +
    dot(...polar(x, y, 13, a), 3, '#3a1c0a')
  );
}

/** Water: rows of fine waves below. */
function water(shore: number, f: ReturnType<typeof frame>): string {
  let s = '';
  for (let j = 0; j < 26; j++) {
    const y = shore + j * 7;
    s += line(
      series(90, (i): Point => [f.x + (i * f.w) / 89, y + 2.2 * Math.sin(i * 0.62 + (j % 2) * 3.1)]),
      j % 3 ? '#2a5560' : '#6f9a9c',
      0.9,
    );
  }
  const all = BLOOMS.flatMap(
    ([dx, y, R, kind]) =>
      (dx
        ? [
            [CX + dx, y, R, kind],
            [CX - dx, y, R, kind],
          ]
        : [[CX, y, R, kind]]) as [number, number, number, Bloom[3]][],
  );
  // stalks
  for (const [x, y] of all) {
    const foot = lerp(CX, x, 0.62) + (x === CX ? 0 : Math.sign(x - CX) * 20);
    const st = curveThrough(foot, shore + 60, lerp(foot, x, 0.2), lerp(shore, y, 0.4), x, y);
    s +=
      ink(st, '#3f7a4a', 5, { closed: false, taper: 0.1 }) +
      line(
        st.map(([a, b]): Point => [a - 1.2, b]),
        '#9cc98a',
        1,
      );
  }
  // standing leaves in the gaps, then floating pads
  for (const [dx, y, R] of [
    [-52, 452, 44],
    [-118, 372, 38],
    [-212, 424, 30],
    [-70, 668, 46],
    [-176, 804, 60],
    [-66, 838, 58],
    [-214, 624, 30],
    [-60, 250, 34],
    [-212, 292, 28],
  ] as const)
    for (const sg of [1, -1]) {
      const x = CX + sg * dx;
      s +=
        line(curveThrough(x + sg * 8, shore + 50, x + sg * 3, (y + shore) / 2, x, y), '#37694a', 3.2) +
        standing(x, y, R, sg * 0.12);
    }
  for (const [dx, y, R] of [
    [-196, 868, 52],
    [-118, 878, 66],
    [0, 858, 62],
    [-168, 912, 54],
    [-58, 908, 52],
  ] as const)
    for (const sg of dx ? [1, -1] : [1])
      s += pad(CX + sg * dx, y, R, '#1f5a3f', '#7fb57a', '#0c2219', sg * 0.3, 0.34);
  for (const [x, y, R, kind] of all) {
    const lean = ((x - CX) / 900) * 0.8;
    if (kind === 'bud') s += bud(x, y + R * 0.4, R * 1.25, LOTUS, lean);
    else s += lotus(x, y + R * 0.34, R, kind === 'white' ? WHITE_LOTUS : LOTUS, 11, 1.2, lean);
  }
  for (const [dx, y, R] of [
    [-214, 850, 28],
    [-150, 862, 34],
    [-34, 892, 26],
  ] as const)
    for (const sg of [1, -1]) s += lotusOpen(CX + sg * dx, y, R, dx === -150 ? WHITE_LOTUS : LOTUS, 9, 0.2);
  const bees: [number, number, number][] = [
    [-58, 142, 0.9],
    [-150, 300, -0.5],
    [-54, 330, 0.7],
    [-118, 540, -0.9],
    [-226, 486, 0.5],
    [-46, 690, -0.6],
    [-196, 500, -2.2],
  ];
  for (const [dx, y, a] of bees) s += bee(CX + dx, y, a) + bee(CX - dx, y + (dx % 4) * 6, Math.PI - a);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 8, band: goldLine, corner: false },
      { t: 34, band: buds },
      { t: 6, band: goldLine, corner: false },
      { t: 22, band: petals },
      { t: 5, band: goldLine, corner: false },
    ],
    r,
    { ...BORDER, cols: ['#d9688b', '#f6c9cf', K.conch], bg: '#0c1f1c' },
  );
  const [B, T] = [f.y + f.h, f.y];
  const shore = B - 178;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#dusk)');
  s += each(scatter(rect(f.x + 8, T + 8, f.w - 16, shore - T), 17, r), ([x, y]) =>
    dot(x, y, 0.9, '#d9ad4c99'),
  );
  for (const [x, y] of scatter(rect(f.x + 14, T + 14, f.w - 28, 130), 46, r))
    s += polys(rosette(x, y, 4.4, 5, x), K.gold);
  s += water(shore, f);
  return {
    w: W,
    h: H,
    bg: '#0c1f1c',
    defs: linearGradient('dusk', 0, T, 0, B, [0, '#0d2320'], [0.6, '#0f2b28'], [1, '#133844']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'work-gokulesh-purbiya-lotus',
  collection: 'artist-works',
  seed: 3,
  width: W,
  height: H,
  alt: 'Pink and white lotuses on long stalks rise in even order over dark water, with gold bees among them.',
  draw,
};
