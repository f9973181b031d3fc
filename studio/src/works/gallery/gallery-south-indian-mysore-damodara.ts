/** Damodara: in the pillared hall Yashoda kneels and ties the plump child to the mortar, the rope round his belly. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { edged, fill, line, lines } from '../../draw/svg.ts';
import { arcade, Board, creeperField, creeperFrame, curtain, ground } from '../../traditions/mysore/board.ts';
import { MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import type { Leaf } from '../../traditions/tanjore/gilding.ts';
import { icon } from '../../traditions/tanjore/icon.ts';
import { goldBand } from '../../traditions/tanjore/panel.ts';
import { beadRow } from '../../traditions/tanjore/regalia.ts';
import { kneelingSari } from '../../traditions/tanjore/saris.ts';
import { seatedChild } from '../../traditions/tanjore/seated-child.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1040, 820];
const FLOOR = 624;

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

/** Twisted rope along a line. */
const twist = (p: Poly) =>
  line(p, '#6b4a20', 8) +
  line(p, '#dcbc7c', 5.6) +
  lines(
    walk(p, 6).map((q) => polyline(q.p[0] - 2.6, q.p[1] + 2.4, q.p[0] + 2.6, q.p[1] - 2.4)),
    '#8a6430',
    1.2,
  );

/** The hall: three arches on gilt columns open to a grove, tiled floor, a curtain and hanging pots. */
function hall(b: Board, field: Poly) {
  ground(b, field, 'air', ['#8fb0a4', '#d6dfc0', '#eee6c8']);
  let grove = modelled(
    [
      [60, FLOOR],
      ...curveThrough(60, 540, 240, 500, 430, 540, 640, 490, 850, 536, W - 60, 510),
      [W - 60, FLOOR],
    ],
    '#86a866',
    '#48683c',
    24,
    8,
  );
  for (let i = 0; i < 26; i++) {
    const x = 84 + i * 35,
      y = 520 + Math.sin(i * 1.9) * 18;
    grove +=
      line(polyline(x, y + 40, x, y - 8), '#6a4a2c', 4) +
      modelled(
        loopThrough(x - 24, y, x - 18, y - 30, x, y - 48, x + 18, y - 30, x + 24, y, x, y + 8),
        i % 2 ? '#5d8a52' : '#4c7846',
        '#274a26',
        9,
        3,
      );
    for (let k = 0; k < 7; k++)
      grove += fill(leaf(x - 14 + ((k * 11) % 28), y - 8 - ((k * 17) % 28), 9, 2.6, k), '#9aba66');
  }
  b.base += clip(field, grove);
  for (const [cx, hw] of [
    [224, 122],
    [520, 122],
    [816, 122],
  ])
    arcade(b, cx, hw, 300, 118, FLOOR + 6, 5);
  // plaster above the arches, painted with a gold creeper
  const arches = [224, 520, 816].flatMap((cx) => arc(cx, 300, 144, Math.PI, Math.PI * 2, 30, 132));
  creeperField(b, [[60, 60], [W - 60, 60], [W - 60, 300], ...arches.reverse(), [60, 300]], '#8a2c36', [
    [110, 112, 38, 1],
    [W - 110, 112, 38, -1],
    [372, 116, 40, -1],
    [668, 116, 40, 1],
    [230, 98, 26, 1],
    [W - 230, 98, 26, -1],
    [452, 92, 20, 1],
    [588, 92, 20, -1],
    [372, 206, 24, 1],
    [668, 206, 24, -1],
    [92, 208, 22, -1],
    [W - 92, 208, 22, 1],
  ]);
  for (const x of [60, W - 60]) b.base += fill(rect(x === 60 ? 60 : x - 32, 300, 32, FLOOR - 300), '#b8c090');
  curtain(b, 946, 190, 130, 430, 1, '#c9787a', '#6a2030', rect(826, 190, 116, 430));
  // floor in perspective
  let tiles = fill(rect(60, FLOOR, W - 120, 140), '#e6d6ac');
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 26; i++) {
      const at = (u: number, v: number): Point => [W / 2 + (u - 13) * (44 + v * 9), FLOOR + v * (19 + v * 3)];
      if ((i + row) % 2)
        tiles += fill([at(i, row), at(i + 1, row), at(i + 1, row + 1), at(i, row + 1)], '#7d9a6c');
    }
  b.base += clip(field, tiles + line(polyline(60, FLOOR, W - 60, FLOOR), '#5a4630', 2.4));
}

/** Yashoda on her knee, both hands at the knot. */
function yashoda(b: Board) {
  const pen = b.pen(356, 746, 1.5),
    skin = MYSORE_HAND.tones.fair,
    N = (...c: number[]) => curveThrough(c);
  icon(pen, {
    woman: true,
    tone: skin,
    spine: [
      [-12, -96],
      [-2, -140],
      [18, -220],
    ],
    head: { turn: 0.85, gaze: [2.2, 3], tilt: 0.2, size: 0.96, open: 0.72 },
    crown: (q, M, k) => {
      // plaited bun with jasmine, parting jewel
      q.flat(M(loopThrough(-38, -26, -58, -22, -64, 0, -54, 18, -38, 12)), q.tr.hair);
      q.garland(M(curveThrough(-42, -30, -62, -14, -62, 8, -46, 20)), 6, ['#fbf6ea', '#fbf6ea', '#d8687c']);
      q.gold(
        M([
          ...curveThrough(-26, -40, -6, -49, 14, -52, 30, -44),
          ...curveThrough(30, -39, 14, -46, -6, -43, -26, -34),
        ]),
        false,
      );
      q.gem(M([[13, -37]])[0], 3.4 * k, 0);
    },
    hairBehind: false,
    choli: SILK.green,
    jewels: 2,
    arms: [
      { side: -1, elbow: [10, -148], wrist: [82, -128], hand: 'pinch', aim: 0.3 },
      { side: 1, elbow: [88, -160], wrist: [112, -124], hand: 'pinch', aim: 0.9 },
    ],
    lower: kneelingSari(SILK.orange, skin),
    adorn: (q) => {
      q.drape(
        {
          shape: [
            ...N(-22, -196, -34, -150, -52, -96, -70, -40),
            ...N(-42, -34, -24, -92, -8, -140, 4, -204),
          ],
          folds: [N(-14, -196, -26, -150, -44, -92, -60, -42), N(-6, -200, -18, -144, -34, -90, -50, -38)],
          bands: [],
          trims: [N(4, -204, -8, -140, -24, -92, -42, -34)],
          motifs: [
            [-24, -140],
            [-38, -100],
            [-52, -62],
          ],
        },
        SILK.orange,
        4.6,
      );
      q.gold(
        [...N(-52, -104, -20, -96, 18, -108, 30, -118), ...N(31, -108, 18, -97, -20, -85, -51, -93)],
        false,
      );
      beadRow(q, N(-50, -98, -20, -90, 18, -102, 30, -112), 2);
    },
  });
  b.take(pen);
}

/** Wooden mortar, waisted, with bands of brass. */
function mortar(b: Board, x: number, y: number) {
  const T = (p: Poly) => transform(p, x, y, 1.2),
    body = T(
      loopThrough(
        -62,
        -148,
        -68,
        -120,
        -48,
        -92,
        -38,
        -66,
        -48,
        -40,
        -66,
        -14,
        -64,
        0,
        0,
        12,
        64,
        0,
        66,
        -14,
        48,
        -40,
        38,
        -66,
        48,
        -92,
        68,
        -120,
        62,
        -148,
        0,
        -158,
      ),
    );
  b.paint(
    group(fill(ellipse(x, y + 6, 104, 16), '#3a2c18'), 'opacity=".4" filter="url(#b5)"') +
      modelled(body, '#a77a4c', '#432a14', 30, 8) +
      clip(
        body,
        lines(
          series(13, (i) => T(curveThrough(-66 + i * 11, -152, -44 + i * 7.4, -66, -66 + i * 11, 8))),
          '#6b4a28',
          1,
        ),
      ) +
      ink(body, '#3a2412', 1.8) +
      modelled(T(ellipse(0, -149, 62, 15)), '#7c5632', '#2c1a0c', 9, 3) +
      line(T(ellipse(0, -149, 62, 15)), '#3a2412', 1.7, true),
  );
  const o: Leaf = { gold: '', over: '' };
  for (const [v, w] of [
    [-118, 67],
    [-14, 66],
  ])
    goldBand(o, T(curveThrough(-w, v, 0, v + 12, w, v)), 11, 26);
  b.gild(o);
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    field = rect(60, 60, W - 120, H - 120);
  creeperFrame(b, '#24503c', 44, 14);
  hall(b, field);
  // pots slung from the middle arch
  let slung = '';
  for (const [x, y] of [
    [468, 300],
    [530, 268],
  ] as const)
    slung +=
      lines([polyline(x, 196, x - 22, y - 20), polyline(x, 196, x + 22, y - 20)], '#8a6a3c', 2) +
      clayPot(x, y + 34, 0.86, 0, '#b4653c') +
      clayPot(x, y - 10, 0.62, 0, '#c07a4c');
  b.paint(slung);
  mortar(b, 838, 724);
  const tones = MYSORE_HAND.tones,
    kid = b.pen(622, 736, 1.36);
  seatedChild(
    kid,
    tones.blue,
    SILK.yellow,
    [
      { side: -1, elbow: [-62, -74], wrist: [-44, -40], hand: 'rest', aim: 1 },
      { side: 1, elbow: [66, -80], wrist: [102, -92], hand: 'bowl', aim: -0.3 },
    ],
    { turn: -0.75, gaze: [-2.2, -1.6], tilt: -0.1 },
  );
  b.take(kid);
  yashoda(b);
  // the rope: twice round his belly, to the mortar's waist, and to her hands
  const belly = [0, 9].map((d) =>
    twist(curveThrough(566, 652 + d, 590, 664 + d, 622, 668 + d, 654, 664 + d, 680, 650 + d)),
  );
  b.paint(
    belly.join('') +
      twist(curveThrough(680, 654, 712, 676, 748, 672, 794, 648)) +
      [0, 9].map((d) => twist(curveThrough(793, 640 + d, 838, 654 + d, 883, 640 + d))).join('') +
      twist(curveThrough(522, 560, 534, 604, 548, 640, 568, 654)) +
      twist(curveThrough(500, 574, 486, 620, 498, 668, 482, 706, 500, 730)),
  );
  // what he was caught at: an overturned pot and its butter
  b.paint(
    clayPot(128, 742, 1.1, 1.25) +
      modelled(
        loopThrough(176, 716, 214, 712, 246, 728, 274, 738, 236, 752, 190, 750, 168, 738),
        '#fdf7e4',
        '#cfba8a',
        10,
        3,
      ) +
      ink(loopThrough(176, 716, 214, 712, 246, 728, 274, 738, 236, 752, 190, 750, 168, 738), '#b89a64', 1) +
      clayPot(742, 752, 0.66, -0.1),
  );
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-damodara',
  collection: 'gallery',
  seed: 3,
  width: W,
  height: H,
  alt: 'In a pillared hall Yashoda kneels to tie the plump blue Krishna to a wooden mortar, a rope round his belly; a butter pot lies spilt.',
  draw,
};
