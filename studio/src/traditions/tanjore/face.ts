/** The face of the Thanjavur boards: round cheeks, open almond eyes, a small mouth, a second line under the chin. In head space. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { type Eye, type HeadShape, headShape, mirroredEye } from '../../figures/heads.ts';
import { withHead } from '../../figures/own-head.ts';

/** Fold of the lid above an eye. */
const lid = (e: Eye): Poly => e.upper.slice(5, -8).map(([x, y]) => [x, y - 3.2]);

const NEAR: Eye = {
  white: loopThrough([
    10.4, -3.6, 5, -9.8, -3.6, -12.6, -12.6, -10.2, -20, -5.4, -12.4, -1.2, -3.6, 0.4, 5, -0.8,
  ]),
  iris: [-3.6, -5.8, 5.6],
  upper: curveThrough(11.6, -2.8, 5, -10.4, -3.6, -13.2, -12.8, -10.8, -23.6, -4.6),
  lower: curveThrough(10.4, -3.2, 4, -0.2, -4.4, 1, -13, -0.7, -20.4, -4.8),
  brow: curveThrough(10, -18.4, 0, -24.2, -10.6, -23.8, -23.4, -15.6),
};

const FAR: Eye = {
  white: loopThrough([
    17.2, -3.8, 20.4, -9.8, 25, -12.4, 29.4, -10, 32.4, -6, 29.4, -1.6, 25, 0.2, 20.4, -0.8,
  ]),
  iris: [24.8, -5.9, 4.8],
  upper: curveThrough(16.6, -3.2, 20.4, -10.4, 25, -13, 29.6, -10.6, 33.6, -5.6),
  lower: curveThrough(17.4, -3.5, 21, -0.5, 25.2, 0.7, 29.2, -1.4, 32.2, -5.4),
  brow: curveThrough(17.6, -19, 22.8, -24, 28.6, -23, 32.6, -16.8),
};

const RIGHT: Eye = {
  white: loopThrough([5.6, -3.6, 10.6, -9.8, 17.2, -12.6, 24, -10, 30.4, -5, 24, -1, 17.2, 0.5, 10.6, -0.8]),
  iris: [17, -5.8, 5.6],
  upper: curveThrough(4.6, -2.9, 10.6, -10.4, 17.2, -13.2, 24.2, -10.6, 33.6, -4.2),
  lower: curveThrough(5.6, -3.2, 10.6, -0.2, 17.2, 1.1, 24, -0.4, 30.6, -4.6),
  brow: curveThrough(5.2, -18.4, 12.6, -24, 21.8, -24, 32.4, -15.6),
};

/** Three-quarter face. */
function turned(): HeadShape {
  const face = loopThrough([
    3, -50, 18, -46, 29, -33, 33, -20, 32, -12, 34.6, 2, 34, 15, 28.6, 29, 20, 40, 10, 45.6, -3, 44.4, -18,
    34, -27.4, 17, -30, -6, -27, -28, -15, -45,
  ]);
  return {
    ...headShape('threeQuarter', 'pichwai'),
    face,
    contour: [[...face, face[0]]],
    eyes: [NEAR, FAR],
    nose: [
      curveThrough([16, -13, 17.4, -4, 20.8, 6, 22, 10.4, 18.6, 13.2, 14.4, 12.4]),
      curveThrough(12.8, 8.6, 10.8, 10.8, 13, 13),
      lid(NEAR),
      lid(FAR),
      curveThrough(9.6, 34.2, 13.4, 35.8, 17.4, 34.2),
      curveThrough(-9, 42.6, 2, 48.6, 14, 47.4),
    ],
    lips: loopThrough([
      6, 22.6, 10.4, 20.4, 13.8, 21.6, 17.2, 20.4, 22, 22.4, 18.2, 26.8, 13.8, 28.4, 9.4, 26.8,
    ]),
    mouth: curveThrough(4.6, 21.8, 9.6, 23.8, 13.8, 24.8, 18, 23.8, 23.2, 21.6),
    tilak: [14.4, -28.6],
  };
}

/** Full face. */
function full(): HeadShape {
  const left = mirroredEye(RIGHT);
  const face = loopThrough(
    [
      0, -50, 18, -47, 30, -33, 34, -10, 33.4, 11, 26.6, 29, 14.6, 41.6, 0, 45.6, -14.6, 41.6, -26.6, 29,
      -33.4, 11,
    ].concat([-34, -10, -30, -33, -18, -47]),
  );
  return {
    ...headShape('front', 'pichwai'),
    face,
    contour: [[...face, face[0]]],
    eyes: [RIGHT, left],
    nose: [
      curveThrough([-2.4, -11, -2.8, 2, -5.6, 8.4, -3.4, 12, 0, 13, 3.4, 12, 5.6, 8.4]),
      lid(RIGHT),
      lid(left),
      curveThrough(-4.4, 34.4, 0, 36, 4.4, 34.4),
      curveThrough(-15, 45.6, 0, 50, 15, 45.6),
    ],
    lips: loopThrough([-8.6, 22.4, -4, 20.2, 0, 21.4, 4, 20.2, 8.6, 22.4, 4.8, 26.6, 0, 28, -4.8, 26.6]),
    mouth: curveThrough(-10, 21.6, -4.6, 23.6, 0, 24.4, 4.6, 23.6, 10, 21.6),
    lobe: [-34, 13],
  };
}

/** The same figure with a Thanjavur face and a head in proportion to the body. @param size head size */
export const withTanjoreFace = (f: FigureSpec, size = 0.88): FigureSpec =>
  withHead({ ...f, headScale: size }, f.view === 'front' ? full() : turned());
