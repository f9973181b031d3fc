/** Colours of the garba dancers and drummers, and the beat of their arms. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { limb } from '../../motifs/animals/limb.ts';
import type { DancerPen, Look } from '../../motifs/dancers/dancer-pen.ts';
import { closed, fanned, flat } from '../../motifs/dancers/hands.ts';
import { K } from './style.ts';

/** Cream skin and iron-black line. */
export const LOOK: Look = {
  skin: K.white,
  ink: K.black,
  hair: K.black,
  white: K.white,
  lip: K.red,
  alta: K.red,
  w: 2.5,
};

/** The colour of lamplight and gold. */
export const LAMP = '#e9a93a';

/** How the arms stand in the beat of the clap. */
export type Beat = 'low' | 'high' | 'open' | 'drum' | 'roll';

/** Who dances: colours of skirt, bodice and veil, and the moment of the beat. */
export interface Dancer {
  beat: Beat;
  /** How far the trunk bows, in radians. */
  lean: number;
  skirt: string;
  bodice: string;
  veil: string;
  /** A drummer's dhol: colour of its shell and of its lacing. */
  dhol?: [shell: string, lace: string];
}

/** Shoulder, elbow and wrist. */
export type Arm = [Point, Point, Point];

/** Shoulder, elbow and wrist of both arms in each beat. */
export const ARMS: Record<Beat, { far: Arm; near: Arm }> = {
  low: {
    far: [
      [30, -106],
      [84, -84],
      [116, -124],
    ],
    near: [
      [-18, -104],
      [26, -44],
      [92, -66],
    ],
  },
  high: {
    far: [
      [30, -106],
      [88, -128],
      [98, -200],
    ],
    near: [
      [-18, -104],
      [42, -98],
      [92, -146],
    ],
  },
  drum: {
    far: [
      [30, -106],
      [92, -84],
      [128, -50],
    ],
    near: [
      [-18, -104],
      [-74, -58],
      [-96, -14],
    ],
  },
  roll: {
    far: [
      [30, -106],
      [96, -128],
      [118, -190],
    ],
    near: [
      [-18, -104],
      [-70, -54],
      [-92, -8],
    ],
  },
  open: {
    far: [
      [30, -106],
      [86, -84],
      [138, -132],
    ],
    near: [
      [-18, -104],
      [-72, -62],
      [-124, -104],
    ],
  },
};

/** Turn of the far and the near hand against the forearm: the palms come together crosswise. */
const TURN: Record<Beat, [number, number]> = {
  low: [1.5, -0.36],
  high: [1.6, 0.25],
  open: [0, 0],
  drum: [0.2, 0.3],
  roll: [0, 0.3],
};

const BANGLES = [K.white, K.red, K.white, LAMP];

const hands = (beat: Beat) =>
  beat === 'open' ? fanned() : beat === 'drum' || beat === 'roll' ? closed() : flat();

/** Arm behind the trunk. */
export const farArm = (u: DancerPen, beat: Beat): string =>
  u.arm(ARMS[beat].far, hands(beat), { turn: TURN[beat][0], bangles: BANGLES });

/** Arm before the trunk. */
export const nearArm = (u: DancerPen, beat: Beat): string =>
  u.arm(ARMS[beat].near, hands(beat), {
    turn: TURN[beat][1],
    side: beat === 'open' ? -1 : 1,
    bangles: BANGLES,
  });

/** The sleeve of an arm. */
export const sleeve = ([a, b]: Arm): Poly => {
  const k = 0.72;
  return limb(
    [
      ...a,
      (a[0] + b[0] * 0.55) / 1.55,
      (a[1] + b[1] * 0.55) / 1.55,
      a[0] + (b[0] - a[0]) * k,
      a[1] + (b[1] - a[1]) * k,
    ],
    18,
    18,
    16,
  );
};

/** The hem of a sleeve, a band across the upper arm. */
export const hemOf = ([a, b]: Arm): [number, number, number] => [
  a[0] + (b[0] - a[0]) * 0.72,
  a[1] + (b[1] - a[1]) * 0.72,
  Math.atan2(b[1] - a[1], b[0] - a[0]),
];
