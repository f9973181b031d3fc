/** Durga in battle: eight arms in a fan, a lunge from her lion, both front hands on the trident. */
import { curve, curveThrough } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { pleats, sashEnd } from '../tanjore/drapery.ts';
import { type HandName, backArm, bangle, foot, hand } from '../tanjore/flesh.ts';
import { type Arm, garland, icon } from '../tanjore/icon.ts';
import { beadRow, girdle } from '../tanjore/regalia.ts';
import { bow, conch, discus, mace, shield, sword, trident } from './emblems.ts';
import { MYSORE_HAND, SILK } from './style.ts';

type Held = NonNullable<Arm['hold']>;

/** A further arm: from the shoulder at `root`, by the angles of its two halves. */
interface Further {
  root: Point;
  /** Directions of the upper and the lower arm. */
  way: [number, number];
  hand: HandName;
  aim: number;
  flip?: boolean;
  hold?: Held;
  carry?: Held;
}

const UPPER = 55,
  LOWER = 51;

/** Arm behind the body in the sleeve of the bodice, with armlet, bracelets and what it holds. */
function furtherArm(pen: Pen, a: Further, t: Tone, c: Cloth) {
  const elbow = polar(...a.root, UPPER, a.way[0]),
    wrist = polar(...elbow, LOWER, a.way[1]),
    sleeve = ribbon(
      [a.root, polar(...a.root, UPPER * 0.3, a.way[0]), polar(...a.root, UPPER * 0.62, a.way[0])],
      widths(17, 18.5, 17),
      3,
    ),
    across = a.way[0] + Math.PI / 2,
    end = polar(...a.root, UPPER * 0.6, a.way[0]);
  backArm(pen, t, a.root, elbow, wrist, 0.96);
  pen.drape(
    {
      shape: sleeve,
      folds: [0.25, 0.45].map((u) =>
        curve([
          polar(...polar(...a.root, UPPER * u, a.way[0]), -16, across),
          polar(...a.root, UPPER * (u + 0.08), a.way[0]),
          polar(...polar(...a.root, UPPER * u, a.way[0]), 16, across),
        ]),
      ),
      bands: [],
      trims: [],
      motifs: pen.stations(sleeve, 13, 5),
    },
    c,
    2.8,
  );
  pen.trim(
    curve([polar(...end, -17, across), polar(...a.root, UPPER * 0.64, a.way[0]), polar(...end, 17, across)]),
    c,
  );
  bangle(pen, polar(...a.root, UPPER * 0.8, a.way[0]), a.way[0], 14.4);
  const grip = polar(...wrist, a.hand === 'grip' ? 16 : 33, a.aim);
  a.hold?.(pen, grip, a.aim);
  const place = hand(pen, a.hand, wrist, a.aim, t, 1.14, a.flip);
  bangle(pen, polar(...wrist, -3, a.way[1]), a.way[1], 9, 3.4, false);
  bangle(pen, polar(...wrist, -10.5, a.way[1]), a.way[1], 10, 2.6, true);
  a.carry?.(pen, place, a.aim);
}

/** The six further arms, lowest first, so that the upper lie over them at the shoulder. */
const ARMS: readonly Further[] = [
  { root: [-34, -262], way: [2.75, -3], hand: 'grip', aim: -2.3, hold: mace },
  { root: [38, -272], way: [0.22, -0.12], hand: 'grip', aim: -0.12, flip: true, carry: shield },
  { root: [-36, -268], way: [-2.8, -2.45], hand: 'grip', aim: -2.1, hold: sword(-1.72, 112) },
  { root: [38, -278], way: [-0.34, -0.72], hand: 'grip', aim: -0.5, flip: true, hold: bow },
  { root: [-34, -274], way: [-2.3, -1.72], hand: 'raise', aim: -1.72, carry: discus },
  { root: [34, -284], way: [-0.86, -1.42], hand: 'raise', aim: -1.42, flip: true, carry: conch },
];

/** Where her feet stand. */
const STANCE = { back: [-84, -2] as Point, front: [124, -14] as Point };

/** One leg in the divided sari. @param outer,inner its two edges from hip to hem */
function leg(pen: Pen, c: Cloth, outer: Poly, inner: Poly, folds: (at: Sheet['at']) => Poly[]) {
  const cloth = new Sheet(outer, inner, 4, 4, 40),
    shape = cloth.outline();
  pen.drape(
    {
      shape,
      folds: folds((u, v) => cloth.at(u, v)),
      bands: [cloth.band(0.9, 0.975)],
      trims: [],
      motifs: pen.stations(shape, 18, 8),
    },
    c,
    5,
  );
}

/** The sari of battle, drawn between the legs: the silk follows each leg, its pleats fly back with the stride. */
const battleSari = (c: Cloth, c2: Cloth, t: Tone) => (pen: Pen) => {
  const [fx, fy] = STANCE.front,
    [bx, by] = STANCE.back;
  sashEnd(pen, curveThrough(6, -164, -34, -158, -66, -138, -98, -156, -130, -150), c2, [8, 22]);
  foot(pen, t, [bx - 4, by - 6], 0.1, -1, 1.08);
  anklet(pen, [bx + 1, by - 17]);
  leg(
    pen,
    c,
    curveThrough(0, -176, -10, -140, -34, -96, -66, -56, bx - 20, by - 26),
    curveThrough(40, -128, 26, -100, 0, -66, -26, -40, bx + 28, by - 18),
    (at) => [
      ...series(5, (i) =>
        curve([at(0.96, 0.02 + i * 0.05), at(0.5, 0.16 + i * 0.08), at(0.08, 0.2 + i * 0.14)]),
      ),
      ...series(5, (i) =>
        curve([at(0.2 + i * 0.15, 0.5 + i * 0.03), at(0.2 + i * 0.15, 0.72), at(0.14 + i * 0.18, 0.88)]),
      ),
    ],
  );
  foot(pen, t, [fx + 4, fy - 4], 0.12, 1, 1.08);
  anklet(pen, [fx - 1, fy - 19]);
  leg(
    pen,
    c,
    curveThrough(30, -186, 72, -164, 112, -134, 140, -108, 148, -82, fx + 22, fy - 50, fx + 25, fy - 24),
    curveThrough(6, -148, 28, -110, 62, -94, 86, -80, 95, -66, fx - 26, fy - 44, fx - 26, fy - 21),
    (at) => [
      ...series(5, (i) =>
        curve([at(0.96, 0.06 + i * 0.05), at(0.5, 0.14 + i * 0.06), at(0.1, 0.2 + i * 0.07)]),
      ),
      ...series(4, (i) =>
        curve([at(0.9, 0.5 + i * 0.03), at(0.5, 0.47 + i * 0.06), at(0.08, 0.5 + i * 0.1)]),
      ),
      ...series(4, (i) =>
        curve([at(0.2 + i * 0.2, 0.66 + i * 0.02), at(0.18 + i * 0.21, 0.78), at(0.16 + i * 0.22, 0.89)]),
      ),
    ],
  );
  pleats(
    pen,
    curveThrough(12, -164, 2, -124, -20, -88, -64, -62),
    curveThrough(42, -162, 46, -116, 36, -70, 4, -30),
    c2,
    9,
    6,
  );
};

function anklet(pen: Pen, [x, y]: Point) {
  pen.gold(
    ribbon(curveThrough(x - 14, y - 1, x, y + 4, x + 14, y - 1), () => 3),
    false,
  );
  beadRow(pen, curveThrough(x - 13, y + 6, x, y + 11, x + 13, y + 6), 2.4);
}

/** Where the shaft passes her breast, which way it points, and how far the prongs begin from there. */
const SHAFT = { at: [3, -236] as Point, way: 0.66, up: 205, down: 118 };

/** The goddess; between her feet at the pen's place. */
export function durga(pen: Pen) {
  const t = MYSORE_HAND.tones.fair;
  for (const a of ARMS) furtherArm(pen, a, t, SILK.green);
  icon(pen, {
    woman: true,
    tone: t,
    spine: [
      [31, -156],
      [16, -212],
      [2, -288],
    ],
    head: { turn: 0.8, gaze: [2.6, 3], open: 0.9, tilt: 0.12, size: 0.94, jaw: 0.94 },
    crown: 'kirita',
    choli: SILK.green,
    arms: [
      { side: -1, elbow: [-104, -226], wrist: [-79, -278], hand: 'grip', aim: SHAFT.way - Math.PI / 2 },
      {
        side: 1,
        elbow: [102, -240],
        wrist: [86, -194],
        hand: 'grip',
        aim: SHAFT.way + Math.PI / 2,
        flip: true,
      },
    ],
    lower: battleSari(SILK.red, SILK.green, t),
    adorn: (q, N) => {
      girdle(q, [29, -170], 42, 6);
      garland(128, 38, ['#d8687c', '#fbf6ea', '#e2a24a'], 6)(q, N);
    },
    prop: (q) => trident(q, SHAFT.at, SHAFT.way, SHAFT.up, SHAFT.down, 1.06),
  });
}
