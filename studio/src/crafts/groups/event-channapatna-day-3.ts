/** A family of five nodding dolls by height, shoulder to shoulder, at the height of their eyes. */
import { doll } from '../props/toys.ts';
import { LAC } from '../props/turned.ts';
import { arrange } from '../studio/arrange.ts';
import type { Craft } from '../studio/scene.ts';

const { red, yellow, green, blue, orange, pink, plum, teal, cream } = LAC;
const family = [
  doll('grandfather', { height: 2.9, dress: [cream, red, green], head: { turban: [red, orange] } }),
  doll('mother', { height: 2.55, dress: [green, red, yellow], head: 'bun' }),
  doll('son', { height: 2.0, dress: [orange, blue, cream], head: { turban: [blue, yellow] } }),
  doll('daughter', { height: 1.65, dress: [pink, plum, yellow], head: 'bun' }),
  doll('baby', { height: 1.25, dress: [teal, yellow, red], head: 'bun' }),
];

export const craft: Craft = {
  id: 'event-channapatna-day-3',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: family[0], at: [-2.2, 0, -0.3], turn: -0.3 },
        { craft: family[1], at: [-0.7, 0, 0.1], turn: -0.12 },
        { craft: family[2], at: [0.62, 0, -0.1], turn: 0.1 },
        { craft: family[3], at: [1.72, 0, 0.25], turn: 0.22 },
        { craft: family[4], at: [2.62, 0, 0.55], turn: 0.34 },
      ],
      {
        bg: [
          [0.72, 0.47, 0.12],
          [0.55, 0.27, 0.05],
        ],
        eye: [0.2, 2.1, 13],
        look: [0.08, 1.3, 0],
        fov: 0.262,
        edgeRays: 3,
      },
    ),
};
