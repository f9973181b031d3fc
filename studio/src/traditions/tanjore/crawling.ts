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
    M = (p: Poly) => transform(p, 96, -238, k, 0.08);
  bigPot(pen, 196, -76, true);
  // far leg, trailing, its sole turned up
  rimmed(
    pen,
    union(
      [
        ribbon(curveThrough(-74, -84, -104, -56, -118, -34), widths(38, 34, 29)),
        ribbon(curveThrough(-116, -30, -152, -22, -186, -24), widths(27, 21, 14)),
      ],
      8,
      1.5,
    ),
    t,
    [
      curveThrough(-96, -60, -128, -62, -142, -46, -164, -40, -188, -38),
      curveThrough(-188, -10, -154, -3, -120, -3),
    ],
    12,
  );
  lyingFoot(pen, t, [-192, -24], Math.PI - 0.5, 1, 1.16);
  bangle(pen, [-182, -23], 0, 15, 5);
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
  // trunk, near thigh and near upper arm: one contour
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
      ribbon(curveThrough(-78, -96, -46, -64, -10, -34), widths(46, 42, 31)),
      ellipse(-8, -32, 30, 28),
      ribbon(curveThrough(64, -124, 72, -92, 82, -62), widths(26, 25, 20)),
    ],
    12,
    1.5,
  );
  rimmed(pen, body, t, [[...body, body[0]]], 24);
  // near shin along the ground, under the thigh
  rimmed(
    pen,
    ribbon(curveThrough(-8, -26, -52, -16, -92, -14), widths(27, 22, 15)),
    t,
    [curveThrough(-34, -40, -62, -36, -94, -28), curveThrough(8, -2, -30, 3, -62, 4, -92, 1)],
    11,
  );
  lyingFoot(pen, t, [-98, -14], Math.PI + 0.02, 1, 1.18);
  pen.stroke(curveThrough(28, -62, 22, -74, 30, -86), 0.6, t.shade);
  pen.stroke(curveThrough(-46, -30, -30, -44, -24, -58), 0.7, t.line);
  // silk round the hip
  const cloth = [
    ...curveThrough(-118, -92, -112, -126, -86, -148, -52, -152),
    ...curveThrough(-36, -122, -22, -84, -36, -52, -30, -40),
    ...curveThrough(-66, -48, -98, -62, -118, -90),
  ];
  pen.drape(
    {
      shape: cloth,
      folds: [0, 1, 2, 3].map((i) =>
        curveThrough(-110 + i * 17, -118 - i * 6, -96 + i * 16, -84, -72 + i * 12, -52),
      ),
      bands: [],
      trims: [curveThrough(-52, -152, -36, -122, -22, -84, -36, -52)],
      motifs: pen.stations(cloth, 15, 7),
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
  pen.shape(M(loopThrough(10, 26, 20, 24, 25, 30, 18, 37, 10, 34)), BUTTER, '#cdb67e', 0.5, 3);
  pen.shape(M(ellipse(-17, 24, 6, 4.4)), BUTTER, '#cdb67e', 0.5, 2);
  hairline(pen, M, 0.3);
  drawGear(pen, M, 'front', 'mukut', k);
  earrings(pen, M, 0.3, k, false);
  // gold: belt with bells, necklaces hanging to the ground, anklet
  const belt = [
    ...curveThrough(-60, -154, -40, -120, -26, -84, -40, -50),
    ...curveThrough(-27, -48, -13, -84, -27, -124, -46, -156),
  ];
  pen.gold(belt, false);
  for (const [x, y] of [
    [-44, -136],
    [-30, -112],
    [-22, -86],
    [-28, -60],
  ] as Point[]) {
    pen.gem([x, y], 4, y === -112 ? 1 : 0);
    pen.gold(ellipse(x + 13, y + 5, 5.4, 6, 0, 16), false);
  }
  beadRow(pen, curveThrough(36, -160, 44, -126, 66, -118, 96, -134), 3.4);
  pen.beads(curveThrough(26, -158, 36, -108, 62, -100, 96, -122), 3.2);
  pen.gold(loopThrough(54, -106, 66, -100, 62, -82, 50, -88), false);
  pen.gem([59, -95], 5, 0);
  bangle(pen, [-82, -14], 0, 15.4, 5);
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
