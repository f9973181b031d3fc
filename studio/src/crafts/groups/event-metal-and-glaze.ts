/** A bidri surahi beside a blue pottery plate; the makers' tools lie before them. */
import { craft as surahi } from '../objects/craft-bidri-surahi.ts';
import { craft as plate } from '../objects/craft-jaipur-blue-pottery-plate.ts';
import { brush, graver, hammer } from '../props/tools.ts';
import { arrange } from '../studio/arrange.ts';
import { assemble } from '../studio/parts.ts';
import type { Craft } from '../studio/scene.ts';

const tools: Craft = {
  id: 'tools',
  build: () =>
    Promise.resolve({
      ...assemble([
        ...hammer([-1.95, 0.15, 2.1], 0.16),
        ...graver([-0.15, 0.13, 2.3], 0.42),
        ...graver([0.32, 0.13, 2.2], 0.55),
        ...brush([1.72, 0.08, 1.9], -0.2, [0.45, 0.05, 0.03], [0.09, 0.05, 0.03]),
        ...brush([1.9, 0.08, 2.3], -0.05, [0.02, 0.12, 0.38], [0.05, 0.09, 0.3]),
      ]),
      lo: [-4, 0, 1],
      hi: [4, 0.5, 3.4],
      bg: [
        [0.5, 0.44, 0.37],
        [0.3, 0.26, 0.22],
      ],
    }),
};

export const craft: Craft = {
  id: 'event-metal-and-glaze',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: surahi, at: [-1.5, 0, 0.1], turn: 0.2 },
        { craft: plate, at: [1.6, 0, -0.2], size: 0.98, turn: 0.1 },
        { craft: tools, at: [0, 0, 0] },
      ],
      {
        bg: [
          [0.6, 0.34, 0.19],
          [0.34, 0.16, 0.09],
        ],
        eye: [0, 4.6, 13],
        look: [0, 1.42, 0.4],
        fov: 0.262,
        edgeRays: 3,
      },
    ),
};
