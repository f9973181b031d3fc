/** On the inlayer's bench, from above: a tray half in silver and half in open grooves, hammer, gravers and wire. */
import { bidriTray, silverWire } from '../props/bidri.ts';
import { thing } from '../props/thing.ts';
import { graver, hammer } from '../props/tools.ts';
import { arrange } from '../studio/arrange.ts';
import { roundBox } from '../studio/distance.ts';
import { wood } from '../studio/materials.ts';
import type { Craft } from '../studio/scene.ts';

const TOP = 0.3;
/** Three boards, side by side. */
const bench = thing(
  'bench',
  () =>
    [-1, 0, 1].map((i) => ({
      ball: [0, 0.15, i * 2.3, 6.2] as [number, number, number, number],
      f: (x: number, y: number, z: number) =>
        roundBox(x, y, z, [0, TOP / 2, i * 2.3], [6, TOP / 2, 1.13], 0.04),
      mat: (s: Parameters<typeof wood>[0], x: number, y: number, z: number) =>
        wood(s, x * 0.4 + i * 7, y, z * 0.7, [0.21, 0.1, 0.045]),
    })),
  0,
);
const tools = thing('inlay-tools', () => [
  ...hammer([2.2, TOP + 0.15, -0.75], -1.15),
  ...graver([2.12, TOP + 0.13, 1.42], 1.92),
  // It leans on the rim, its point over the flower that comes next.
  ...graver([0.96, TOP + 0.252, 1.01], 2.4, 0.127),
  ...silverWire([-2.1, TOP, 1.65]),
]);

export const craft: Craft = {
  id: 'event-metal-and-glaze-3',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: bench, at: [0, 0, 0] },
        {
          craft: bidriTray('black', { from: 2.3, turn: 0.56, begun: { 0: 4, 1: 3 } }),
          at: [-0.5, TOP, -0.35],
        },
        { craft: tools, at: [0, 0, 0] },
      ],
      {
        bg: [
          [0.2, 0.13, 0.08],
          [0.1, 0.06, 0.04],
        ],
        eye: [0, 11.4, 5.2],
        look: [0, 0.3, 0.25],
        fov: 0.262,
        edgeRays: 3,
      },
    ),
};
