/** Dancers' hands: the wrist at the origin, the fingers along x, the thumb upwards; about 78 long. */
import { curve, loopThrough } from '../../draw/curves.ts';
import { union } from '../../draw/contour.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { limb } from '../animals/limb.ts';

/** An outline and the lines inside it. */
export interface Hand {
  outline: Poly;
  creases: Poly[];
}

const PALM = loopThrough([-6, -10, 8, -12, 20, -16, 34, -16, 42, -6, 41, 8, 32, 16, 16, 15, 6, 11, -6, 10]);

/** A finger that ends round; the thumb, which comes first, is thicker. */
const finger = (f: number[], i: number): Poly[] => [
  limb(f, i ? 6 : 7, i ? 5.6 : 6, 3.6),
  ellipse(f[4], f[5], 3.6, 3.6, 0, 14),
];

const made = new Map<string, Hand>();

const fromFingers = (name: string, palm: Poly, fingers: number[][], creases: number[][]): Hand => {
  const known = made.get(name);
  if (known) return known;
  const hand = {
    outline: union([palm, ...fingers.flatMap(finger)], 2.5, 0.9),
    creases: creases.map((c) => curve(series(c.length / 2, (i) => [c[2 * i], c[2 * i + 1]]))),
  };
  made.set(name, hand);
  return hand;
};

/** Fingers fanned, palm seen. */
export const fanned = (): Hand =>
  fromFingers(
    'fanned',
    PALM,
    [
      [12, -8, 24, -25, 40, -33],
      [34, -11, 54, -21, 76, -25],
      [36, -4, 60, -7, 85, -6],
      [36, 4, 58, 8, 80, 13],
      [32, 10, 50, 20, 66, 30],
    ],
    [
      [10, -3, 20, 2, 24, 12],
      [18, -10, 28, -4, 40, -2],
    ],
  );

/** Fingers together, as for a clap or a blessing. */
export const flat = (): Hand =>
  fromFingers(
    'flat',
    PALM,
    [
      [12, -8, 26, -22, 44, -25],
      [34, -9, 56, -12, 76, -10],
      [36, -3, 58, -3, 83, -1],
      [36, 4, 58, 6, 79, 7],
      [32, 9, 50, 13, 68, 14],
    ],
    [
      [46, -8, 60, -8.5, 74, -6],
      [46, 1, 62, 1.4, 77, 3],
      [44, 8.5, 58, 10, 70, 11],
    ],
  );

/** The first finger up, the others folded: the hand of Punjab's dances. */
export const pointing = (): Hand =>
  fromFingers(
    'pointing',
    loopThrough([-6, -10, 8, -13, 24, -17, 40, -14, 48, -2, 47, 10, 36, 17, 18, 16, 6, 12, -6, 10]),
    [
      [10, -4, 28, -2, 40, 4],
      [36, -10, 60, -14, 84, -15],
    ],
    [
      [14, -8, 28, -6, 42, 2],
      [30, 9, 38, 3, 48, 3],
      [28, 14, 36, 10, 44, 11],
    ],
  );

/** Thumb and first finger meet, the others spread: a flower held, a dancer's word. */
export const pinched = (): Hand =>
  fromFingers(
    'pinched',
    PALM,
    [
      [12, -8, 28, -22, 50, -24],
      [34, -10, 52, -14, 53, -25],
      [36, -3, 58, -8, 80, -14],
      [36, 4, 60, 4, 82, 2],
      [32, 10, 52, 16, 70, 20],
    ],
    [
      [12, 0, 22, 4, 26, 12],
      [36, -6, 42, -9, 48, -14],
    ],
  );

/** Seen from the side, palm up, to carry something. */
export const bearing = (): Hand =>
  fromFingers(
    'bearing',
    loopThrough([-6, -9, 10, -9, 26, -8, 42, -7, 44, 4, 34, 11, 16, 12, -6, 10]),
    [
      [14, -4, 26, -15, 40, -15],
      [34, -2, 56, 0, 80, -9],
      [34, 2, 54, 7, 74, 2],
    ],
    [
      [40, 3, 54, 4, 68, -1],
      [6, -4, 20, -2, 32, -6],
    ],
  );

/** Closed round a stick that runs along y through (30, 0). */
export const closed = (): Hand =>
  fromFingers(
    'closed',
    loopThrough([
      -6, -10, 8, -14, 24, -20, 40, -19, 47, -11, 46, -3, 47, 4, 45, 11, 40, 18, 26, 20, 10, 14, -6, 10,
    ]),
    [[10, -8, 24, -22, 38, -24]],
    [
      [26, -12, 36, -12, 46, -8],
      [24, -3, 36, -3, 46, -1],
      [26, 6, 36, 7, 45, 8],
      [14, -10, 26, -15, 38, -18],
    ],
  );
