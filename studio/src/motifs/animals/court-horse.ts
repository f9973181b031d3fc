/** Horse of the Rajput courts: crest high, head drawn in, belly round, legs fine, one forefoot raised. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { leaf, ribbon, widths } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** About 270 long, feet at y = 124, facing right; the rider's seat is at (-2, -50). */
export function courtHorse() {
  const trunk = loopThrough([
    50, -58, 62, -86, 76, -118, 91, -141, 106, -150, 118, -146, 129, -132, 140, -113, 149, -98, 151, -89, 145,
    -82, 137, -82, 127, -90, 117, -97, 107, -103, 100, -102, 97, -86, 96, -66, 99, -44, 101, -24, 94, -4, 80,
    8, 52, 15, 16, 20, -20, 17, -46, 8, -66, 4, -92, 8, -108, -6, -113, -28, -104, -49, -84, -60, -52, -57,
    -14, -50, 22, -51,
  ]);
  const hindNear = limb(
    [-82, -18, -78, 12, -76, 34, -95, 62, -89, 86, -87, 104, -82, 116],
    30,
    25,
    14,
    7.4,
    5.4,
    5,
    6,
  );
  const hindFar = limb(
    [-62, -14, -52, 16, -46, 36, -62, 64, -54, 88, -51, 104, -45, 116],
    26,
    21,
    12,
    6.8,
    5,
    4.8,
    5.6,
  );
  const foreNear = limb(
    [62, -8, 58, 24, 56, 52, 55, 66, 53, 90, 53, 104, 58, 116],
    22,
    14,
    8,
    7.2,
    4.8,
    4.8,
    5.8,
  );
  const foreFar = limb(
    [78, -8, 98, 18, 116, 36, 119, 44, 108, 64, 102, 78, 92, 86],
    20,
    13,
    8,
    7.4,
    4.8,
    4.8,
    5.4,
  );
  const hoof = (x: number, y: number, turn = 0): Poly => {
    const p = polyline(-6, -5, 6, -5, 12, 7, -5, 8);
    return p.map(([u, v]): Point => [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ]);
  };
  return {
    /** The legs of the far side, drawn before the body. */
    far: [hindFar, foreFar],
    body: union([trunk, hindNear, foreNear], 5),
    /** Hooves, the two of the far side first. */
    hooves: [hoof(-44, 118), hoof(87, 90, 0.85), hoof(-81, 118), hoof(59, 118)],
    mane: curveThrough(108, -153, 92, -145, 76, -122, 62, -90, 50, -62),
    ears: [leaf(103, -148, 25, 5, -1.9, -0.25), leaf(109, -148, 25, 5, -1.25, 0.3)],
    eye: leaf(114, -130, 15, 4.2, 0.62),
    pupil: [120.5, -126] as Point,
    nostril: loopThrough([142, -98, 147, -95, 146, -90, 141, -93]),
    mouth: curveThrough(146, -84, 139, -87, 133, -92),
    cheek: curveThrough(110, -112, 117, -106, 120, -98),
    shoulder: curveThrough(54, -48, 78, -28, 82, 0),
    stifle: curveThrough(-60, -34, -52, -8, -62, 12),
    ribs: curveThrough(-34, 8, -4, 14, 30, 10),
    dock: [-108, -44] as Point,
    tail: ribbon(
      curveThrough(-106, -46, -128, -42, -136, -6, -132, 44, -124, 92),
      widths(6, 12, 16, 15, 1.5),
      4,
    ),
  };
}
