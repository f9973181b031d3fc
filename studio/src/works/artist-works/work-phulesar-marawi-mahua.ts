/** Mahua morning: the great tree lets its flowers fall before sunrise; women gather them, deer wait for their share. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { fill, line, lines } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { place } from '../../motifs/place.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import {
  type Program,
  GOND as K,
  edge,
  gondBird,
  gondLimb,
  ground,
  mahuaWhorl,
} from '../../traditions/gond/infill.ts';
import { gondPerson } from '../../traditions/gond/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [820, 1060];
const GY = 940;
const DAWN = '#f3c9a0';

/** A fallen or falling mahua flower: a fleshy cream bell under a furred brown calyx of four sepals. */
function flower(S: Sheet, x: number, y: number, R: number) {
  const bell = loopThrough(
    offsets(
      x,
      y,
      [-0.5, -0.5, -0.95, 0.2, -0.7, 1, -0.3, 1.22, 0, 1.08, 0.3, 1.22, 0.7, 1, 0.95, 0.2, 0.5, -0.5],
      R,
    ),
  );
  S.add(
    fill(bell, '#fbe6a6'),
    line(bell, '#c98f3c', R * 0.16, true),
    lines(
      [
        curveThrough(x - R * 0.3, y - R * 0.2, x - R * 0.42, y + R * 0.4, x - R * 0.3, y + R),
        curveThrough(x + R * 0.3, y - R * 0.2, x + R * 0.42, y + R * 0.4, x + R * 0.3, y + R),
      ],
      '#e0b45c',
      R * 0.14,
    ),
    line(polyline(x, y - R * 1.7, x, y - R), K.plum, R * 0.26),
    ...[-0.75, -0.25, 0.25, 0.75].map((a) =>
      fill(leaf(x, y - R * 1.25, R * 1.25, R * 0.36, 1.57 + a, 0, 0.5), K.rust),
    ),
  );
}

function basket(S: Sheet, x: number, y: number, s: number, col: string) {
  const heap: Point[] = polyline(-22, -30, 0, -36, 22, -30, -11, -40, 11, -40);
  heap.forEach(([u, v]) => flower(S, x + u * s, y + v * s, 9 * s));
  const body = polyline(x - 36 * s, y - 28 * s, x + 36 * s, y - 28 * s, x + 24 * s, y, x - 24 * s, y);
  S.add(
    filled(
      body,
      col,
      [
        ['hatch', K.straw],
        ['seed', K.cream],
      ],
      6.4 * s + 1,
      S.r,
      K.black,
      1.6,
    ),
    line(polyline(x - 39 * s, y - 28 * s, x + 39 * s, y - 28 * s), K.straw, 5 * s),
  );
  S.block(rect(x - 40 * s, y - 52 * s, 80 * s, 54 * s), 4);
}

function grazing(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  fx: number,
  col: string,
  program: Program,
  graze: boolean,
) {
  const D = place(deer({ graze }), x, y - 130 * s, s, 0, fx);
  S.add(
    filled(D.tail, col, [['comb', K.cream]], 6, S.r),
    filled(D.ear2, col, [['comb', K.cream]], 6, S.r),
    filled(D.body, col, program, 7.6, S.r, col, 2.6),
  );
  S.add(
    filled(D.ear, col, [['comb', K.cream]], 6, S.r),
    ...D.hooves.map((h) => fill(h, K.black)),
    fill(D.eye, K.white),
    fill(D.pupil, K.black),
  );
  S.block(D.body, 6).block(D.ear, 4).block(D.tail, 4);
}

function tree(S: Sheet) {
  const trunk: Point[] = series(24, (i) => [W / 2 + 12 * Math.sin(i * 0.42), GY + 8 - i * 21]);
  const crown: Poly = loopThrough([
    64, 360, 70, 150, 200, 62, 410, 50, 620, 62, 750, 150, 756, 360, 690, 470, 560, 500, 410, 470, 260, 500,
    130, 470,
  ]);
  const limbs = colonize(crown, trunk, S.r, {
    spacing: 22,
    step: 10,
    kill: 16,
    tipW: 3,
    pow: 0.55,
    maxW: 64,
    infl: 60,
  });
  limbs.forEach((b) => S.blockLine(b.path, b.w0 / 2 + 2));
  limbs.forEach((b) =>
    S.add(gondLimb(b.path, b.w0, b.w1, b.order ? K.plum : '#5a2446', b.order ? K.ember : K.mustard, K.straw)),
  );
  for (const [sg, reach] of [
    [-1, 128],
    [-1, 76],
    [1, 80],
    [1, 134],
  ])
    S.add(
      gondLimb(
        curve([
          [W / 2 + sg * 18, GY - 46],
          [W / 2 + sg * reach * 0.55, GY - 6],
          [W / 2 + sg * reach, GY + 10],
        ]),
        30,
        6,
        '#5a2446',
        K.mustard,
        K.straw,
      ),
    );
  S.add(gondLimb(curve(trunk), 66, 17, '#5a2446', K.mustard, K.straw));
  const seen: Point[] = [];
  const greens: [string, string][] = [
    [K.leaf, K.forest],
    [K.forest, K.leaf],
    [K.teal, K.sky],
    [K.leaf, K.straw],
    [K.rust, K.mustard],
    [K.forest, K.mustard],
  ];
  const whorl = (p: Point, a: number, R: number) => {
    if (
      p[0] < 76 ||
      p[0] > W - 76 ||
      p[1] < 78 ||
      p[1] > 540 ||
      seen.some((z) => Math.hypot(z[0] - p[0], z[1] - p[1]) < 45)
    )
      return;
    seen.push(p);
    mahuaWhorl(S, p[0], p[1], a, R, greens[seen.length % 6], seen.length % 3 ? '#fff3cf' : K.straw, S.r);
  };
  for (const b of limbs) {
    const k = walk(b.path, 8);
    whorl(b.path[b.path.length - 1], k[k.length - 1].a, S.r.between(32, 38));
  }
  for (const [i, b] of limbs.entries())
    walk(b.path, 15).forEach((k, j) => {
      const a = k.a + ((i + j) % 2 ? 0.9 : -0.9);
      if (k.p[1] < 470) whorl(polar(...k.p, 15, a), a, S.r.between(30, 36));
    });
  return limbs;
}

/** Three women: one bears a full basket home, one reaches up, one bends to the ground. */
function threeWomen(S: Sheet, limbs: ReturnType<typeof tree>): void {
  const one = gondPerson(
    S,
    112,
    GY + 34,
    2.1,
    { ...STANCE.carryHead, skirt: true, fx: -1 },
    { low: K.vermilion, top: K.indigo, seed: K.straw },
  );
  basket(S, one.headC[0], one.headC[1] - 22, 1.05, K.rust);
  gondPerson(
    S,
    236,
    GY + 48,
    1.86,
    { aL: [0.8, 0.5], aR: [1, 0.4], lean: 1.1, lL: [-0.2, 0.05], lR: [0.15, 0.05], skirt: true, fx: 1 },
    { low: K.teal, top: K.ember, seed: K.cream },
  );
  basket(S, 316, GY + 58, 0.9, K.plum);
  gondPerson(
    S,
    502,
    GY + 40,
    2,
    { ...STANCE.reach, skirt: true, fx: 1 },
    { low: K.mustard, top: K.vermilion, seed: K.plum },
  );
  gondPerson(
    S,
    576,
    GY + 50,
    1.2,
    { aL: [-0.6, 0.2], aR: [2.3, 2.6], fx: -1 },
    { low: K.cream, top: K.cream, seed: K.vermilion, head: K.vermilion },
  );
  grazing(
    S,
    684,
    GY + 26,
    0.8,
    -1,
    K.rust,
    [
      ['seed', K.straw],
      ['line', K.mustard],
      ['seed', K.cream],
      ['dot', K.cream],
    ],
    false,
  );
  grazing(
    S,
    650,
    GY + 74,
    0.46,
    -1,
    K.ember,
    [
      ['seed', K.cream],
      ['dot', K.straw],
    ],
    true,
  );
  // flowers fall in strings from every bough
  const strings = [98, 150, 214, 268, 318, 362, 470, 512, 566, 618, 664, 706];
  strings.forEach((x, i) => {
    for (let y = 520 + (i % 3) * 24; y < GY - 20; y += 44 + (i % 2) * 8) {
      const X = x + Math.sin(y / 40 + i) * 9;
      if (S.free(X, y, 11)) {
        flower(S, X, y, 7.6);
        S.block(ellipse(X, y, 11));
      }
    }
  });
  for (let i = 0; i < 34; i++) {
    const [x, y] = [56 + ((i * 197) % (W - 112)), GY + 14 + ((i * 71) % 76)];
    if (S.free(x, y, 4) || y > GY + 44) flower(S, x, y, 6);
  }
  for (const [i, [x, y]] of polyline(250, 300, 570, 250, 420, 168).entries()) {
    const at = limbs
      .flatMap((b) => b.path)
      .reduce((m, p) => (Math.hypot(p[0] - x, p[1] - y) < Math.hypot(m[0] - x, m[1] - y) ? p : m));
    gondBird(
      S,
      at[0],
      at[1] - 30,
      0.84,
      i % 2 ? -1 : 1,
      [
        [K.vermilion, K.mustard, K.indigo],
        [K.indigo, K.sky, K.ember],
        [K.mustard, K.vermilion, K.teal],
      ][i],
    );
  }
}

function morning(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  edge(S, 14, K.plum, K.straw);
  const hill = curve(series(9, (i): Point => [38 + i * 93, GY + (i % 2 ? 8 : -8)]));
  ground(
    S,
    hill,
    K.forest,
    [
      ['seed', K.leaf],
      ['dot', K.straw],
      ['seed', K.mustard],
      ['dash', K.leaf],
    ],
    9.4,
  );
  // the sun is only just coming
  S.add(
    filled(
      ellipse(212, 672, 56),
      K.ember,
      [
        ['seed', K.straw],
        ['ring', K.mustard],
        ['seed', K.cream],
      ],
      9,
      S.r,
      K.vermilion,
      3,
    ),
  );
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 6.283;
    S.add(fill(leaf(...polar(212, 672, 62, a), i % 2 ? 18 : 26, 4.4, a), i % 2 ? K.vermilion : K.mustard));
  }
  S.block(ellipse(212, 672, 92));
  const limbs = tree(S);
  S.block(rect(W / 2 - 40, 560, 80, 400));
  threeWomen(S, limbs);
  S.pack(
    38,
    38,
    W - 38,
    GY,
    5,
    3400,
    (x, y) => {
      const a = Math.atan2(y - 560, x - W / 2) + 1.57;
      S.add(fill(leaf(...polar(x, y, -5, a), 10, 2.2, a), '#e0a274'));
    },
    3,
  );
  return S.art(DAWN, GROUND.paper);
}

export const work: Work = {
  id: 'work-phulesar-marawi-mahua',
  collection: 'artist-works',
  seed: 12,
  width: W,
  height: H,
  alt: 'Pale round flowers fall in strings from a great mahua tree at dawn; women and a child gather them in baskets beside two deer.',
  draw: morning,
};
