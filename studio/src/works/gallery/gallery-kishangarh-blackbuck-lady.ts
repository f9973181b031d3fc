/** The lonely heroine walks with her veena, a tame blackbuck at her side. A tall page of pale green. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { GAUZE_LIME } from '../../traditions/kishangarh/cast.ts';
import { MANGO, SPRING, courtTree, crown, meadow } from '../../traditions/kishangarh/grove.ts';
import { page } from '../../traditions/kishangarh/margins.ts';
import { K, LINE, ROSE, finish, lady, put } from '../../traditions/kishangarh/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [660, 1000];

/** Rudra veena over the shoulder: a bamboo between two gourds. */
function rudraVeena(pen: Pen) {
  const a: Point = [-44, -374],
    b: Point = [62, -206],
    dir = Math.atan2(b[1] - a[1], b[0] - a[0]),
    L = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const T = (p: Poly) => transform(p, a[0], a[1], 1, dir);
  for (const [x, R] of [
    [34, 25],
    [L - 40, 27],
  ] as const) {
    pen.shape(T(ellipse(x, 22, R, R, 0, 30)), '#b5702f', '#4a220e', 0.9, 9);
    for (let i = 0; i < 8; i++)
      pen.flat(T(ellipse(...polar(x, 22, R * 0.6, (i / 8) * TAU), 2.2, 2.2, 0, 8)), '#f1da94');
    pen.flat(T(ellipse(x, 22, 4, 4, 0, 12)), '#f1da94');
  }
  pen.shape(
    T(polyline(-10, -4.6, L + 12, -4.6, L + 18, 0, L + 12, 4.6, -10, 4.6, -15, 0)),
    '#8a4a22',
    '#3a180a',
    0.8,
    3,
  );
  for (let x = 26; x < L - 6; x += 9) pen.stroke(T(polyline(x, -6.4, x, -3)), 0.8, pen.tr.gold);
  for (const y of [-7, -5.6]) pen.stroke(T(polyline(2, y + 1, L + 6, y + 1)), 0.35, '#f4e8c8');
  for (const x of [-6, 2, 10]) pen.gem(T([[x, 8]])[0], 2.2, 2);
  pen.gold(T(loopThrough([L + 10, -6, L + 26, -10, L + 30, 0, L + 20, 6])), false);
}

/** Blackbuck: dark back, white belly and eye ring, long spiral horns. */
function blackbuck(x: number, y: number, s: number, fx: number): string {
  const D = place(deer(), x, y, s, 0, fx),
    T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const horn = (bx: number, lean: number): Poly =>
    curve(
      series(15, (i): Point => [bx - lean * i * 2.4 + Math.sin(i * 1.25) * 8 * (1 - i / 22), -112 - i * 8.6]),
      false,
      5,
    );
  let o = group(fill(T(ellipse(0, 130, 104, 9)), '#3f5a2c'), 'opacity=".45" filter="url(#b5)"');
  const drawHorn = (h: Poly, w: number) => {
    const q = T(h),
      body = ribbon(q, widths(w * s, w * 0.8 * s, w * 0.5 * s, 0.8));
    return (
      fill(body, '#4a3a2e') +
      each(walk(q, 5.4 * s), (k) =>
        line(
          [
            polar(k.p[0], k.p[1], w * 0.9 * s * (1 - k.t * 0.8), k.a + 1.9),
            polar(k.p[0], k.p[1], w * 0.9 * s * (1 - k.t * 0.8), k.a - 1.25),
          ],
          '#b39a7c',
          0.9,
        ),
      ) +
      ink(body, '#20140c', 1)
    );
  };
  o +=
    drawHorn(horn(98, -0.34), 6) + inked(D.tail, '#f3ead6', LINE, 0.9) + inked(D.ear2, '#5a4030', LINE, 0.9);
  o += modelled(D.body, '#4b3527', '#120a06', 18 * s, 5, { op: 0.75 });
  const belly = T(
    loopThrough([
      -108, 18, -60, 8, 0, 12, 46, 8, 66, -24, 88, -50, 92, -20, 84, 30, 30, 46, -70, 44, -100, 60,
    ]),
  );
  o += clip(
    D.body,
    group(fill(belly, '#f5ecd8'), 'filter="url(#b3)"') +
      group(
        fill(T(ellipse(142, -82, 16, 11)), '#f5ecd8') + fill(T(ellipse(106, -98, 15, 10)), '#f5ecd8'),
        'filter="url(#b1)"',
      ),
  );
  o +=
    ink(D.body, LINE, 1.4) +
    inked(D.ear, '#6b4c38', LINE, 0.9) +
    fill(D.eye, '#fdf6e6') +
    fill(D.pupil, '#140a06') +
    ink(D.eye, LINE, 1.2) +
    each(D.hooves, (h) => fill(h, '#20140c')) +
    dot(...(T([[146, -84]])[0] as [number, number]), 2.4, '#140a06');
  o += drawHorn(horn(86, 0.12), 6.6);
  // collar with a bell
  const collar = T(curveThrough(64, -50, 84, -40, 104, -54));
  o +=
    line(collar, '#a5202c', 5) +
    line(collar, K.goldHi, 1.4) +
    each(walk(collar, 9), (k) => dot(k.p[0], k.p[1] + 4, 2, K.gold));
  const [bx, by] = T([[84, -36]])[0];
  return (
    o +
    fill(transform(loopThrough(-4, 0, 4, 0, 7, 10, -7, 10), bx, by, 1), K.gold) +
    dot(bx, by + 11, 2, '#6b3f14')
  );
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
  s += blackbuck(f.x + f.w - 152, foot - 112, 1.04, -1);
  const pose = withArms(
    POSES.stand(),
    { to: [2, -274], aim: -0.75, mudra: 'grip', order: 'front' },
    { to: [38, -224], aim: -0.6, mudra: 'grip', order: 'front' },
  );
  s += group(fill(ellipse(f.x + 174, foot + 4, 84, 11), '#3f5a2c'), 'opacity=".45" filter="url(#b5)"');
  s += put(
    lady(
      pose,
      {
        prop: rudraVeena,
        hair: 'loose',
        face: { noseRing: true, tilak: 'bindi' },
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
