/** Fish with a deep body. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ribbon, widths } from '../../draw/shapes.ts';

/**
 * Fish with a deep body, about 230 long.
 * @param bend bow of the body in units
 */
export function bigFish(bend = 0) {
  const ctr = curve([
    [100, bend * 0.4],
    [56, -bend * 0.2],
    [0, -bend],
    [-48, -bend * 0.3],
    [-84, bend * 0.5],
  ]);
  return {
    body: ribbon(ctr, widths(3, 28, 38, 34, 20, 8)),
    ctr,
    eye: [72, -6 - bend * 0.2] as Point,
    tail: loopThrough(
      [-80, -6 + bend * 0.5],
      [-110, -34 + bend],
      [-134, -40 + bend],
      [-118, bend],
      [-134, 40 + bend],
      [-110, 34 + bend],
      [-80, 8 + bend * 0.5],
    ),
    fins: [
      loopThrough(30, -32 - bend, -4, -56 - bend, -34, -30 - bend),
      loopThrough(16, 32 - bend, -10, 52 - bend, -28, 28 - bend),
    ],
    gill: curveThrough(54, -26, 42, 0, 54, 26),
  };
}
