/** Blue pottery tiles laid out in three rows, the missing one on a stack beside them; from above. */
import { type TileAt, tiles } from '../props/blue-pottery.ts';
import { thing } from '../props/thing.ts';
import { brush } from '../props/tools.ts';
import { arrange } from '../studio/arrange.ts';
import type { Craft } from '../studio/scene.ts';

const PITCH = 1.16;
const laid: TileAt[] = [];
for (let i = 0; i < 3; i++)
  for (let j = 0; j < 3; j++)
    if (i + j < 4)
      laid.push({
        at: [(i - 1) * PITCH, 0, (j - 1) * PITCH],
        turn: 0,
        kind: ((i + j) % 2 ? 1 : i === 1 ? 0 : 2) as TileAt['kind'],
      });
const stack: TileAt[] = [0, 1, 2].map((k) => ({
  at: [1.6 + 0.03 * k, k * 0.125, 1.75 - 0.04 * k],
  turn: 0.35 + (k % 2 ? 0.16 : 0),
  kind: 2,
}));
const brushes = thing('tile-brush', () =>
  brush([-0.5, 0.08, 2.3], 0.24, [0.45, 0.05, 0.03], [0.03, 0.06, 0.32]),
);

export const craft: Craft = {
  id: 'event-metal-and-glaze-4',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: tiles('tiles', [...laid, ...stack]), at: [-0.35, 0, -0.3], turn: 0.28 },
        { craft: brushes, at: [0, 0, 0] },
      ],
      {
        bg: [
          [0.62, 0.5, 0.3],
          [0.4, 0.3, 0.17],
        ],
        eye: [0, 10.6, 7.4],
        look: [0.05, 0.1, 0.26],
        fov: 0.203,
        edgeRays: 3,
      },
    ),
};
