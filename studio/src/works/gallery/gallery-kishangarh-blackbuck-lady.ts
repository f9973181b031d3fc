/** The lonely heroine walks with her veena, a tame blackbuck at her side. A tall page of pale green. */
import { curve, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { blackbuck } from '../../traditions/kishangarh/antelope.ts';
import { GAUZE_LIME } from '../../traditions/kishangarh/cast.ts';
import { MANGO, SPRING, courtTree, crown, meadow } from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import { K, ROSE, finish, lady, put } from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [660, 1000];

/** Ends of the stick of the veena, over the shoulder and before the hip. */
const [NECK, TAIL]: [Point, Point] = [
  [-58, -402],
  [92, -204],
];
const SLOPE = Math.atan2(TAIL[1] - NECK[1], TAIL[0] - NECK[0]);
const along = (p: Poly): Poly => transform(p, NECK[0], NECK[1], 1, SLOPE);

function gourd(pen: Pen, x: number, R: number): void {
  pen.shape(along(ellipse(x, R * 0.86, R * 0.94, R, 0, 36)), '#b5702f', '#4a220e', 0.9, 12);
  for (let i = 0; i < 10; i++)
    pen.flat(along(ellipse(...polar(x, R * 0.86, R * 0.66, (i / 10) * TAU), 2.6, 2.6, 0, 8)), '#f1da94');
  pen.flat(along(ellipse(x, R * 0.86, 6, 6, 0, 14)), '#f1da94');
  pen.flat(along(ellipse(x, R * 0.86, 3, 3, 0, 12)), '#7d2a26');
}

/** Rudra veena over the shoulder: a bamboo, one gourd behind the shoulder, one before the hip. */
function rudraVeena(pen: Pen) {
  const L = Math.hypot(TAIL[0] - NECK[0], TAIL[1] - NECK[1]);
  gourd(pen, L - 44, 33);
  pen.shape(
    along(polyline(-16, -5.4, L + 12, -5.4, L + 18, 0, L + 12, 5.4, -16, 5.4, -21, 0)),
    '#8a4a22',
    '#3a180a',
    0.8,
    3,
  );
  for (let x = 60; x < L - 26; x += 9.4) pen.stroke(along(polyline(x, -8, x, -3)), 0.9, pen.tr.gold);
  for (const y of [-8.4, -6.6]) pen.stroke(along(polyline(2, y, L + 6, y)), 0.4, '#f4e8c8');
  for (const x of [-10, 0, 10]) pen.gem(along([[x, 9]])[0], 2.4, 2);
  pen.gold(along(loopThrough(L + 8, -8, L + 30, -13, L + 36, 0, L + 22, 8)), false);
}

/** Flowering creeper climbing along a line. */
function creeper(p: Poly, r: Rng, cols: string[]): string {
  let s = line(p, '#5f7a3c', 2.2);
  walk(p, 15).forEach((k, i) => {
    const a = k.a + (i % 2 ? 1.1 : -1.1),
      [x, y] = polar(k.p[0], k.p[1], 6, a);
    s +=
      fill(leaf(x, y, r.between(17, 24), 5.6, a), i % 3 ? '#5d8545' : '#7fa35a') +
      line([[x, y], polar(x, y, 15, a)], '#b3cf8a', 0.6);
    if (i % 3 === 0)
      s +=
        polys(rosette(...polar(k.p[0], k.p[1], 13, a + Math.PI), 8.4, 7, i), cols[(i / 3) % cols.length]) +
        dot(...polar(k.p[0], k.p[1], 13, a + Math.PI), 2.4, K.gold);
  });
  return s;
}

/** Two slender trees, creepers about their stems. */
function twoSlenderTrees(f: ReturnType<typeof page>, B: number, r: Rng, hz: number): string {
  let s = '';
  const blush = (c: string) => (x: number, y: number, i: number) =>
    polys(rosette(x, y, 9, 6, i), c) + dot(x, y, 2.4, '#b5482f');
  const lx = f.x + 84,
    rx = f.x + f.w - 66;
  s += courtTree(lx, B - 196, crown(f.x + 106, f.y + 176, 142, 138, r, f.y - 24), r.fork(), {
    greens: MANGO,
    gap: 37,
    trunk: 26,
    blossom: blush('#f2b0ac'),
  });
  s += courtTree(rx, hz + 228, crown(rx - 18, f.y + 186, 112, 140, r, f.y - 24), r.fork(), {
    greens: SPRING,
    gap: 35,
    trunk: 20,
    blossom: blush('#fbf0dc'),
  });
  s +=
    creeper(curve(series(12, (i): Point => [lx + 6 + Math.sin(i * 1.35) * 17, B - 196 - i * 36])), r.fork(), [
      '#f6ead4',
      '#e58a8a',
    ]) +
    creeper(curve(series(9, (i): Point => [rx - 2 + Math.sin(i * 1.4) * 13, hz + 226 - i * 34])), r.fork(), [
      '#eab04c',
      '#f6dcc4',
    ]);
  // roots in the grass
  for (const [x, y, w] of [
    [lx, B - 194, 13],
    [rx, hz + 230, 11],
  ] as const) {
    const root = loopThrough(
      offsets(x, y, [-1.25, 7, -0.6, -6, -0.42, -32, 0.42, -32, 0.62, -6, 1.3, 7, 0.3, 3, -0.3, 5], w, 1),
    );
    s +=
      group(fill(ellipse(x + 6, y + 6, w * 2, 9), '#3f5a2c'), 'opacity=".5" filter="url(#b5)"') +
      modelled(root, '#5a4028', '#20140c', 7, 2) +
      ink(root, '#20140c', 1);
  }
  for (const [x, y] of [
    [lx - 4, B - 200],
    [rx, hz + 224],
  ])
    s += meadow(rect(x - 26, y, 52, 12), 12, r.fork(), '#6f9450', ['#e5978a', '#fbf3d6']);
  const foot = B - 104;
  s += blackbuck(f.x + f.w - 132, foot + 2, 1.34, -1);
  const pose = withArms(
    { ...POSES.bless(), headTilt: 0.16 },
    { to: [20, -288], aim: -0.9, mudra: 'grip', order: 'front' },
    { to: [62, -236], aim: -0.5, mudra: 'point', order: 'front' },
  );
  s += group(fill(ellipse(f.x + 174, foot + 4, 84, 11), '#3f5a2c'), 'opacity=".45" filter="url(#b5)"');
  s += put(
    lady(
      pose,
      {
        behind: (pen) => gourd(pen, 16, 30),
        prop: rudraVeena,
        hair: 'loose',
        face: { lowered: 0.5 },
      },
      ROSE,
      GAUZE_LIME,
    ),
    r,
    f.x + 174,
    foot,
    1.22,
    1,
  );
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    f = page(seed, W, H, 'lapis'),
    B = f.y + f.h,
    hz = f.y + 262;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#sky)');
  for (let i = 0; i < 7; i++) {
    const x = f.x + r.between(-30, f.w - 140),
      y = f.y + 30 + i * 24,
      w = r.between(120, 230);
    s += group(
      fill(
        loopThrough(offsets(x, y, [0, 0, 0.3, -8, 0.7, -6, 1, 1, 0.6, 7, 0.2, 6], w, 1)),
        i % 2 ? '#fdf0cf' : '#f2c6a8',
      ),
      'opacity=".6" filter="url(#b3)"',
    );
  }
  // rolling pale hills with small trees
  for (const [i, col] of ['#b9cc9c', '#aac48c', '#9dba7c'].entries()) {
    const y = hz + i * 46 - 20,
      ridge = curve([
        [f.x - 4, y + 26 - i * 8],
        [f.x + f.w * 0.24, y - 18 + i * 10],
        [f.x + f.w * 0.52, y + 12],
        [f.x + f.w * 0.78, y - 22 + i * 12],
        [f.x + f.w + 4, y + 10],
      ]);
    if (i < 2)
      for (const k of walk(ridge, 47))
        s +=
          line(polyline(k.p[0], k.p[1], k.p[0], k.p[1] - 12), '#4a3524', 2) +
          fill(crown(k.p[0], k.p[1] - 20, 13, 15, r), i ? '#55804a' : '#6b9060') +
          fill(crown(k.p[0] - 2, k.p[1] - 24, 7, 8, r), i ? '#7fa763' : '#92b47c');
    s += fill([...ridge, [f.x + f.w + 4, B], [f.x - 4, B]], col) + line(ridge, '#7d9a5e', 1);
  }
  s +=
    fill(rect(f.x, hz + 110, f.w, B - hz), 'url(#gr)') +
    meadow(rect(f.x + 4, hz + 96, f.w - 8, B - hz - 104), 34, r.fork(), '#6f9450', [
      '#e5978a',
      '#fbf3d6',
      '#d9a8c4',
      '#f3cf6c',
    ]);
  s += twoSlenderTrees(f, B, r, hz);
  // lotus pool at the lower edge
  const pool = [
    ...curve([
      [f.x - 4, B - 58],
      [f.x + 150, B - 74],
      [f.x + 330, B - 58],
      [f.x + f.w + 4, B - 72],
    ]),
    [f.x + f.w + 4, B + 4],
    [f.x - 4, B + 4],
  ] as Poly;
  s +=
    fill(pool, 'url(#lk)') +
    ink(pool.slice(0, -2), '#6f8a4c', 2.4, { closed: false }) +
    dots(scatter(pool, 12, r, 6), 0.8, '#eef4ea');
  s += meadow(rect(f.x + 8, B - 96, f.w - 16, 20), 24, r.fork(), '#5d8545', ['#e5978a', '#fbf3d6']);
  for (const [i, [x, y]] of scatter(pool, 42, r, 12, 2).entries())
    s +=
      inked(ellipse(x, y + 4, 21, 7), '#4f7d5c', '#23432f', 0.9) +
      each([-0.7, -0.35, 0, 0.35, 0.7], (a) =>
        edged(
          leaf(x, y + 3, 21, 5, -Math.PI / 2 + a),
          Math.abs(a) > 0.5 ? '#d77f95' : i % 2 ? '#f7d9d6' : '#eeb0bb',
          '#8a3a56',
          0.5,
        ),
      );
  return {
    w: W,
    h: H,
    bg: '#8c2a24',
    defs:
      linearGradient('sky', 0, f.y, 0, hz, [0, '#a9c0c4'], [0.6, '#dfe0c8'], [1, '#f8e6bc']) +
      linearGradient('gr', 0, hz + 110, 0, B, [0, '#a6c085'], [1, '#8db06a']) +
      linearGradient('lk', 0, B - 70, 0, B, [0, '#a9c4bc'], [1, '#5f8f90']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...finish(seed), vignette: 0.4 },
  };
}

export const work: Work = {
  id: 'gallery-kishangarh-blackbuck-lady',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'A lady with a veena over her shoulder walks in a pale green meadow beside a blackbuck with long spiral horns.',
  draw,
};
