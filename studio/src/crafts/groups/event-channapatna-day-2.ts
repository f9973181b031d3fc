/** The turner's bench: a small lathe with a stacked piece half in lac, sticks of lac and chisels before it, curls all over. */
import { handLathe } from '../props/hand-lathe.ts';
import { type Curl, shavings } from '../props/shavings.ts';
import { type Bounded, thing } from '../props/thing.ts';
import { graver } from '../props/tools.ts';
import { LAC, lac } from '../props/turned.ts';
import { arrange } from '../studio/arrange.ts';
import { capsule, roundBox } from '../studio/distance.ts';
import { wood } from '../studio/materials.ts';
import type { Craft } from '../studio/scene.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

const { red, yellow, green, blue, pink, orange, cream, wood: bare } = LAC;
const TOP = 0.3;

const bench = thing(
  'bench',
  () =>
    [0, 1].map((i): Bounded => ({
      ball: [0, 0.15, 0.7 - i * 2.1, 5.3],
      f: (x, y, z) => roundBox(x, y, z, [0, TOP / 2, 1.1 - i * 2.2], [5.1, TOP / 2, 1.08], 0.04),
      mat: (s, x, y, z) => wood(s, x * 0.4 + i * 9, y, z * 0.7, [0.13, 0.06, 0.03]),
    })),
  0,
);
const lathe = handLathe('bench-lathe', {
  outline: [
    [0.08, 0],
    [0.34, 0.04],
    [0.42, 0.16],
    [0.3, 0.28],
    [0.22, 0.34],
    [0.44, 0.42],
    [0.5, 0.56],
    [0.4, 0.7],
    [0.24, 0.78],
    [0.3, 0.9],
    [0.46, 1.04],
    [0.46, 1.24],
    [0.3, 1.4],
    [0.22, 1.5],
    [0.3, 1.7],
    [0.36, 2.0],
    [0.36, 2.2],
    [0.1, 2.36],
  ],
  rings: [
    [0.3, bare],
    [0.33, red],
    [0.36, yellow],
    [0.5, green],
    [0.53, yellow],
    [0.6, red],
    [0.64, cream],
    [0.76, orange],
    [0.79, cream],
    [0.88, blue],
    [0.9, yellow],
    [1, red],
  ],
});
/** A stick of lac, thick as a finger. */
const stick = ([x0, z0]: [number, number], turn: number, colour: Vec3): Bounded => ({
  ball: [x0, TOP + 0.12, z0, 0.8],
  f(x, y, z) {
    const [a, b] = rotate(x - x0, z - z0, turn);
    return capsule(a, y, b, [-0.62, TOP + 0.12, 0], [0.62, TOP + 0.12, 0], 0.12, 0.11);
  },
  mat: (s, x, y, z) => lac(s, colour, [x, y, z], 0.2),
});
const front = thing('sticks', () => [
  stick([-1.95, 1.45], 0.5, red),
  stick([-1.6, 1.55], 0.62, yellow),
  stick([-1.25, 1.65], 0.5, green),
  stick([-0.9, 1.75], 0.72, blue),
  stick([-0.5, 1.8], 0.56, pink),
  ...graver([1.25, TOP + 0.13, 1.55], 0.3),
  ...graver([1.55, TOP + 0.13, 1.9], 0.42),
]);
const at = (x: number, z: number, radius: number, yaw: number, colour: Vec3, turns = 2.6): Curl => ({
  at: [x, z],
  radius,
  turns,
  width: radius * 0.32,
  drift: radius * 0.9,
  yaw,
  lift: TOP,
  colour,
});
const curls = shavings('bench-curls', [
  at(0.1, 1.1, 0.26, 0.4, bare),
  at(-0.5, 1.0, 0.2, 1.5, orange),
  at(0.65, 1.05, 0.22, -0.6, bare, 3.2),
  at(2.45, 1.05, 0.28, 0.8, bare),
  at(2.85, 1.6, 0.2, -0.3, green),
  at(-2.7, 0.9, 0.24, 0.2, bare),
  at(0.5, 2.0, 0.18, 1.1, red),
  at(2.1, 2.05, 0.18, 2.0, yellow),
]);

export const craft: Craft = {
  id: 'event-channapatna-day-2',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: bench, at: [0, 0, 0] },
        { craft: lathe, at: [0, TOP, -0.35], turn: 0.08 },
        { craft: front, at: [0, 0, 0] },
        { craft: curls, at: [0, 0, 0] },
      ],
      {
        bg: [
          [0.5, 0.32, 0.13],
          [0.3, 0.17, 0.06],
        ],
        eye: [-2.2, 4.4, 11],
        look: [0, 1.0, 0.3],
        fov: 0.268,
        key: [0.75, 0.85, 0.5],
        fill: 0.8,
        edgeRays: 3,
      },
    ),
};
