/** Two hands in one forest: a Gond stag on the left, a Bhil peacock on the right, and trees that turn from seeds to dots between them. */
import { around, run } from '../../draw/bands.ts';
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { walkingStag } from '../../motifs/animals/walking-stag.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';
import { parrot } from '../../traditions/bhil/parrot.ts';
import { BHIL, body } from '../../traditions/bhil/style.ts';
import { type Program, GOND as K, gondBird, gondLeaf, gondLimb } from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];
const [M, T] = [14, 34];
const GY = 690;
const NIGHT = '#14243f';

/** Both signatures in one border: a row of dots outside, a row of seeds inside. */
const rim = (L: number) =>
  fill(rect(0, 0, L, T), K.black) +
  each([BHIL.yellow, BHIL.red, BHIL.lime, BHIL.pink, BHIL.sky], (c, i) =>
    dots(
      run(L, 13, 11).filter((_, k) => k % 5 === i),
      4.5,
      c,
    ),
  ) +
  dots(run(L, 6.5, 3.2), 1.4, BHIL.white) +
  polys(
    run(L, 13, 25).map(([x, y]) => leaf(x - 5.5, y + 2.6, 12, 3.3, -0.45)),
    K.straw,
  );

const STAG: Program = [
  ['line', K.cream],
  ['seed', K.mustard],
  ['comb', K.straw],
  ['dot', K.cream],
  ['dash', K.mustard],
  ['comb', K.cream],
];

function stag(S: Sheet, x: number, y: number, s: number) {
  const D = place(walkingStag(), x, y, s);
  D.antlers.forEach((beam, i) => {
    S.add(gondLimb(beam, 15, 6, i ? K.rust : K.ember, K.mustard, K.cream)).blockLine(beam, 9);
    walk(beam, 44 * s)
      .slice(1)
      .forEach((k, j, all) => {
        const last = j === all.length - 1;
        const a = last ? k.a : k.a - 0.95 - 0.1 * j;
        const tip = polar(...k.p, (last ? 12 : 52) * s, a);
        const tine = curve([k.p, polar(...k.p, 26 * s, a + 0.2), tip]);
        S.add(gondLimb(tine, 7, 3.5, i ? K.rust : K.ember, K.mustard, K.cream));
        for (let n = -2; n <= 2; n++)
          gondLeaf(
            S,
            tip[0],
            tip[1],
            32 * s,
            7.6 * s,
            a + n * 0.62,
            n % 2 ? K.teal : K.leaf,
            n % 2 ? K.sky : K.straw,
          );
        S.add(dot(tip[0], tip[1], 4.6, K.mustard));
      });
  });
  S.add(filled(D.tail, K.ember, [['comb', K.cream]], 7, S.r));
  D.ears.forEach((e) => S.add(filled(e, K.ember, [['comb', K.cream]], 7, S.r)));
  S.add(filled(D.body, K.rust, STAG, 8.6, S.r, K.ember, 3), ...D.hooves.map((q) => fill(q, K.mustard)));
  S.add(
    fill(D.eye, K.white),
    ink(D.eye, K.black, 2.2),
    dot(...D.pupil, 5.6 * s, K.black),
    dot(...D.nostril, 3.2, K.black),
  );
  S.block(D.body, 6).block(D.tail, 4);
  D.ears.forEach((e) => S.block(e, 4));
}

/** Peacock whose train is nine dotted feathers, each with a ringed eye. */
function peacock(S: Sheet, x: number, y: number, s: number) {
  const B = place(standingPeacock(), x, y, s, 0, -1);
  const root: Point = [x + 46 * s, y + 6 * s];
  for (const i of [1, 3, 5, 7, 0, 8, 2, 6, 4]) {
    const a = lerp(-1.98, 0.04, i / 8);
    const k = i % 2 ? 0.72 : 1;
    const end: Point = [root[0] + Math.cos(a) * 200 * k * s, root[1] + Math.sin(a) * 424 * k * s];
    const mid: Point = [lerp(root[0], end[0], 0.5) - 22 * s, lerp(root[1], end[1], 0.5) - 8 * s];
    const path = curve([root, mid, end]);
    const cols = [BHIL.green, BHIL.lime, BHIL.sky];
    body(S, ribbon(path, widths(6 * s, 12 * s, 16 * s, 18 * s)), cols[i % 3], 8, 4);
    for (const [R, c] of [
      [32, BHIL.yellow],
      [23, BHIL.red],
      [14, BHIL.blue],
    ] as const)
      S.add(fill(ellipse(...end, R * s), c), ink(ellipse(...end, R * s), BHIL.black, 1.4));
    S.add(
      dots(resample(ellipse(...end, 27.5 * s), 7.4, true), 2.4, BHIL.red),
      dots(resample(ellipse(...end, 18.5 * s), 7.4, true), 2.4, BHIL.white),
      dots(resample(ellipse(...end, 8 * s), 6.4, true), 2.2, BHIL.yellow),
      dot(...end, 3, BHIL.white),
    );
    S.block(ellipse(...end, 32 * s), 5);
  }
  for (const l of B.legs) {
    const f = l[l.length - 1];
    S.add(
      line(l, BHIL.orange, 5),
      ...[-0.4, 0.3, 2.8].map((a) => line([f, polar(...f, 16 * s, Math.PI - a)], BHIL.orange, 3.4)),
    );
    S.blockLine(l, 8);
  }
  body(S, B.body, BHIL.blue, 8.4, 6);
  body(S, B.wing, BHIL.orange, 8, 3);
  S.add(fill(B.beak, BHIL.yellow), ink(B.beak, BHIL.black, 1.4));
  for (const c of B.crest) {
    const e = c[c.length - 1];
    S.add(line(c, BHIL.sky, 2.6), dot(...e, 7, BHIL.pink), dot(...e, 3, BHIL.white)).blockLine(c, 9);
  }
  S.add(dot(...B.eye, 7.4 * s, BHIL.white), dot(...B.eye, 3.8 * s, BHIL.black));
}

/** A trunk that forks; at every twig end either a spray of leaves (Gond) or a wheel of dots (Bhil). */
function tree(
  S: Sheet,
  x: number,
  h: number,
  crown: [number, number, number][],
  dotted: (i: number) => boolean,
) {
  const fork: Point = [x, GY - h * 0.5];
  const limbs = crown.map(([dx, dy]) =>
    curve([
      [x, GY + 6],
      [x + dx * 0.06, GY - h * 0.3],
      fork,
      [x + dx * 0.55, GY - dy * 0.86],
      [x + dx, GY - dy],
    ]),
  );
  limbs.forEach((p, i) => {
    S.add(
      gondLimb(p, 21, 5, dotted(i) ? BHIL.brown : K.plum, dotted(i) ? BHIL.orange : K.ember, K.straw),
    ).blockLine(p, 9);
  });
  crown.forEach(([dx, dy, R], i) => {
    const c: Point = [x + dx, GY - dy];
    if (dotted(i)) {
      const cols = [BHIL.green, BHIL.lime, BHIL.pink, BHIL.yellow, BHIL.white];
      S.add(fill(ellipse(...c, R), i % 2 ? '#1f5a3a' : '#226a5a'));
      for (let k = 0, q = R - 4; q > 3; q -= 8.4, k++)
        S.add(dots(resample(ellipse(...c, q, q, 0, 60), 8.6, true), 3, cols[(k + i) % 5]));
      S.add(dot(...c, 4, BHIL.red));
    } else {
      for (let ring = 0; ring < 2; ring++)
        for (let k = 0; k < 11; k++) {
          const a = (k / 11) * TAU + ring * 0.28;
          const o = polar(...c, ring ? 2 : R * 0.34, a);
          const [base, vein] = (
            [
              [K.forest, K.leaf],
              [K.leaf, K.forest],
              [K.teal, K.sky],
              [K.mustard, K.rust],
            ] as const
          )[(k + i + ring) % 4];
          gondLeaf(S, ...o, R * (ring ? 0.52 : 0.66), R * 0.14, a, base, vein);
        }
      S.add(dot(...c, 8, K.vermilion), dots(resample(ellipse(...c, 5), 4, true), 1.1, K.straw));
    }
    S.block(ellipse(...c, R), 7);
  });
}

/** The night sky: seeds on the left thin out into dots on the right. */
function nightSky(S: Sheet, i0: number): void {
  const side = (x: number) => S.r.unit() * 500 + 350 > x;
  S.pack(
    i0,
    i0,
    W - i0,
    GY,
    13,
    700,
    (x, y, i) => {
      if (side(x))
        for (let k = 0; k < 6; k++)
          S.add(
            fill(
              leaf(...polar(x, y, 3, (k / 6) * TAU), 9, 2.5, (k / 6) * TAU),
              [K.straw, K.ember, K.sky][i % 3],
            ),
          );
      else
        S.add(
          dots(resample(ellipse(x, y, 9), 7, true), 2.4, [BHIL.yellow, BHIL.pink, BHIL.lime][i % 3]),
          dot(x, y, 3, BHIL.white),
        );
    },
    7,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    GY,
    4.5,
    5000,
    (x, y, i) => {
      const a = Math.atan2(y - 520, x - 400) + 1.57;
      if (side(x)) S.add(fill(leaf(...polar(x, y, -5, a), 10, 2.3, a), i % 3 ? '#55719a' : '#8aa5bd'));
      else S.add(dot(x, y, 2.4, [BHIL.white, BHIL.sky, '#6d86b5'][i % 3]));
    },
    2,
  );
}

function forest(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  const i0 = M + T;
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, rim));
  for (const q of [
    rect(0, 0, W, i0 + 6),
    rect(0, H - i0 - 6, W, i0 + 6),
    rect(0, 0, i0 + 6, H),
    rect(W - i0 - 6, 0, i0 + 6, H),
  ])
    S.block(q);
  const hill = (x0: number, x1: number, rise: number): Poly => [
    ...curve([
      [x0, GY + 16],
      [lerp(x0, x1, 0.3), GY + 2 - rise],
      [lerp(x0, x1, 0.7), GY + 4 - rise],
      [x1, GY + 16],
    ]),
    [x1, H - i0],
    [x0, H - i0],
  ];
  body(S, hill(700, W - i0, 4), BHIL.green, 11, 0);
  S.add(
    filled(
      hill(i0, 520, 4),
      K.forest,
      [
        ['dash', K.leaf],
        ['dot', K.mustard],
        ['comb', K.leaf],
        ['seed', K.cream],
      ],
      9,
      S.r,
    ),
    filled(
      hill(430, 790, 8),
      K.plum,
      [
        ['seed', K.ember],
        ['dot', K.straw],
        ['dash', K.mustard],
      ],
      9,
      S.r,
    ),
  );
  S.block(rect(i0, GY - 4, W - 2 * i0, 200));
  tree(
    S,
    600,
    500,
    [
      [-104, 284, 46],
      [-92, 408, 54],
      [-34, 516, 56],
      [6, 400, 42],
      [70, 500, 52],
      [98, 398, 48],
      [76, 296, 40],
    ],
    (i) => i > 3,
  );
  stag(S, 218, GY - 190, 0.98);
  peacock(S, 868, GY - 126, 1.05);
  gondBird(S, 546, GY - 594, 0.7, 1, [K.vermilion, K.mustard, K.teal]);
  parrot(S, 676, GY - 580, 0.68, -1, BHIL.lime, BHIL.pink);
  gondBird(S, 480, GY - 26, 0.66, 1, [K.teal, K.sky, K.ember]);
  parrot(S, 704, GY - 26, 0.62, -1, BHIL.orange, BHIL.yellow);
  nightSky(S, i0);
  return S.art(NIGHT, GROUND.paper);
}

export const work: Work = {
  id: 'event-forest-in-dots',
  collection: 'events',
  seed: 3,
  width: W,
  height: H,
  alt: 'A rust-red Gond stag with leafy antlers and a blue Bhil peacock with a dotted train face each other in a night forest of leaves and dots.',
  draw: forest,
};
