/** Rajarajeshwari, queen of queens, at royal ease on her throne with sugarcane bow and flower arrows. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar, type Poly, series, TAU, transform } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, polys } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { lotusOpen } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import {
  arcade,
  Board,
  creeperField,
  creeperFrame,
  curtain,
  ground,
  inlay,
  nimbus,
} from '../../traditions/mysore/board.ts';
import { GARLAND } from '../../traditions/mysore/people.ts';
import { pleats } from '../../traditions/tanjore/drapery.ts';
import { foot } from '../../traditions/tanjore/flesh.ts';
import { K, MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import { garland, icon } from '../../traditions/tanjore/icon.ts';
import { goldScrolls, steps } from '../../traditions/tanjore/panel.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [760, 1000];
const PINK = {
  out: '#e39aab',
  in: '#f8dbe0',
  tip: '#b8496a',
  ink: '#7a2c48',
  vein: '#cf7d94',
  pod: '#dcae4c',
};

/** Bow of sugarcane, drawn: jointed stave, leaves at both tips, the string a row of bees. It bends away from her. */
const caneBow: Held = (pen, at) => {
  const h = 172,
    T = (p: Poly) => transform(p, at[0], at[1], 1, -1.64),
    bend = (u: number) => -34 * (2 * Math.abs(u)) ** 1.9,
    tip = (sg: number): Point => [sg * h * 0.5, -34],
    stave = series(25, (i): Point => [(i / 24 - 0.5) * h, bend(i / 24 - 0.5)]);
  pen.stroke(T([tip(-1), tip(1)]), 0.9, '#3a2a1c');
  for (let i = -9; i <= 9; i++) {
    const [x, y] = T([[i * h * 0.048, -34]])[0];
    pen.flat(ellipse(x, y, 1.8, 2.6, 0, 10), '#2a1c12');
    pen.flat(ellipse(x + 2, y - 1, 1.8, 1, 0.6, 10), '#d8c48a');
  }
  for (const sg of [-1, 1])
    for (const d of [-0.62, -0.2, 0.26])
      pen.shape(
        T(leaf(...tip(sg), 40 - Math.abs(d) * 14, 4.4, (sg > 0 ? -0.5 : Math.PI + 0.5) + d, sg * 0.24)),
        d > 0 ? '#8fae52' : '#6f8f3c',
        '#34501c',
        0.6,
        2,
      );
  pen.shape(T(ribbon(stave, widths(4.6, 6, 6.6, 6, 4.6))), '#b6c062', '#56661e', 0.9, 4);
  for (let i = -4; i <= 4; i++) {
    const u = i * 0.108,
      y = bend(u);
    pen.stroke(T(curveThrough(u * h, y - 6.4, u * h + 1.6, y, u * h, y + 6.4)), 1.5, '#6b5a1c');
    pen.stroke(T(curveThrough(u * h + 2.6, y - 6, u * h + 4.2, y, u * h + 2.6, y + 6)), 0.5, '#f0ecc0');
  }
};

/** Five arrows with feathered ends, each tipped with another blossom. */
const flowerArrows: Held = (pen, at) => {
  const blossom: readonly [string, string][] = [
    ['#d8506c', '#8a1c3a'],
    ['#e2903a', '#8a4a10'],
    ['#f4efe2', '#a08a6a'],
    ['#e8b84a', '#8a5a10'],
    ['#5f86c4', '#20406e'],
  ];
  for (const i of [-2, 2, -1, 1, 0]) {
    const a = -1.72 + i * 0.1,
      tip = polar(at[0], at[1], 92 - Math.abs(i) * 7, a),
      end = polar(at[0], at[1], 50, a + Math.PI - i * 0.05),
      [col, dark] = blossom[i + 2];
    pen.stroke([end, at, tip], 1.3, '#6a5a2c');
    for (const k of [0, 6, 12])
      for (const sg of [-1, 1])
        pen.flat(leaf(...polar(...end, k, a), 10, 1.8, a + Math.PI - sg * 0.5), i % 2 ? K.ruby : '#f4efe2');
    for (const k of [-1.1, 1.1]) pen.flat(leaf(tip[0], tip[1], 10, 2.6, a + k), '#5a7a34');
    for (const k of [-0.62, 0.62, -0.3, 0.3, 0])
      pen.shape(leaf(tip[0], tip[1], 17 - Math.abs(k) * 4, 3.6, a + k, k * 0.16, 0.55), col, dark, 0.4, 2);
  }
};

/** Goad: lacquered handle, gilt spike and hook. */
const goad: Held = (pen, at) => {
  const T = (p: Poly) => transform(p, at[0], at[1], 1, -1.64);
  pen.shape(T(ribbon(polyline(-34, 0, 42, 0), () => 3.4)), K.ruby, '#4c0f18', 0.7, 3);
  pen.gold(T(ellipse(-36, 0, 5, 5)), false);
  pen.gold(T(ribbon(curveThrough(38, 2, 50, 15, 44, 30, 29, 33), widths(4.6, 5, 4, 1))), false);
  pen.gold(T(loopThrough(38, -4.6, 50, -7, 74, 0, 50, 7, 38, 4.6)), false);
};

/** Noose: a looped cord of silk with gold knots. */
const noose: Held = (pen, [x, y]) => {
  const cord = curveThrough(offsets(x, y, [2, 2, -17, -26, -9, -56, 9, -56, 17, -26, -2, 2, -8, 28, 0, 44]));
  pen.shape(
    ribbon(cord, () => 3.2),
    '#c8424c',
    '#5c1020',
    0.6,
    2,
  );
  for (let i = 3; i < cord.length - 2; i += 5)
    pen.gold(ellipse(cord[i][0], cord[i][1], 2.5, 2.5, 0, 10), false);
  for (const d of [-0.4, 0, 0.4]) pen.flat(leaf(x, y + 42, 15, 2.4, Math.PI / 2 + d), '#ecd28a');
};

/** Her sari as one skirt over both knees: one leg lies folded on the seat, the other hangs; pleats fan from the belt to the hem across its shin. */
function skirt(pen: Pen, c: Cloth, t: Tone) {
  const P = curveThrough,
    left = P(-40, -66, -62, -80, -94, -74, -119, -52, -130, -28, -126, -8, -110, 4),
    edge = P(-110, 4, -84, 8, -52, 8, -26, 20, -10, 46, 0, 74, 8, 96),
    hem = P(8, 96, 30, 101, 54, 101, 76, 96, 90, 88),
    right = P(42, -66, 62, -72, 86, -66, 102, -48, 108, -26, 105, 4, 98, 44, 90, 88),
    shape = [...left, ...edge, ...hem, ...right.slice().reverse(), ...P(42, -66, 0, -56, -40, -66)],
    up = (p: Poly, d: number): Poly => p.map(([x, y]) => [x + d * 0.12, y - d]),
    shadow = (p: Poly, w: number, op: number) =>
      pen.add(
        clip(pen.T(shape), group(line(pen.T(p), c.shade, w * pen.s), `opacity="${op}" filter="url(#b8)"`)),
      );
  foot(pen, t, [50, 106], 0.08, 1, 0.98);
  pen.drape(
    {
      shape,
      contour: [left, edge, right],
      folds: [
        // over the folded thigh, round the knee
        P(-14, -52, -62, -70, -106, -56),
        P(-18, -42, -66, -56, -118, -38),
        P(-22, -32, -72, -42, -122, -22),
        P(-112, -46, -124, -30, -119, -12),
        // shin on the seat
        P(-120, -8, -84, -18, -40, -16, -20, -12),
        P(-96, -2, -62, -6, -34, 0, -18, 14),
        P(-80, 2, -50, 0, -26, 12, -8, 44),
        // over the hanging thigh and its knee
        P(16, -52, 52, -62, 88, -54),
        P(20, -42, 56, -50, 99, -34),
        P(24, -30, 58, -36, 103, -16),
        P(60, -18, 84, -20, 102, -2),
        // falling from the knee
        P(99, 4, 92, 40, 84, 78),
        P(86, -6, 80, 36, 72, 82),
        P(70, -8, 66, 36, 60, 84),
      ],
      bands: [[...up(hem, 11), ...up(hem, 3).reverse()]],
      trims: [],
      motifs: pen.stations(shape, 19, 9),
    },
    c,
    5,
  );
  shadow(P(-112, -2, -70, -10, -20, -8, 14, -16), 12, 0.5);
  shadow(P(16, -40, 30, -8, 34, 40, 30, 92), 16, 0.55);
  shadow(P(52, -4, 78, 4, 100, 0), 10, 0.4);
  pen.stroke(P(54, -8, 74, 0, 96, -8), 0.6, c.shade);
  pen.stroke(hem, 0.9);
  pen.trim(up(edge.slice(8), 2), c);
  pleats(pen, P(-10, -58, -13, -16, -14, 30, -22, 90), P(10, -58, 17, -16, 28, 30, 44, 97), c, 9, 6);
}

/** Small flowers in a lattice, so that no wall is bare. */
const diaper = (x0: number, y0: number, x1: number, y1: number): string => {
  let s = '';
  for (let row = 0, y = y0 + 12; y < y1; y += 21, row++)
    for (let x = x0 + 10 + (row % 2) * 12; x < x1; x += 24) {
      s += polys(rosette(x, y, 4.4, 5, row), '#dfe0a855') + dot(x, y, 1.3, '#7c243077');
      for (let k = 0; k < 4; k++) s += dot(...polar(x, y, 8, (k / 4) * TAU + 0.78), 0.8, '#e4e0b055');
    }
  return s;
};

/** Tiled floor. */
function tiledFloor(floor: number, cx: number, b: Board, field: Poly): void {
  let tiles = fill(rect(64, floor, W - 128, 64), '#e4d3a8');
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 30; i++) {
      const at = (u: number, v: number): [number, number] => [
        cx + (u - 15) * (24 + v * 5),
        floor + v * (16 + v * 2),
      ];
      if ((i + row) % 2)
        tiles += fill([at(i, row), at(i + 1, row), at(i + 1, row + 1), at(i, row + 1)], '#6f8a5c');
    }
  b.base += clip(field, tiles);
  const foot = b.pen(cx + 74, 884, 0.72);
  lotusThrone(foot, [0, 0], 96, '#e39aab', '#f6cdd6');
  b.take(foot);
  b.paint(
    lotusOpen(cx - 210, 906, 20, PINK) +
      lotusOpen(cx - 168, 914, 15, PINK) +
      lotusOpen(cx + 218, 908, 19, PINK),
  );
  const skin = MYSORE_HAND.tones.fair;
  const pen = b.pen(cx - 6, 700, 1.56);
  icon(pen, {
    woman: true,
    grown: true,
    tone: skin,
    spine: [
      [0, -40],
      [-2, -86],
      [0, -172],
    ],
    head: { turn: 0.25, gaze: [0.8, 0.8], tilt: 0.04, size: 0.96, open: 0.9 },
    crown: 'kirita',
    choli: SILK.green,
    arms: [
      {
        side: -1,
        back: true,
        elbow: [-96, -140],
        wrist: [-100, -204],
        hand: 'fist',
        aim: -2.5,
        flip: true,
        hold: goad,
      },
      {
        side: 1,
        back: true,
        elbow: [96, -140],
        wrist: [102, -204],
        hand: 'fist',
        aim: -0.64,
        hold: noose,
      },
      {
        side: -1,
        elbow: [-76, -98],
        wrist: [-104, -122],
        hand: 'fist',
        aim: -2.75,
        flip: true,
        hold: flowerArrows,
      },
      { side: 1, elbow: [78, -98], wrist: [106, -124], hand: 'fist', aim: -0.4, hold: caneBow },
    ],
    lower: (q) => skirt(q, SILK.red, skin),
    adorn: (q, N) => {
      girdle(q, [0, -62], 40, 6, false);
      garland(108, 30, GARLAND.jasmine.cols, 5)(q, N);
    },
  });
  b.take(pen);
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    cx = W / 2,
    field = rect(64, 64, W - 128, H - 128),
    floor = 880,
    hw = 248,
    spring = 380;
  creeperFrame(b, K.maroon, 46, 16);
  ground(b, field, 'wall', ['#3f6a48', '#7f9f68', '#5d8556']);
  b.base += diaper(64, 64, W - 64, floor);
  const opening = arcade(b, cx, hw, spring, 232, floor);
  const arch = opening.slice(1, -1);
  const spandrels: Poly = [[64, 64], [W - 64, 64], [W - 64, spring], ...arch.slice().reverse(), [64, spring]];
  creeperField(b, spandrels, '#7c2430', [
    [124, 122, 52, 1],
    [W - 124, 122, 52, -1],
    [112, 232, 40, -1],
    [W - 112, 232, 40, 1],
    [220, 104, 34, -1],
    [W - 220, 104, 34, 1],
    [100, 316, 26, 1],
    [W - 100, 316, 26, -1],
    [292, 92, 22, 1],
    [W - 292, 92, 22, -1],
  ]);
  curtain(b, cx - hw, 150, 150, 740, -1, '#c9787a', '#6a2030', opening);
  curtain(b, cx + hw, 150, 150, 740, 1, '#c9787a', '#6a2030', opening);
  const o = b.back;
  // throne: high back with a rounded crest, a bolster, the seat, the footstool
  const back: Poly = [
    [cx - 150, 700],
    ...curveThrough(offsets(cx, 0, [-158, 700, -160, 470, -132, 372, 0, 318, 132, 372, 160, 470, 158, 700])),
    [cx + 150, 700],
  ];
  goldScrolls(o, back, b.r, 40);
  o.gold += line(back, '#f0f0f0', 5, true);
  const pad: Poly = curveThrough(
    offsets(cx, 0, [-124, 700, -130, 500, -104, 408, 0, 360, 104, 408, 130, 500, 124, 700]),
  );
  o.gold += edged(rect(cx - 160, 742, 320, 90), '#6a6a6a', '#f0f0f0', 3);
  steps(o, cx, [
    [716, 26, 356],
    [832, 26, 372],
    [858, 24, 410],
  ]);
  for (const [x, w, c] of [
    [-148, 88, '#1d6a4c'],
    [-48, 96, '#7c2430'],
    [60, 88, '#1d6a4c'],
  ] as const)
    inlay(o, cx + x, 752, w, 70, c);
  b.paint(
    modelled(pad, '#47658f', '#152a4c', 26, 8) +
      clip(
        pad,
        each(scatter(pad, 30, b.r), ([x, y]) => polys(rosette(x, y, 6, 6), '#d8c48a')),
      ) +
      line(pad, '#1c2c44', 1.4, true) +
      dot(cx + 8, 408, 98, '#f0dca8'),
  );
  const glory = { gold: '', over: '' };
  nimbus(glory, cx + 8, 408, 120);
  b.gild({ gold: clip(rect(0, 0, W, 470), glory.gold), over: glory.over });
  b.paint(
    modelled(
      loopThrough(cx - 170, 712, cx - 176, 690, cx, 680, cx + 176, 690, cx + 170, 712, cx, 718),
      '#c04a50',
      '#4c0f18',
      14,
      5,
    ) +
      clip(
        rect(cx - 178, 680, 356, 40),
        repeat(17, (i) => polys(rosette(cx - 160 + i * 20, 700, 6, 6), '#ecd28a')),
      ),
  );
  tiledFloor(floor, cx, b, field);
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-rajarajeshwari',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'Four-armed Rajarajeshwari in a red sari sits at ease on a gilt throne with goad and noose, five flower arrows and a sugarcane bow, one foot on a lotus.',
  draw,
};
