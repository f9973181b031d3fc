/** One bidri vase three times: the grey casting, silver hammered into it, and black from the soil of Bidar. */
import { bidriVase } from '../props/bidri.ts';
import { arrange } from '../studio/arrange.ts';
import type { Craft } from '../studio/scene.ts';

export const craft: Craft = {
  id: 'event-metal-and-glaze-1',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: bidriVase('cast'), at: [-2.35, 0, -0.75] },
        { craft: bidriVase('inlaid'), at: [0, 0, 0], turn: 0.2 },
        { craft: bidriVase('black'), at: [2.35, 0, 0.75], turn: -0.2 },
      ],
      {
        bg: [
          [0.13, 0.27, 0.29],
          [0.04, 0.1, 0.12],
        ],
        eye: [0, 3.4, 13],
        look: [0.1, 1.12, 0.2],
        fov: 0.272,
        edgeRays: 3,
      },
    ),
};
