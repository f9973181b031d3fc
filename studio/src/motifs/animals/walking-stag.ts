/** Stag on the walk with head high and one foreleg lifted. */
import { union } from '../../draw/contour.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Walking stag, about 330 long and 400 high to the brow; feet at y = 190. Antlers are centre lines, from the brow up. */
export function walkingStag() {
  const body = union(
    [
      limb([-110, -8, -60, -24, 10, -16, 70, -34], 40, 42, 35, 42),
      ellipse(-98, -6, 44, 44),
      ellipse(72, -22, 40, 48),
      limb([76, -44, 104, -98, 116, -150, 128, -188], 44, 27, 20, 16),
      limb([122, -198, 148, -192, 174, -180, 198, -166], 18, 17, 13, 8),
      limb([-102, 14, -124, 70, -100, 116, -116, 186], 36, 17, 9, 6),
      limb([-76, 18, -60, 72, -36, 112, -42, 186], 32, 16, 9, 6),
      limb([56, 16, 60, 90, 54, 186], 26, 12, 6),
      limb([86, 0, 128, 42, 142, 80, 116, 122], 26, 14, 8, 6),
    ],
    14,
  );
  const antlers: Poly[] = [
    curveThrough(118, -212, 92, -258, 94, -312, 132, -358, 186, -372),
    curveThrough(126, -212, 116, -262, 140, -312, 190, -336, 236, -330),
  ];
  return {
    body,
    antlers,
    brow: [120, -210] as Point,
    eye: leaf(138, -202, 26, 8, 0.24),
    pupil: [151, -198] as Point,
    nostril: [194, -166] as Point,
    ears: [leaf(112, -204, 54, 13, Math.PI * 1.08, 0.1), leaf(110, -212, 46, 12, -Math.PI * 0.74, -0.1)],
    tail: leaf(-134, -18, 48, 12, 2.2),
    hooves: [
      polyline(-124, 176, -110, 176, -106, 194, -126, 194),
      polyline(-49, 176, -35, 176, -31, 194, -51, 194),
      polyline(47, 176, 61, 176, 65, 194, 45, 194),
      polyline(121, 112, 110, 112, 100, 128, 116, 136),
    ],
  };
}
