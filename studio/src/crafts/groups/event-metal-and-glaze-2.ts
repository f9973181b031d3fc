/** A blue pottery vase with two bowls before it and a painter's brush, on a terracotta cloth of light. */
import { bowl, vase } from '../props/blue-pottery.ts';
import { thing } from '../props/thing.ts';
import { brush } from '../props/tools.ts';
import { arrange } from '../studio/arrange.ts';
import type { Craft } from '../studio/scene.ts';

const brushes = thing('brushes', () => [
  ...brush([-0.3, 0.08, 2.35], 0.32, [0.45, 0.05, 0.03], [0.03, 0.06, 0.32]),
  ...brush([-0.75, 0.08, 2.75], 0.2, [0.3, 0.16, 0.03], [0.02, 0.3, 0.36]),
]);

export const craft: Craft = {
  id: 'event-metal-and-glaze-2',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: vase, at: [-0.75, 0, -0.5], turn: 0.1 },
        { craft: bowl('wide-bowl', '#3f6fd0'), at: [1.35, 0, 0.4], turn: 0.4 },
        { craft: bowl('small-bowl', '#17a0b4'), at: [-1.95, 0, 1.05], size: 0.56 },
        { craft: brushes, at: [0.3, 0, 0] },
      ],
      {
        bg: [
          [0.66, 0.3, 0.18],
          [0.4, 0.14, 0.08],
        ],
        eye: [0.4, 5.4, 10.6],
        look: [-0.1, 1.14, 0.5],
        fov: 0.246,
        edgeRays: 3,
      },
    ),
};
