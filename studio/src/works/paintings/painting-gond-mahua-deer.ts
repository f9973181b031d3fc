/** A resting deer whose antlers go on growing until they are a mahua tree in flower. */
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { motif } from '../../draw/recording.ts';
import { leaf } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, fill, polys } from '../../draw/svg.ts';
import { restingDeer } from '../../motifs/animals/resting-deer.ts';
import { place } from '../../motifs/place.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import {
  type Program,
  GOND as K,
  blossom,
  edge,
  gondBird,
  gondLeaf,
  gondLimb,
  ground,
  mahuaWhorl,
} from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const W = 800,
  H = 1000,
  GY = 900;

const BODY: Program = [
  ['line', K.cream],
  ['comb', K.mustard],
  ['dot', K.cream],
  ['dash', K.ember],
  ['comb', K.straw],
  ['seed', K.mustard],
];

/** Two lyre-shaped beams from the brow, each breaking into boughs that fill its half of the sky. */
function antlers(S: Sheet, brow: Point) {
  const beam = (sg: number) =>
    series(13, (i) => {
      const t = i / 12;
      return [brow[0] + sg * (10 + 92 * Math.sin(t * 2.1)), brow[1] - t * 190] as Point;
    });
  const sky = (sg: number): Poly =>
    transform(
      loopThrough([
        8, -150, 20, -330, 10, -560, 150, -590, 330, -580, 352, -420, 352, -160, 346, 56, 276, 104, 196, 20,
        124, -96,
      ]),
      0,
      0,
      1,
      0,
      sg,
    )
      .map(([x, y]) => [W / 2 + x + 0, brow[1] + y + 10] as Point)
      .map(([x, y]) => [Math.max(62, Math.min(W - 62, x)), Math.max(66, y)] as Point);
  return [-1, 1].flatMap((sg) =>
    colonize(sky(sg), beam(sg), S.r, {
      spacing: 21,
      step: 10,
      kill: 16,
      tipW: 2.9,
      pow: 0.5,
      maxW: 26,
      infl: 52,
    }),
  );
}

function tree(S: Sheet, brow: Point) {
  const limbs = antlers(S, brow),
    r = S.r,
    greens: [string, string][] = [
      [K.leaf, K.forest],
      [K.forest, K.leaf],
      [K.indigo, K.sky],
      [K.leaf, K.cream],
    ];
  limbs.forEach((b) => S.blockLine(b.path, 3));
  limbs.forEach((b) =>
    S.add(gondLimb(b.path, b.w0, b.w1, b.order ? K.indigo : K.rust, b.order ? K.sky : K.mustard, K.cream)),
  );
  const tips = limbs.map((b) => ({
    p: b.path[b.path.length - 1],
    q: b.path[b.path.length - 5] ?? b.path[0],
  }));
  const whorls: Point[] = [];
  tips.forEach(({ p, q }, i) => {
    if (
      p[0] < 78 ||
      p[0] > W - 78 ||
      p[1] < 78 ||
      whorls.some((z) => Math.hypot(z[0] - p[0], z[1] - p[1]) < 54)
    )
      return;
    whorls.push(p);
    mahuaWhorl(
      S,
      p[0],
      p[1],
      Math.atan2(p[1] - q[1], p[0] - q[0]),
      r.between(33, 40),
      greens[i % greens.length],
      i % 3 ? K.straw : K.mustard,
      r,
    );
  });
  limbs.forEach((b, i) =>
    walk(b.path, 17)
      .slice(1, -1)
      .forEach((k, j) => {
        const sg = j % 2 ? 1 : -1,
          a = k.a + sg * 0.8,
          m = polar(k.p[0], k.p[1], 22, a),
          t = polar(k.p[0], k.p[1], 34, a);
        if (!S.free(m[0], m[1], 8) || !S.free(t[0], t[1], 4)) return;
        gondLeaf(S, k.p[0], k.p[1], 36, 9, a, greens[(i + j) % 3][0], greens[(i + j) % 3][1]);
      }),
  );
  return limbs;
}

/** Birds on the boughs. */
function birdsOnBoughs(limbs: ReturnType<typeof tree>, r: Rng, S: Sheet): void {
  const perch = limbs
    .map((b) => b.path[Math.floor(b.path.length * 0.6)])
    .filter((q) => q[0] > 110 && q[0] < W - 110 && q[1] > 110);
  const birds: Point[] = [];
  r.shuffle(perch).forEach((q) => {
    if (birds.length >= 7 || birds.some((z) => Math.hypot(z[0] - q[0], z[1] - q[1]) < 150)) return;
    const bird = (): void =>
      gondBird(
        S,
        q[0],
        q[1] - 22,
        0.78,
        birds.length % 2 ? -1 : 1,
        [
          [K.vermilion, K.mustard, K.indigo],
          [K.indigo, K.sky, K.ember],
          [K.ember, K.straw, K.teal],
        ][birds.length % 3],
      );
    if (birds.length) bird();
    else motif('Bird', bird);
    birds.push(q);
  });
  // undergrowth
  for (let i = 0; i < 15; i++) {
    const x = 64 + i * 48,
      L = r.between(70, 110);
    if (x > 120 && x < 660) {
      if (i % 2) blossom(S, x, GY + 40 + r.between(0, 30), 15, i % 4 > 1 ? K.ember : K.straw, K.indigo);
      continue;
    }
    [-0.55, -0.2, 0.2, 0.55].forEach((a, k) =>
      gondLeaf(
        S,
        x,
        GY - 2,
        L * (k % 3 ? 1 : 0.8),
        L * 0.15,
        -1.57 + a,
        k % 2 ? K.leaf : K.mustard,
        k % 2 ? K.forest : K.rust,
      ),
    );
  }
}

function mahuaDeer(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r;
  edge(S, 16, K.black, K.mustard);
  const D = place(restingDeer(), W / 2 - 104, GY - 96, 1.12);
  const hill = curve(series(9, (i) => [40 + i * 90, GY - 18 + (i % 2 ? 10 : -6)] as Point));
  motif('Patterned ground', () =>
    ground(
      S,
      hill,
      K.forest,
      [
        ['dash', K.leaf],
        ['dot', K.mustard],
        ['comb', K.leaf],
        ['seed', K.cream],
      ],
      9,
    ),
  );
  S.block(D.body, 5);
  D.ears.forEach((e) => S.block(e, 4));
  const limbs = motif('Antlers', () => tree(S, D.brow));
  S.add(
    filled(D.tail, K.rust, [['comb', K.straw]], 7, r),
    ...D.ears.map((e) => filled(e, K.ember, [['comb', K.cream]], 7, r)),
  );
  motif('Deer', () => S.add(filled(D.body, K.rust, BODY, 8.4, r, K.rust, 3), polys(D.hooves, K.black)));
  S.add(
    fill(D.eye, K.white),
    ink(D.eye, K.black, 2.4),
    dot(D.pupil[0], D.pupil[1], 6, K.black),
    dot(D.pupil[0] - 1.6, D.pupil[1] - 2, 1.6, K.white),
    dot(D.nostril[0], D.nostril[1], 3.4, K.black),
  );
  birdsOnBoughs(limbs, r, S);
  // a sapling
  const st = curveThrough(offsets(0, GY, [694, -6, 702, -90, 690, -170, 698, -232]));
  S.add(gondLimb(st, 10, 4, K.indigo, K.sky, K.cream)).blockLine(st, 5);
  [
    [694, 96, -0.5],
    [700, 96, -2.7],
    [690, 164, -0.45],
    [690, 164, -2.6],
  ].forEach(([x, h, a], i) => {
    const q = polar(x, GY - h, 34, a);
    S.add(gondLimb([[x, GY - h], q], 5, 3, K.indigo, K.sky, K.cream));
    mahuaWhorl(S, q[0], q[1], a, 30, i % 2 ? [K.leaf, K.forest] : [K.forest, K.leaf], K.straw, r);
  });
  motif('Mahua flower', () => mahuaWhorl(S, 698, GY - 234, -1.57, 42, [K.leaf, K.cream], K.mustard, r));
  // fallen petals and seeds on the open paper
  S.pack(
    40,
    40,
    W - 40,
    GY - 10,
    6,
    2600,
    (x, y) => {
      const a = Math.atan2(y - H * 0.5, x - W / 2) + 1.57;
      S.add(fill(leaf(...polar(x, y, -5, a), 10, 2.3, a), '#e4cd98'));
    },
    2,
  );
  return S.art(K.cream, GROUND.paper);
}

export const work: Work = {
  id: 'painting-gond-mahua-deer',
  collection: 'paintings',
  seed: 5,
  width: 800,
  height: 1000,
  alt: 'A resting deer whose antlers grow into a mahua tree with birds and flowers, filled with fine dashes and dots on cream.',
  draw: mahuaDeer,
};
