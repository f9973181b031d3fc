/** Peacock with its head thrown up to call; the train is left to the painter. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';

/** Peacock calling; the train starts at `rump` and is left to the painter. */
export function callingPeacock() {
  const spine = curveThrough([76, -176, 60, -152, 52, -116, 40, -82, 48, -38, 40, 4, -8, 30, -66, 24]);
  return {
    body: union([ribbon(spine, widths(9, 12, 12, 17, 30, 42, 38, 13)), ellipse(72, -180, 17, 14, -0.5)], 10),
    spine,
    beak: [leaf(82, -190, 34, 5.5, -0.75), leaf(84, -182, 28, 4.5, -0.3)],
    eye: [76, -183] as Point,
    head: [72, -180] as Point,
    crest: series(6, (i) => curveThrough(64, -190, 52 - i * 5, -214 + i * 5, 40 - i * 9, -236 + i * 11)),
    wing: loopThrough([46, -24, 10, -34, -40, -14, -86, 34, -60, 44, -10, 44, 32, 26, 50, 4]),
    rump: [-58, 24] as Point,
    legs: [curveThrough(4, 60, 10, 92, 4, 120), curveThrough(30, 52, 38, 86, 34, 120)],
  };
}
