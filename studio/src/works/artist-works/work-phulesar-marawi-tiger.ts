/** The tiger listens to a bird on its back; in the leaves everyone else listens too. */
import { curve } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { listeningTiger } from '../../motifs/animals/listening-tiger.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';
import {
  type Program,
  GOND as K,
  blossom,
  edge,
  gondBird,
  gondLeaf,
  gondLimb,
  ground,
} from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];
const GY = 874;
const FOREST = '#12332c';

const SEEDS: Program = [
  ['seed', K.straw],
  ['line', K.mustard],
  ['seed', K.cream],
  ['dot', K.mustard],
  ['seed', K.straw],
  ['dash', K.cream],
];

const LEAVES: [string, string][] = [
  [K.leaf, K.forest],
  [K.teal, K.sky],
  [K.mustard, K.rust],
  [K.forest, K.leaf],
  [K.sky, K.indigo],
];

function tiger(S: Sheet, x: number, y: number, s: number): Point {
  const D = place(listeningTiger(), x, y, s);
  S.add(filled(D.tail, K.ember, [['seed', K.straw]], 9, S.r, K.rust, 2.6));
  for (const k of walk(D.tailC, 34 * s).slice(1))
    S.add(line([polar(...k.p, 11 * s, k.a + 1.57), polar(...k.p, 11 * s, k.a - 1.57)], K.black, 9 * s));
  D.ears.forEach((e) => S.add(filled(e, K.rust, [['comb', K.cream]], 8, S.r, K.black, 2.2)));
  S.add(filled(D.body, K.ember, SEEDS, 10.4, S.r, K.rust, 3.4));
  const band = (c: Point[], w: number) => {
    const p = ribbon(c, widths(1, w, w * 0.9, 1), 3);
    return (
      fill(p, K.black) +
      dots(
        walk(c, 8.4)
          .slice(1, -1)
          .map((k) => k.p),
        w * 0.28,
        K.straw,
      )
    );
  };
  S.add(clip(D.body, each(D.stripes, (c) => band(c, 8.6 * s)) + each(D.brow, (c) => band(c, 5 * s))));
  S.add(clip(D.body, filled(D.muzzle, K.cream, [['dot', K.rust]], 9, S.r, K.cream)));
  S.add(fill(D.nose, K.black), line(D.mouth, K.black, 4), lines(D.whiskers, K.cream, 2));
  const [ex, ey] = D.eye;
  const eye = leaf(ex - 24 * s, ey + 5 * s, 44 * s, 12 * s, -0.3);
  S.add(
    fill(eye, K.cream),
    ink(eye, K.black, 3.4),
    dot(ex, ey - 1, 9 * s, K.black),
    dot(ex - 3, ey - 4, 2.6 * s, K.white),
  );
  S.block(D.body, 12).block(D.tail, 8);
  D.ears.forEach((e) => S.block(e, 6));
  D.whiskers.forEach((q) => S.blockLine(q, 6));
  return D.perch;
}

/** The singer: larger than life, beak open. */
function singer(S: Sheet, [x, y]: Point, s: number) {
  const B = place(bird(), x, y - 38 * s, s, 0, 1);
  S.add(lines(B.legs, K.mustard, 4), filled(B.tail, K.vermilion, [['comb', K.cream]], 7, S.r));
  S.add(
    filled(
      B.body,
      K.indigo,
      [
        ['seed', K.sky],
        ['dot', K.cream],
        ['line', K.mustard],
      ],
      7,
      S.r,
      K.indigo,
      2.4,
    ),
  );
  S.add(
    filled(
      B.wing,
      K.vermilion,
      [
        ['seed', K.straw],
        ['comb', K.cream],
      ],
      7,
      S.r,
    ),
  );
  const b = (u: number, v: number): Point => [x + u * s, y - 38 * s + v * s];
  S.add(
    fill([b(52, -44), b(80, -56), b(56, -35)], K.mustard),
    fill([b(54, -33), b(74, -24), b(52, -28)], K.mustard),
  );
  S.add(dot(...b(46, -40), 5.4 * s, K.white), dot(...b(46, -40), 2.7 * s, K.black));
  // the song: rings of dots that grow over the forest
  for (let k = 1; k <= 5; k++) {
    const R = 34 + k * 25;
    const arcs = series(6 + k * 2, (i) => polar(...b(66, -40), R, -1.02 + (i / (5 + k * 2)) * 1.2));
    S.add(dots(arcs, 4.4 - k * 0.35, k % 2 ? K.straw : K.vermilion));
    for (const q of arcs) S.block(ellipse(...q, 7));
  }
  S.block(B.body, 8)
    .block(B.tail, 6)
    .block([b(50, -60), b(86, -60), b(86, -16), b(50, -16)], 4);
}

/** Two eyes and two ears behind the leaves. */
function watcher(S: Sheet, x: number, y: number, s: number, kind: number) {
  const col = [K.rust, K.plum, K.sky, K.mustard][kind];
  const skull = curve(
    [
      [x - 26 * s, y - 14 * s],
      [x, y - 26 * s],
      [x + 26 * s, y - 14 * s],
      [x + 16 * s, y + 18 * s],
      [x, y + (kind === 1 ? 24 : 36) * s],
      [x - 16 * s, y + 18 * s],
    ],
    true,
    6,
  );
  for (const sg of [-1, 1]) {
    const ear = leaf(
      x + sg * 17 * s,
      y - 18 * s,
      (kind === 2 ? 58 : 38) * s,
      10 * s,
      -1.57 + sg * (kind === 2 ? 0.2 : 0.85),
    );
    S.add(filled(ear, col, [['comb', K.cream]], 6, S.r)).block(ear, 5);
  }
  S.add(
    filled(
      skull,
      col,
      [
        ['seed', K.straw],
        ['dot', K.cream],
      ],
      6.4,
      S.r,
      col,
      2,
    ),
  ).block(skull, 5);
  for (const sg of [-1, 1])
    S.add(
      dot(x + sg * 12 * s, y - 3 * s, 7 * s, K.white),
      dot(x + sg * 12 * s + 1.6 * s, y - 4 * s, 3.8 * s, K.black),
    );
  S.add(fill(ellipse(x, y + (kind === 1 ? 15 : 22) * s, 5 * s, 3.6 * s), K.black));
  for (const [i, a] of [-1.1, 1.1, -0.66, 0.66, -0.22, 0.22].entries())
    gondLeaf(
      S,
      x,
      y + 74 * s,
      (i > 3 ? 40 : 54) * s,
      12 * s,
      -1.57 + a,
      ...LEAVES[(kind + i) % LEAVES.length],
    );
}

/** A spray of paired leaves that bends into the picture. */
function spray(S: Sheet, from: Point, to: Point, bend: number, i: number) {
  const m: Point = [(from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2 - Math.abs(bend) * 0.3];
  const path = curve([from, m, to], false, 14);
  S.add(gondLimb(path, 13, 4, K.plum, K.ember, K.straw)).blockLine(path, 4);
  walk(path, 27)
    .slice(1)
    .forEach((k, j, all) => {
      for (const sg of [1, -1]) {
        const a = k.a + sg * 0.85;
        const t = polar(...k.p, 46, a);
        const mid = polar(...k.p, 28, a);
        if (S.free(mid[0], mid[1], 9) && S.free(t[0], t[1], 5))
          gondLeaf(S, k.p[0], k.p[1], 52, 13, a, ...LEAVES[(i + j) % LEAVES.length], sg * 0.08);
      }
      if (j === all.length - 1)
        gondLeaf(S, k.p[0], k.p[1], 50, 13, k.a, ...LEAVES[(i + j + 2) % LEAVES.length]);
    });
}

function listening(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  edge(S, 16, K.black, K.ember);
  const hill = curve(series(11, (i): Point => [40 + i * 92, GY + (i % 2 ? 10 : -8)]));
  ground(
    S,
    hill,
    K.plum,
    [
      ['seed', K.ember],
      ['dot', K.straw],
      ['seed', K.mustard],
      ['dash', K.cream],
    ],
    10,
  );
  const perch = tiger(S, 478, GY - 262, 1.42);
  singer(S, [perch[0] + 2, perch[1] + 10], 1.15);
  watcher(S, 116, 236, 1.05, 0);
  watcher(S, 890, 566, 0.95, 2);
  watcher(S, 404, 120, 0.95, 1);
  watcher(S, 872, 158, 0.86, 3);
  for (const [i, [a, b, c]] of (
    [
      [[44, 320], [246, 66], -60],
      [[60, 44], [330, 210], 40],
      [[470, 44], [300, 236], 30],
      [[500, 44], [590, 236], -24],
      [[956, 60], [700, 210], -40],
      [[956, 280], [876, 322], 10],
      [[956, 440], [846, 500], 20],
      [[956, 660], [800, 760], -20],
      [[44, 560], [90, 740], 44],
    ] as [Point, Point, number][]
  ).entries())
    spray(S, a, b, c, i);
  gondBird(S, 226, 82, 0.76, 1, [K.mustard, K.vermilion, K.teal]);
  gondBird(S, 790, 92, 0.7, -1, [K.teal, K.mustard, K.vermilion]);
  for (let i = 0; i < 19; i++) {
    const x = 62 + i * 49;
    if (i % 3 === 1) {
      blossom(S, x, GY + 40, 15, i % 2 ? K.mustard : K.vermilion, K.cream);
      continue;
    }
    for (const [k, a] of [-0.55, -0.18, 0.18, 0.55].entries()) {
      const L = 44 + ((i * 29 + k * 13) % 30);
      const t = polar(x, GY - 2, L, -1.57 + a);
      if (S.free(t[0], t[1], 5)) gondLeaf(S, x, GY + 2, L, L * 0.17, -1.57 + a, ...LEAVES[(i + k) % 5]);
    }
  }
  S.block(rect(0, GY - 6, W, 200));
  S.pack(
    40,
    40,
    W - 40,
    GY,
    12,
    1500,
    (x, y, i) => {
      for (let k = 0; k < 5; k++)
        S.add(
          fill(
            leaf(...polar(x, y, 3, (k / 5) * TAU + i), 9, 2.8, (k / 5) * TAU + i),
            [K.ember, K.straw, K.sky][i % 3],
          ),
        );
    },
    6,
  );
  S.pack(
    40,
    40,
    W - 40,
    GY,
    4.6,
    5200,
    (x, y) => {
      const a = Math.atan2(y - 420, x - 520) + 1.57;
      S.add(fill(leaf(...polar(x, y, -5, a), 10, 2.3, a), '#4d7a62'));
    },
    2,
  );
  return S.art(FOREST, GROUND.paper);
}

export const work: Work = {
  id: 'work-phulesar-marawi-tiger',
  collection: 'artist-works',
  seed: 9,
  width: W,
  height: H,
  alt: 'An orange Gond tiger stops in mid-step to hear a blue bird singing on its back; eyes and ears of other animals wait among the leaves.',
  draw: listening,
};
