import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** Swan on the water. */

export function swan() {
  return {
    body: union(
      [
        ribbon(
          curveThrough([58, -78, 70, -70, 66, -44, 48, -22, 44, 4, 10, 20, -40, 14, -74, -14]),
          widths(7, 8, 8, 9, 20, 30, 24, 4),
        ),
      ],
      4,
    ),
    beak: polyline(54, -86, 30, -80, 54, -74),
    wing: loopThrough([34, -6, 0, -26, -46, -30, -84, -44, -60, -4, -20, 16, 20, 16]),
    eye: ellipse(56, -80, 2.4),
    feathers: [leaf(10, 0, 74, 9, 3.5), leaf(16, 4, 70, 9, 3.35), leaf(20, 10, 60, 8, 3.2)],
  };
}
