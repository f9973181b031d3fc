/** The three-quarter face of the murals, turned to the right: long half-closed eyes, full lips. Its middle is at the origin, the chin about 60 below. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { K } from './style.ts';

export const FACE: Poly = loopThrough([
  -32, -24, -34, 4, -29, 28, -15, 48, 4, 60, 16, 62, 28, 54, 35, 40, 38, 24, 37, 10, 34, 2, 37, -8, 38, -26,
  30, -46, 2, -56, -22, -48,
]);

interface EyeLines {
  white: readonly number[];
  iris: readonly [number, number, number];
  lid: readonly number[];
  brow: readonly number[];
}

const EYES: readonly EyeLines[] = [
  {
    white: [13, -5, 7, -11, -3, -15, -15, -13, -29, -5, -15, 0, -3, 2, 7, 0],
    iris: [-2, -7, 8.2],
    lid: [14, -4, 7, -12, -3, -16, -15, -14, -29, -6, -38, -3],
    brow: [13, -21, 4, -28, -10, -29, -24, -23, -34, -12],
  },
  {
    white: [18, -5, 21, -12, 27, -14.6, 32, -11, 36.4, -6, 32, -1, 27, 1, 21.6, -1],
    iris: [28, -7, 7],
    lid: [17, -4, 21, -13, 27, -15.6, 32.4, -12, 38, -5],
    brow: [18, -22, 23, -29, 30, -28, 37, -19],
  },
];

export interface MuralFace {
  skin: string;
  shade: string;
  lips: string;
  /** Strength of the brows and lids; the stage wants more. */
  kajal?: number;
  /** How far the glance goes to the side, and down. */
  gaze?: readonly [number, number];
}

const open = (p: readonly number[]): Poly => curve(polyline(p), false, 8);

/** Face with all features, without hair. */
export function muralFace(b: Brush, o: MuralFace): void {
  const { kajal = 1, gaze = [0, 0] } = o;
  b.model(FACE, o.skin, o.shade, 16, 0.9);
  for (const e of EYES) {
    const white = loopThrough(e.white);
    b.fill(white, K.lime);
    b.within(white, () => {
      const [x, y, r] = e.iris;
      b.dot(x + gaze[0], y + gaze[1], r, K.line);
      b.dot(x + gaze[0] + 2, y + gaze[1] - 2.4, 1.5, K.lime);
      b.fill(ellipse(x, y - 11, 16, 5), K.line);
    });
    b.contour(white, 0.5 * kajal);
    b.stroke(open(e.lid), 1.1 * kajal);
    if (kajal > 1.5)
      b.stroke(
        open(e.lid).map(([x, y]) => [x, -2 - (y + 2) * 0.55]),
        0.8 * kajal,
      );
    else
      b.stroke(
        open(e.lid)
          .slice(5, -8)
          .map(([x, y]) => [x, y - 4.5]),
        0.35,
      );
    b.stroke(open(e.brow), 1.3 * kajal);
  }
  b.stroke(curveThrough(15, -18, 17, -4, 21, 8, 25, 14, 23, 18, 17, 19), 0.7);
  b.stroke(curveThrough(10, 12, 8, 16, 12, 19, 17, 18), 0.55);
  const lips = loopThrough(3, 31, 10, 27, 16, 29, 21, 27, 28, 31, 23, 37, 16, 40, 8, 37);
  b.fill(lips, o.lips);
  b.stroke(curveThrough(1, 30, 10, 32, 16, 33.4, 22, 32, 29, 30), 0.55);
  b.stroke(curveThrough(9, 41.5, 16, 44, 22, 41.5), 0.35);
}
