/** Three old crafts on one shelf: blue pottery, a brass lamp, lacquered toys. */
import { craft as plate } from '../objects/craft-jaipur-blue-pottery-plate.ts';
import { craft as lamp } from '../objects/craft-moradabad-brass-lamp.ts';
import { craft as toys } from '../objects/craft-channapatna-toys.ts';
import { arrange } from '../studio/arrange.ts';
import { roundBox } from '../studio/distance.ts';
import { wood } from '../studio/materials.ts';
import type { Craft } from '../studio/scene.ts';

const TOP = 0.5;

/** A plank on two blocks. */
const shelf: Craft = {
  id: 'shelf',
  build: () =>
    Promise.resolve({
      sdf: (x, y, z) =>
        Math.min(
          roundBox(x, y, z, [0, TOP - 0.12, 0], [5.1, 0.12, 1.35], 0.03),
          roundBox(Math.abs(x), y, z, [3.7, 0.13, 0], [0.4, 0.13, 1], 0.03),
        ),
      lo: [-5.2, 0, -1.4],
      hi: [5.2, TOP, 1.4],
      bg: [
        [0.5, 0.4, 0.3],
        [0.3, 0.2, 0.1],
      ],
      mat: (s, x, y, z) => wood(s, z * 1.2, x * 0.5, y, [0.17, 0.075, 0.032]),
    }),
};

export const craft: Craft = {
  id: 'caption-2',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: shelf, at: [0, 0, 0] },
        { craft: plate, at: [-2.72, TOP, 0.05], turn: -0.1 },
        { craft: lamp, at: [0.05, TOP, 0], size: 0.86 },
        { craft: toys, at: [2.72, TOP, 0.05], size: 0.92, turn: 0.12 },
      ],
      {
        bg: [
          [0.3, 0.42, 0.37],
          [0.15, 0.24, 0.21],
        ],
        eye: [0, 3.7, 16],
        look: [0, 2.06, 0],
        fov: 0.275,
        edgeRays: 3,
      },
    ),
};
