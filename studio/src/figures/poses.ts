/** Poses as plain data. Every pose keeps the feet on y = 0; arms are solved from where the wrists should be. */

import type { ArmPose, LegPose, Mudra, Pose } from './types.ts';

const arm = (
  x: number,
  y: number,
  bend: 1 | -1,
  mudra: Mudra,
  order: ArmPose['order'] = 'front',
  aim?: number,
  flip = false,
  reach?: number,
): ArmPose => ({ to: [x, y], bend, mudra, order, aim, flip, reach });

const straight: [LegPose, LegPose] = [
  { knee: [-12, -112], ankle: [-14, -12], foot: 'right' },
  { knee: [19, -115], ankle: [20, -11], foot: 'right' },
];

const uprightSpine: Pose['spine'] = [
  [-3, -212],
  [-1, -248],
  [4, -296],
  [2, -342],
];

const seatedSpine: Pose['spine'] = [
  [-4, -34],
  [-4, -70],
  [0, -116],
  [-1, -160],
];

const lotusLegs: [LegPose, LegPose] = [
  { knee: [-70, -20], ankle: [12, -8] },
  { knee: [74, -20], ankle: [-8, -8] },
];

const bent: Pose['spine'] = [
  [-12, -212],
  [-8, -248],
  [8, -296],
  [2, -342],
];

/** Where a flute is held: mouth and the direction it points, filled in by the figure when it plays. */
export const POSES = {
  /** Lotus raised before the breast, other arm at rest by the skirt. */
  stand: (): Pose => ({
    name: 'stand',
    spine: uprightSpine,
    headTilt: 0.03,
    base: 'stand',
    legs: straight,
    arms: [arm(-42, -196, -1, 'rest', 'front', 1.9), arm(62, -306, -1, 'hold', 'behind', -0.95)],
  }),
  /** Both hands offer a garland or tray forward. */
  offer: (): Pose => ({
    name: 'offer',
    spine: [
      [-4, -212],
      [-3, -248],
      [3, -296],
      [5, -341],
    ],
    headTilt: 0.08,
    base: 'stand',
    legs: straight,
    arms: [arm(66, -262, -1, 'garland', 'front', -0.25), arm(78, -280, -1, 'garland', 'behind', -0.35)],
  }),
  /** One hand draws the veil forward, the other hangs. */
  veil: (): Pose => ({
    name: 'veil',
    spine: uprightSpine,
    headTilt: 0.1,
    base: 'stand',
    legs: straight,
    arms: [arm(-36, -198, -1, 'hold', 'front', 1.5), arm(50, -326, -1, 'veil', 'front', -2.35)],
  }),
  namaste: (): Pose => ({
    name: 'namaste',
    spine: uprightSpine,
    headTilt: 0.12,
    base: 'stand',
    legs: straight,
    arms: [arm(36, -292, -1, 'namaste', 'front', -1.0), arm(40, -294, -1, 'namaste', 'behind', -1.0)],
  }),
  bless: (): Pose => ({
    name: 'bless',
    spine: bent,
    headTilt: 0,
    base: 'stand',
    legs: straight,
    arms: [arm(-46, -214, -1, 'hip', 'front', 0.5), arm(66, -304, -1, 'blessing', 'front', -1.5)],
  }),
  /** Archer: bow in the front hand, blessing with the other. */
  bow: (): Pose => ({
    name: 'bow',
    spine: bent,
    headTilt: 0,
    base: 'stand',
    legs: straight,
    arms: [arm(-66, -326, 1, 'blessing', 'front', -1.5), arm(66, -262, -1, 'grip', 'front', -0.2)],
  }),
  /** Triple bend, ankles crossed, both hands to the flute. */
  flute: (): Pose => ({
    name: 'flute',
    spine: [
      [-9, -212],
      [-7, -248],
      [7, -297],
      [0, -342],
    ],
    headTilt: 0.1,
    base: 'stand',
    legs: [
      { knee: [-10, -112], ankle: [-8, -12], foot: 'right' },
      { knee: [20, -118], ankle: [-30, -20], foot: 'toe' },
    ],
    arms: [arm(0, 0, -1, 'flute', 'front', -0.8), arm(0, 0, -1, 'flute', 'front', -0.9)],
  }),
  /** Pot on the head steadied by one hand. */
  carry: (): Pose => ({
    name: 'carry',
    spine: bent,
    headTilt: 0,
    base: 'stand',
    legs: straight,
    arms: [arm(-26, -446, 1, 'flat', 'behind', -1.1), arm(36, -216, 1, 'hip', 'front', 2.5)],
  }),
  fan: (): Pose => ({
    name: 'fan',
    spine: uprightSpine,
    headTilt: 0.04,
    base: 'stand',
    legs: straight,
    arms: [arm(58, -268, -1, 'grip', 'front', -0.6), arm(30, -240, -1, 'rest', 'behind', 0.2)],
  }),
  /** Sticks or raised arms, knees bent, skirt flying. */
  dance: (): Pose => ({
    name: 'dance',
    spine: [
      [-12, -206],
      [-10, -242],
      [8, -290],
      [4, -336],
    ],
    headTilt: -0.08,
    base: 'dance',
    legs: [
      { knee: [-26, -104], ankle: [-16, -12], foot: 'left' },
      { knee: [36, -116], ankle: [34, -16], foot: 'toe' },
    ],
    sweep: -8,
    arms: [arm(-66, -384, 1, 'open', 'front', -1.9), arm(84, -322, -1, 'hold', 'front', -0.5)],
  }),
  /** Raas: arms held out to both neighbours. */
  ring: (): Pose => ({
    name: 'ring',
    spine: bent,
    headTilt: 0,
    base: 'dance',
    legs: [
      { knee: [-22, -106], ankle: [-18, -12], foot: 'left' },
      { knee: [30, -114], ankle: [26, -14], foot: 'right' },
    ],
    arms: [arm(-96, -306, 1, 'open', 'front'), arm(96, -306, -1, 'open', 'front')],
  }),
  sit: (): Pose => ({
    name: 'sit',
    spine: seatedSpine,
    headTilt: 0.04,
    base: 'sit',
    legs: lotusLegs,
    arms: [arm(-54, -32, -1, 'rest', 'front', 0.9), arm(60, -132, -1, 'hold', 'front', -0.9)],
  }),
  /** Long-necked lute across the shoulder: left hand stops the neck, right hand plucks. */
  tanpura: (): Pose => ({
    name: 'tanpura',
    spine: seatedSpine,
    headTilt: 0.06,
    base: 'sit',
    legs: lotusLegs,
    arms: [arm(22, -92, -1, 'point', 'front', 0.6), arm(52, -178, -1, 'grip', 'front', -1.3)],
  }),
  veena: (): Pose => ({
    name: 'veena',
    spine: seatedSpine,
    headTilt: 0.08,
    base: 'sit',
    legs: lotusLegs,
    arms: [arm(-52, -78, -1, 'point', 'front', 0.9), arm(64, -92, -1, 'garland', 'front', 0.4)],
  }),
  mridangam: (): Pose => ({
    name: 'mridangam',
    spine: seatedSpine,
    headTilt: 0.04,
    base: 'sit',
    legs: lotusLegs,
    arms: [arm(-64, -66, -1, 'flat', 'front', 0.5), arm(68, -72, -1, 'flat', 'front', 2.5)],
  }),
  kneel: (): Pose => ({
    name: 'kneel',
    spine: [
      [-14, -52],
      [-12, -88],
      [-4, -136],
      [-2, -182],
    ],
    headTilt: 0.1,
    base: 'kneel',
    legs: [
      { knee: [40, -14], ankle: [-60, -8] },
      { knee: [54, -14], ankle: [-44, -8] },
    ],
    arms: [arm(58, -120, -1, 'garland', 'front', -0.3), arm(66, -132, -1, 'garland', 'behind', -0.4)],
  }),
  /** Shrinathji: left arm raised to Govardhan, right fist on the hip, facing us. */
  shrinathji: (): Pose => ({
    name: 'shrinathji',
    spine: [
      [0, -212],
      [0, -248],
      [0, -296],
      [0, -342],
    ],
    headTilt: 0,
    base: 'stand',
    legs: [
      { knee: [-13, -112], ankle: [-15, -10], foot: 'left' },
      { knee: [13, -112], ankle: [15, -10], foot: 'right' },
    ],
    arms: [arm(-38, -236, -1, 'grip', 'front', 0.1), arm(66, -446, -1, 'blessing', 'behind', -1.62)],
  }),
};

export type PoseName = keyof typeof POSES;

/** Copy of a pose with some arms replaced. Arm 0 is the back arm, 1 the front arm. */
export function withArms(pose: Pose, a?: Partial<ArmPose>, b?: Partial<ArmPose>): Pose {
  return {
    ...pose,
    arms: [
      { ...pose.arms[0], ...a },
      { ...pose.arms[1], ...b },
    ],
  };
}

/** Standing, facing us, weight on both feet; arms as given. */
export const facing = (a: Pose['arms'][0], b: Pose['arms'][1]): Pose => ({
  ...POSES.shrinathji(),
  name: 'facing',
  arms: [a, b],
});
