/** The river inside the fish: waves, boats and small fish flow through a great fish from its tail to its mouth. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { type Mark, filled, infill, markRow } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip, repeat } from '../../draw/markup.ts';
import { inside, resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { place } from '../../motifs/place.ts';
import { type Program, GOND as K, edge, gondLeaf } from '../../traditions/gond/infill.ts';
import { gondPerson } from '../../traditions/gond/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1100, 780];

const BODY = loopThrough([
  968, 400, 900, 282, 770, 190, 590, 156, 420, 204, 292, 306, 226, 366, 222, 420, 292, 478, 420, 580, 590,
  634, 770, 604, 900, 520,
]);
const GILL = curveThrough(770, 186, 722, 290, 716, 396, 728, 506, 772, 608);

/** A wave of the river at height y. */
const wave = (y: number, k: number): Poly =>
  curve(
    series(27, (i): Point => [150 + i * 34, y + Math.sin(i * 0.95 + k * 1.7) * 9]),
    false,
    5,
  );

/** Seed rows in changing colours: the water. */
function river(S: Sheet) {
  const rows: [Mark, string][] = [
    ['seed', K.sky],
    ['line', K.cream],
    ['seed', K.cream],
    ['dash', K.sky],
    ['line', K.mustard],
    ['seed', K.straw],
    ['dot', K.cream],
  ];
  return repeat(40, (i) => markRow(wave(150 + i * 12.6, Math.floor(i / 7)), ...rows[i % 7], 11, S.r, false));
}

/** Dug-out with a crew of two; the hull lies on (x, y). */
function boat(S: Sheet, x: number, y: number, s: number, hull: string, seeds: string, fx: number) {
  const shell = curve(
    [
      [-96, -30],
      [-60, -8],
      [0, 2],
      [60, -8],
      [96, -30],
      [70, 14],
      [0, 26],
      [-70, 14],
    ].map(([u, v]): Point => [x + u * s * fx, y + v * s]),
    true,
    7,
  );
  gondPerson(
    S,
    x - 34 * s * fx,
    y + 2 * s,
    s * 0.98,
    { ...STANCE.play, aL: [1.1, 0.7], aR: [1.3, 0.9], fx },
    { low: K.rust, top: K.cream, seed: K.vermilion, head: K.vermilion },
  );
  gondPerson(
    S,
    x + 30 * s * fx,
    y + 2 * s,
    s * 0.9,
    { aL: [0.5, 1.2], aR: [0.7, 1.4], skirt: true, fx },
    { low: K.mustard, top: K.plum, seed: K.cream },
  );
  S.add(
    line(polyline(x - 2 * s * fx, y - 74 * s, x - 20 * s * fx, y + 52 * s), K.black, 3.4 * s),
    fill(ellipse(x - 22 * s * fx, y + 56 * s, 6 * s, 15 * s, 0.16 * fx), K.black),
  );
  S.add(
    filled(
      shell,
      hull,
      [
        ['seed', seeds],
        ['dash', K.cream],
        ['comb', seeds],
      ],
      7.4 * s + 1,
      S.r,
      hull,
      2.4,
    ),
  );
}

function smallFish(S: Sheet, x: number, y: number, s: number, a: number, c: [string, string, string]) {
  const F = place(bigFish(8), x, y, s, a);
  S.add(
    filled(F.tail, c[1], [['comb', K.cream]], 6, S.r),
    ...F.fins.map((f) => filled(f, c[1], [['comb', K.cream]], 5, S.r)),
  );
  S.add(
    filled(
      F.body,
      c[0],
      [
        ['seed', c[2]],
        ['line', c[1]],
        ['dot', K.cream],
      ],
      6.6,
      S.r,
      K.black,
      1.6,
    ),
    line(F.gill, K.black, 1.8),
  );
  S.add(dot(...F.eye, 9 * s + 1, K.white), dot(...F.eye, 4.6 * s + 0.6, K.black));
}

function fins(S: Sheet) {
  const comb: Program = [
    ['comb', K.mustard],
    ['seed', K.cream],
    ['line', K.ember],
  ];
  const tail = [
    loopThrough([246, 384, 180, 300, 104, 218, 62, 190, 84, 268, 92, 330, 120, 372, 170, 392]),
    loopThrough([246, 402, 180, 486, 104, 568, 62, 596, 84, 518, 92, 456, 120, 414, 170, 394]),
  ];
  const back = loopThrough([420, 206, 470, 120, 560, 84, 668, 88, 756, 122, 716, 150, 742, 186, 590, 160]);
  const belly = [
    loopThrough([430, 584, 402, 652, 432, 700, 500, 706, 486, 664, 524, 622]),
    loopThrough([640, 628, 626, 690, 664, 726, 724, 716, 706, 676, 730, 616]),
  ];
  for (const p of [...tail, back, ...belly]) S.add(filled(p, K.rust, comb, 9, S.r, K.rust, 2.6)).block(p, 6);
}

function head(S: Sheet) {
  const face: Poly = BODY.filter(([x, y]) => !inside([...GILL, [150, 608], [150, 186]], x, y));
  const ordered = [...face].sort(
    (p, q) => Math.atan2(p[1] - 396, p[0] - 800) - Math.atan2(q[1] - 396, q[0] - 800),
  );
  const right = ordered.filter((p) => p[0] > 760);
  const cheek: Poly = [...right, ...[...GILL].reverse()];
  S.add(
    fill(cheek, K.ember),
    clip(
      cheek,
      infill(
        cheek,
        [
          ['seed', K.straw],
          ['line', K.cream],
          ['seed', K.mustard],
          ['dot', K.cream],
          ['comb', K.straw],
        ],
        9.4,
        S.r,
      ),
    ),
  );
  for (const o of [0, 13])
    S.add(
      line(
        GILL.map(([x, y]): Point => [x - o, y]),
        o ? K.mustard : K.rust,
        o ? 3 : 6,
      ),
    );
  S.add(
    dots(
      walk(GILL, 13).map((k): Point => [k.p[0] - 7, k.p[1]]),
      3.4,
      K.cream,
    ),
  );
  S.add(
    dot(862, 352, 35, K.cream),
    ink(ellipse(862, 352, 35), K.rust, 4),
    dots(resample(ellipse(862, 352, 26), 8, true), 2.2, K.rust),
    dot(864, 352, 16, K.black),
    dot(858, 346, 5, K.white),
  );
  S.add(line(curveThrough(966, 410, 930, 424, 898, 420), K.black, 4.6));
}

function riverFish(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  edge(S, 14, K.indigo, K.straw);
  fins(S);
  S.add(fill(BODY, K.indigo), clip(BODY, river(S)));
  const inner = new Sheet(seed + 1, W, H);
  boat(inner, 560, 300, 0.92, K.vermilion, K.straw, 1);
  boat(inner, 390, 440, 0.74, K.leaf, K.cream, 1);
  boat(inner, 610, 520, 0.78, K.plum, K.mustard, -1);
  for (const [x, y, s, a, c] of [
    [430, 300, 0.34, -0.3, [K.mustard, K.vermilion, K.rust]],
    [300, 366, 0.3, 0.1, [K.ember, K.cream, K.straw]],
    [648, 404, 0.36, 0.2, [K.leaf, K.mustard, K.straw]],
    [516, 430, 0.36, -0.1, [K.vermilion, K.straw, K.cream]],
    [470, 560, 0.34, 0.4, [K.mustard, K.teal, K.rust]],
    [664, 232, 0.34, 0.5, [K.sky, K.cream, K.indigo]],
    [560, 196, 0.28, 0, [K.ember, K.mustard, K.cream]],
    [690, 596, 0.28, -0.2, [K.leaf, K.cream, K.straw]],
  ] as [number, number, number, number, [string, string, string]][])
    smallFish(inner, x, y, s, a, c);
  S.add(clip(BODY, inner.svg));
  head(S);
  S.add(ink(BODY, K.indigo, 5)).block(BODY, 10);
  // the river goes on: it leaves at the mouth and has come in over the tail
  for (let k = 0; k < 7; k++) {
    const y = 400 + (k - 3) * 21;
    const out = curve([
      [976, 403 + (k - 3) * 4],
      [1006, 401 + (k - 3) * 10 - 4],
      [1036, y + 4],
      [W - 38, y - 2],
    ]);
    S.add(markRow(out, k % 2 ? 'seed' : 'line', k % 2 ? K.teal : K.indigo, 10, S.r, false)).blockLine(out, 8);
  }
  // water plants at the bottom, lilies at the top
  for (let i = 0; i < 13; i++) {
    const x = 60 + i * 82;
    for (const [k, a] of [-0.5, -0.17, 0.17, 0.5].entries()) {
      const L = 58 + ((i * 37 + k * 11) % 30);
      const tip = polar(x, H - 44, L * 0.8, -1.57 + a);
      if (S.free(tip[0], tip[1], 9))
        gondLeaf(S, x, H - 40, L, 9, -1.57 + a, i % 2 ? K.forest : K.leaf, i % 2 ? K.leaf : K.forest);
    }
    if (S.free(x + 41, H - 58, 15))
      S.add(
        ...[0, 1, 2, 3, 4].map((k) =>
          fill(leaf(x + 41, H - 46, 24, 6, -1.57 + (k - 2) * 0.5), k % 2 ? K.vermilion : K.ember),
        ),
      ).block(ellipse(x + 41, H - 58, 20));
  }
  S.block(rect(0, H - 46, W, 46));
  S.pack(
    40,
    40,
    W - 40,
    H - 50,
    5,
    2600,
    (x, y) => S.add(fill(leaf(x - 5, y, 10, 2.1, Math.sin(y / 40) * 0.4), '#e0cd9c')),
    3,
  );
  return S.art(K.cream, GROUND.paper);
}

export const work: Work = {
  id: 'work-phulesar-marawi-fish',
  collection: 'artist-works',
  seed: 7,
  width: W,
  height: H,
  alt: 'A giant blue Gond fish with an orange head holds a whole river: waves of seed marks, three rowing boats and eight small bright fish.',
  draw: riverFish,
};
