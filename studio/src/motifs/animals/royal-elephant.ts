/** Elephant of the courts and temples in profile, its trunk bent at will. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, TAU } from '../../draw/geometry.ts';
import { arc, ellipse, leaf } from '../../draw/shapes.ts';
import { limb } from './limb.ts';

/** Trunks: raised over the head, held forward to hold something, hanging. The last point is where something is held. */
export const TRUNK = {
  raised: [128, -44, 176, -36, 204, -92, 190, -160, 214, -214],
  forward: [128, -40, 170, -6, 196, 24, 226, -4, 236, -44],
  hanging: [128, -34, 160, 14, 162, 66, 150, 104, 172, 116],
};

/**
 * About 330 long, feet at y = 124, facing right.
 * @param trunk its centre line from the face to the tip
 * @param stride lifts one forefoot
 */
export function royalElephant(trunk: number[] = TRUNK.hanging, stride = false) {
  const line: Point[] = [];
  for (let i = 0; i < trunk.length; i += 2) line.push([trunk[i], trunk[i + 1]]);
  const body = union(
    [
      ellipse(-12, -12, 108, 72),
      ellipse(96, -50, 50, 54),
      ellipse(84, -92, 32, 26),
      limb(trunk, 34, 23, 17, 13, 9),
      limb([-84, 14, -92, 70, -84, 124], 36, 28, 25),
      limb([-38, 30, -40, 80, -34, 124], 30, 25, 24),
      stride ? limb([42, 26, 66, 70, 52, 106], 30, 25, 22) : limb([38, 30, 36, 80, 40, 124], 30, 25, 24),
      limb([82, 4, 84, 70, 84, 124], 32, 25, 25),
    ],
    15,
  );
  return {
    body,
    ear: loopThrough([70, -86, 36, -84, 14, -48, 22, -4, 44, 26, 62, 18, 70, -10, 82, -44]),
    tusk: loopThrough([138, -16, 158, 2, 184, 4, 206, -12, 192, 14, 164, 20, 140, 2]),
    eye: leaf(100, -58, 32, 8.5, 0.12),
    pupil: ellipse(116, -55, 5),
    cloth: loopThrough([-70, -70, -10, -86, 46, -72, 52, -10, 48, 46, -10, 56, -70, 46, -78, -10]),
    cap: loopThrough([70, -112, 96, -116, 118, -96, 132, -62, 120, -58, 104, -84, 80, -96]),
    tail: curveThrough(-114, -28, -136, 8, -132, 54, -138, 72),
    tuft: leaf(-136, 58, 34, 8, 1.7),
    feet: [-84, -34, stride ? 52 : 40, 84].map((x, i) =>
      arc(x, stride && i === 2 ? 104 : 122, 21, Math.PI, TAU, 12, 13),
    ),
    folds: [0.3, 0.45, 0.6, 0.72, 0.84].map(
      (t) => curve(line, false, 12)[Math.floor(t * (line.length - 1) * 12)],
    ),
    trunk: curve(line, false, 12),
    tip: [line[line.length - 1]] as Point[],
  };
}
