/** Gajendra Moksham: Vishnu comes down on Garuda to the elephant king, who holds up a lotus from the crocodile's grip. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { Pen } from '../../figures/pen.ts';
import { KERALA_HAND } from '../../figures/tradition.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { foot } from '../../motifs/people/foot.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { pleats } from '../../motifs/people/pleats.ts';
import { muralFace } from '../../traditions/kerala/face.ts';
import { makuta, muralLotus, wallAndBorder, waves } from '../../traditions/kerala/noble.ts';
import { INK, K, surface } from '../../traditions/kerala/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [880, 1040];
const POOL = 716;

interface Flesh {
  skin: string;
  shade: string;
  lips: string;
}

const GREEN: Flesh = { skin: '#5d9458', shade: '#1d4a30', lips: '#b5342a' },
  GOLDEN: Flesh = { skin: '#e3b050', shade: '#9a4e18', lips: '#a8321f' };

const IVORY = '#ecd9a8',
  FOLD = '#9c6a34';

/** Tall crown on a head drawn by a brush. */
function crown(h: Brush, r: Rng, k: number): void {
  const pen = new Pen(KERALA_HAND, r, 0, 0, k);
  makuta(pen, (p) => h.map(p).map(([x, y]): Point => [x / k, y / k]), 1);
  h.add(pen.svg);
}

/** Feather with a pale quill and barbs, its end in a second colour. */
function feather(
  b: Brush,
  x: number,
  y: number,
  L: number,
  w: number,
  a: number,
  k: number,
  col: string,
  tip: string,
) {
  const vane = leaf(x, y, L, w, a, k, 0.7);
  const quill = series(15, (i): Point => [
    (vane[i][0] + vane[(30 - i) % 28][0]) / 2,
    (vane[i][1] + vane[(30 - i) % 28][1]) / 2,
  ]);
  b.cloth(
    vane,
    col,
    () => {
      b.fill(leaf(...polar(x, y, L * 0.74, a + k * 0.7), L * 0.4, w * 1.3, a + k * 1.4, 0, 0.4), tip);
      for (let i = 2; i < 13; i++)
        for (const sg of [-1, 1])
          b.stroke([quill[i], polar(...quill[i], w * 1.2, a + k * 1.4 + sg * 0.75)], 0.3, K.deep);
    },
    0.62,
  );
  b.stroke(quill, 0.55, K.lime);
}

/** Wing to the right of its root behind the shoulder: quills from bone and wrist, coverts, scales on the bone. */
function wing(b: Brush, bone: Poly): void {
  const arm = new Limb(bone, 17, 15, 12, 4),
    row = (
      n: number,
      a0: number,
      a1: number,
      L0: number,
      L1: number,
      w: number,
      cols: readonly string[],
      tip: string,
    ) => {
      for (let i = n - 1; i >= 0; i--) {
        const u = i / (n - 1),
          [x, y] = arm.at(lerp(0.08, 0.97, u), 0),
          L = lerp(L0, L1, Math.sin((u * Math.PI) / 2));
        feather(b, x, y, L, w, lerp(a0, a1, u), -0.1, cols[i % cols.length], tip);
      }
    };
  row(16, 1.55, -0.72, 128, 196, 15, [K.manayola, K.eri], K.chayilyam);
  row(13, 1.45, -0.66, 86, 124, 14, ['#d98a3a', K.lime], K.eri);
  row(11, 1.4, -0.6, 52, 74, 12, [K.eri, '#7f9f4a'], K.manjal);
  const skin = arm.outline;
  b.cloth(skin, K.manjal, () => b.add(scales(b.map(skin), 0, 9, K.kavi, 1)), 0.9);
}

/** Silk wrapped round a leg from hip to hem: stripes across thigh and shin, a hem at its end. */
function striped(
  b: Brush,
  hip: Point,
  knee: Point,
  end: Point,
  w: readonly [number, number, number],
  base: string,
  stripe: string,
): void {
  const thigh = new Limb([hip, knee], w[0], w[0], w[1]),
    shin = new Limb([knee, end], w[1], w[1] * 0.86, w[2]),
    around = ellipse(...knee, w[1], w[1]),
    rows = (leg: Limb, n: number, from: number) => {
      for (let i = from; i < n; i++) {
        b.even(leg.across((i + 0.4) / n, 0.05, 1.2), stripe, 2.6);
        b.even(leg.across((i + 0.68) / n, 0.05, 1.2), K.lime, 1);
      }
    };
  b.cloth(union([thigh.outline, shin.outline, around], 6, 1.4), base, () => {
    rows(thigh, 6, 0);
    b.fill(shin.outline, base);
    b.within(shin.outline, () => rows(shin, 6, 0));
    b.even(shin.across(0.94, 0.02, 1.3), K.eri, 11);
    b.even(shin.across(0.94, 0.02, 1.3), K.manjal, 2.6);
  });
}

/** Rings on an arm. */
const bangles = (b: Brush, arm: Limb, ...at: number[]) => {
  for (const t of at) b.band(arm.across(t, 0.012, 1.06), K.manayola, 7, K.kavi);
};

type Joints = readonly [shoulder: Point, elbow: Point, wrist: Point];

const armOf = (j: Joints): Limb => new Limb(jointed(...j.flat()), 24, 22, 18, 17, 14, 10.5);

/** A trunk and its upper arms in one contour. */
function bust(b: Brush, flesh: Flesh, trunk: readonly Poly[], arms: readonly Joints[]): void {
  b.model(union([...trunk, ...arms.map((j) => armOf(j).strip(0, 0.34))], 12), flesh.skin, flesh.shade, 12);
}

/** The arm below the armlet. */
function forearm(b: Brush, flesh: Flesh, j: Joints): void {
  const arm = armOf(j);
  b.model(
    new Limb(jointed(...arm.at(0.3, 0), ...j[1], ...j[2]), 19.5, 18, 16.6, 14, 10.5).outline,
    flesh.skin,
    flesh.shade,
    8,
  );
  bangles(b, arm, 0.31, 0.87, 0.94);
}

/** Vishnu's raised arms: the discus in his right hand, the conch in his left. */
function emblems(b: Brush): void {
  for (const sg of [-1, 1] as const) {
    const arm: Joints = [
      [sg * 46, 258],
      [sg * 150, 270],
      [sg * 156, 182],
    ];
    b.model(armOf(arm).outline, GREEN.skin, GREEN.shade, 8);
    bangles(b, armOf(arm), 0.44, 0.87, 0.94);
    mudra(b, sg > 0 ? 'point' : 'fist', sg * 156, 184, 0.66, -1.5, sg, { skin: GREEN.skin });
  }
  const [dx, dy] = [160, 106];
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU;
    b.shape(leaf(...polar(dx, dy, 26, a), 22, 7, a, 0.24, 0.4), i % 2 ? K.manayola : K.chayilyam, 0.5);
  }
  b.disc(dx, dy, 30, K.manayola, 0.8);
  b.disc(dx, dy, 21, K.chayilyam, 0.6);
  for (let i = 0; i < 8; i++) b.shape(leaf(dx, dy, 20, 5, (i / 8) * TAU), K.manjal, 0.4);
  b.disc(dx, dy, 6, K.lime, 0.5);
  const shell = b.on(-160, 120, 1, -0.1);
  shell.model(
    loopThrough(0, 30, -20, 14, -24, -10, -12, -28, 4, -40, 14, -26, 24, -8, 18, 12),
    '#f6ead0',
    FOLD,
    5,
  );
  for (const y of [-24, -14, -2])
    shell.stroke(curveThrough(-20 + Math.abs(y) * 0.3, y, 0, y + 7, 20 - Math.abs(y) * 0.3, y), 0.5, K.kavi);
  shell.shape(leaf(2, 24, 36, 7, -1.45, 0.1), '#e0846a', 0.5);
  shell.disc(4, -42, 6, K.manayola, 0.6);
  b.take(shell);
}

/** Head with its hair, crown and ear jewels. */
function head(
  b: Brush,
  r: Rng,
  x: number,
  y: number,
  s: number,
  tilt: number,
  flesh: Flesh,
  beak: boolean,
): void {
  const h = b.on(x, y, s, tilt);
  h.shape(loopThrough(-14, 44, -44, 40, -60, 14, -56, -22, -34, -50, 10, -58, 36, -46, 30, -10), INK, 0.6);
  for (const [u, v] of [
    [-52, 36],
    [-62, 18],
    [-44, 50],
  ])
    h.disc(u, v, 10, INK, 0.5);
  muralFace(h, { ...flesh, kajal: 1.25, gaze: [3.4, 3] });
  if (beak) {
    const bill = loopThrough(14, 2, 22, -9, 34, -2, 47, 14, 50, 30, 44, 42, 38, 26, 26, 22, 13, 18);
    h.model(bill, K.chayilyam, K.deep, 6, 0.9);
    h.stroke(curveThrough(15, 20, 27, 21, 38, 27), 0.6);
    h.dot(27, 6, 2.6, INK);
  } else {
    h.stroke(polyline(13, -44, 15, -22), 1.1, K.lime);
    h.stroke(polyline(19, -44, 18, -22), 1.1, K.lime);
    h.dot(16.6, -20, 2.6, K.chayilyam);
  }
  crown(h, r, 0.62);
  h.disc(-38, 14, 12, K.manayola, 0.8);
  h.disc(-38, 14, 5, K.chayilyam, 0.5);
  h.shape(loopThrough(-46, 27, -30, 27, -24, 48, -52, 48), K.manayola, 0.7);
  h.beads(polyline(-50, 51, -26, 51), 3, K.lime);
  b.take(h);
}

/** Necklaces, sacred thread and the flower garland on a broad chest. @param y height of the neck's root */
function jewels(b: Brush, y: number): void {
  b.band(curveThrough(-26, y - 2, 0, y + 14, 26, y - 2), K.manayola, 10, K.chayilyam);
  b.band(curveThrough(-44, y, -24, y + 30, 0, y + 38, 24, y + 30, 44, y), K.manayola, 8, K.eri);
  b.beads(curveThrough(-52, y + 4, -34, y + 54, 0, y + 70, 34, y + 54, 52, y + 4), 4.4, K.lime);
  b.disc(0, y + 46, 9, K.manayola, 0.7);
  b.dot(0, y + 46, 4.4, K.chayilyam);
}

const RESTING: Joints = [
    [-82, 250],
    [-140, 330],
    [-104, 404],
  ],
  GIVING: Joints = [
    [82, 250],
    [148, 330],
    [206, 410],
  ];

function vishnuTrunk(b: Brush): void {
  bust(
    b,
    GREEN,
    [
      loopThrough(
        -22,
        218,
        -56,
        228,
        -84,
        240,
        -92,
        262,
        -76,
        292,
        -60,
        330,
        -50,
        366,
        -62,
        410,
        0,
        430,
        62,
        410,
        50,
        366,
        60,
        330,
        76,
        292,
        92,
        262,
        84,
        240,
        56,
        228,
        22,
        218,
      ),
      rect(-17, 176, 34, 50),
    ],
    [RESTING, GIVING],
  );
  b.stroke(curveThrough(-62, 284, -36, 300, -8, 286), 0.6);
  b.stroke(curveThrough(62, 284, 36, 300, 8, 286), 0.6);
  b.band(curveThrough(62, 236, 20, 320, -40, 372, -56, 384), K.lime, 5);
  jewels(b, 224);
}

/** The garland of forest flowers, which falls from Vishnu's shoulders to his lap. */
function garland(b: Brush): void {
  for (const sg of [-1, 1]) {
    const string = curveThrough(sg * 58, 230, sg * 62, 290, sg * 50, 350, sg * 44, 402);
    for (let i = 0; i < 15; i++) {
      const p = string[Math.round((i / 14) * (string.length - 1))];
      for (let k = 0; k < 6; k++)
        b.shape(leaf(...p, 9.6, 4, (k / 6) * TAU + i), [K.lime, K.manjal, K.chayilyam][i % 3], 0.26);
      b.dot(...p, 2.4, K.kavi);
    }
  }
}

/** Vishnu's leg over a shoulder of Garuda, his foot on Garuda's palm. */
function rider(b: Brush, sg: -1 | 1): void {
  const s = b.on(0, 0, 1, 0, sg);
  s.model(new Limb(polyline(102, 520, 98, 578), 17, 13).outline, GREEN.skin, GREEN.shade, 6);
  foot(s, 98, 572, 0.74, 0.2, 1, GREEN.skin, K.chayilyam);
  striped(s, [38, 402], [114, 446], [101, 560], [36, 31, 19], K.manayola, K.kavi);
  s.band(curveThrough(83, 570, 98, 577, 113, 570), K.manjal, 7, K.kavi);
  b.take(s);
}

const BEARING: Joints = [
  [100, 478],
  [176, 566],
  [116, 640],
];

/** Garuda's arm: out from under the knee, then back in, the palm under the foot. */
function bearer(b: Brush, sg: -1 | 1): void {
  const s = b.on(0, 0, 1, 0, sg);
  forearm(s, GOLDEN, BEARING);
  s.shape(loopThrough(82, 612, 100, 604, 132, 606, 142, 620, 132, 646, 108, 650, 88, 636), GOLDEN.skin, 0.8);
  b.take(s);
}

/** The fingers that close over the foot, the thumb before its heel. */
function grasp(b: Brush, sg: -1 | 1): void {
  const s = b.on(0, 0, 1, 0, sg);
  for (const [x, y, a, L] of [
    [138, 626, -2.0, 24],
    [128, 632, -1.85, 27],
    [117, 636, -1.75, 27],
    [106, 636, -1.65, 24],
    [88, 630, -1.9, 34],
  ] as const) {
    const finger = new Limb([[x, y], polar(x, y, L * 0.5, a), polar(x, y, L, a)], 6.4, 6, 4);
    s.shape(finger.outline, GOLDEN.skin, 0.66);
  }
  s.fill(loopThrough(86, 624, 104, 628, 126, 624, 140, 622, 134, 642, 110, 648, 90, 638), GOLDEN.skin);
  s.stroke(curveThrough(82, 626, 90, 640, 110, 649, 134, 643, 144, 624), 0.8);
  b.take(s);
}

function garudaBody(b: Brush): void {
  const mirrored: Joints = BEARING.map(([x, y]): Point => [-x, y]) as [Point, Point, Point];
  bust(
    b,
    GOLDEN,
    [
      loopThrough(
        -26,
        444,
        -66,
        452,
        -100,
        466,
        -110,
        492,
        -88,
        524,
        -66,
        560,
        -54,
        596,
        -64,
        640,
        0,
        656,
        64,
        640,
        54,
        596,
        66,
        560,
        88,
        524,
        110,
        492,
        100,
        466,
        66,
        452,
        26,
        444,
      ),
      rect(-20, 404, 40, 50),
    ],
    [BEARING, mirrored],
  );
  b.stroke(curveThrough(-58, 520, -32, 534, -6, 520), 0.6);
  b.stroke(curveThrough(58, 520, 32, 534, 6, 520), 0.6);
  b.dot(0, 604, 3, INK);
  jewels(b, 456);
  b.beads(curveThrough(-44, 470, -40, 540, 0, 590, 40, 540, 44, 470), 4, K.manjal);
  b.band(curveThrough(-58, 566, 0, 578, 58, 566), K.chayilyam, 9, K.manjal);
}

/** Garuda's legs in flight: one knee forward with the shin folded under, the other leg trailing; girdle and fan of cloth. */
function garudaLegs(b: Brush): void {
  const leg = (joints: readonly number[], turn: number) => {
    const [kx, ky, ax, ay] = joints.slice(2);
    b.model(new Limb(polyline(kx, ky, ax, ay), 25, 20, 12).outline, GOLDEN.skin, GOLDEN.shade, 8);
    foot(b, ax, ay, 0.72, turn, 1, GOLDEN.skin, K.chayilyam);
    striped(
      b,
      [joints[0], joints[1]],
      [kx, ky],
      [lerp(kx, ax, 0.66), lerp(ky, ay, 0.66)],
      [36, 28, 18],
      K.lime,
      K.chayilyam,
    );
    const shank = new Limb(polyline(kx, ky, ax, ay), 25, 20, 13);
    b.band(shank.across(0.9, 0.02, 1.08), K.manjal, 8, K.kavi);
  };
  leg([-30, 640, -112, 690, -214, 678], Math.PI - 0.16);
  leg([34, 640, 140, 672, 62, 742], 2.5);
  pleats(b, polyline(-22, 640, -44, 690, -76, 744), polyline(20, 640, 14, 696, -12, 756), {
    n: 7,
    base: K.chayilyam,
    shade: K.deep,
    hems: [
      [0.78, 0.84, K.manjal],
      [0.86, 1, K.eri],
    ],
    zigzag: 6,
    sag: 8,
  });
  b.band(curveThrough(-64, 630, 0, 648, 64, 630), K.manayola, 20, K.kavi);
  b.disc(0, 643, 15, K.manayola, 0.8);
  b.disc(0, 643, 7, K.chayilyam, 0.5);
  for (const sg of [-1, 1]) b.beads(curveThrough(sg * 10, 656, sg * 32, 680, sg * 60, 646), 3.4, K.manjal);
}

/** Tail feathers, spread behind Garuda's legs. */
function tail(b: Brush): void {
  for (const i of [0, 6, 1, 5, 2, 4, 3])
    feather(b, -10, 600, 206, 17, 1.2 + i * 0.2, 0, i % 2 ? K.eri : K.manayola, K.chayilyam);
}

/** Ring of petals behind Vishnu's head. */
function halo(b: Brush, x: number, y: number): void {
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    b.shape(leaf(...polar(x, y, 100, a), 30, 9, a, 0.1, 0.45), i % 2 ? K.manayola : K.eri, 0.4);
  }
  b.disc(x, y, 103, K.manjal, 0.7);
  b.disc(x, y, 92, '#8a2a16', 0.7);
  for (let i = 0; i < 40; i++) b.dot(...polar(x, y, 97.5, (i / 40) * TAU), 3, K.kavi);
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU;
    b.shape(leaf(...polar(x, y, 64, a), 26, 8, a), i % 2 ? '#7f9f4a' : K.manayola, 0.4);
  }
}

/** Vishnu on the shoulders of Garuda; his crown near y 20, Garuda's feet near 750, the middle at x 0. */
function riders(b: Brush, r: Rng): void {
  for (const sg of [-1, 1] as const) {
    const side = b.on(0, 0, 1, 0, sg);
    wing(side, polyline(62, 524, 130, 460, 190, 410, 246, 376));
    b.take(side);
  }
  tail(b);
  halo(b, 0, 130);
  emblems(b);
  vishnuTrunk(b);
  garland(b);
  head(b, r, 0, 138, 0.9, 0.12, GREEN, false);
  garudaBody(b);
  garudaLegs(b);
  for (const sg of [-1, 1] as const) bearer(b, sg);
  for (const sg of [-1, 1] as const) rider(b, sg);
  for (const sg of [-1, 1] as const) grasp(b, sg);
  head(b, r, 6, 384, 0.84, 0.08, GOLDEN, true);
  forearm(b, GREEN, RESTING);
  mudra(b, 'dola', -104, 402, 0.66, 1.1, 1, { skin: GREEN.skin });
  forearm(b, GREEN, GIVING);
  mudra(b, 'pataka', 207, 411, 0.74, 0.98, -1, { skin: GREEN.skin, alta: K.chayilyam });
}

/** Rows of fine strokes along a line, as the murals model an ivory body. */
function combed(b: Brush, edge: Poly, L: number, a: number): void {
  walk(edge, 6.4).forEach(({ p }, i) => b.stroke([p, polar(...p, L * [1, 0.6, 0.8][i % 3], a)], 0.3, FOLD));
}

const TRUNK = new Limb(
  polyline(556, 796, 606, 826, 652, 826, 674, 778, 670, 712, 648, 654, 642, 606, 652, 566),
  44,
  40,
  29,
  22,
  18,
  15,
  12,
  9,
);

/** The elephant king, facing right, up to his knees in the pool; his trunk lifts a lotus. */
function elephant(b: Brush): void {
  const body = union(
      [
        new Limb(polyline(300, 812, 366, 798, 430, 796, 500, 806), 60, 73, 72, 60).outline,
        ellipse(304, 814, 66, 63),
        new Limb(polyline(296, 850, 266, 884, 212, 897), 42, 30, 22).outline,
        new Limb(polyline(336, 854, 348, 900, 344, 960), 38, 29, 28).outline,
        new Limb(polyline(470, 844, 478, 900, 472, 960), 40, 30, 29).outline,
      ],
      14,
    ),
    head = union(
      [
        ellipse(546, 796, 50, 58),
        ellipse(522, 762, 37, 33),
        ellipse(566, 760, 27, 27),
        TRUNK.outline,
        new Limb(polyline(552, 830, 578, 858, 590, 874), 22, 16, 8).outline,
      ],
      18,
    );
  b.shape(new Limb(polyline(512, 844, 534, 892, 532, 960), 34, 28, 27).outline, '#d9bc84', 0.9);
  b.stroke(curveThrough(252, 786, 226, 806, 218, 836), 2.6);
  b.stroke(curveThrough(252, 786, 226, 806, 218, 836), 1.4, IVORY);
  for (const a of [1.2, 1.6, 2]) b.shape(leaf(218, 832, 20, 4, a), INK, 0.3);
  b.cloth(
    body,
    IVORY,
    () => {
      combed(b, curveThrough(262, 776, 320, 740, 400, 722, 480, 738), 15, 1.5);
      combed(b, curveThrough(376, 872, 410, 872, 442, 868), 13, -1.6);
      for (const i of [0, 1, 2]) {
        b.stroke(
          curveThrough(352 + i * 12, 806 + i * 6, 366 + i * 12, 842, 356 + i * 12, 872 - i * 4),
          0.5,
          FOLD,
        );
        b.stroke(
          curveThrough(286 + i * 12, 872 + i * 6, 268 + i * 10, 860 + i * 8, 256 + i * 8, 874 + i * 10),
          0.5,
          FOLD,
        );
        b.stroke(curveThrough(448, 866 + i * 14, 470, 874 + i * 14, 500, 864 + i * 14), 0.5, FOLD);
      }
    },
    1.2,
  );
  b.cloth(
    head,
    IVORY,
    () => {
      for (let i = 11; i < 42; i++) b.stroke(TRUNK.across(i / 43, 0.01, 0.84), 0.44, FOLD);
      combed(b, curveThrough(492, 754, 520, 736, 560, 740, 588, 764), 11, 1.6);
    },
    1.2,
  );
  const ear = loopThrough(
    514,
    756,
    488,
    748,
    458,
    762,
    444,
    798,
    450,
    838,
    470,
    872,
    492,
    866,
    504,
    840,
    518,
    818,
    526,
    788,
  );
  b.cloth(
    ear,
    '#e2c58a',
    () => {
      for (const i of [0, 1, 2, 3])
        b.stroke(
          curveThrough(508 - i * 10, 768 + i * 4, 486 - i * 8, 804, 494 - i * 8, 852 - i * 4),
          0.5,
          FOLD,
        );
    },
    1.1,
  );
  const eye = loopThrough(546, 800, 556, 792, 570, 792, 582, 801, 570, 806, 556, 806);
  b.fill(eye, K.lime);
  b.within(eye, () => b.dot(567, 798, 6.4, INK));
  b.contour(eye, 0.7);
  b.stroke(curveThrough(536, 802, 552, 786, 571, 785, 590, 800), 0.8);
  b.stroke(curveThrough(542, 811, 556, 815, 576, 811), 0.5);
  b.shape(
    loopThrough(588, 846, 606, 856, 630, 854, 654, 834, 664, 808, 667, 834, 648, 864, 616, 877, 590, 868),
    K.lime,
    0.9,
  );
  b.band(curveThrough(589, 844, 595, 856, 591, 870), K.manayola, 6, K.kavi);
  // the flowers painted on a king's brow
  for (const [x, y, R] of [
    [552, 754, 11],
    [574, 764, 9],
    [528, 750, 9],
    [480, 800, 10],
  ] as const) {
    for (let k = 0; k < 7; k++) b.shape(leaf(x, y, R, R * 0.36, (k / 7) * TAU), K.chayilyam, 0.3);
    b.dot(x, y, R * 0.3, K.manjal);
  }
  b.add(lotusAt(b, 656, 574, 58));
  b.shape(loopThrough(640, 584, 646, 566, 660, 560, 670, 568, 660, 574, 656, 588), IVORY, 0.8);
}

/** A mural lotus in the coordinates of a flipped brush. */
function lotusAt(b: Brush, x: number, y: number, R: number): string {
  const [[u, v]] = b.map([[x, y]]);
  return muralLotus(u, v, R, 9, 1.2);
}

const SCALY = '#b98a34';

/** Crocodile from the left, its tail thrown up; its open mouth, without the jaws that close on the leg. */
function crocodile(b: Brush): void {
  const spine = curveThrough(190, 892, 146, 884, 110, 904, 106, 860, 128, 812, 112, 760),
    body = union([ribbon(spine, widths(32, 38, 34, 24, 15, 3)), ellipse(176, 888, 32, 36)], 10);
  for (let i = 0; i < 15; i++) {
    const k = Math.round(((i + 1) / 16) * (spine.length - 1)),
      [x, y] = spine[k],
      [u, v] = spine[Math.min(spine.length - 1, k + 2)],
      a = Math.atan2(v - y, u - x) + Math.PI / 2;
    b.shape(leaf(...polar(x, y, lerp(28, 3, i / 14), a), 18, 7, a, 0.2, 0.4), K.eri, 0.5);
  }
  b.cloth(body, SCALY, () => b.add(scales(b.map(body), 0, 14, K.deep, 1)), 1.1);
  b.shape(
    loopThrough(166, 886, 200, 868, 262, 866, 270, 890, 256, 918, 206, 920, 170, 904),
    K.chayilyam,
    0.8,
  );
}

/** The crocodile's jaws, over and under the leg. */
function jaws(b: Brush): void {
  for (const x of [203, 211, 219])
    b.shape(ellipse(205 - Math.abs(x - 211) * 0.3, 885 + (x - 203) * 1.4, 4.4, 5.6), K.manjal, 0.5);
  const upper = loopThrough([
      152, 880, 166, 854, 188, 840, 208, 846, 222, 856, 250, 850, 270, 844, 286, 834, 298, 846, 294, 860, 266,
      868, 230, 876, 196, 884, 172, 898,
    ]),
    lower = loopThrough([
      150, 890, 176, 898, 210, 910, 244, 914, 276, 916, 284, 926, 268, 936, 226, 938, 180, 930, 152, 916,
    ]);
  for (let i = 0; i < 7; i++) {
    const x = 206 + i * 12.4;
    b.shape(polyline(x - 5, 882 - i * 2.6, x + 1, 896 - i * 2.4, x + 6, 880 - i * 2.6), K.lime, 0.5);
    b.shape(polyline(x - 4, 911 + i * 0.8, x + 2, 898 + i * 0.9, x + 7, 913 + i * 0.6), K.lime, 0.5);
  }
  for (const p of [lower, upper]) {
    b.cloth(p, SCALY, () => b.add(scales(b.map(p), 0, 12, '#8a5a1c', 0.8)), 1.1);
  }
  b.shape(ellipse(190, 856, 15, 12), K.manjal, 0.9);
  b.shape(ellipse(192, 858, 10, 7), K.lime, 0.5);
  b.dot(196, 858, 4.6, INK);
  b.disc(288, 843, 3.4, INK, 0.3);
  b.shape(loopThrough(130, 908, 150, 898, 168, 912, 172, 940, 192, 950, 144, 952, 128, 932), SCALY, 1);
}

function pads(b: Brush, list: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, R] of list) {
    b.shape(ellipse(x, y, R * 1.15, R * 0.4), '#8fae54', 0.7);
    b.add(lotusAt(b, x, y - 2, R));
  }
}

/** Water of the murals in green. */
const pool = (x0: number, x1: number, y0: number, y1: number): string =>
  waves(x0, x1, y0, y1, '#2c5640')
    .replaceAll('#3f7480', '#4b7d58')
    .replaceAll('#2f6070', '#3a6a4a')
    .replaceAll('#9cc0b4', '#a9c08a');

function draw(seed: number): Painting {
  const r = new Rng(seed),
    { f, wall } = wallAndBorder(
      W,
      H,
      r,
      '#a23a1e',
      '#5d7f42',
      (x, y) =>
        y > POOL - 26 || Math.hypot((x - 445) / 1.3, y - 430) < 232 || (Math.abs(x - 445) < 196 && y < 320),
    );
  // drawn facing right and shown facing left
  const b = new Brush(INK, 2.9, (p) => p.map(([x, y]): Point => [W - x, y]));
  b.add(wall, pool(f.x, f.x + f.w, POOL, f.y + f.h + 8));
  const group = b.on(424, 72, 0.88, 0.03);
  riders(group, r);
  b.take(group);
  pads(b, [
    [748, 770, 34],
    [120, 764, 24],
    [730, 856, 36],
  ]);
  crocodile(b);
  elephant(b);
  jaws(b);
  b.add(pool(f.x, f.x + f.w, 934, f.y + f.h + 8));
  pads(b, [
    [590, 934, 34],
    [404, 948, 28],
    [760, 938, 30],
  ]);
  return {
    w: W,
    h: H,
    bg: K.deep,
    body: clip(rect(f.x, f.y, f.w, f.h), b.svg) + f.svg,
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'gallery-south-indian-kerala-gajendra',
  collection: 'gallery',
  seed: 11,
  width: W,
  height: H,
  alt: 'Green Vishnu rides down on the shoulders of winged Garuda to a pale elephant that lifts a lotus in its trunk while a crocodile holds its leg.',
  draw,
};
