/** A lacquered elephant on wheels, with a string to pull it by; a ring tower and a top in its way. */
import type { Point } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { shavings } from '../props/shavings.ts';
import { bounded, thing } from '../props/thing.ts';
import { tops } from '../props/tops.ts';
import { ringTower, rollingElephant } from '../props/toys.ts';
import { LAC, lac } from '../props/turned.ts';
import { arrange } from '../studio/arrange.ts';
import { capsule, sphere } from '../studio/distance.ts';
import { paint } from '../studio/materials.ts';
import type { Craft } from '../studio/scene.ts';
import type { Vec3 } from '../studio/vector.ts';

/** The string, from the deck to its bead on the floor. */
const KNOTS: Vec3[] = [
  [1.22, 0.5, 0],
  [1.5, 0.2, 0.12],
  [1.82, 0.04, 0.4],
  [2.1, 0.035, 0.9],
  [2.0, 0.035, 1.4],
  [1.5, 0.035, 1.66],
  [0.9, 0.035, 1.6],
  [0.5, 0.035, 1.8],
];
/** A smooth line through the knots. */
const LINE: Vec3[] = (() => {
  const plan = curve(
    KNOTS.map(([x, , z]): Point => [x, z]),
    false,
    5,
  );
  const height = curve(
    KNOTS.map(([, y], i): Point => [i, y]),
    false,
    5,
  );
  return plan.map(([x, z], i): Vec3 => [x, Math.max(0.03, height[i][1]), z]);
})();
const string = thing(
  'string',
  () => [
    bounded(
      {
        f: (x, y, z) =>
          LINE.slice(1).reduce((d, to, i) => Math.min(d, capsule(x, y, z, LINE[i], to, 0.028)), 9),
        mat: (s) => {
          paint(s, LAC.cream);
          s.rough = 0.8;
          s.spec = 0.2;
        },
      },
      [1.3, 0.25, 0.9, 1.5],
    ),
    bounded(
      {
        f: (x, y, z) => sphere(x, y, z, [0.42, 0.14, 1.84], 0.14),
        mat: (s, x, y, z) => lac(s, LAC.red, [x, y, z]),
      },
      [0.42, 0.14, 1.84, 0.15],
    ),
  ],
  0,
);
const top = tops('one-top', [{ form: 'onion', rings: 'rose', at: [-1.5, 0, 1.45], yaw: 2.3, size: 0.72 }]);
const curls = shavings('two-curls', [
  { at: [-0.6, 1.75], radius: 0.16, turns: 2.4, width: 0.06, drift: 0.16, yaw: 0.7, colour: LAC.yellow },
]);

export const craft: Craft = {
  id: 'event-channapatna-day-4',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: rollingElephant, at: [0.1, 0, 0], turn: 0.42 },
        { craft: string, at: [0.1, 0, 0], turn: 0.42 },
        { craft: ringTower, at: [-2.0, 0, -1.1], size: 0.86 },
        { craft: top, at: [0, 0, 0] },
        { craft: curls, at: [0, 0, 0] },
      ],
      {
        bg: [
          [0.55, 0.2, 0.26],
          [0.34, 0.08, 0.13],
        ],
        eye: [1.6, 4.4, 10.6],
        look: [0, 1.1, 0.1],
        fov: 0.262,
        edgeRays: 3,
      },
    ),
};
