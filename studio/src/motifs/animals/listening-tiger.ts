/** Tiger that has stopped in mid-step, head and ear turned up, tail in an S over its back. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Centre lines of the stripes: back, flank, legs. */
const STRIPES = [
  [-190, -50, -206, -14, -186, 30],
  [-164, -62, -172, -24, -158, 14, -166, 34],
  [-134, -66, -140, -36, -128, -4, -134, 18],
  [-102, -68, -108, -40, -98, -12, -104, 8],
  [-70, -66, -76, -40, -66, -14],
  [-12, -62, -18, -38, -8, -14],
  [20, -74, 12, -48, 24, -22, 16, 2],
  [52, -86, 44, -56, 58, -22, 50, 8],
  [84, -100, 76, -66, 92, -28, 84, 4],
  [112, -122, 106, -84, 124, -46, 116, -16],
  [128, -150, 132, -114, 150, -78],
  [-184, 62, -162, 72, -142, 62],
  [-184, 98, -162, 106, -142, 98],
  [-190, 132, -168, 140, -150, 132],
  [-120, 56, -98, 66, -76, 56],
  [-104, 92, -84, 102, -62, 92],
  [-98, 130, -82, 138, -64, 130],
  [50, 48, 74, 58, 100, 48],
  [52, 84, 74, 94, 96, 84],
  [54, 120, 72, 130, 90, 120],
  [120, 36, 142, 42, 166, 28],
  [138, 70, 156, 78, 180, 66],
];

const BROW = [
  [166, -184, 176, -164, 174, -150],
  [188, -188, 193, -172, 190, -162],
  [148, -150, 166, -138, 180, -138],
  [152, -122, 174, -116, 192, -120],
  [164, -96, 186, -98, 204, -108],
];

/** Standing tiger facing right, about 420 long, feet at y = 186; its back is a broad saddle where a bird may sit (`perch`). */
export function listeningTiger() {
  const tail = curveThrough([
    -196, -22, -246, -34, -274, -84, -262, -146, -218, -178, -196, -222, -222, -266,
  ]);
  return {
    body: union(
      [
        limb([-150, -10, -90, -32, -20, -20, 60, -36, 124, -56], 52, 54, 46, 56, 52),
        ellipse(-150, -4, 58, 56),
        limb([116, -54, 144, -90, 160, -112], 54, 42, 36),
        ellipse(182, -138, 54, 47, -0.2),
        limb([196, -130, 226, -138, 248, -142], 33, 27, 19),
        limb([-162, 20, -188, 80, -160, 118, -172, 172], 46, 25, 16, 15),
        limb([-112, 24, -92, 82, -78, 124, -86, 172], 42, 23, 16, 14),
        limb([78, 0, 76, 90, 70, 172], 42, 20, 15),
        limb([118, -10, 152, 60, 164, 100, 150, 138], 44, 22, 16, 14),
        ellipse(-162, 176, 25, 12),
        ellipse(-76, 176, 25, 12),
        ellipse(80, 176, 25, 12),
        ellipse(160, 146, 24, 12, 0.35),
      ],
      15,
    ),
    tail: ribbon(tail, widths(14, 13, 12, 12, 11, 10, 9)),
    tailC: tail,
    ears: [
      loopThrough([146, -160, 128, -186, 140, -206, 162, -200, 176, -174]),
      loopThrough([180, -176, 184, -206, 204, -212, 218, -196, 208, -168]),
    ],
    eye: [202, -152] as Point,
    nose: loopThrough([246, -160, 262, -154, 262, -142, 250, -142]),
    mouth: curveThrough([254, -140, 240, -126, 218, -122]),
    whiskers: [-0.12, 0.1, 0.32].map((a) =>
      curveThrough([236, -138, 236 + Math.cos(a) * 46, -138 + Math.sin(a) * 46]),
    ),
    perch: [-30, -66] as Point,
    stripes: STRIPES.map((p) => curveThrough(p)),
    /** Fine stripes of brow and cheek. */
    brow: BROW.map((p) => curveThrough(p)),
    muzzle: ellipse(234, -136, 25, 18, -0.12),
  };
}
