/** How the people of the temple cloths stand, sit, pull and kneel. */
import type { Person } from './person.ts';

export type Pose = Pick<Person, 'pelvis' | 'neck' | 'legs'> &
  Partial<Pick<Person, 'headTilt' | 'headAt' | 'lower'>>;

/** Upright, one knee a little bent. */
export const STAND: Pose = {
  pelvis: [-2, -178],
  neck: [2, -287],
  legs: [{ ankle: [-26, -12] }, { ankle: [24, -12] }],
};

/** Striding ahead. */
export const STRIDE: Pose = {
  pelvis: [0, -170],
  neck: [12, -278],
  legs: [{ ankle: [-66, -18], lift: 0.35 }, { ankle: [58, -12] }],
};

/** Cross-legged, on a seat at y = 0. */
export const SIT: Pose = {
  pelvis: [0, -44],
  neck: [4, -156],
  legs: [
    { ankle: [30, -12], knee: [-74, -26], noFoot: true },
    { ankle: [-30, -8], knee: [80, -24], noFoot: true },
  ],
  lower: { kind: 'dhoti', noPleats: true },
};

/** On a seat at y = 0 with the leg ahead hanging down. */
export const EASE: Pose = {
  pelvis: [-6, -40],
  neck: [0, -152],
  legs: [
    { ankle: [34, -10], knee: [-72, -22], noFoot: true },
    { ankle: [66, 62], knee: [78, -22] },
  ],
  lower: { kind: 'dhoti', noPleats: true },
};

/** Leaning back on a rope held before the chest. */
export const PULL: Pose = {
  pelvis: [-26, -142],
  neck: [-76, -240],
  headAt: [6, -46],
  headTilt: -0.12,
  legs: [
    { ankle: [-40, -12], bend: -1 },
    { ankle: [76, -12], bend: -1 },
  ],
};

/** One knee on the ground. */
export const KNEEL: Pose = {
  pelvis: [-8, -104],
  neck: [8, -212],
  legs: [
    { ankle: [-96, -16], bend: -1, lift: 1.2 },
    { ankle: [58, -12], bend: -1 },
  ],
  lower: { kind: 'dhoti', noPleats: true },
};
