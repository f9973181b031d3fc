/** Dasara: the state elephant with the golden howdah before the arches of the palace, torch-bearers at both sides. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { lotusFlower } from '../../figures/props.ts';
import { TRUNK, royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Board, creeperFrame, ground } from '../../traditions/mysore/board.ts';
import { goad } from '../../traditions/mysore/emblems.ts';
import { POSES, courtier, lady, withArms } from '../../traditions/mysore/people.ts';
import { K, SILK } from '../../traditions/mysore/style.ts';
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
    dome(600, 166, 136, 76, '#d9b45c', '#8a5a1c');
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

/** Torch: a pole with a bowl of fire. */
const torch: Held = (pen, at) => {
  const [x, y] = at;
  pen.gold(
    [
      [x - 2.6, y + 120],
      [x + 2.6, y + 120],
      [x + 2.6, y - 86],
      [x - 2.6, y - 86],
    ],
    false,
  );
  pen.gold(loopThrough(x - 17, y - 98, x + 17, y - 98, x + 10, y - 82, x - 10, y - 82), false);
  for (const [d, L, c] of [
    [-0.42, 36, '#d8542c'],
    [0.42, 36, '#d8542c'],
    [0, 58, '#e8843a'],
    [0, 36, '#f8d66a'],
  ] as const)
    pen.flat(leaf(x, y - 94, L, L * 0.22, -Math.PI / 2 + d, d * -0.4, 0.34), c);
};

/** Ceremonial parasol on a long staff. */
const parasol =
  (silk: string, shade: string): Held =>
  (pen, at) => {
    const [x, y] = at,
      t = y - 250;
    pen.gold(polyline(x - 2.4, y + 110, x + 2.4, y + 110, x + 2.4, t, x - 2.4, t), false);
    const q = [
      ...curveThrough(x - 74, t + 34, x - 52, t - 2, x, t - 20, x + 52, t - 2, x + 74, t + 34),
      ...series(13, (i): Point => [x + 74 - (i + 0.5) * 11.4, t + (i % 2 ? 34 : 40)]),
    ];
    pen.shape(q, silk, shade, 0.8, 10);
    for (const d of [-0.6, -0.2, 0.2, 0.6])
      pen.stroke(curveThrough(x, t - 20, x + d * 50, t, x + d * 88, t + 34), 0.8, '#f0d893');
    for (let i = 0; i < 12; i++) pen.gold(ellipse(x - 68 + i * 12.4, t + 42, 3, 4, 0, 12), false);
    pen.gold(leaf(x, t - 18, 30, 6, -Math.PI / 2, 0, 0.36), false);
  };

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
    fill(E.pupil, '#17121a');
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
  b.extra(
    lady(SILK.green, SILK.ivory, POSES.sit(), {
      jewels: 2,
      hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 22)],
    }),
    x,
    y - 36,
    0.46,
  );
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
  const walkPose = (a: Point, c: Point, aim0 = 1.6) =>
    withArms(
      POSES.stand(),
      { to: a, mudra: 'rest', aim: aim0 },
      { to: c, mudra: 'grip', aim: -0.4, order: 'front' },
    );
  const man = (
    coat: keyof typeof SILK,
    turban: keyof typeof SILK,
    held: Held,
    x: number,
    y: number,
    s: number,
    ...hands: [Point, Point]
  ) =>
    b.extra(
      courtier(SILK[coat], SILK[turban], walkPose(...hands), { hold: [undefined, held] }),
      x,
      y,
      s,
      1,
      1.12,
    );
  man('ivory', 'red', parasol('#b23a3c', '#5a1016'), 214, FLOOR + 4, 0.66, [-36, -214], [58, -300]);
  man('green', 'yellow', torch, 112, FLOOR + 26, 0.72, [-44, -196], [58, -262]);
  man('blue', 'yellow', torch, 1074, FLOOR + 2, 0.66, [-34, -222], [52, -280]);
  elephant(b, 590, FLOOR + 6 - 124 * 1.36, 1.36);
  howdah(b, 560, 398);
  b.extra(
    courtier(
      SILK.ivory,
      SILK.red,
      withArms(
        POSES.kneel(),
        { to: [52, -104], mudra: 'rest', aim: 0.4 },
        { to: [60, -140], mudra: 'grip', aim: -0.6 },
      ),
      { hold: [undefined, goad] },
    ),
    682,
    404,
    0.46,
    1,
    1.1,
  );
  man('red', 'ivory', torch, 330, FLOOR + 32, 0.74, [-40, -206], [62, -286]);
  man('leaf', 'orange', torch, 904, FLOOR + 32, 0.74, [-42, -200], [60, -270]);
  man('plum', 'ivory', parasol('#3f7a56', '#143a26'), 1014, FLOOR + 26, 0.7, [-36, -226], [52, -292]);
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-dasara',
  collection: 'gallery',
  seed: 10,
  width: W,
  height: H,
  alt: 'An elephant in a red and gold cloth carries the golden howdah past the lamp-lit arches of Mysuru palace, men with torches and parasols on both sides.',
  draw,
};
