/** Damodara: Yashoda ties the child Krishna to the mortar; butter is spilt, two tall trees wait. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { Board, creeperFrame, ground } from '../../traditions/mysore/board.ts';
import { driftClouds, roundTree } from '../../traditions/mysore/landscape.ts';
import { POSES, lady, withArms } from '../../traditions/mysore/people.ts';
import { MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import { drawToddler } from '../../traditions/mysore/toddler.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1040, 820];

/** One of the twin arjuna trees: a pale trunk, leaves in layered fans. */
function arjuna(b: Board, x: number, y: number, h: number, lean: number): string {
  const trunk: Poly = [
    ...curveThrough(x - 20, y, x - 13, y - h * 0.3, x - 10 + lean, y - h * 0.62),
    ...curveThrough(x + 10 + lean, y - h * 0.62, x + 13, y - h * 0.3, x + 21, y),
  ];
  let s = group(fill(ellipse(x, y, 46, 9), '#2f4a24'), 'opacity=".4" filter="url(#b5)"');
  for (const [dx, q] of [
    [-34, -1],
    [30, 1],
    [-12, -1],
    [10, 1],
  ] as const) {
    const root = loopThrough(
      [x + q * 6, y - 34],
      [x + dx * 0.5, y - 12],
      [x + dx, y + 4],
      [x + dx * 0.4, y + 3],
      [x - q * 4, y - 2],
    );
    s += modelled(root, '#b8a384', '#5c4a34', 8, 3) + line(root, '#4a3826', 1, true);
  }
  s += modelled(trunk, '#b8a384', '#5c4a34', 12, 3) + line(trunk, '#4a3826', 1.2);
  s += lines(
    series(7, (i) => polyline(x - 8 + i * 2, y - h * 0.08 * i - 12, x + 3 + i, y - h * 0.08 * i - 16)),
    '#7c6a4e',
    1.2,
  );
  for (const [dx, dy, R] of [
    [0, 1, 1],
    [-0.62, 0.74, 0.72],
    [0.66, 0.76, 0.74],
    [-0.34, 1.26, 0.66],
    [0.38, 1.28, 0.66],
    [0, 1.52, 0.56],
  ]) {
    const q = h * 0.19 * R,
      c: Point = [x + lean + dx * h * 0.24, y - h * 0.62 * dy + q * 0.1];
    const crown = loopThrough(
      offsets(c[0], c[1], [-1.2, 0, -0.8, -0.8, 0, -1.1, 0.8, -0.8, 1.2, 0, 0.6, 0.5, -0.6, 0.5], q),
    );
    s += modelled(crown, '#55834a', '#22421f', q * 0.5, 8);
    for (let ring = 0; ring < 3; ring++)
      for (let i = 0; i < 9; i++) {
        const a = Math.PI + ((i + (ring % 2) * 0.5) / 8.5) * Math.PI,
          r = q * (1.02 - ring * 0.3),
          p: Point = [c[0] + Math.cos(a) * r * 0.86, c[1] + Math.sin(a) * r * 0.78 + q * 0.16];
        s +=
          fill(
            leaf(p[0], p[1], q * 0.4, q * 0.11, a + (b.r.unit() - 0.5) * 0.5),
            ring % 2 ? '#8fae5c' : '#6d9850',
          ) + ink(leaf(p[0], p[1], q * 0.4, q * 0.11, a), '#2f5228', 0.4);
      }
  }
  return s;
}

/** Clay butter pot; broken ones lie on their side. */
function clayPot(x: number, y: number, s: number, tilt: number, col = '#b4653c'): string {
  const T = (p: Poly) =>
    p.map(([a, b2]): Point => [
      x + (a * Math.cos(tilt) - b2 * Math.sin(tilt)) * s,
      y + (a * Math.sin(tilt) + b2 * Math.cos(tilt)) * s,
    ]);
  const body = T(
      loopThrough(-14, -52, -22, -46, -38, -30, -36, -10, -16, 0, 16, 0, 36, -10, 38, -30, 22, -46, 14, -52),
    ),
    lip = T(ellipse(0, -54, 19, 6));
  return (
    modelled(body, col, '#5a2410', 12 * s, 5) +
    ink(body, '#4a1e0e', 1.3) +
    lines(
      [T(curveThrough(-36, -30, 0, -22, 36, -30)), T(curveThrough(-37, -24, 0, -16, 37, -24))],
      '#f1dcb0',
      1.3,
    ) +
    edged(lip, '#3c1a0e', col, 3 * s) +
    line(lip, '#4a1e0e', 1, true)
  );
}

const butter = (pts: number[]) =>
  modelled(loopThrough(pts), '#fdf7e4', '#cfba8a', 10, 3) + ink(loopThrough(pts), '#b89a64', 1);

/** The mortar. */
function paintMortar(b: Board, floor: number): void {
  const mortar = loopThrough([
    640, 560, 632, 580, 646, 612, 652, 640, 634, 668, 626, 690, 690, 702, 752, 690, 744, 668, 726, 640, 732,
    612, 746, 580, 738, 560, 690, 552,
  ]);
  b.paint(
    modelled(mortar, '#a77a4c', '#432a14', 26, 8) +
      clip(
        mortar,
        lines(
          series(9, (i) => curveThrough(640 + i * 12, 556, 650 + i * 9, 626, 634 + i * 14, 696)),
          '#6b4a28',
          1,
        ),
      ) +
      ink(mortar, '#3a2412', 1.6) +
      modelled(ellipse(689, 560, 50, 13), '#7c5632', '#2c1a0c', 8, 3) +
      line(ellipse(689, 560, 50, 13), '#3a2412', 1.5, true) +
      each([592, 664], (y) => line(curveThrough(y > 600 ? 640 : 640, y, 689, y + 9, 738, y), '#d9b45c', 3.4)),
  );
  // the rope: round the mortar's waist, over to his belly and to her hands
  const twist = (p: Poly) =>
    line(p, '#6b4a20', 7) +
    line(p, '#d8b878', 5) +
    lines(
      walk(p, 6).map((q) => polyline(q.p[0] - 2.4, q.p[1] + 2.2, q.p[0] + 2.4, q.p[1] - 2.2)),
      '#8a6430',
      1.1,
    );
  b.paint(
    twist(curveThrough(648, 626, 689, 636, 730, 626)) + twist(curveThrough(648, 638, 689, 648, 730, 638)),
  );
  const yashoda = lady(
    SILK.orange,
    SILK.green,
    withArms(
      POSES.offer(),
      { to: [78, -196], mudra: 'grip', aim: 0.3 },
      { to: [92, -214], mudra: 'grip', aim: 0.1, order: 'behind' },
    ),
    {
      gear: 'tikka',
      headScale: 1,
      face: { gaze: [1.4, 2] },
      jewels: 2,
    },
  );
  yashoda.pose.headTilt = 0.26;
  yashoda.pose.spine = [
    [-10, -212],
    [-6, -246],
    [8, -290],
    [22, -330],
  ];
  b.figure(yashoda, 420, floor + 4, 1.2, 1, 1.08);
  const kid = b.pen(578, floor + 34, 0.98, 1);
  drawToddler(
    kid,
    MYSORE_HAND.tones.blue,
    SILK.yellow,
    [
      { elbow: [62, -108], wrist: [82, -78], mudra: 'open', aim: 0.5 },
      { elbow: [-60, -106], wrist: [-52, -62], mudra: 'rest', aim: 1.3, flip: true },
    ],
    undefined,
    -0.1,
  );
  b.take(kid);
  b.paint(
    twist(curveThrough(532, 612, 552, 622, 580, 625, 606, 622, 624, 612)) +
      twist(curveThrough(532, 606, 556, 615, 580, 618, 606, 615, 624, 606)) +
      twist(curveThrough(622, 612, 634, 622, 650, 630)) +
      twist(curveThrough(534, 610, 514, 570, 506, 510, 512, 460, 526, 424)),
  );
  b.base += group(
    fill(ellipse(580, floor + 36, 60, 10), '#2f4a24') +
      fill(ellipse(690, 700, 76, 12), '#2f4a24') +
      fill(ellipse(424, floor + 6, 60, 9), '#2f4a24'),
    'opacity=".35" filter="url(#b5)"',
  );
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    field = rect(60, 60, W - 120, H - 120),
    floor = 664;
  creeperFrame(b, '#6b3a22', 42, 16);
  ground(b, field, 'sky', ['#9fbfae', '#d3ddba', '#f0e7c4', '#b9cc94', '#86a765', '#6f9455']);
  let s = driftClouds([
    [660, 130, 170],
    [840, 190, 140],
    [540, 210, 110],
  ]);
  for (const [x, R] of [
    [470, 20],
    [520, 26],
    [590, 20],
    [650, 24],
    [930, 26],
  ] as const)
    s += roundTree(b.r, x, 470, R, '#6d9458', '#a2bd6c');
  s += modelled(
    [[60, 470], ...curveThrough(60, 462, 300, 456, 620, 470, W - 60, 452), [W - 60, H], [60, H]],
    '#8fb06a',
    '#547a42',
    18,
    8,
  );
  // the house of Nanda: a verandah with two pillars, a churn in the door
  const house = rect(60, 178, 250, 442);
  s +=
    fill(house, '#ecdcb4') +
    group(fill(rect(60, 178, 250, 60), '#a8804a'), 'opacity=".35" filter="url(#b14)"') +
    edged(rect(96, 290, 122, 330), '#6a3a26', '#8f2f2c', 7) +
    fill(rect(104, 298, 106, 322), '#4a241a');
  s += repeat(9, (i) => polys([leaf(96 + i * 15.2, 290, 20, 5, 1.57)], i % 2 ? '#5d8a52' : '#8fae5c'));
  const roof = polyline(60, 190, 60, 120, 250, 120, 338, 190);
  s +=
    modelled(roof, '#b0623c', '#5a2410', 12, 5) +
    clip(
      roof,
      lines(
        series(22, (i) => polyline(50 + i * 14, 116, 64 + i * 15.5, 194)),
        '#7c3a20',
        1.4,
      ) +
        lines(
          [138, 156, 174].map((y) => polyline(60, y, 340, y)),
          '#7c3a20',
          1,
        ),
    ) +
    line(roof, '#4a1e0e', 1.4, true) +
    fill(rect(60, 188, 278, 8), '#7c3a20');
  const post = rect(272, 196, 22, 430);
  s +=
    modelled(post, '#b98a4c', '#5c3818', 8, 2) +
    line(post, '#4a2c12', 1.2, true) +
    fill(rect(264, 196, 38, 14), '#8f2f2c') +
    fill(rect(264, 606, 38, 20), '#8f2f2c');
  s += fill(rect(60, 620, 270, 40), '#d9c290') + line(polyline(60, 620, 330, 620, 330, 660), '#9a7a48', 2);
  for (let i = 0; i < 9; i++) s += polys([leaf(74 + i * 29, 652, 22, 5, -1.57)], '#b0503c');
  b.base += clip(field, s);
  b.paint(clip(field, arjuna(b, 842, 600, 470, 8) + arjuna(b, 944, 620, 420, -8)));
  // meadow near us
  let near = '';
  for (let i = 0; i < 70; i++) {
    const x = b.r.between(70, W - 70),
      y = b.r.between(628, H - 70);
    if (x < 340 && y < 664) continue;
    near +=
      lines(
        [-5, 0, 5].map((d) => polyline(x, y, x + d, y - 8)),
        '#557c40',
        1,
      ) + (i % 5 ? '' : dot(x, y - 9, 2.4, i % 2 ? '#f6e6c4' : '#d8687c'));
  }
  b.paint(clip(field, near));
  // pots: two whole, two broken, butter on the ground
  b.paint(
    clayPot(112, 626, 0.9, 0) +
      clayPot(172, 632, 0.7, 0, '#a85a36') +
      butter([330, 716, 372, 700, 420, 706, 468, 722, 436, 738, 380, 742, 338, 734]) +
      clayPot(330, 716, 0.94, 1.42) +
      butter([236, 728, 262, 718, 288, 726, 280, 740, 248, 742]) +
      clayPot(214, 752, 0.7, -0.5, '#a85a36') +
      each(
        [
          [392, 684, 0.6],
          [446, 692, 2.2],
          [300, 690, 1.3],
        ],
        ([x, y, a]) => inked(leaf(x, y, 26, 9, a, 0.3), '#8f4a28', '#4a1e0e', 1),
      ),
  );
  paintMortar(b, floor);
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-damodara',
  collection: 'gallery',
  seed: 3,
  width: W,
  height: H,
  alt: 'Yashoda ties the small blue Krishna to a wooden mortar with a rope, butter spilt from clay pots, two tall trees beside the house.',
  draw,
};
