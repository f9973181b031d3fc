/** The child Krishna crawling in profile, one knee forward, a hand in the overturned butter pot, his face turned to us. Ground on y = 0. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { drawGear } from '../../figures/gear.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { countenance } from './countenance.ts';
import { bangle, hand, lay, lyingFoot, rimmed } from './flesh.ts';
import { beadRow, earrings, falling, hairline } from './regalia.ts';

const CLAY = '#b8683a';
const BUTTER = '#fdf6e2';

/** Big clay pot on its side, its mouth to the left at (x, y). @param behind the far half, before the hand; else the lip and what spills over it */
function bigPot(pen: Pen, x: number, y: number, behind: boolean) {
  const T = (p: Poly) => p.map(([a, b]): Point => [x + a, y + b]);
  if (!behind) {
    pen.shape(
      [...T(curveThrough(4, 16, -14, 24, -16, 40, 2, 52)), ...T(curveThrough(6, 46, -4, 36, 8, 24))],
      '#9a4f28',
      '#4a1c0c',
      0.8,
      3,
    );
    pen.shape(
      T(
        loopThrough(
          -10,
          30,
          8,
          24,
          20,
          40,
          16,
          56,
          26,
          70,
          -8,
          74,
          -52,
          76,
          -84,
          74,
          -66,
          64,
          -30,
          62,
          -16,
          50,
        ),
      ),
      BUTTER,
      '#cdb67e',
      0.8,
      8,
    );
    return;
  }
  pen.shape(
    T(loopThrough(2, -50, 24, -58, 64, -76, 116, -70, 150, -26, 148, 24, 116, 66, 64, 74, 24, 56, 2, 52)),
    CLAY,
    '#5a2410',
    1,
    18,
  );
  for (const [u, w] of [
    [46, 1],
    [62, 3],
    [78, 1],
  ] as const)
    pen.stroke(T(curveThrough(u, -70, u + 13, 0, u, 70)), w, '#f3e2b4');
  for (let i = 0; i < 6; i++)
    pen.flat(T(ellipse(108 + Math.sin(i * 0.9) * 7, -50 + i * 20, 5, 5, 0, 14)), '#f3e2b4');
  pen.shape(T(ellipse(2, 0, 24, 54)), '#9a4f28', '#4a1c0c', 1, 6);
  pen.shape(T(ellipse(5, 0, 18, 46)), '#4a1c0c', '#1c0a04', 0.6, 6);
  pen.shape(T(loopThrough(-6, 16, 8, 4, 20, 14, 21, 34, 8, 46, -8, 36)), BUTTER, '#cdb67e', 0.6, 6);
}

/** @param t skin, @param silk the loin cloth */
export function drawCrawling(pen: Pen, t: Tone, silk: Cloth) {
  const k = 1.46,
    M = (p: Poly) => transform(p, 92, -222, k, 0.08);
  bigPot(pen, 196, -76, true);
  // far leg, trailing, its sole turned up
  rimmed(
    pen,
    union(
      [
        ribbon(curveThrough(-74, -92, -92, -62, -98, -34), widths(38, 34, 28)),
        ribbon(curveThrough(-96, -28, -132, -22, -168, -28), widths(26, 21, 14)),
      ],
      8,
      1.5,
    ),
    t,
    [
      curveThrough(-118, -78, -122, -58, -130, -45, -148, -43, -170, -42),
      curveThrough(-169, -14, -134, -2, -98, -2),
    ],
    12,
  );
  lyingFoot(pen, t, [-172, -30], 0.5, -1, 1.2);
  bangle(pen, [-165, -27], 0.1, 15, 5);
  // far arm into the pot
  rimmed(
    pen,
    ribbon(curveThrough(66, -126, 106, -104, 138, -90, 176, -76), widths(22, 21, 18, 11)),
    t,
    [
      curveThrough(84, -140, 112, -122, 142, -108, 176, -87),
      curveThrough(90, -94, 110, -84, 140, -74, 174, -66),
    ],
    10,
  );
  hand(pen, 'bowl', [174, -76], 0.3, t, 1.3, true);
  bangle(pen, [164, -80], 0.36, 13, 4.4);
  falling(pen, M, 0.3, 0.5);
  // trunk and near upper arm: one contour
  const body = union(
    [
      loopThrough(
        -118,
        -96,
        -106,
        -136,
        -70,
        -152,
        -20,
        -150,
        30,
        -158,
        74,
        -166,
        100,
        -146,
        98,
        -112,
        70,
        -84,
        30,
        -58,
        -16,
        -48,
        -64,
        -56,
        -104,
        -66,
      ),
      ribbon(curveThrough(64, -124, 72, -92, 82, -62), widths(26, 25, 20)),
    ],
    12,
    1.5,
  );
  rimmed(pen, body, t, [[...body, body[0]]], 24);
  // near shin along the ground, under the thigh
  rimmed(
    pen,
    ribbon(curveThrough(14, -25, -36, -19, -84, -22), widths(27, 23, 15)),
    t,
    [curveThrough(-24, -44, -54, -42, -86, -37), curveThrough(18, 1, -22, 4, -54, 1, -84, -7)],
    11,
  );
  lyingFoot(pen, t, [-88, -24], 0.42, -1, 1.22);
  pen.stroke(curveThrough(28, -62, 22, -74, 30, -86), 0.6, t.shade);
  // near thigh, from the hip to the knee that stands under the belly
  const thigh = union(
    [ribbon(curveThrough(-78, -102, -38, -74, 10, -34), widths(47, 43, 31)), ellipse(14, -30, 31, 29)],
    10,
    1.5,
  );
  const round = [...thigh, thigh[0]];
  rimmed(pen, thigh, t, [round], 16);
  // the knee: its cap, and the fold behind it
  pen.stroke(curveThrough(34, -44, 39, -32, 35, -18), 0.7, t.shade);
  pen.stroke(curveThrough(20, -14, 8, -9, -6, -14), 0.6, t.shade);
  // loin cloth over the hip and the upper third of the thigh
  const cloth = [
    ...curveThrough(-44, -152, -80, -154, -112, -130, -124, -98, -116, -66, -98, -44),
    ...curveThrough(-84, -46, -56, -62, -30, -92, -20, -122),
    ...curveThrough(-26, -134, -34, -146, -44, -153),
  ];
  const hem = curveThrough(-98, -44, -84, -46, -56, -62, -30, -92, -20, -122);
  pen.drape(
    {
      shape: cloth,
      folds: [
        curveThrough(-58, -150, -104, -116, -102, -58),
        curveThrough(-51, -146, -82, -108, -80, -54),
        curveThrough(-44, -141, -61, -104, -57, -66),
        curveThrough(-35, -134, -43, -106, -40, -84),
      ],
      bands: [],
      trims: [hem],
      motifs: pen.stations(cloth, 17, 8),
    },
    silk,
    4.6,
  );
  // head
  lay(pen, loopThrough(54, -176, 108, -176, 112, -150, 84, -136, 52, -148), t.base);
  countenance(pen, M, k, {
    turn: 0.3,
    woman: false,
    tone: t,
    gaze: [2, 1.8],
    open: 1.4,
    child: true,
    mark: 'namam',
  });
  // one smear of butter, from the corner of the mouth over the cheek
  pen.shape(
    M(
      loopThrough(
        8,
        28.4,
        12,
        27.6,
        16,
        27.4,
        21,
        25,
        25.4,
        25.4,
        25,
        29,
        21,
        31.6,
        17.6,
        31.4,
        15.4,
        34.6,
        11.6,
        36,
        8.4,
        33,
      ),
    ),
    BUTTER,
    '#cdb98a',
    0.35,
    3,
  );
  pen.stroke(M(curveThrough(11, 30.4, 16, 29.6, 22, 27.4)), 0.9, '#ffffff');
  hairline(pen, M, 0.3);
  drawGear(pen, M, 'front', 'mukut', k);
  earrings(pen, M, 0.3, k, false);
  // gold: belt with bells, necklaces hanging to the ground, anklet
  const belt = [
    ...curveThrough(-56, -155, -40, -146, -26, -130, -14, -104),
    ...curveThrough(-2, -108, -14, -136, -28, -150, -46, -159),
  ];
  pen.gold(belt, false);
  for (const [x, y] of [
    [-40, -149],
    [-23, -134],
    [-11, -114],
  ] as Point[]) {
    pen.gem([x, y], 4, y === -134 ? 1 : 0);
    pen.gold(ellipse(x + 14, y + 2, 5, 5.6, 0, 16), false);
  }
  beadRow(pen, curveThrough(36, -160, 44, -126, 66, -118, 96, -134), 3.4);
  pen.beads(curveThrough(26, -158, 36, -108, 62, -100, 96, -122), 3.2);
  pen.gold(loopThrough(42, -104, 54, -98, 50, -80, 38, -86), false);
  pen.gem([46, -92], 5, 0);
  bangle(pen, [-80, -22], 0.06, 16, 5);
  bangle(pen, [74, -92], 1.3, 25, 5.4);
  // near forearm, the palm flat on the ground
  rimmed(
    pen,
    ribbon(curveThrough(82, -62, 92, -38, 94, -16), widths(20, 18, 12)),
    t,
    [curveThrough(62, -58, 74, -34, 82, -16), curveThrough(103, -62, 110, -38, 106, -16)],
    9,
  );
  hand(pen, 'rest', [94, -18], 0.42, t, 1.25);
  bangle(pen, [94, -20], 1.45, 14, 4.6);
  bigPot(pen, 196, -76, false);
}
