/** The people of a Phad and what they wear. */
import { loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { resample } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { fill, line } from '../../draw/svg.ts';
import { people, storyFigure } from '../../figures/story.ts';
import { K } from './style.ts';

const painted = people({ skin: K.skin, ink: K.black, hair: K.black, white: K.white, gold: K.yellow, w: 1.6 });

/** Men wear moustaches. */
export const look: typeof painted = (kind, top, low, head, own) =>
  painted(kind, top, low, head, { moustache: kind === 'man', ...own });

const SUITS: [string, string, string][] = [
  [K.orange, K.white, K.red],
  [K.red, K.yellow, K.green],
  [K.yellow, K.orange, K.red],
  [K.green, K.white, K.orange],
  [K.white, K.red, K.yellow],
  [K.blue, K.orange, K.red],
];

/** Row of small attendants with spears, or women with lamps. */
export function attendants(
  S: Sheet,
  x: number,
  y: number,
  n: number,
  d: number,
  fx: number,
  women: boolean,
  from = 0,
) {
  for (let i = 0; i < n; i++) {
    const c = SUITS[(i + from) % SUITS.length];
    const F = storyFigure(
      S,
      x + i * d,
      y,
      1.12,
      women
        ? { aL: [-0.4, 0.2], aR: [0.55, 2.6], fx }
        : {
            aL: [-0.4, 0.4],
            aR: [0.7, 2.7],
            fx,
            lL: [-0.35, -0.1],
            lR: [0.35, 0],
          },
      look(women ? 'woman' : 'man', c[0], c[1], c[2], { w: 1.3 }),
    );
    if (women)
      S.add(
        fill(loopThrough(offsets(F.handR[0], F.handR[1], [-11, -3, 11, -3, 0, 7])), K.yellow),
        fill(leaf(F.handR[0], F.handR[1] - 4, 14, 4, -1.57), K.red),
      );
    else
      S.add(
        line(polyline(F.handR[0], F.handR[1] + 40, F.handR[0], F.handR[1] - 62), K.black, 2.4),
        fill(leaf(F.handR[0], F.handR[1] - 60, 17, 4, -1.57), K.red),
      ).blockLine(resample(polyline(F.handR[0], F.handR[1], F.handR[0], F.handR[1] - 76), 6), 5);
  }
}
