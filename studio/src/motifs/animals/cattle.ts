/** Cattle of the mud walls: broad back, hump, crescent horns. */
import { union } from '../../draw/contour.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

export interface CattleShape {
  calf?: boolean;
  low?: boolean;
  /** The tail comes from the top of the rump and hangs close to the leg. */
  closeTail?: boolean;
}

/** Sohrai cattle: broad back, hump, crescent horns. */
export function cattle(o: CattleShape = {}) {
  const k = o.calf ? 0.8 : 1,
    hy = o.low ? 40 : 0,
    tail = o.closeTail
      ? curveThrough(-104, -56, -148, -62, -180, -22, -178, 40, -174, 92)
      : curveThrough(-164, -44, -192, -6, -184, 56, -194, 96);
  const body = union(
    [
      limb([-118, -26, -70, -34, 0, -26, 66, -42, 98, -50], 50, 66 * k + 2, 66 * k, 66 * k + 2, 52),
      ...(o.calf ? [] : [ellipse(58, -116, 42, 36), limb([112, -40, 146, -6, 136, 30], 40, 24, 8)]),
      limb([90, -56, 134, -84 + hy, 156, -100 + hy], 56, 40, 31),
      limb([146, -108 + hy, 182, -80 + hy, 212, -44 + hy], 29, 27, 15),
      limb([-126, -6, -146, 46, -128, 82, -136, 128], 44, 24, 13, 11),
      limb([-96, 8, -84, 56, -72, 86, -78, 128], 36, 22, 13, 11),
      limb([56, 4, 52, 62, 48, 128], 40, 18, 11),
      limb([92, -4, 110, 56, 110, 128], 38, 18, 11),
    ],
    20,
  );
  return {
    body,
    eye: [166, -96 + hy] as Point,
    muzzle: [206, -50 + hy] as Point,
    horns: o.calf
      ? [
          limb([146, -128 + hy, 138, -150 + hy, 148, -166 + hy], 8, 6, 2),
          limb([160, -126 + hy, 172, -146 + hy, 166, -164 + hy], 8, 6, 2),
        ]
      : [
          limb([142, -128 + hy, 104, -152 + hy, 96, -206 + hy, 134, -236 + hy], 12, 11, 8, 2),
          limb([160, -124 + hy, 202, -146 + hy, 212, -200 + hy, 176, -236 + hy], 12, 11, 8, 2),
        ],
    ear: leaf(136, -108 + hy, 52, 13, 2.75),
    tail,
    tuft: o.closeTail ? leaf(-174, 82, 44, 11, 1.6) : leaf(-192, 84, 46, 11, 1.75),
    udder: ellipse(-40, 36, 24, 16),
    hooves: [-140, -80, 54, 108].map((x) => polyline(x - 14, 118, x + 14, 118, x + 18, 132, x - 15, 132)),
  };
}
