/** A bidri surahi beside a blue pottery plate; hammer, graver and brush of their makers lie before them. */
import { craft as surahi } from '../objects/craft-bidri-surahi.ts';
import { craft as plate } from '../objects/craft-jaipur-blue-pottery-plate.ts';
import { thing } from '../props/thing.ts';
import { brush, graver, hammer } from '../props/tools.ts';
import { arrange } from '../studio/arrange.ts';
import type { Craft } from '../studio/scene.ts';

const inlayHammer = thing('inlay-hammer', () => hammer([0, 0.15, 0], 0));
const inlayGraver = thing('inlay-graver', () => graver([0, 0.125, 0], 0));
const glazeBrush = thing('glaze-brush', () => brush([0, 0.09, 0], 0, [0.02, 0.12, 0.38], [0.05, 0.09, 0.3]));

export const craft: Craft = {
  id: 'event-metal-and-glaze',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: surahi, at: [-1.55, 0, -0.1], turn: 0.2 },
        { craft: plate, at: [1.6, 0, -0.35], size: 0.98, turn: 0.1 },
        { craft: inlayHammer, at: [-1.8, 0, 1.85], size: 0.95, turn: 0.68 },
        { craft: inlayGraver, at: [0.22, 0, 1.85], size: 1.02, turn: 0.68 },
        { craft: glazeBrush, at: [2.1, 0, 1.9], size: 0.98, turn: 0.62 },
      ],
      {
        bg: [
          [0.6, 0.34, 0.19],
          [0.34, 0.16, 0.09],
        ],
        eye: [0, 6.4, 12.2],
        look: [0, 1.38, 0.3],
        fov: 0.298,
        edgeRays: 3,
      },
    ),
};
