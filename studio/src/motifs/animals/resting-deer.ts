/** Resting deer, neck raised, forelegs folded. */
import { union } from '../../draw/contour.ts';
import { polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Deer lying with its forelegs folded, about 450 long; `brow` is where antlers begin. */
export function restingDeer() {
  const body = union(
    [
      limb([-168, 22, -128, -22, -60, -34, 20, -28, 84, -40], 34, 60, 58, 56, 50),
      ellipse(-120, 24, 66, 56),
      ellipse(84, -26, 54, 50),
      limb([86, -52, 128, -104, 138, -166, 134, -222], 54, 36, 25, 20),
      limb([126, -232, 156, -234, 184, -222, 206, -206], 21, 21, 15, 9),
      limb([-108, 44, -44, 66, -34, 78, -92, 84, -136, 84], 38, 24, 13, 9, 7),
      limb([76, 8, 122, 46, 112, 74, 54, 84, 28, 82], 34, 20, 13, 9, 7),
      limb([104, -4, 164, 40, 206, 66, 238, 80], 30, 17, 11, 6),
    ],
    14,
  );
  return {
    body,
    brow: [128, -246] as Point,
    eye: leaf(144, -234, 30, 8, 0.15),
    pupil: [160, -231] as Point,
    nostril: [206, -206] as Point,
    ears: [leaf(120, -236, 58, 14, 3.5, 0.1), leaf(134, -248, 48, 12, -2.0, -0.1)],
    tail: leaf(-196, 14, 54, 13, 2.3),
    hooves: [
      polyline(-132, 77, -158, 78, -160, 92, -132, 91),
      polyline(30, 75, 8, 76, 6, 90, 30, 90),
      polyline(232, 74, 254, 82, 250, 94, 228, 88),
    ],
  };
}
