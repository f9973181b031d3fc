/** Horse on the trot: arched neck, drawn-in waist, fine legs. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { leaf, ribbon, widths } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Pithora horse: arched neck, drawn-in waist, fine legs on the trot. */
export function horse() {
  const body = union(
    [
      limb([-78, -8, -52, -26, -6, -16, 38, -26, 60, -34], 26, 36, 27, 35, 32),
      limb([50, -34, 80, -74, 92, -104, 94, -126], 36, 25, 19, 14),
      limb([90, -132, 110, -118, 134, -90], 15, 15, 8),
      limb([-72, -4, -84, 34, -66, 66, -80, 116], 26, 14, 8, 6),
      limb([-54, -2, -40, 40, -30, 70, -38, 116], 24, 13, 7, 6),
      limb([48, -8, 40, 46, 46, 116], 22, 10, 6),
      limb([64, -16, 92, 24, 84, 66, 98, 100], 22, 12, 7, 5),
    ],
    12,
  );
  return {
    body,
    mane: curveThrough(86, -142, 66, -112, 50, -78, 30, -54),
    eye: [106, -118] as Point,
    ears: [leaf(88, -138, 30, 6, -1.75), leaf(96, -138, 30, 6, -1.25)],
    tail: ribbon(curveThrough(-98, -18, -128, -14, -138, 30, -128, 84), widths(7, 11, 12, 2)),
    hooves: [
      [-80, 116],
      [-38, 116],
      [46, 116],
      [99, 100],
    ].map(([x, y]) => polyline(x - 7, y - 4, x + 7, y - 6, x + 10, y + 8, x - 6, y + 8)),
    saddle: loopThrough([-34, -50, 0, -46, 32, -56, 30, -22, -2, 6, -34, -8]),
    rein: curveThrough(126, -92, 96, -70, 40, -60),
    bridle: [polyline(112, -128, 102, -104), polyline(128, -104, 116, -86)],
    neckBand: curveThrough(58, -84, 80, -66, 96, -62),
  };
}
