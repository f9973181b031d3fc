/** Plain perching bird. */
import { union } from '../../draw/contour.ts';
import { loopThrough, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { limb } from '../animals/limb.ts';

/** Plain perching bird, about 150 long. */
export function bird() {
  return {
    body: union([limb([40, -30, 26, -12, 0, 2, -30, 8], 13, 19, 20, 10), ellipse(44, -36, 14, 13)], 8),
    beak: polyline(55, -42, 74, -34, 54, -30),
    tail: loopThrough(-24, 0, -60, 4, -84, 16, -62, 20, -26, 16),
    wing: loopThrough(20, -12, -6, -16, -40, 4, -16, 14, 14, 6),
    eye: [46, -38] as Point,
    legs: [polyline(2, 20, 4, 40), polyline(14, 18, 16, 40)],
  };
}
