/** Peacock standing with a trailing or lifted train. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { limb } from '../animals/limb.ts';

/** Peacock standing with a closed, trailing or lifted train. */
export function standingPeacock(up = false) {
  const body = union(
    [
      limb([74, -150, 64, -112, 52, -76, 54, -36, 26, 2, -30, 12, -62, 8], 11, 13, 18, 32, 42, 34, 16),
      ellipse(76, -152, 17, 15),
    ],
    10,
  );
  const train = up
    ? curveThrough([-44, 4, -120, -24, -172, -100, -170, -190, -120, -250])
    : curveThrough(-44, 8, -120, 4, -200, 30, -262, 84);
  return {
    body,
    beak: polyline(88, -160, 118, -148, 88, -142),
    eye: [80, -155] as Point,
    head: [76, -152] as Point,
    trainC: train,
    train: ribbon(train, widths(20, 38, 50, 48, 12)),
    wing: loopThrough([44, -26, 8, -36, -44, -12, -80, 26, -44, 34, 4, 30, 40, 8]),
    crest: [-0.5, -0.2, 0.1, 0.4].map((a) =>
      curve([
        [74, -164],
        [74 + Math.sin(a) * 22, -182],
        [74 + Math.sin(a) * 40, -204],
      ]),
    ),
    legs: [curveThrough(0, 48, 4, 84, 0, 120), curveThrough(28, 40, 34, 80, 30, 120)],
  };
}
