/** Stalking tiger with a long S tail. */
import { union } from '../../draw/contour.ts';
import { curveThrough } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Stalking tiger about 400 long with its tail, feet at y = 112. */
export function tiger() {
  const body = union(
    [
      limb([-110, -14, -60, -30, 0, -16, 60, -28, 92, -34], 34, 40, 32, 40, 36),
      ellipse(122, -52, 36, 33),
      ellipse(150, -42, 18, 16),
      limb([-108, 0, -124, 44, -104, 74, -112, 112], 30, 18, 11, 10),
      limb([-80, 2, -66, 48, -52, 76, -50, 112], 28, 17, 11, 10),
      limb([64, 0, 56, 60, 50, 112], 26, 14, 10),
      limb([90, -10, 116, 40, 124, 78, 140, 104], 26, 15, 10, 9),
    ],
    13,
  );
  return {
    body,
    eye: [130, -58] as Point,
    ears: [ellipse(102, -82, 11, 12), ellipse(130, -86, 10, 11)],
    tail: ribbon(
      curveThrough([-138, -24, -176, -48, -170, -100, -204, -126, -232, -104]),
      widths(10, 9, 8, 7, 6),
    ),
    muzzle: [160, -44] as Point,
  };
}
