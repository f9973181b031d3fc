/** A turner's table: lacquered toys in a row, a small lathe with a half-coloured piece, tops and curls of shavings in front. */
import { craft as rooster } from '../objects/craft-channapatna-toys.ts';
import { handLathe } from '../props/hand-lathe.ts';
import { shavings } from '../props/shavings.ts';
import { tops } from '../props/tops.ts';
import { doll, ringTower } from '../props/toys.ts';
import { LAC } from '../props/turned.ts';
import { arrange } from '../studio/arrange.ts';
import type { Craft } from '../studio/scene.ts';

const { red, yellow, green, blue, orange, wood } = LAC;

const bride = doll('bride', { height: 2.5, dress: [red, green, yellow], head: 'bun' });
const groom = doll('groom', { height: 2.75, dress: [blue, orange, yellow], head: { turban: [yellow, red] } });
const row = tops('row', [
  { form: 'onion', rings: 'sun', at: [-4.3, 0, 2.3], yaw: 2.4, size: 0.8 },
  { form: 'disc', rings: 'sea', at: [-2.3, 0, 2.6], yaw: -0.5, size: 0.8 },
  { form: 'cone', rings: 'rose', at: [-0.7, 0, 2.3], yaw: 2.0, size: 0.78 },
  { form: 'bell', rings: 'field', at: [0.5, 0, 2.6], lean: 0.12, yaw: 0.4, size: 0.84 },
  { form: 'disc', rings: 'bare', at: [2.2, 0, 2.9], yaw: 0.7, size: 0.66 },
]);
const lathe = handLathe('lathe', {
  outline: [
    [0.1, 0],
    [0.14, 0.06],
    [0.3, 0.2],
    [0.46, 0.42],
    [0.3, 0.66],
    [0.2, 0.74],
    [0.36, 0.84],
    [0.46, 1.02],
    [0.36, 1.2],
    [0.22, 1.28],
    [0.3, 1.4],
    [0.42, 1.6],
    [0.42, 1.9],
    [0.34, 2.1],
    [0.12, 2.36],
  ],
  rings: [
    [0.42, wood],
    [0.46, red],
    [0.54, yellow],
    [0.6, green],
    [0.66, yellow],
    [0.7, red],
    [0.88, orange],
    [0.92, yellow],
    [1, red],
  ],
});
const curls = shavings('curls', [
  { at: [3.0, 1.7], radius: 0.3, turns: 2.6, width: 0.09, drift: 0.26, yaw: 0.5, colour: wood },
  { at: [4.3, 1.5], radius: 0.24, turns: 2.2, width: 0.1, drift: 0.3, yaw: -0.6, colour: wood },
  { at: [3.6, 2.5], radius: 0.2, turns: 3.2, width: 0.07, drift: 0.2, yaw: 1.3, colour: red },
  { at: [4.7, 2.6], radius: 0.27, turns: 2.4, width: 0.09, drift: 0.24, yaw: 0.1, colour: wood },
  { at: [1.5, 2.1], radius: 0.18, turns: 2.4, width: 0.06, drift: 0.18, yaw: -1.0, colour: yellow },
  { at: [5.3, 1.9], radius: 0.17, turns: 2.8, width: 0.06, drift: 0.2, yaw: 0.9, colour: green },
]);

export const craft: Craft = {
  id: 'event-channapatna-day',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: groom, at: [-5.25, 0, 0], turn: -0.15 },
        { craft: bride, at: [-3.85, 0, 0.3], turn: 0.1 },
        { craft: ringTower, at: [-2.1, 0, -0.1] },
        { craft: rooster, at: [0.35, 0, -0.2], size: 0.84 },
        { craft: lathe, at: [3.9, 0, 0], turn: 0.1 },
        { craft: row, at: [0, 0, 0] },
        { craft: curls, at: [0, 0, 0] },
      ],
      {
        bg: [
          [0.44, 0.6, 0.56],
          [0.2, 0.36, 0.36],
        ],
        eye: [0.1, 6.2, 17.5],
        look: [0.18, 1.1, 0.6],
        fov: 0.352,
        edgeRays: 3,
      },
    ),
};
