import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** Parrot perching. */

export function parrot() {
  return {
    body: union(
      [
        ribbon(curveThrough(44, -34, 34, -8, 6, 18, -34, 36), widths(12, 21, 20, 9)),
        ellipse(46, -38, 17, 16),
      ],
      8,
    ),
    beak: loopThrough(60, -46, 72, -40, 68, -24, 62, -30, 58, -34),
    wing: loopThrough([30, -14, 8, -6, -24, 20, -58, 42, -22, 40, 14, 26, 30, 6]),
    tail: [
      leaf(-26, 32, 84, 7, 2.62, 0, 0.7),
      leaf(-24, 34, 70, 7, 2.44, 0, 0.7),
      leaf(-26, 30, 66, 6, 2.8, 0, 0.7),
    ],
    eye: ellipse(50, -41, 4.6),
    pupil: ellipse(51, -41, 2.2),
    collar: curveThrough(30, -28, 42, -20, 58, -22),
    legs: [curveThrough(8, 34, 10, 46), curveThrough(-4, 38, -2, 50)],
  };
}
