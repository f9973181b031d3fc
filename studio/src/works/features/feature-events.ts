/** Temple festival in the colours of a Kerala mural: the tusker bears the golden shield under its parasol, horns and drum before it. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KERALA_HAND } from '../../figures/tradition.ts';
import { stateElephant } from '../../motifs/painted/state-elephant.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { DOOR_FLOOR, DOOR_SIZE as SIZE, doorway } from '../../traditions/doorway.ts';
import { INK, K } from '../../traditions/kerala/style.ts';
import type { Work } from '../../work.ts';

const WALL = {
  ink: INK,
  wall: K.eri,
  flower: K.chayilyam,
  heart: K.manjal,
  leaf: K.manayola,
  band: K.deep,
  stud: K.manjal,
  edge: K.manayola,
};

/** Fringed parasol on its pole, tiers of silk from the top down. */
function parasol(x: number, y: number, w: number, pole: number): string {
  let s = line(polyline(x, y, x, pole), INK, 9) + line(polyline(x, y, x, pole), K.manjal, 6);
  for (const [k, dy, colour] of [
    [1, 0, K.eri],
    [0.66, -w * 0.3, K.chayilyam],
    [0.36, -w * 0.52, K.manjal],
  ] as const) {
    const [half, base] = [w * k, y + dy];
    const dome = [
      ...curve([
        [x - half, base],
        [x - half * 0.6, base - w * 0.26],
        [x, base - w * 0.36],
        [x + half * 0.6, base - w * 0.26],
        [x + half, base],
      ] as Point[]),
    ];
    const ribs = [-0.72, -0.4, 0, 0.4, 0.72].map((t): Poly =>
      curve([
        [x + t * half * 1.2, base],
        [x + t * half * 0.7, base - w * 0.22],
        [x, base - w * 0.37],
      ]),
    );
    s += patterned(dome, colour, lines(ribs, K.deep, 1.8), INK, 2.4);
    const fringe = walk(polyline(x - half + 4, base, x + half - 4, base), 11);
    for (const [i, k2] of fringe.entries())
      s += inked(leaf(k2.p[0], base - 2, 22, 5.4, Math.PI / 2), i % 2 ? K.lime : K.manayola, INK, 0.9);
    s +=
      line(polyline(x - half, base, x + half, base), K.manayola, 6) +
      dots(resample(polyline(x - half + 6, base, x + half - 6, base), 10), 1.9, K.deep);
  }
  return s + dot(x, y - w * 0.92, 8, K.manayola) + ink(ellipse(x, y - w * 0.92, 8), INK, 1.8);
}

/** The shield (kolam) that stands on the elephant's back: gold, a lotus in its middle, peacock feathers round it. */
function shield(x: number, y: number, R: number): string {
  let s = '';
  for (let i = 0; i < 17; i++) {
    const a = -Math.PI * 1.06 + (i / 16) * Math.PI * 1.12;
    const plume = leaf(x, y, R * 1.62, R * 0.17, a, 0, 0.86);
    const eye: Point = [x + Math.cos(a) * R * 1.4, y + Math.sin(a) * R * 1.4];
    s += inked(plume, K.eri, INK, 1.3) + dot(...eye, R * 0.12, K.manjal) + dot(...eye, R * 0.075, K.blue);
  }
  const plate = loopThrough(
    offsets(x, y, [-0.9, 0.76, -1, -0.1, -0.6, -0.82, 0, -1.08, 0.6, -0.82, 1, -0.1, 0.9, 0.76, 0, 0.86], R),
  );
  s +=
    fill(plate, K.manayola) +
    dots(
      walk(plate, 12, true).map((k) => [x + (k.p[0] - x) * 0.88, y + (k.p[1] - y) * 0.88]),
      3,
      K.chayilyam,
    ) +
    ink(plate, INK, 2.6);
  for (const [k, n, colour] of [
    [0.68, 12, K.chayilyam],
    [0.46, 9, K.lime],
    [0.24, 7, K.kavi],
  ] as const)
    for (const p of rosette(x, y - R * 0.08, R * k, n, 0.2, 0.6, 1.15)) s += inked(p, colour, INK, 1.2);
  return s + dot(x, y - R * 0.08, 5, K.manjal);
}

const mundu = cloth(K.lime, '#b08a4a', K.kavi, K.kavi, K.manjal, 'stripe');

const player = (
  hold: FigureSpec['hold'],
  prop: NonNullable<FigureSpec['prop']>,
  pose: FigureSpec['pose'],
): FigureSpec => ({
  build: 'man',
  view: 'profile',
  tone: 'wheat',
  hair: 'bun',
  gear: 'none',
  jewels: 1,
  pose,
  handScale: 1.1,
  face: { moustache: true, noseRing: false },
  wear: {
    lower: 'dhoti',
    lowerCloth: mundu,
    upper: 'none',
    scarf: cloth(K.chayilyam, K.deep, K.manjal, K.manayola, K.kavi, 'dots'),
    scarfStyle: 'stole',
  },
  hold,
  prop,
});

/** Chenda, the upright drum, hung before the player; two sticks. */
const drummer = player(
  [
    (pen, at) => pen.stroke([at, [at[0] + 26, at[1] + 24]], 5, '#7a4a1e'),
    (pen, at) => pen.stroke([at, [at[0] - 16, at[1] + 30]], 5, '#7a4a1e'),
  ],
  (pen) => {
    const barrel = rect(10, -212, 84, 104).map(([x, y]): Point => [x, y]);
    pen.shape(barrel, '#9a5a2c', INK, 1.2, 8);
    for (let i = 0; i < 7; i++)
      pen.stroke(polyline(14 + i * 13, -208, 20 + i * 11, -160, 14 + i * 13, -112), 1.4, K.lime);
    for (const y of [-212, -108])
      pen.shape(ellipse(52, y, 45, 12), y < -200 ? K.lime : K.manayola, INK, 1, 3);
    pen.stroke(curveThrough(14, -206, -6, -290, 20, -340), 4, K.chayilyam);
  },
  withArms(
    POSES.stand(),
    { to: [30, -244], mudra: 'grip', aim: 0.4 },
    { to: [84, -252], mudra: 'grip', aim: 1.2, order: 'front' },
  ),
);

/** Kombu, the great curved horn. */
const trumpeter = player(
  undefined,
  (pen) => {
    const tube = curveThrough(34, -372, 78, -350, 116, -388, 128, -460, 104, -524, 62, -548);
    pen.stroke(tube, 13, INK);
    pen.stroke(tube, 9, K.manayola);
    pen.shape(
      transform(
        loopThrough(-6, -8, 24, -26, 40, -22, 44, 0, 40, 22, 24, 26, -6, 8),
        66,
        -546,
        0.8,
        Math.PI + 0.5,
      ),
      K.manayola,
      INK,
      1.2,
      4,
    );
    for (const k of walk(tube, 44).slice(1, -1))
      pen.stroke(
        [
          [k.p[0] + Math.cos(k.a + 1.57) * 8, k.p[1] + Math.sin(k.a + 1.57) * 8],
          [k.p[0] - Math.cos(k.a + 1.57) * 8, k.p[1] - Math.sin(k.a + 1.57) * 8],
        ],
        4,
        K.chayilyam,
      );
  },
  withArms(
    POSES.stand(),
    { to: [60, -336], mudra: 'grip', aim: -0.4 },
    { to: [104, -372], mudra: 'grip', aim: -1.2, order: 'front' },
  ),
);

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, SIZE, SIZE), K.kavi);
  // lamps of the temple wall in rows: each a leaf of flame on a brass bracket
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 9; i++) {
      const [x, y] = [104 + i * 74 + (row % 2) * 37, 178 + row * 84];
      s +=
        fill(leaf(x, y, 30, 8, -Math.PI / 2, 0, 0.35), K.manjal) +
        dot(x, y - 9, 3, K.chayilyam) +
        inked(loopThrough(x - 13, y, x, y + 8, x + 13, y, x, y + 2), K.manayola, INK, 1);
    }
  const floor = rect(0, 660, SIZE, 70);
  s +=
    fill(floor, K.manjal) +
    hatch(floor, 0.05, 9, 1.2, K.manayola, r) +
    ink(polyline(0, 660, SIZE, 660), INK, 3, { closed: false, taper: 0 });
  const hide = {
    hide: '#6f6a66',
    shade: '#26221f',
    line: INK,
    cloth: K.kavi,
    gold: K.manayola,
    flower: K.lime,
    ivory: K.lime,
  };
  s += parasol(276, 268, 116, 430);
  s += shield(276, 402, 74);
  s += stateElephant(
    286,
    DOOR_FLOOR - 18 - 124 * 1.17,
    1.17,
    1,
    hide,
    r,
    [128, -34, 162, 10, 166, 60, 156, 100, 176, 116],
  );
  const band = new Pen(KERALA_HAND, r, 568, DOOR_FLOOR - 12, 0.68, -1, false, 1.08);
  drawFigure(band, trumpeter);
  const drum = new Pen(KERALA_HAND, r, 650, DOOR_FLOOR - 4, 0.68, -1, false, 1.08);
  drawFigure(drum, drummer);
  s += band.svg + drum.svg;
  return {
    w: SIZE,
    h: SIZE,
    bg: K.lime,
    body: doorway(s, WALL),
    finish: {
      seed,
      surface: 'plaster',
      wobble: 1.2,
      grain: 0.5,
      mottle: 1.2,
      fibre: 0.6,
      vignette: 0.3,
      age: 0.4,
    },
  };
}

export const work: Work = {
  id: 'feature-events',
  collection: 'features',
  seed: 7,
  width: SIZE,
  height: SIZE,
  alt: 'Behind a dark green doorway a festival elephant bears a golden shield under a parasol while a drummer and a horn player lead it.',
  draw,
};
