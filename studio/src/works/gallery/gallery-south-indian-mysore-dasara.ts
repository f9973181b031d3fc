/** Dasara: the state elephant with the golden howdah before the arches of the palace, torch-bearers at both sides. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { lotusFlower } from '../../figures/props.ts';
import { royalElephant, TRUNK } from '../../motifs/animals/royal-elephant.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Board, creeperFrame, ground } from '../../traditions/mysore/board.ts';
import { K, MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import { walker } from '../../traditions/surpur/walker.ts';
import { lap } from '../../traditions/tanjore/drapery.ts';
import { icon } from '../../traditions/tanjore/icon.ts';
import { goldBand } from '../../traditions/tanjore/panel.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 780];
const FLOOR = 672;

/** Onion dome on its drum. */
function dome(x: number, y: number, w: number, h: number, col: string, shade: string): string {
  const q: Poly = [
    ...curve([
      [x - w * 0.4, y],
      [x - w * 0.56, y - h * 0.34],
      [x - w * 0.4, y - h * 0.7],
      [x, y - h],
    ] as Point[]),
    ...curve([
      [x, y - h],
      [x + w * 0.4, y - h * 0.7],
      [x + w * 0.56, y - h * 0.34],
      [x + w * 0.4, y],
    ] as Point[]),
  ];
  return (
    modelled(q, col, shade, w * 0.2, 5) +
    line(q, shade, 1) +
    lines(
      [-0.3, 0, 0.3].map((d) =>
        curve([
          [x + w * d, y],
          [x + w * d * 1.4, y - h * 0.36],
          [x + w * d * 0.9, y - h * 0.72],
          [x, y - h],
        ] as Point[]),
      ),
      shade,
      0.8,
    ) +
    fill(rect(x - w * 0.46, y - 2, w * 0.92, 8), '#e9d6a4') +
    line(polyline(x, y - h, x, y - h - 18), '#b98a34', 2.4) +
    dot(x, y - h - 6, 4, '#d9b45c') +
    dot(x, y - h - 15, 2.6, '#d9b45c')
  );
}

/** The palace front: two storeys of arches, corner towers, the tall middle tower. */
function palace(): string {
  const stone = '#e6d5ae',
    dark = '#a58a5c',
    top = 300;
  let s = '';
  const bay = (x: number, y: number, w: number, h: number, lamp: boolean) => {
    const a: Poly = [
      [x - w / 2, y],
      ...arc(x, y - h + w / 2, w / 2, Math.PI, Math.PI * 2, 16, w * 0.62),
      [x + w / 2, y],
    ];
    return (
      fill(a, '#5c3a30') +
      group(fill(a, '#e8b45c'), `opacity="${lamp ? 0.5 : 0.24}"`) +
      line(a, dark, 2) +
      line(arc(x, y - h + w / 2, w / 2 + 4, Math.PI, Math.PI * 2, 16, w * 0.62 + 4), '#c9a86a', 1.4)
    );
  };
  for (const [x, w] of [
    [130, 118],
    [1070, 118],
    [384, 96],
    [816, 96],
  ] as const) {
    s += edged(rect(x - w / 2, top - 40, w, FLOOR - top), stone, dark, 1.2);
    for (let k = -1; k <= 1; k++) s += bay(x + (k * w) / 3.3, top + 22, w / 4.6, 50, k === 0);
    s += fill(rect(x - w / 2 - 5, top - 46, w + 10, 9), '#d4bd88');
    s += dome(x, top - 46, w * 0.84, w * 0.76, '#a8484e', '#5c1a26');
  }
  s +=
    fill(rect(56, top + 34, W - 112, FLOOR - top), stone) + fill(rect(50, top + 30, W - 100, 10), '#d4bd88');
  s +=
    edged(rect(520, 172, 160, 260), stone, dark, 1.2) +
    fill(rect(512, 166, 176, 10), '#d4bd88') +
    dome(600, 166, 150, 92, '#d9b45c', '#8a5a1c');
  for (const x of [524, 676])
    s += edged(rect(x - 14, 132, 28, 60), stone, dark, 1) + dome(x, 132, 30, 30, '#a8484e', '#5c1a26');
  for (const x of [250, 500, 700, 950])
    s +=
      edged(rect(x - 17, top - 8, 34, 50), stone, dark, 1) +
      bay(x, top + 34, 14, 28, true) +
      dome(x, top - 8, 34, 32, '#a8484e', '#5c1a26');
  for (let k = -1; k <= 1; k++) s += bay(600 + k * 48, 262, 34, 74, true);
  for (let i = 0; i < 19; i++) {
    const x = 76 + i * 58.3;
    s += bay(x, top + 116, 40, 66, i % 2 === 0);
  }
  s += fill(rect(56, top + 120, W - 112, 10), '#cbb17a');
  for (let i = 0; i < 13; i++) {
    const x = 88 + i * 85.4;
    s += bay(x, 640, 66, 196, i % 3 === 1);
    s +=
      edged(rect(x + 36, 446, 13, 196), '#efe2c0', dark, 1) +
      fill(rect(x + 32, 446, 21, 7), '#c9a86a') +
      fill(rect(x + 32, 630, 21, 12), '#c9a86a');
  }
  // rows of lamps along every ledge
  for (const [x0, x1, y] of [
    [58, W - 58, top + 31],
    [58, W - 58, top + 121],
    [514, 686, 167],
  ] as const)
    s += dots(
      series(Math.floor((x1 - x0) / 12), (i): Point => [x0 + 6 + i * 12, y - 2]),
      2.4,
      '#fff3c0',
    );
  return s;
}

/** State parasol on its staff, held from the hand at (x, y). */
function parasol(x: number, y: number, top: number, R: number, silk: string, shade: string): string {
  const q = [
    ...curveThrough(
      x - R,
      top + R * 0.46,
      x - R * 0.7,
      top,
      x,
      top - R * 0.26,
      x + R * 0.7,
      top,
      x + R,
      top + R * 0.46,
    ),
    ...series(13, (i): Point => [x + R - (i + 0.5) * R * 0.154, top + R * (i % 2 ? 0.46 : 0.56)]),
  ];
  return (
    line(polyline(x, y, x, top), '#6b4a1c', 7) +
    line(polyline(x, y, x, top), '#d2a850', 4.6) +
    modelled(q, silk, shade, 16, 5) +
    clip(
      q,
      lines(
        [-0.6, -0.2, 0.2, 0.6].map((d) =>
          curveThrough(x, top - R * 0.26, x + d * R * 0.7, top, x + d * R * 1.2, top + R * 0.5),
        ),
        '#f0d893',
        1.4,
      ),
    ) +
    ink(q, '#4c0f18', 1.3) +
    dots(
      series(13, (i): Point => [x - R * 0.93 + i * R * 0.155, top + R * 0.55]),
      3,
      '#e8c878',
    ) +
    fill(leaf(x, top - R * 0.24, R * 0.36, 6, -Math.PI / 2, 0, 0.36), '#d2a850')
  );
}

/** Torch with its fire. */
function torch(x: number, y: number, top: number): string {
  let s =
    group(dot(x, top - 26, 54, '#f6b84a'), 'opacity=".4" filter="url(#b14)"') +
    line(polyline(x, y, x, top), '#4a2c14', 6) +
    line(polyline(x, y, x, top), '#b98a34', 3.6);
  for (const [d, L, c] of [
    [-0.42, 40, '#d8542c'],
    [0.42, 40, '#d8542c'],
    [0, 66, '#e8843a'],
    [0, 40, '#f8d66a'],
  ] as const)
    s += fill(leaf(x, top, L, L * 0.22, -Math.PI / 2 + d, d * -0.4, 0.34), c);
  return s + fill(loopThrough(x - 15, top - 8, x + 15, top - 8, x + 9, top + 8, x - 9, top + 8), '#b98a34');
}

function elephant(b: Board, x: number, y: number, s: number) {
  const E = place(royalElephant(TRUNK.hanging, true), x, y, s),
    edge = '#2e2a30',
    at = (p: Poly) => p.map(([a, c]): Point => [x + a * s, y + c * s]);
  let q = group(fill(ellipse(x, FLOOR + 4, 150 * s, 12 * s), '#3a2a1c'), 'opacity=".45" filter="url(#b5)"');
  q +=
    line(E.tail, '#6b6874', 5 * s) +
    fill(E.tuft, '#2a262e') +
    modelled(E.body, '#8e8a94', '#38343e', 28 * s, 8, { op: 0.8 }) +
    ink(E.body, edge, 1.8);
  q += lines(
    E.folds.map(([a, c]: Point): Poly => [
      [a - 9 * s, c - 4 * s],
      [a + 9 * s, c + 5 * s],
    ]),
    '#55505c',
    1.2,
  );
  q += each(E.feet, (p: Poly) => ink(p, edge, 1.2, { closed: false }));
  for (const fx of [-84, -34, 52, 84])
    q += dots(
      series(5, (i): Point => [x + (fx - 14 + i * 7) * s, y + (fx === 52 ? 108 : 122) * s]),
      3 * s,
      '#f3ead6',
    );
  // caparison: long cloth to the knees with medallions
  const cloth = at(
    loopThrough([
      -92, -66, -40, -86, 20, -88, 62, -74, 60, -20, 62, 52, 40, 66, -20, 70, -80, 66, -98, 50, -96, -10,
    ]),
  );
  q +=
    modelled(cloth, '#a82c38', '#4c0a14', 20 * s, 5) +
    clip(
      cloth,
      [...Array(6).keys()]
        .flatMap((i) =>
          [0, 1, 2, 3].map(
            (j) =>
              polys(
                rosette(x + (-78 + i * 27 + (j % 2) * 13) * s, y + (-48 + j * 26) * s, 7.5 * s, 7),
                '#e8c878',
              ) + dot(x + (-78 + i * 27 + (j % 2) * 13) * s, y + (-48 + j * 26) * s, 2.2 * s, '#1d6a4c'),
          ),
        )
        .join(''),
    ) +
    ink(cloth, '#4c0a14', 1.5);
  q += modelled(E.ear, '#9a959e', '#45404a', 18 * s, 5) + ink(E.ear, edge, 1.5);
  // painted flowers on ear, brow and trunk
  q += clip(
    E.ear,
    polys(rosette(x + 44 * s, y - 26 * s, 17 * s, 8), '#d98797') +
      dot(x + 44 * s, y - 26 * s, 5 * s, '#f3ead6') +
      line(
        curveThrough(x + 30 * s, y - 66 * s, x + 22 * s, y - 30 * s, x + 36 * s, y + 14 * s),
        '#f3ead6',
        2.4 * s,
      ),
  );
  const spots = walk(E.trunk as Poly, 17 * s).slice(1, -1);
  q += each(spots, (k, i) =>
    polys(rosette(k.p[0], k.p[1], (9 - i * 0.5) * s, 6, i), i % 2 ? '#f3ead6' : '#d98797'),
  );
  q +=
    inked(E.tusk, '#fff8ea', '#8a6a3a', 1.3) +
    inked(E.eye, '#fdf7ea', '#17121a', 1.5) +
    clip(
      E.eye,
      dot(x + 116 * s, y - 58 * s, 7.4 * s, '#17121a') +
        fill(at(loopThrough(94, -52, 104, -72, 124, -72, 136, -58, 120, -63, 104, -61)), '#6b6874'),
    );
  b.paint(q);
  const o = { gold: '', over: '' };
  goldBand(o, [...cloth, cloth[0]], 13 * s, 26 * s);
  o.gold += edged(E.cap, '#6c6c6c', '#fff', 2.4);
  o.over += each([0.3, 0.5, 0.7], (t) =>
    dot(x + (78 + t * 40) * s, y + (-112 + t * 44) * s, 4 * s, t === 0.5 ? K.ruby : K.emerald),
  );
  for (const [u, v] of [
    [160, 3],
    [178, 5],
  ])
    o.gold += line(at(curveThrough(u, v - 8, u + 2, v + 1, u, v + 13)), '#d0d0d0', 5 * s);
  for (const [u, v] of [
    [-66, 72],
    [-40, 76],
    [-10, 78],
    [20, 76],
    [44, 72],
  ]) {
    o.gold += fill(
      loopThrough(...at(polyline(u - 6, v, u, v - 8, u + 6, v, u + 8, v + 9, u - 8, v + 9)).flat()),
      '#8c8c8c',
    );
    o.over += dot(x + u * s, y + (v + 11) * s, 2.2 * s, '#6b4a1c');
  }
  const collar = at(curveThrough(58, -86, 70, -40, 64, 20, 74, 48));
  goldBand(o, collar, 9 * s, 18 * s);
  b.gild(o);
}

/** The golden howdah with the goddess in it. @param y where it rests */
function howdah(b: Board, x: number, y: number) {
  const o = { gold: '', over: '' },
    R = (u: number, v: number, w: number, h: number, g = '#6a6a6a') => {
      o.gold += edged(rect(x + u - w / 2, y + v, w, h), g, '#f0f0f0', 2);
    };
  b.paint(
    fill(rect(x - 64, y - 150, 128, 120), '#7c2430') +
      group(dot(x, y - 100, 50, '#f6d78a'), 'opacity=".5" filter="url(#b14)"'),
  );
  const idol = b.pen(x, y - 34, 0.36);
  icon(idol, {
    woman: true,
    tone: MYSORE_HAND.tones.fair,
    spine: [
      [0, -40],
      [0, -86],
      [0, -170],
    ],
    head: { turn: 0 },
    crown: 'kirita',
    choli: SILK.green,
    jewels: 1,
    arms: [
      { side: -1, elbow: [-72, -92], wrist: [-76, -128], hand: 'bless', aim: -1.66 },
      {
        side: 1,
        elbow: [76, -94],
        wrist: [80, -124],
        hand: 'hold',
        aim: -1.4,
        flip: true,
        hold: (q, at, aim) => lotusFlower(q, at, aim, 27),
      },
    ],
    lower: lap(SILK.red, MYSORE_HAND.tones.fair),
  });
  b.take(idol);
  for (const u of [-66, 66]) {
    R(u, -158, 13, 128);
    for (let i = 0; i < 9; i++)
      o.gold += line(polyline(x + u - 6, y - 152 + i * 13, x + u + 6, y - 146 + i * 13), '#e0e0e0', 1.8);
  }
  R(0, -34, 168, 18);
  R(0, -16, 148, 22);
  for (let i = 0; i < 9; i++)
    o.gold += fill(leaf(x - 66 + i * 16.5, y + 4, 18, 6, -Math.PI / 2, 0, 0.4), '#e4e4e4');
  for (let i = 0; i < 7; i++) o.over += dot(x - 66 + i * 22, y - 25, 4, [K.ruby, K.emerald, K.pearl][i % 3]);
  // canopy: curved eaves, two domes of lotus petals, finial
  const eave = loopThrough(
    offsets(x, y, [-100, -150, -84, -166, 0, -176, 84, -166, 100, -150, 70, -156, 0, -160, -70, -156]),
  );
  o.gold += edged(eave, '#6a6a6a', '#f4f4f4', 2.4);
  for (const [w, h, v] of [
    [70, 44, -170],
    [40, 30, -210],
  ] as const) {
    const q = [
      ...curve([
        [x - w, y + v],
        [x - w * 0.86, y + v - h * 0.6],
        [x, y + v - h],
        [x + w * 0.86, y + v - h * 0.6],
        [x + w, y + v],
      ] as Point[]),
    ];
    o.gold += edged(q, '#6a6a6a', '#f4f4f4', 2.4);
    for (let i = -3; i <= 3; i++)
      o.gold += line(
        curve([
          [x + (i * w) / 3.4, y + v],
          [x + (i * w) / 3.2, y + v - h * 0.5],
          [x + i * 2, y + v - h],
        ] as Point[]),
        '#dcdcdc',
        1.8,
      );
  }
  o.gold +=
    fill(leaf(x, y - 238, 36, 8, -Math.PI / 2, 0, 0.36), '#a0a0a0') +
    fill(ellipse(x, y - 240, 11, 6), '#c0c0c0');
  for (let i = 0; i < 9; i++)
    o.gold += fill(
      ellipse(x - 88 + i * 22, y - 147 - Math.abs(Math.abs(i - 4) - 4) * -0.4, 3, 5, 0, 12),
      '#e8e8e8',
    );
  b.gild(o);
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    field = rect(56, 56, W - 112, H - 112);
  creeperFrame(b, '#7c2430', 38, 16);
  ground(b, field, 'sky', ['#6f8f94', '#a9bda0', '#ead9a8', '#d8b884', '#b99a6a']);
  b.base += clip(field, palace());
  const road = rect(56, 642, W - 112, 90);
  b.base +=
    fill(road, '#c9b083') +
    group(fill(rect(56, 642, W - 112, 16), '#6b4a2c'), 'opacity=".4" filter="url(#b5)"') +
    clip(
      road,
      lines(
        series(60, () => {
          const x = b.r.between(60, W - 60),
            y = b.r.between(662, 720);
          return polyline(x, y, x + b.r.between(14, 40), y + 1);
        }),
        '#a88a58',
        1.2,
      ),
    );
  for (let i = 0; i < 60; i++) {
    const x = b.r.between(66, W - 66),
      y = b.r.between(684, 716);
    b.base += polys(rosette(x, y, 4.4, 5, i), i % 3 ? '#d8687c' : '#f3e4b8');
  }
  const men = (list: readonly (readonly [number, number, number, Parameters<typeof walker>[4]])[]) =>
    each(list, ([x, y, k, o]) => walker(x, y, k, 1, o));
  const white = '#f3ead6',
    dark = '#b87c50',
    fair = '#d8a474';
  // behind: spearmen in a row that the elephant parts
  b.paint(
    clip(
      field,
      men([
        [
          118,
          654,
          0.92,
          {
            coat: white,
            trim: '#a82c38',
            turban: '#a82c38',
            legs: white,
            carries: 'spear',
            stride: 1,
            skin: dark,
          },
        ],
        [
          202,
          650,
          0.94,
          {
            coat: white,
            trim: '#a82c38',
            turban: '#a82c38',
            legs: white,
            carries: 'spear',
            stride: 0,
            skin: fair,
            nose: 1.2,
            tall: true,
          },
        ],
        [
          286,
          656,
          0.92,
          {
            coat: white,
            trim: '#a82c38',
            turban: '#a82c38',
            legs: white,
            carries: 'spear',
            stride: 1,
            skin: dark,
            beard: true,
            hair: '#8a8078',
          },
        ],
        [
          930,
          652,
          0.94,
          {
            coat: white,
            trim: '#2a3f6b',
            turban: '#2a3f6b',
            legs: white,
            carries: 'banner',
            stride: 0,
            skin: fair,
          },
        ],
        [
          1016,
          656,
          0.92,
          {
            coat: white,
            trim: '#2a3f6b',
            turban: '#2a3f6b',
            legs: white,
            carries: 'spear',
            stride: 1,
            skin: dark,
            nose: 0.86,
            tall: true,
          },
        ],
        [
          1096,
          650,
          0.94,
          {
            coat: white,
            trim: '#2a3f6b',
            turban: '#2a3f6b',
            legs: white,
            carries: 'spear',
            stride: 0,
            skin: fair,
            beard: true,
          },
        ],
      ]),
    ),
  );
  b.paint(
    parasol(352, 640, 238, 92, '#b23a3c', '#5a1016') + parasol(900, 640, 250, 86, '#3f7a56', '#143a26'),
  );
  // the mahout on the neck and a whisk bearer behind the howdah, both half hidden by the elephant's back
  b.paint(
    walker(722, 452, 0.78, 1, {
      coat: white,
      trim: '#a82c38',
      turban: '#a82c38',
      legs: white,
      carries: 'none',
      skin: dark,
      beard: true,
    }),
  );
  b.paint(
    walker(466, 500, 0.8, 1, {
      coat: '#4a7f56',
      trim: '#e2b65c',
      turban: '#e2b65c',
      legs: white,
      carries: 'morchal',
      skin: fair,
    }),
  );
  elephant(b, 590, FLOOR + 20 - 124 * 1.56, 1.56);
  howdah(b, 558, 384);
  // before: officers and torch bearers, cut by the lower frame
  b.paint(
    clip(
      field,
      torch(196, 790, 470) +
        torch(980, 790, 470) +
        men([
          [
            252,
            796,
            1.22,
            {
              coat: '#4a7f56',
              trim: '#e2b65c',
              turban: '#e2b65c',
              legs: white,
              carries: 'none',
              stride: 0,
              skin: fair,
              beard: true,
              hair: '#ece4d6',
              nose: 1.22,
              girth: 1.2,
              tall: true,
            },
          ],
          [
            146,
            806,
            1.28,
            {
              coat: '#7c4a78',
              trim: '#f3ead6',
              turban: '#f3ead6',
              legs: white,
              carries: 'none',
              stride: 1,
              skin: dark,
            },
          ],
          [
            392,
            812,
            1.26,
            {
              coat: '#b23a3c',
              trim: '#e2b65c',
              turban: white,
              legs: white,
              carries: 'sword',
              stride: 1,
              skin: dark,
              nose: 1.1,
            },
          ],
          [
            932,
            812,
            1.2,
            {
              coat: '#e2b65c',
              trim: '#a82434',
              turban: '#4a7f56',
              legs: white,
              carries: 'drum',
              stride: 0,
              skin: dark,
              girth: 1.16,
              beard: true,
            },
          ],
          [
            1028,
            800,
            1.2,
            {
              coat: '#47659c',
              trim: '#e2b65c',
              turban: '#d98797',
              legs: white,
              carries: 'horn',
              stride: 1,
              skin: fair,
              nose: 0.86,
            },
          ],
          [
            1112,
            812,
            1.28,
            {
              coat: '#f3ead6',
              trim: '#a82434',
              turban: '#a82434',
              legs: white,
              carries: 'sword',
              stride: 0,
              skin: fair,
              hair: '#8a8078',
              beard: true,
              nose: 1.18,
              girth: 1.1,
            },
          ],
        ]),
    ),
  );
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-dasara',
  collection: 'gallery',
  seed: 10,
  width: W,
  height: H,
  alt: 'A caparisoned elephant carries the goddess in a golden howdah past the lamp-lit Mysuru palace, spearmen behind it, officers with torches before.',
  draw,
};
