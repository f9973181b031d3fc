/** Honey gatherers of the Nilgiris: a cliff of wild combs, a man on a vine ladder, the village waiting below. */
import { rays } from '../../draw/bands.ts';
import { curve, curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { inside, resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { drum, shadow } from '../../figures/small-dress.ts';
import { STANCE, figure } from '../../figures/small.ts';
import { deerlet, hut, tree } from '../../traditions/kurumba/forest.ts';
import { basket, bees, honeycomb, ladder } from '../../traditions/kurumba/honey.ts';
import { person } from '../../traditions/kurumba/people.ts';
import { KURUMBA as K } from '../../traditions/kurumba/style.ts';
import type { Work } from '../../work.ts';

const W = 760,
  H = 1000,
  M = 26;

const CLIFF: Poly = [
  ...curve([
    [M, 178],
    [120, 160],
    [260, 172],
    [400, 156],
    [520, 164],
    [566, 178],
    [576, 206],
    [560, 236],
    [500, 252],
    [438, 262],
    [388, 288],
    [352, 340],
    [334, 420],
    [328, 520],
    [326, 610],
    [344, 664],
    [372, 700],
    [410, 722],
  ]),
  [M, 722],
];

/** Brown rock in washes of bark and ochre, with strata, cracks, dabs and hanging plants. */
function cliff(S: Sheet) {
  const r = S.r,
    wash = (n: number, col: string, w: number) =>
      polys(
        series(n, () => {
          const x = r.between(M, 560),
            y = r.between(170, 700),
            L = r.between(50, 130);
          return leaf(
            x,
            y,
            L,
            w * r.between(0.6, 1.2),
            r.between(0.2, 0.9) + (x > 350 ? 0.5 : 0),
            r.between(-0.2, 0.2),
          );
        }),
        col,
        'opacity=".55"',
      );
  const strata = series(40, (i) =>
    curve(series(8, (k) => [M + k * 82, 150 + i * 15 + r.between(-9, 9) + k * (i < 8 ? 3 : -5)] as Point)),
  );
  S.add(
    fill(CLIFF, K.brown),
    clip(
      CLIFF,
      wash(46, K.bark, 16) +
        wash(26, '#5a371f', 18) +
        wash(14, K.ochre, 7) +
        each(strata, (s, i) =>
          lines(
            walk(s, 15).map((k, n) => [k.p, [k.p[0] + 12, k.p[1] + ((n + i) % 2 ? 6 : -4)]] as Poly),
            ['#4b2e1b', K.bark, '#4b2e1b', K.ochre][i % 4],
            i % 4 === 3 ? 1.6 : 2.4,
          ),
        ),
    ),
  );
  S.add(ink(CLIFF, K.dark, 3.4)).block(CLIFF, 4);
  for (let i = 0; i < 150; i++) {
    const x = r.between(M, 560),
      y = r.between(190, 680);
    if (inside(CLIFF, x, y))
      S.add(
        i % 4
          ? dots(polyline(x, y, x + 4, y - 3, x - 4, y - 2), 1.2, K.resin)
          : lines(
              [-0.6, 0, 0.6].map((a) => polyline(x, y, x + Math.sin(a) * 9, y - Math.cos(a) * 10)),
              K.moss,
              1.6,
            ),
      );
  }
}

/** Old marks on the rock: deer, a hunter, a dance in ochre - where this painting began. */
function rockMarks(S: Sheet) {
  [
    [110, 330, 1.5, 1],
    [190, 362, 1.2, 1],
    [262, 324, 1.35, 1],
    [96, 596, 1.2, -1],
  ].forEach(([x, y, s, fx]) => deerlet(S, x, y, s, fx, K.resin));
  S.add(
    shadow(figure(330, 372, 0.72, { ...STANCE.reach, fx: -1, thick: 0.8 }), K.resin),
    line(curveThrough(300, 296, 288, 322, 300, 350), K.resin, 2.4),
  );
  [0, 1, 2, 3, 4].forEach((i) =>
    S.add(
      shadow(
        figure(86 + i * 42, 500 - 4 * Math.sin(i), 0.66, {
          aL: [-1.2, -0.9],
          aR: [1.2, 0.9],
          lL: [-0.4, 0],
          lR: [0.4, 0],
          thick: 0.8,
        }),
        K.resin,
      ),
    ),
  );
  S.add(
    polys(
      rays(214, 600, 14, 24, 12).map(([a, b]) => [a, b, [b[0] + 1.6, b[1] + 1.6]] as Poly),
      K.resin,
    ),
    line(ellipse(214, 600, 12), K.resin, 2.6, true),
  );
}

/** The gatherer with smoke torch and basket; his brother-in-law holds the rope above. */
function gatherer(S: Sheet) {
  const rope = curveThrough([520, 158, 548, 260, 530, 380, 540, 500, 526, 610]);
  ladder(S, rope, 9);
  // the ladder's rope runs back over the edge, through four hands, and is knotted round the last tree
  const stay = curveThrough(384, 124, 440, 112, 494, 112, 516, 138, 521, 166);
  S.add(line(stay, K.dark, 4.4), line(stay, K.bark, 2));
  for (const v of [120, 125, 130])
    S.add(
      line(curveThrough(370, v - 2, 380, v + 3, 391, v), K.dark, 4),
      line(curveThrough(370, v - 2, 380, v + 3, 391, v), K.bark, 2),
    );
  for (const [x, s] of [
    [470, 0.82],
    [424, 0.8],
  ]) {
    const H2 = person(S, x, 163, s, {
      aL: [0.5, 1.2],
      aR: [0.7, 1.6],
      lL: [-0.5, -0.3],
      lR: [0.5, 0],
      fx: 1,
      lean: -0.4,
    });
    for (const h of [H2.handL, H2.handR]) S.add(dot(h[0], h[1], 3, K.brown));
  }
  const F = person(S, 534, 428, 0.98, {
    aL: [2.1, 2.6],
    aR: [2.2, 2.3],
    lL: [0.5, -0.4],
    lR: [0.9, -0.5],
    fx: -1,
    lean: 0.2,
  });
  S.add(line([F.handR, [F.handR[0] - 26, F.handR[1] - 14]], K.dark, 3.4));
  for (let i = 0; i < 5; i++)
    S.add(
      line(
        curve([
          [F.handR[0] - 26, F.handR[1] - 16],
          [F.handR[0] - 40 + i * 5, F.handR[1] - 40],
          [F.handR[0] - 30 - i * 6, F.handR[1] - 60 - i * 4],
        ]),
        '#9a8b70',
        2,
      ),
    );
  S.add(line(polyline(545, 386, 569, 432), K.dark, 1.8));
  basket(S, 570, 444, 1.15);
}

function village(S: Sheet) {
  const gy = H - 62;
  S.add(
    lines(
      [
        curveThrough(M, gy + 14, 240, gy + 8, 480, gy + 16, W - M, gy + 10),
        curveThrough(M, 856, 220, 850, 460, 860, W - M, 850),
      ],
      K.green,
      2.4,
    ),
  );
  hut(S, 122, 838, 150);
  hut(S, 640, 824, 132);
  [
    [226, 0],
    [268, 1],
    [308, 1],
  ].forEach(([x, w], i) =>
    person(S, x, 838 + i * 3, 0.94, w ? STANCE.carryHead : { aL: [2.4, 2.7], aR: [0.6, 1.2] }, !!w),
  );
  basket(S, 270, 736, 1.05);
  basket(S, 310, 739, 1.05);
  // fire and the honey pots
  S.add(
    polys(
      [-0.5, -0.2, 0.15, 0.5].map((a, i) => leaf(390, 838, 40 + (i % 2) * 12, 8, -1.57 + a)),
      K.ochre,
    ),
    polys(
      [-0.25, 0.2].map((a) => leaf(390, 838, 28, 6, -1.57 + a)),
      K.resin,
    ),
    lines([polyline(366, 842, 414, 834), polyline(366, 834, 414, 842)], K.dark, 5),
  );
  S.block(ellipse(390, 816, 30));
  [440, 470, 500].forEach((x, i) =>
    S.add(
      fill(ellipse(x, 832, 13, 11), i % 2 ? K.brown : K.dark),
      fill(rect(x - 6, 817, 12, 7), i % 2 ? K.brown : K.dark),
      dots(resample(ellipse(x, 832, 9, 7), 6, true), 1, K.resin),
    ).block(ellipse(x, 828, 16)),
  );
  person(S, 350, 846, 0.86, { ...STANCE.bend }, true);
  person(S, 548, 842, 0.96, { aL: [2.3, 2.6], aR: [2.5, 2.9], fx: -1 });
  // the dance below: drum, pipe and a chain of women
  const d = person(S, 84, gy, 1.02, { ...STANCE.drum });
  S.add(drum(d.waist[0] + 14, d.waist[1] - 10, 0.95, K.ochre, K.dark));
  const p = person(S, 140, gy + 4, 1, { ...STANCE.play });
  S.add(line(polyline(p.headC[0] + 6, p.headC[1] + 3, p.headC[0] + 36, p.headC[1] + 16), K.dark, 3.4));
  for (let i = 0; i < 9; i++)
    person(
      S,
      216 + i * 44,
      gy + 4 - 9 * Math.sin(i * 1.3),
      0.94 + (i % 3) * 0.05,
      {
        aL: i % 3 ? [-1.2, -0.9] : [-1.7, -2.3],
        aR: i % 3 === 2 ? [1.7, 2.3] : [1.2, 0.9],
        lL: [
          [-0.3, 0.1],
          [-0.6, 0.3],
          [-0.1, -0.5],
        ][i % 3] as [number, number],
        lR: [
          [0.3, 0],
          [0.2, -0.2],
          [0.6, -0.2],
        ][i % 3] as [number, number],
        lean: [0, 0.3, -0.2][i % 3],
        fx: [1, 1, -1, 1, -1, 1, -1, -1, 1][i],
      },
      i % 3 !== 2,
    );
  deerlet(S, 628, gy, 1, 1, K.bark);
  deerlet(S, 694, gy - 4, 0.9, -1, K.bark);
}

function honeyCliff(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    r = S.r,
    greens = [K.green, K.moss, '#465526'];
  for (const q of [rect(0, 0, W, M), rect(0, H - M, W, M), rect(0, 0, M, H), rect(W - M, 0, M, H)])
    S.block(q, 4);
  for (let i = 0; i < 5; i++)
    tree(S, 70 + i * 78, 172, 118 + (i % 2) * 24, 0.95, [greens, [K.moss, K.ochre, K.green]][i % 3 ? 0 : 1]);
  [
    [498, 240, 40, 132],
    [424, 250, 36, 108],
    [372, 284, 28, 84],
    [562, 224, 24, 66],
  ].forEach(([x, y, w, h]) => honeycomb(S, x, y, w, h));
  cliff(S);
  rockMarks(S);
  const meadow = [
    ...curveThrough(M, 716, 200, 722, 420, 716, 600, 722, W - M, 714),
    [W - M, 742],
    [M, 742],
  ] as Poly;
  S.add(
    fill(meadow, K.moss),
    clip(
      meadow,
      lines(
        series(150, (i) => polyline(M + i * 4.8, 744, M + 3 + i * 4.8 + (i % 3), 716 + ((i * 7) % 13))),
        K.green,
        1.6,
      ),
    ),
  ).block(meadow);
  tree(S, 664, 730, 564, 0.5, greens);
  gatherer(S);
  // sun and birds in the open sky
  S.add(dot(662, 92, 30, K.ochre), dot(662, 92, 22, K.resin), lines(rays(662, 92, 34, 48, 24), K.ochre, 2.4));
  S.block(ellipse(662, 92, 52));
  [
    [560, 84],
    [598, 112],
    [592, 66],
    [718, 150],
    [624, 168],
  ].forEach(([x, y]) =>
    S.add(lines([curveThrough(offsets(x, y, [-13, -6, -5, -8, 0, 0, 5, -8, 13, -6]))], K.dark, 2.4)),
  );
  bees(S, 470, 450, 110, 130);
  bees(S, 560, 300, 100, 50);
  tree(S, 432, 726, 118, 1, greens);
  tree(S, 496, 730, 92, 1, [K.moss, K.ochre, K.green]);
  tree(S, 588, 727, 128, 0.9, greens);
  village(S);
  S.pack(
    M,
    712,
    W - M,
    H - M,
    9,
    700,
    (x, y) =>
      S.add(...[-0.6, -0.2, 0.2, 0.6].map((a) => fill(leaf(x, y + 7, 15, 2.6, a - 1.57), r.pick(greens)))),
    4,
  );
  S.pack(
    M,
    700,
    W - M,
    H - M,
    3,
    700,
    (x, y) => S.add(dot(x, y, 1.6, r.pick([K.ochre, K.green, K.brown]))),
    4,
  );
  for (const q of [rect(0, 0, W, M), rect(0, H - M, W, M), rect(0, 0, M, H), rect(W - M, 0, M, H)])
    S.add(fill(q, K.buff));
  S.add(
    ink(rect(M, M, W - 2 * M, H - 2 * M), K.dark, 2.4),
    ink(rect(M - 9, M - 9, W - 2 * M + 18, H - 2 * M + 18), K.brown, 5),
  );
  return S.art(K.buff, { ...GROUND.paper, mottle: 1.9, age: 0.6 });
}

export const work: Work = {
  id: 'painting-kurumba-honey-cliff',
  collection: 'paintings',
  seed: 12,
  width: 760,
  height: 1000,
  alt: 'A man hangs on a vine ladder under a brown cliff of honeycombs while villagers with baskets and drums wait below.',
  draw: honeyCliff,
};
