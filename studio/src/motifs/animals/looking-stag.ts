/** Slender stag looking back over its shoulder. */
import { union } from '../../draw/contour.ts';
import { polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Slender standing stag looking back over its shoulder. */
export function lookingStag() {
  const body = union(
    [
      limb([-92, -6, -50, -20, 6, -14, 62, -22], 40, 40, 34, 40),
      ellipse(-84, -6, 42, 42),
      ellipse(60, -16, 38, 44),
      limb([62, -30, 92, -80, 88, -132, 70, -172], 42, 24, 17, 14),
      limb([76, -182, 50, -184, 28, -174, 6, -160], 15, 17, 12, 7),
      limb([-88, 10, -108, 70, -88, 112, -100, 186], 36, 16, 9, 6),
      limb([-62, 16, -58, 74, -44, 118, -52, 186], 30, 15, 8, 6),
      limb([48, 14, 50, 90, 46, 186], 26, 11, 6),
      limb([74, 0, 96, 60, 74, 112, 92, 178], 26, 13, 8, 6),
    ],
    14,
  );
  return {
    body,
    brow: [72, -196] as Point,
    eye: leaf(36, -184, 24, 7, 0.1),
    pupil: [47, -182] as Point,
    nostril: [6, -160] as Point,
    ears: [leaf(82, -186, 50, 12, -0.35, 0.1), leaf(74, -194, 44, 11, -1.0, -0.1)],
    tail: leaf(-122, -14, 44, 11, 3.7),
    hooves: [
      [-100, 186],
      [-52, 186],
      [46, 186],
      [93, 178],
    ].map(([x, y]) => polyline(x - 8, y - 8, x + 7, y - 8, x + 9, y + 8, x - 12, y + 8)),
  };
}
