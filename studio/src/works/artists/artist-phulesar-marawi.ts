/** The Gond painter: a kneeling woman with tattooed arms fills the flank of a stag that looks back at her. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { contourRows } from '../../draw/hatching.ts';
import { filled, infill } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { lookingStag } from '../../motifs/animals/looking-stag.ts';
import { place } from '../../motifs/place.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
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

const [W, H] = [900, 900];
const GY = 784;
const SKIN = '#b8683a';

const SEEDS: Program = [
  ['seed', K.mustard],
  ['line', K.cream],
  ['seed', K.ember],
  ['dot', K.cream],
  ['comb', K.straw],
];
const SARI: Program = [
  ['seed', K.mustard],
  ['dash', K.cream],
  ['seed', K.straw],
  ['dot', K.sky],
  ['seed', K.cream],
];

const limb = (w: number[], ...p: number[]): Poly => ribbon(curveThrough(...p), widths(...w), 3);

/** Tattooed rows of dots across an arm. */
const tattoo = (path: Poly, from: number, to: number, w: number): string =>
  each(
    walk(path, 9).filter((k) => k.t > from && k.t < to),
    (k) =>
      dots(
        [-0.6, -0.2, 0.2, 0.6].map((d) => polar(k.p[0], k.p[1], d * w, k.a + Math.PI / 2)),
        1.9,
        K.black,
      ),
  );

/** Bangles at the wrist. */
const bangles = (path: Poly, w: number): string =>
  each(
    walk(path, 7).filter((k) => k.t > 0.84 && k.t < 0.97),
    (k, i) =>
      line(
        [polar(k.p[0], k.p[1], w, k.a + 1.57), polar(k.p[0], k.p[1], -w, k.a + 1.57)],
        i % 2 ? K.mustard : K.vermilion,
        4.6,
      ),
  );

/** Pot of colour with a seeded belly. */
function jar(S: Sheet, x: number, y: number, k: number, col: string, mark: string) {
  const q = loopThrough(
    offsets(x, y, [-22, -62, -30, -46, -40, -24, -26, 0, 26, 0, 40, -24, 30, -46, 22, -62], k),
  );
  S.add(
    filled(
      q,
      col,
      [
        ['line', mark],
        ['seed', mark],
        ['dot', K.cream],
        ['seed', mark],
      ],
      9 * k,
      S.r,
      K.black,
      2.4,
    ),
    fill(ellipse(x, y - 62 * k, 24 * k, 8 * k), K.black),
    fill(ellipse(x, y - 62 * k, 19 * k, 5 * k), mark),
  );
  S.block(q, 3);
}

/** The stag: its hind half is filled, the rest waits with a few chalk rows. */
function stag(S: Sheet): { brow: Point } {
  const D = place(lookingStag(), 640, GY - 214, 1.16);
  S.block(D.body, 5);
  D.ears.forEach((e) => S.block(e, 3));
  S.add(
    filled(D.tail, K.rust, [['comb', K.straw]], 7, S.r),
    ...D.ears.map((e) => filled(e, K.ember, [['comb', K.cream]], 7, S.r)),
  );
  const wet = polyline(400, 200, 622, 200, 606, 470, 634, 540, 600, 600, 622, GY + 20, 400, GY + 20);
  S.add(
    fill(D.body, '#e9b98a'),
    clip(
      D.body,
      each(contourRows(D.body, 15, 9, 4), (q) => line(q, '#d79a63', 1.5, true)),
    ),
  );
  S.add(
    clip(wet, fill(D.body, K.rust) + clip(D.body, infill(D.body, SEEDS, 9, S.r))),
    ink(D.body, K.rust, 3.4),
    polys(D.hooves, K.black),
  );
  S.add(
    fill(D.eye, K.white),
    ink(D.eye, K.black, 2.4),
    dot(D.pupil[0], D.pupil[1], 5.4, K.black),
    dot(D.pupil[0] - 1.6, D.pupil[1] - 2, 1.5, K.white),
    dot(D.nostril[0] + 2, D.nostril[1] + 1, 3.2, K.black),
  );
  return { brow: D.brow as Point };
}

function antlers(S: Sheet, brow: Point) {
  const beam = (sg: number): Poly =>
    series(8, (i) => [brow[0] + sg * (8 + 62 * Math.sin((i / 7) * 1.9)), brow[1] - (i / 7) * 96]);
  const right = [6, -100, 20, -250, 110, -262, 132, -210, 130, -70, 110, -10, 84, -60].map(
    (v, i) => brow[i % 2] + v,
  );
  const sky = (sg: number): Poly =>
    sg > 0
      ? loopThrough(right)
      : loopThrough([
          716, 236, 696, 84, 560, 66, 380, 64, 200, 70, 92, 104, 84, 158, 170, 172, 330, 158, 430, 230, 520,
          292, 640, 280,
        ]);
  const limbs = [-1, 1].flatMap((sg) =>
    colonize(sky(sg), beam(sg), S.r, {
      spacing: 22,
      step: 9,
      kill: 16,
      tipW: 2.6,
      pow: 0.5,
      maxW: 17,
      infl: 60,
    }),
  );
  limbs.forEach((b) => S.blockLine(b.path, 3));
  limbs.forEach((b) =>
    S.add(gondLimb(b.path, b.w0, b.w1, b.order ? K.indigo : K.rust, b.order ? K.sky : K.mustard, K.cream)),
  );
  const cols: [string, string][] = [
    [K.leaf, K.forest],
    [K.teal, K.sky],
    [K.ember, K.straw],
    [K.leaf, K.cream],
  ];
  limbs.forEach((b, i) =>
    walk(b.path, 15)
      .slice(1)
      .forEach((k, j, all) => {
        for (const a of j === all.length - 1 ? [k.a, k.a + 0.7, k.a - 0.7] : [k.a + (j % 2 ? 0.85 : -0.85)]) {
          const t = polar(k.p[0], k.p[1], 36, a);
          if (S.free(...polar(k.p[0], k.p[1], 24, a), 6) && S.free(...t, 3) && t[1] > 52 && t[0] < W - 56)
            gondLeaf(S, k.p[0], k.p[1], 38, 9.5, a, ...cols[(i + j) % 4]);
        }
      }),
  );
  return limbs;
}

/** Necklaces. */
function necklaces(S: Sheet): void {
  for (const [d, col] of [
    [0, K.mustard],
    [13, K.vermilion],
    [26, K.cream],
  ] as const)
    S.add(dots(resample(curveThrough(220, 398 + d * 0.5, 256, 414 + d, 288, 394 + d * 0.5), 9), 4.4, col));
}

/** Arm with the pot. */
function potArm(far: Poly, S: Sheet): void {
  const pot: Point = [392, 590];
  const farArm = union([ribbon(far, widths(23, 19, 13)), ellipse(240, 436, 23)], 2);
  S.add(fill(farArm, SKIN), ink(farArm, K.black, 2.6), tattoo(far, 0.12, 0.6, 18), bangles(far, 14));
  jar(S, pot[0], pot[1] + 34, 0.8, K.teal, K.mustard);
  const thumb = union(
    [
      ellipse(374, 584, 15, 13, 0.5),
      limb([8, 7, 5], 374, 576, 390, 578, 404, 584),
      limb([8, 7, 5], 372, 588, 390, 594, 404, 598),
      limb([7, 6, 4], 370, 598, 384, 606, 396, 610),
    ],
    3,
  );
  S.add(fill(thumb, SKIN), ink(thumb, K.black, 2.2));
}

/** Working arm. */
function workingArm(
  brushTip: Point,
  S: Sheet,
  lap: Poly,
  trunk: Poly,
  face: Poly,
  hair: Poly,
  bun: Poly,
  pallu: Poly,
): void {
  const near = curveThrough(266, 434, 330, 520, 372, 530, 432, 488);
  const arm = union([ribbon(near, widths(25, 20, 18, 12)), ellipse(268, 438, 26)], 2);
  const aim = Math.atan2(brushTip[1] - 474, brushTip[0] - 406);
  const brush: Poly = [[406, 474], polar(...brushTip, -16, aim)];
  S.add(
    fill(arm, SKIN),
    ink(arm, K.black, 2.8),
    tattoo(near, 0.12, 0.5, 19),
    tattoo(near, 0.6, 0.7, 15),
    bangles(near, 14),
  );
  S.add(
    line(brush, K.black, 7),
    line(brush, K.mustard, 3.6),
    fill(leaf(...brush[1], 22, 4.6, aim, 0, 0.35), K.black),
  );
  const fist = union(
    [
      ellipse(442, 486, 16, 14, -0.6),
      limb([8, 7, 5], 446, 476, 462, 474, 472, 484),
      limb([8, 7, 5], 450, 486, 466, 488, 472, 496),
      limb([7, 6, 4], 444, 496, 458, 500, 464, 504),
    ],
    3,
  );
  S.add(fill(fist, SKIN), ink(fist, K.black, 2.2));
  for (const q of [lap, trunk, face, hair, bun, arm, pallu]) S.block(q, 4);
  S.block(rect(420, 470, 80, 60));
}

/** Head in profile. */
function headInProfile(
  S: Sheet,
  r: Rng,
  far: Poly,
  brushTip: Point,
  lap: Poly,
  trunk: Poly,
  pallu: Poly,
): void {
  const face = loopThrough([
    238, 232, 286, 214, 326, 234, 338, 266, 342, 286, 366, 312, 362, 322, 346, 324, 348, 334, 341, 341, 343,
    352, 334, 372, 306, 380, 272, 368, 236, 336, 220, 286,
  ]);
  S.add(fill(face, SKIN), ink(face, K.black, 3));
  const hair = loopThrough([
    322, 224, 290, 200, 244, 202, 208, 232, 196, 284, 206, 332, 226, 346, 240, 340, 246, 304, 254, 266, 280,
    240,
  ]);
  const bun = ellipse(190, 330, 42, 40);
  S.add(
    filled(
      bun,
      K.black,
      [
        ['comb', K.indigo],
        ['line', K.sky],
        ['comb', K.indigo],
      ],
      8,
      r,
      K.black,
      2,
    ),
    filled(
      hair,
      K.black,
      [
        ['comb', K.indigo],
        ['line', K.sky],
        ['comb', K.indigo],
      ],
      9,
      r,
      K.black,
      2,
    ),
  );
  for (let i = 0; i < 9; i++) {
    const [x, y] = polar(190, 330, 42, i * 0.5 + 0.9);
    S.add(polys(rosette(x, y, 10, 6), i % 2 ? K.white : K.mustard), dot(x, y, 3, K.vermilion));
  }
  const eye = loopThrough(276, 290, 296, 270, 322, 272, 336, 286, 318, 300, 294, 302);
  S.add(
    fill(eye, K.white),
    clip(eye, dot(310, 285, 12, K.black) + dot(306, 281, 3.6, K.white)),
    ink(eye, K.black, 3),
    line(curveThrough(272, 262, 296, 248, 322, 252, 334, 262), K.black, 4.4),
  );
  S.add(
    fill(loopThrough(347, 330, 330, 328, 320, 338, 334, 348, 345, 345), K.vermilion),
    line(curveThrough(346, 338, 332, 338, 320, 336), K.black, 2),
  );
  S.add(
    dot(334, 250, 6, K.vermilion),
    line(ellipse(350, 326, 8, 9), K.mustard, 3, true),
    dots(polyline(312, 354, 304, 346, 320, 360), 2.2, K.black),
  );
  S.add(
    polys(rosette(250, 338, 15, 8), K.mustard),
    dot(250, 338, 5, K.vermilion),
    ...[-6, 0, 6].map((d) => dot(250 + d, 358, 3.6, K.mustard)),
  );
  necklaces(S);
  potArm(far, S);
  workingArm(brushTip, S, lap, trunk, face, hair, bun, pallu);
}

function woman(S: Sheet, brushTip: Point) {
  const r = S.r;
  // arm and hand behind, with a pot of colour
  const far = curveThrough(236, 430, 300, 540, 366, 576);
  // lower body, folded on the heels
  const lap = loopThrough(
    [168, 560],
    [282, 556],
    [330, 622],
    [424, 684],
    [446, 748],
    [420, GY],
    [250, GY + 4],
    [112, GY],
    [90, 752],
    [132, 676],
  );
  const foot = loopThrough(110, GY - 18, 84, GY - 22, 62, GY - 8, 58, GY + 2, 76, GY + 6, 128, GY + 4);
  S.add(
    fill(foot, SKIN),
    ink(foot, K.black, 2.6),
    line(curveThrough(86, GY - 20, 90, GY - 8, 88, GY + 4), K.mustard, 5),
  );
  S.add(filled(lap, K.plum, SARI, 13, r, K.black, 3));
  S.add(
    line(curveThrough(98, GY - 14, 200, GY - 8, 300, GY - 8, 424, GY - 14), K.mustard, 9),
    lines([curveThrough(98, GY - 14, 200, GY - 8, 300, GY - 8, 424, GY - 14)], K.vermilion, 2.4),
  );
  // trunk and neck
  const trunk = union(
    [
      loopThrough(186, 424, 214, 392, 282, 392, 304, 424, 302, 486, 284, 564, 178, 566, 174, 490),
      limb([26, 23, 22], 246, 420, 254, 384, 262, 350),
    ],
    6,
  );
  S.add(fill(trunk, SKIN), ink(trunk, K.black, 2.8));
  const pallu = loopThrough([
    186, 430, 196, 404, 232, 394, 262, 450, 300, 524, 290, 578, 210, 580, 166, 574, 176, 496,
  ]);
  S.add(filled(pallu, K.plum, SARI, 13, r, K.black, 2.6));
  S.add(
    line(curveThrough(232, 396, 264, 452, 302, 528), K.mustard, 8),
    line(curveThrough(232, 396, 264, 452, 302, 528), K.vermilion, 2.2),
  );
  headInProfile(S, r, far, brushTip, lap, trunk, pallu);
}

function draw(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  edge(S, 16, K.black, K.mustard);
  ground(
    S,
    curve(series(9, (i): Point => [40 + i * 103, GY + (i % 2 ? 6 : -2)])),
    K.forest,
    [
      ['dash', K.leaf],
      ['seed', K.mustard],
      ['comb', K.leaf],
      ['dot', K.cream],
    ],
    9,
  );
  const { brow } = stag(S);
  woman(S, [538, 538]);
  const limbs = antlers(S, brow);
  const perch = limbs
    .map((b) => b.path[b.path.length >> 1])
    .find((q) => q[1] < 200 && q[0] < 560 && q[0] > 430);
  if (perch) gondBird(S, perch[0], perch[1] - 22, 0.78, -1, [K.vermilion, K.mustard, K.indigo]);
  const pots: [number, number, string, string][] = [
    [468, 0.86, K.vermilion, K.straw],
    [552, 0.98, K.mustard, K.rust],
    [700, 0.9, K.indigo, K.sky],
    [786, 1.02, K.ember, K.cream],
  ];
  for (const [x, k, col, mark] of pots) jar(S, x, GY + 62, k, col, mark);
  S.pack(
    40,
    40,
    W - 40,
    GY - 8,
    6,
    2200,
    (x, y) => {
      const a = Math.atan2(y - 460, x - 420) + 1.57;
      S.add(fill(leaf(...polar(x, y, -5, a), 10, 2.3, a), '#e0c58c'));
    },
    3,
  );
  return S.art(K.cream, GROUND.paper);
}

export const work: Work = {
  id: 'artist-phulesar-marawi',
  collection: 'artists',
  seed: 4,
  width: W,
  height: H,
  alt: 'A kneeling woman with tattooed arms fills the flank of a stag with rows of seeds; jars of bright colour stand on the grass.',
  draw,
};
