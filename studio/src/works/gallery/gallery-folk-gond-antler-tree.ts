/** The tree that grew antlers: stag and forest become one creature, in bright colour on white. */
import { curve, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { leaf } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, polys } from '../../draw/svg.ts';
import { lookingStag } from '../../motifs/animals/looking-stag.ts';
import { place } from '../../motifs/place.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import {
  type Program,
  GOND as K,
  edge,
  gondBird,
  gondLeaf,
  gondLimb,
  ground,
} from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const W = 840,
  H = 1000,
  GY = 912;

const SETS: [string, string][] = [
  [K.vermilion, K.mustard],
  [K.teal, K.sky],
  [K.mustard, K.rust],
  [K.plum, K.ember],
  [K.leaf, K.forest],
];

const BODY: Program = [
  ['comb', K.sky],
  ['line', K.white],
  ['dot', K.mustard],
  ['seed', K.sky],
  ['line', K.white],
  ['hatch', K.mustard],
];

/** Round canopy: every bough a colour, leaves to the very tip, a berry at each end. */
function canopy(S: Sheet, brow: Point) {
  const r = S.r,
    c: Point = [W / 2, 318];
  const half = (sg: number): Poly =>
    loopThrough([0, -258, 130, -246, 262, -184, 338, -60, 340, 70, 280, 150, 170, 168, 60, 140, 6, 20]).map(
      ([x, y]) => [c[0] + sg * x, c[1] + y] as Point,
    );
  const beam = (sg: number) =>
    series(
      12,
      (i) =>
        [
          brow[0] + (sg < 0 ? -6 : 8) + (c[0] + sg * 74 - brow[0]) * Math.sin((i / 11) * 1.57),
          brow[1] - i * 15,
        ] as Point,
    );
  const limbs = [-1, 1].flatMap((sg) =>
    colonize(half(sg), beam(sg), r, { spacing: 20, step: 9, kill: 14, tipW: 2.8, maxW: 24, infl: 44 }),
  );
  limbs.forEach((b) => S.blockLine(b.path, 2.5));
  limbs.forEach((b, i) =>
    S.add(
      gondLimb(
        b.path,
        b.w0,
        b.w1,
        b.order > 1 ? SETS[i % 5][0] : K.teal,
        b.order > 1 ? K.white : K.sky,
        K.white,
      ),
    ),
  );
  limbs.forEach((b, i) => {
    const set = SETS[i % SETS.length];
    walk(b.path, 11)
      .slice(1)
      .forEach((k) =>
        [1, -1].forEach((sg) => {
          if (b.w0 * (1 - k.t) + b.w1 * k.t > 15) return;
          const L = r.between(26, 34),
            a = k.a + sg * 0.8,
            m = polar(k.p[0], k.p[1], L * 0.66, a),
            t = polar(k.p[0], k.p[1], L, a);
          if (t[0] > 52 && t[0] < W - 52 && t[1] > 52 && S.free(m[0], m[1], 4.6) && S.free(t[0], t[1], 3))
            gondLeaf(S, k.p[0], k.p[1], L, L * 0.25, a, set[0], set[1]);
        }),
      );
    const e = b.path[b.path.length - 1];
    if (i % 2)
      S.add(
        dot(e[0], e[1], 7.5, set[1]),
        dots(
          series(6, (q) => polar(e[0], e[1], 4.6, q)),
          1.2,
          K.white,
        ),
        dot(e[0], e[1], 2, set[0]),
      );
  });
  return limbs;
}

function antlerTree(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r;
  edge(S, 16, K.teal, K.mustard);
  const D = place(lookingStag(), W / 2 - 20, GY - 252, 1.3);
  ground(
    S,
    curve(series(9, (i) => [40 + i * 95, GY - 8 + (i % 2 ? 9 : -5)] as Point)),
    K.plum,
    [
      ['dash', K.ember],
      ['dot', K.mustard],
      ['comb', K.ember],
      ['seed', K.white],
    ],
    9,
  );
  S.block(D.body, 5);
  D.ears.forEach((e) => S.block(e, 3));
  const limbs = motif('Crown of antlers', () => canopy(S, D.brow));
  S.add(
    filled(D.tail, K.vermilion, [['comb', K.mustard]], 7, r),
    ...D.ears.map((e) => filled(e, K.vermilion, [['comb', K.white]], 7, r)),
  );
  motif('Stag', () =>
    S.add(
      filled(D.body, K.teal, BODY, 8, r, K.teal, 3),
      polys(D.hooves, K.black),
      fill(D.eye, K.white),
      ink(D.eye, K.black, 2.4),
      dot(...D.pupil, 5.6, K.black),
      dot(...D.nostril, 3.2, K.black),
    ),
  );
  // the back sprouts too: a fringe of leaves grows from the rump to the neck
  const back = D.body
    .filter((q) => q[1] < GY - 292 && q[1] > GY - 342 && q[0] < W / 2 + 26 && q[0] > W / 2 - 150)
    .sort((p, q) => p[0] - q[0]);
  motif('Leaves on the back', () =>
    walk(back, 24).forEach((k, i) =>
      gondLeaf(
        S,
        k.p[0],
        k.p[1] + 2,
        34 + 10 * Math.sin(i),
        9,
        -1.57 + (i % 2 ? 0.35 : -0.35),
        ...SETS[i % 5],
      ),
    ),
  );
  const seen: Point[] = [];
  r.shuffle(limbs.map((b) => b.path[Math.floor(b.path.length * 0.6)])).forEach((q) => {
    if (
      seen.length >= 8 ||
      q[0] < 120 ||
      q[0] > W - 120 ||
      q[1] < 110 ||
      seen.some((z) => Math.hypot(z[0] - q[0], z[1] - q[1]) < 130)
    )
      return;
    gondBird(
      S,
      q[0],
      q[1] - 20,
      0.72,
      seen.length % 2 ? -1 : 1,
      [
        [K.vermilion, K.mustard, K.teal],
        [K.mustard, K.vermilion, K.plum],
        [K.plum, K.ember, K.sky],
      ][seen.length % 3],
    );
    seen.push(q);
  });
  for (let i = 0; i < 13; i++) {
    const x = 66 + i * 59,
      L = r.between(44, 84);
    [-0.6, -0.2, 0.2, 0.6].forEach((a, k) =>
      gondLeaf(S, x, GY + 4, L * (k % 3 ? 1 : 0.76), L * 0.15, -1.57 + a, ...SETS[(i + (k > 1 ? 1 : 0)) % 5]),
    );
  }
  motif('Bird', () => gondBird(S, 124, GY - 44, 0.9, 1, [K.ember, K.mustard, K.plum]));
  gondBird(S, W - 128, GY - 44, 0.9, -1, [K.leaf, K.mustard, K.vermilion]);
  S.pack(
    40,
    40,
    W - 40,
    GY,
    6,
    2600,
    (x, y) => {
      const a = Math.atan2(y - 320, x - W / 2) + 1.57;
      S.add(fill(leaf(...polar(x, y, -5, a), 10, 2.2, a), '#d9dccf'));
    },
    2,
  );
  return S.art(K.white, GROUND.paper);
}

export const work: Work = {
  id: 'gallery-folk-gond-antler-tree',
  collection: 'gallery',
  seed: 31,
  width: 840,
  height: 1000,
  alt: 'A standing deer looks back while its antlers spread into a full tree of bright leaves and birds on white.',
  draw: antlerTree,
};
