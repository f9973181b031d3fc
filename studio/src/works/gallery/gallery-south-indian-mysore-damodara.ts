/** Damodara: in the pillared hall Yashoda kneels and ties the plump child to the mortar, the rope round his belly. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { lerp, type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { edged, fill, line, lines } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { arcade, Board, creeperField, creeperFrame, curtain, ground } from '../../traditions/mysore/board.ts';
import { MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import type { Leaf } from '../../traditions/tanjore/gilding.ts';
import { type Icon, icon, trunkAt } from '../../traditions/tanjore/icon.ts';
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
  const openings = [224, 520, 816].map((cx) => arcade(b, cx, 122, 300, 118, FLOOR + 6, 5));
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
  curtain(b, 946, 170, 130, 450, 1, '#c9787a', '#6a2030', openings[2]);
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

const SPINE: Icon['spine'] = [
  [-10, -98],
  [0, -142],
  [18, -220],
];

/** The sari's end: from behind the hip it is drawn across the belly and round the breast to the far shoulder. */
function pallu(pen: Pen) {
  const at = trunkAt(SPINE),
    along = (...c: readonly (readonly [x: number, t: number])[]) => curve(c.map(([x, t]) => at(x, t))),
    upper = along([-48, 0.0], [-38, 0.17], [-23, 0.34], [-4, 0.52], [13, 0.7], [23, 0.88], [27, 0.98]),
    lower = along(
      [-46, -0.16],
      [-30, -0.06],
      [-8, 0.12],
      [18, 0.3],
      [38, 0.46],
      [46, 0.64],
      [47, 0.82],
      [41, 0.95],
    ),
    n = upper.length - 1,
    m = lower.length - 1,
    row = (u: number): Poly =>
      series(25, (i) => {
        const p = upper[Math.round((i / 24) * n)],
          q = lower[Math.round((i / 24) * m)];
        return [lerp(p[0], q[0], u), lerp(p[1], q[1], u)];
      });
  pen.drape(
    {
      shape: [...upper, ...lower.slice().reverse()],
      contour: [upper, lower],
      folds: [0.16, 0.34, 0.5, 0.66, 0.84].map(row),
      bands: [],
      trims: [lower.slice(10), upper.slice(8)],
      motifs: [],
    },
    SILK.orange,
    4.6,
  );
}

/** Yashoda on her knee: the far hand at the knot, the near one draws the rope tight. */
function yashoda(b: Board) {
  const pen = b.pen(356, 746, 1.5),
    skin = MYSORE_HAND.tones.fair;
  icon(pen, {
    woman: true,
    grown: true,
    tone: skin,
    spine: SPINE,
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
      { side: 1, elbow: [84, -164], wrist: [100, -126], hand: 'pinch', aim: 0.62 },
      { side: -1, elbow: [-50, -150], wrist: [16, -116], hand: 'pinch', aim: 0.12 },
    ],
    lower: (q) => {
      pallu(q);
      kneelingSari(SILK.orange, skin)(q);
    },
    adorn: (q) => {
      const at = trunkAt(SPINE),
        belt = curve([at(-43, 0.08), at(-20, 0.09), at(4, 0.1), at(28, 0.16), at(42, 0.24)]);
      q.gold(ribbon(belt, widths(1.6, 5, 5, 5)), false);
      beadRow(q, belt, 2);
    },
    prop: (q) => {
      q.add(
        twist(curveThrough(568, 654, 562, 630, 556, 600, 551, 578)) +
          twist(curveThrough(551, 578, 520, 590, 470, 586, 428, 570)) +
          twist(
            curveThrough(
              428,
              570,
              414,
              608,
              424,
              652,
              410,
              692,
              396,
              720,
              424,
              738,
              456,
              730,
              440,
              716,
              414,
              726,
            ),
          ),
      );
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

/** Butter runs over the lip of the fallen pot and lies flat on the tiles. */
function spiltButter(): string {
  const pool = [
      ...curveThrough(
        817,
        700,
        806,
        703,
        803,
        716,
        796,
        732,
        770,
        738,
        734,
        740,
        704,
        746,
        712,
        753,
        744,
        755,
      ),
      ...curveThrough(
        744,
        755,
        780,
        758,
        816,
        757,
        838,
        752,
        834,
        744,
        820,
        738,
        816,
        726,
        820,
        710,
        817,
        700,
      ),
    ],
    lump = loopThrough(752, 747, 764, 742, 782, 743, 790, 748, 778, 753, 760, 752);
  return (
    modelled(pool, '#fbf1cf', '#b9954e', 9, 3) +
    line(pool, '#9c7c40', 1.1, true) +
    modelled(lump, '#fffaea', '#cfb274', 5, 2) +
    lines(
      [curveThrough(812, 708, 810, 720, 802, 734), curveThrough(720, 747, 732, 744, 744, 744)],
      '#fffdf2',
      2,
    )
  );
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
  b.paint(clayPot(116, 712, 0.9, 0.06));
  yashoda(b);
  // the rope: twice round his belly, to the mortar's waist, and to her hands
  const belly = [0, 9].map((d) =>
    twist(curveThrough(566, 652 + d, 590, 664 + d, 622, 668 + d, 654, 664 + d, 680, 650 + d)),
  );
  b.paint(
    belly.join('') +
      twist(curveThrough(680, 654, 712, 676, 748, 672, 794, 648)) +
      [0, 9].map((d) => twist(curveThrough(793, 640 + d, 838, 654 + d, 883, 640 + d))).join(''),
  );
  // what he was caught at: an overturned pot and its butter
  b.paint(clayPot(862, 728, 1, -1.25) + spiltButter());
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
