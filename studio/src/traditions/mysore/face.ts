/** The Mysore face: a full oval, lowered almond eyes, fine brows, a small mouth. In head space, on the rig's own skull. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { type Eye, type HeadShape, headShape, mirroredEye } from '../../figures/heads.ts';

const NEAR: Eye = {
  white: loopThrough([
    10.4, -4.4, 5, -10, -3.4, -12.4, -12.4, -10, -20.4, -5.8, -12, -2.2, -3.4, -0.8, 5, -1.9,
  ]),
  iris: [-4, -5.6, 5],
  upper: curveThrough(11.4, -3.8, 5, -10.6, -3.4, -13, -12.4, -10.6, -23.4, -5.4),
  lower: curveThrough(10.4, -4, 4, -1.5, -4.4, -0.4, -13, -1.8, -20.4, -5.4),
  brow: curveThrough(9.6, -18.6, 0, -24.4, -10.4, -24, -22.6, -15.6),
};

const FAR: Eye = {
  white: loopThrough([
    17.4, -4.6, 20.4, -10, 25, -12.2, 29.4, -10, 32.6, -6.6, 29.4, -2.8, 25, -1.1, 20.4, -2,
  ]),
  iris: [25, -5.8, 4.3],
  upper: curveThrough(16.8, -4.2, 20.4, -10.4, 25, -12.8, 29.6, -10.4, 34, -6.4),
  lower: curveThrough(17.6, -4.4, 21, -1.8, 25.2, -0.8, 29.2, -2.6, 32.4, -6.2),
  brow: curveThrough(17.8, -19, 22.8, -24, 28.6, -23, 32.8, -17),
};

const RIGHT: Eye = {
  white: loopThrough([6, -4.4, 10.6, -10, 17.2, -12.2, 24, -10, 30, -5.6, 24, -2, 17.2, -0.7, 10.6, -1.9]),
  iris: [17, -5.4, 5],
  upper: curveThrough(5, -3.8, 10.6, -10.6, 17.2, -12.8, 24, -10.6, 33, -5),
  lower: curveThrough(6, -4, 10.6, -1.3, 17.2, -0.2, 24, -1.5, 30.2, -5.2),
  brow: curveThrough(5.6, -18.4, 12.6, -24, 21.6, -24, 31.4, -16),
};

/** Fold of the lid above a lowered eye. */
const lid = (e: Eye): Poly => e.upper.slice(4, -6).map(([x, y]) => [x, y - 3.4] as Point);

/** Three-quarter face, looking down a little. */
export function delicateHead(): HeadShape {
  return {
    ...headShape('threeQuarter', 'pichwai'),
    eyes: [NEAR, FAR],
    nose: [
      curveThrough([15.8, -14, 17, -4, 20.8, 6.4, 22, 10.8, 18.6, 13.6, 14.4, 12.8]),
      curveThrough(12.8, 8.8, 10.8, 11.2, 13, 13.4),
      lid(NEAR),
      lid(FAR),
      curveThrough(10.4, 35.6, 13.6, 37, 17, 35.6),
    ],
    lips: loopThrough([6.4, 23.6, 10.4, 21, 13.8, 22.2, 17.2, 21, 21.6, 23.4, 18, 27.4, 13.8, 29, 9.4, 27.4]),
    mouth: curveThrough(5.6, 23.2, 10.2, 24.4, 13.8, 25.2, 17.4, 24.4, 22.2, 23.2),
    tilak: [14, -29],
  };
}

/** Full face, eyes lowered. */
export function frontalHead(): HeadShape {
  const left = mirroredEye(RIGHT);
  return {
    ...headShape('front', 'pichwai'),
    eyes: [RIGHT, left],
    nose: [
      curveThrough([-2.4, -12, -3, 2, -5.6, 8.6, -3.4, 12.4, 0, 13.4, 3.4, 12.4, 5.6, 8.6]),
      lid(RIGHT),
      lid(left),
      curveThrough(-4, 35.6, 0, 37, 4, 35.6),
    ],
    lips: loopThrough([-9, 23.4, -4, 20.8, 0, 22.2, 4, 20.8, 9, 23.4, 4.6, 27.4, 0, 28.8, -4.6, 27.4]),
    mouth: curveThrough(-9.6, 23, -4.4, 24.4, 0, 25.2, 4.4, 24.4, 9.6, 23),
  };
}
