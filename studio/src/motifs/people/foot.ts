/** Bare feet of dancers, from the side. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Brush } from './brush.ts';

/** A foot with the ankle's middle at (x, y), about 52 above the sole at scale 1, toes along x. @param alta red of its rim */
export function foot(
  b: Brush,
  x: number,
  y: number,
  s: number,
  turn: number,
  fx: 1 | -1,
  skin: string,
  alta?: string,
): void {
  const f = b.on(x, y, s, turn, fx);
  const shape = loopThrough([
    -17, -12, -18, 10, -25, 30, -27, 44, -18, 52, 0, 50, 22, 50, 44, 52, 66, 51, 74, 44, 66, 36, 44, 30, 26,
    16, 17, 0, 16, -12,
  ]);
  f.shape(shape, skin);
  if (alta)
    f.within(shape, () => {
      f.even(curveThrough(-30, 40, -20, 51, 0, 49, 22, 49, 46, 51), alta, 7);
    });
  for (const [tx, ty, r] of [
    [73, 45, 8.4],
    [63, 47.4, 6.4],
    [55.4, 48.8, 5.8],
    [48.6, 49.6, 5.2],
    [42.6, 50.2, 4.6],
  ] as const) {
    const toe = ellipse(tx, ty, r, r * 0.72, -0.1, 20);
    f.fill(toe, skin);
    if (alta) f.fill(ellipse(tx + r * 0.3, ty, r * 0.6, r * 0.56, 0, 14), alta);
    f.contour(toe, 0.62);
  }
  f.stroke(curveThrough(-6, 22, 2, 27, 8, 23), 0.6);
  b.take(f);
}
