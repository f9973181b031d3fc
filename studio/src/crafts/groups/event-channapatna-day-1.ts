/** Eight tops lie in a wheel, pegs outwards; the ninth spins in the middle. Seen from above. */
import { TAU } from '../../draw/geometry.ts';
import { type TopAt, tops } from '../props/tops.ts';
import { arrange } from '../studio/arrange.ts';
import type { Craft } from '../studio/scene.ts';

const wheel: TopAt[] = (
  [
    ['disc', 'sea'],
    ['onion', 'rose'],
    ['bell', 'field'],
    ['cone', 'sun'],
    ['disc', 'bare'],
    ['onion', 'sea'],
    ['bell', 'rose'],
    ['cone', 'field'],
  ] as const
).map(([form, rings], i) => {
  const yaw = (i / 8) * TAU + 0.2;
  return { form, rings, at: [Math.cos(yaw) * 1.5, 0, Math.sin(yaw) * 1.5], yaw, size: 0.92 };
});

export const craft: Craft = {
  id: 'event-channapatna-day-1',
  build: (seed) =>
    arrange(
      seed,
      [
        {
          craft: tops('wheel', [
            ...wheel,
            { form: 'disc', rings: 'sun', at: [0, 0, 0], lean: 0.1, yaw: 2.2, size: 1.02 },
          ]),
          at: [0, 0, 0],
        },
      ],
      {
        bg: [
          [0.1, 0.15, 0.36],
          [0.045, 0.07, 0.2],
        ],
        eye: [0, 11.5, 6.4],
        look: [0, 0.35, 0.1],
        fov: 0.245,
        edgeRays: 3,
      },
    ),
};
