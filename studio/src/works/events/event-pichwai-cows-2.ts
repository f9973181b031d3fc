/** A lotus tank as the old maps show it: cows walk round on all four sides, heads to the water. */
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, group, radialGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { beads, frame } from '../../motifs/borders.ts';
import { type CowPal, paintCow } from '../../motifs/painted/cow.ts';
import { lotusOpen, pad } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine } from '../../traditions/pichwai/bands.ts';
import { COW, K, LOTUS, WHITE_LOTUS, surface } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const W = 1000;
const C = W / 2;
/** Half the side of the tank's water and of its outermost step. */
const WATER = 236;
const STEP = 288;

const BROWN: CowPal = { ...COW, body: '#c98a5a', shade: '#6a3418', spot: '#f6e3c0', cloth: '#1d5a6a' };

const square = (h: number): Poly => rect(C - h, C - h, 2 * h, 2 * h);

/** Marble steps down to the water. */
function steps(): string {
  let s = '';
  for (const [h, c] of [
    [STEP + 8, K.gold],
    [STEP + 4, '#7a1a1e'],
    [STEP - 6, K.gold],
    [STEP - 9, '#f4ecdc'],
    [STEP - 22, '#d9c9b0'],
    [STEP - 24, '#f4ecdc'],
    [STEP - 38, '#cbb89c'],
    [STEP - 40, '#efe4d0'],
  ] as const)
    s += fill(square(h), c);
  const posts: Poly = [];
  for (let i = -16; i <= 16; i++)
    for (const [x, y] of [
      [i * 17.6, -STEP + 1],
      [i * 17.6, STEP - 1],
      [-STEP + 1, i * 17.6],
      [STEP - 1, i * 17.6],
    ])
      posts.push([C + x, C + y]);
  s += dots(posts, 3.4, K.goldHi);
  // flowers of stone in the marble
  for (let i = -7; i <= 7; i++) {
    if (Math.abs(i) < 2) continue;
    for (const [x, y] of [
      [i * 35, -STEP + 31],
      [i * 35, STEP - 31],
      [-STEP + 31, i * 35],
      [STEP - 31, i * 35],
    ])
      s +=
        polys(
          [0, 1, 2, 3].map((k) => leaf(C + x, C + y, 15, 3.4, (k / 4) * TAU + TAU / 8)),
          '#5f8a5a',
        ) +
        polys(rosette(C + x, C + y, 8, 6), i % 2 ? '#c0455a' : '#3a6a9a') +
        dot(C + x, C + y, 2.2, K.goldHi);
  }
  return (
    s +
    lines(
      [-1, 1].flatMap((a) =>
        [-1, 1].map((b): Poly => [
          [C + a * (STEP - 10), C + b * (STEP - 10)],
          [C + a * WATER, C + b * WATER],
        ]),
      ),
      '#a8906e',
      2,
    )
  );
}

function pond(): string {
  const edge = square(WATER);
  let s = fill(edge, 'url(#deep)');
  // ripples run round and round
  const rings: Poly[] = [];
  for (let k = 0; k < 26; k++) {
    const R = 16 + k * 13;
    rings.push(
      series(121, (i) => polar(C, C, R + 2.6 * Math.sin((i / 120) * TAU * 24 + k * 1.6), (i / 120) * TAU)),
    );
  }
  s += lines(rings, '#4f87a0', 1.1, 'opacity=".75"');
  const spots: [number, number, number][] = [];
  for (const [n, R, off] of [
    [8, 112, 0.2],
    [12, 190, 0],
    [4, 286, TAU / 8],
  ] as const)
    for (let i = 0; i < n; i++) spots.push([R, off + (i / n) * TAU, i]);
  for (const [R, a, i] of spots) {
    const [x, y] = polar(C, C, R, a + 0.16);
    s +=
      pad(x + 8, y + 8, 31, '#2a6644', '#8fbf7a', '#10291c', a + i, 0.94) +
      pad(...polar(C, C, R + 34, a - 0.1), 22, '#357a4c', '#9fcf84', '#10291c', a, 0.94);
  }
  for (const [R, a, i] of spots) {
    const [x, y] = polar(C, C, R, a);
    s += lotusOpen(x, y, R > 250 ? 40 : i % 2 ? 33 : 37, i % 2 ? WHITE_LOTUS : LOTUS, 9, a);
  }
  s += lotusOpen(C, C, 66, LOTUS, 11, 0.2);
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 8) * TAU + 0.1;
    const [x, y] = polar(C, C, 150, a);
    const F = place(fish(6), 0, 0, 0.21, 0, 1);
    const body =
      each(['tail', 'top', 'bot', 'bot2'] as const, (q) => fill(F[q], '#e58a2b')) +
      fill(F.body, K.goldHi) +
      fill(F.head, '#f6e3c0') +
      line(F.body, K.line, 1, true) +
      dot(F.eye[20][0], F.eye[20][1], 1.2, K.line);
    s += group(
      body,
      `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((a * 180) / Math.PI + 90).toFixed(1)})"`,
    );
  }
  return clip(edge, s) + ink(edge, K.line, 2.4);
}

/** One side of the herd, calves among the cows; the other sides are turned. */
const side = (r: Rng, turn: number): string => {
  let s = '';
  const y = C + 386;
  // grass with flowers under their feet
  for (let i = -6; i <= 6; i++) {
    const x = C + i * 60 + (turn % 2) * 8;
    if (Math.abs(i) > 5) continue;
    s +=
      each([-0.6, -0.2, 0.2, 0.6], (a) => fill(leaf(x, y + 62, 20, 3.2, -Math.PI / 2 + a), '#3c7a44')) +
      polys(rosette(x, y + 42, 5.2, 5), ['#e0708f', K.goldHi, K.conch][(i + 9) % 3]) +
      dot(x, y + 42, 1.6, '#8c1c1e');
  }
  const herd: [number, number, CowPal, boolean][] = [
    [-232, 0.54, turn % 2 ? COW : BROWN, true],
    [-92, 0.34, turn % 2 ? BROWN : COW, false],
    [36, 0.54, COW, turn % 2 === 0],
    [212, 0.54, turn % 2 ? BROWN : COW, turn % 2 === 1],
  ];
  for (const [dx, k, pal, cloth] of herd)
    s += paintCow(C + dx, y - (k - 0.54) * 116, k, 1, pal, r, { cloth });
  return s;
};

/** Round crown of a kadamba tree from above. */
function crown(x: number, y: number, R: number, r: Rng): string {
  let s = fill(ellipse(x + 5, y + 7, R, R), '#08150f', 'opacity=".5"') + fill(ellipse(x, y, R, R), '#1b4a30');
  for (const [px, py] of scatter(ellipse(x, y, R, R), 17, r, 2, 3)) {
    const a0 = r.between(0, 1);
    s +=
      polys(
        series(7, (i) => leaf(px, py, 16, 4, a0 + (i / 7) * TAU)),
        r.chance(0.5) ? '#3c7a44' : '#2d6439',
      ) +
      lines(
        series(7, (i): Poly => [[px, py], polar(px, py, 13, a0 + (i / 7) * TAU)]),
        '#8fbf6a',
        0.7,
      );
  }
  for (let i = 0; i < 9; i++) {
    const [px, py] = i ? polar(x, y, R * 0.62, (i / 8) * TAU) : ([x, y] as Point);
    s +=
      dot(px, py, 8.4, K.line) +
      dot(px, py, 7.6, '#e59a2e') +
      dots(
        series(10, (k) => polar(px, py, 6, (k / 10) * TAU)),
        1.3,
        '#f8dc8a',
      );
  }
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    W,
    8,
    [
      { t: 7, band: goldLine, corner: false },
      { t: 18, band: beads, corner: false },
      { t: 7, band: goldLine, corner: false },
    ],
    r,
    BORDER,
  );
  let s = fill(rect(0, 0, W, W), 'url(#meadow)');
  for (const [x, y] of scatter(rect(f.x, f.y, f.w, f.h), 24, r)) s += dot(x, y, 1.5, K.gold);
  for (let k = 0; k < 4; k++) s += group(side(r, k), `transform="rotate(${k * 90} ${C} ${C})"`);
  s += steps() + pond();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ])
    s += crown(C + sx * 386, C + sy * 386, 66, r);
  // stairs in the middle of each side
  for (let k = 0; k < 4; k++) {
    let st = edged(rect(C - 52, C + WATER, 104, STEP - WATER + 8), '#e6d6ba', '#8d7650', 2);
    for (let i = 1; i < 6; i++)
      st += line(polyline(C - 52, C + WATER + i * 10, C + 52, C + WATER + i * 10), '#a8906e', 1.8);
    for (const sg of [-1, 1])
      st +=
        dot(C + sg * 60, C + STEP - 2, 9, K.line) +
        dot(C + sg * 60, C + STEP - 2, 8, K.gold) +
        dot(C + sg * 60, C + STEP - 2, 3.4, '#b3262a');
    s += group(st, `transform="rotate(${k * 90} ${C} ${C})"`);
  }
  return {
    w: W,
    h: W,
    bg: K.night,
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    defs:
      radialGradient('meadow', C, C, 700, [0, '#2a6a44'], [0.6, '#1d4a34'], [1, '#12301f']) +
      radialGradient('deep', C, C, 330, [0, '#1f5a7a'], [1, '#14304a']),
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'event-pichwai-cows-2',
  collection: 'events',
  seed: 19,
  width: W,
  height: W,
  alt: 'A square lotus tank seen from above like an old map, with white and brown cows and calves walking round its marble steps on all four sides.',
  draw,
};
