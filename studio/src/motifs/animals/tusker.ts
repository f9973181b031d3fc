/** Elephant with a raised trunk. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Elephant with a raised trunk, about 330 long, feet at y = 124; `toes` are the x of its feet. */
export function tusker() {
  const body = union(
    [
      ellipse(-10, -10, 108, 74),
      ellipse(94, -40, 54, 52),
      limb([128, -30, 158, 16, 166, 66, 186, 84, 206, 66], 34, 23, 16, 12, 8),
      limb([-82, 20, -84, 124], 32, 27),
      limb([-34, 34, -32, 124], 28, 25),
      limb([36, 34, 40, 124], 28, 25),
      limb([78, 10, 84, 124], 30, 26),
    ],
    16,
  );
  return {
    body,
    ear: loopThrough([74, -84, 36, -80, 12, -44, 24, 4, 52, 30, 74, 4, 84, -36]),
    tusk: loopThrough([140, -2, 168, 14, 196, 8, 210, -8, 198, 24, 166, 32, 140, 14]),
    eye: [112, -48] as Point,
    tail: curveThrough(-116, -30, -140, 8, -134, 60),
    toes: [-84, -32, 40, 84],
  };
}
