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

/** Row of small attendants with spear, sword or kettledrum, or women with lamps and pots. */
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
    const part = (i + from) % 3,
      size = [1.12, 1.03, 1.16][part];
    const F = storyFigure(
      S,
      x + i * d,
      y,
      size,
      women
        ? {
            aL: [
              [-0.4, 0.2],
              [-0.5, 0.9],
              [0.5, 2.2],
            ][part] as [number, number],
            aR: [
              [0.55, 2.6],
              [0.5, 1.7],
              [0.7, 2.4],
            ][part] as [number, number],
            fx,
          }
        : {
            aL: [
              [-0.4, 0.4],
              [-0.7, 0.9],
              [-0.5, 0.1],
            ][part] as [number, number],
            aR: [
              [0.7, 2.7],
              [1.5, 2.9],
              [0.5, 1.6],
            ][part] as [number, number],
            fx,
            lL: [-0.35, -0.1],
            lR: [0.35, 0],
          },
      look(women ? 'woman' : 'man', c[0], c[1], c[2], { w: 1.3 }),
    );
    const [hx, hy] = F.handR;
    if (women && part === 1) {
      // a pot in both hands
      const pot = loopThrough(offsets(hx, hy, [-5, -13, -12, -3, -8, 7, 8, 7, 12, -3, 5, -13]));
      S.add(
        fill(pot, K.red),
        line(pot, K.black, 1.4, true),
        line(polyline(hx - 11, hy - 2, hx + 11, hy - 2), K.yellow, 2.4),
      );
      continue;
    }
    if (!women && part === 1) {
      // a drawn sword
      const blade = leaf(hx, hy, 46, 4.4, -1.57 + fx * 0.4, fx * 0.16, 0.6);
      S.add(
        fill(blade, K.white),
        line(blade, K.black, 1.3, true),
        line(polyline(hx - 7, hy, hx + 7, hy + 3), K.black, 3),
      );
      continue;
    }
    if (!women && part === 2) {
      // a kettledrum at the belt
      const drum = loopThrough(offsets(F.waist[0] + 13 * fx, F.waist[1] - 4, [-13, -9, 13, -9, 9, 9, -9, 9]));
      S.add(
        fill(drum, K.orange),
        line(drum, K.black, 1.5, true),
        fill(
          loopThrough(offsets(F.waist[0] + 13 * fx, F.waist[1] - 12, [-13, 0, 0, -5, 13, 0, 0, 5])),
          K.white,
        ),
        line([F.handR, [F.waist[0] + 15 * fx, F.waist[1] - 13]], K.black, 2.2),
      );
      continue;
    }
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
