import { curveThrough } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { ribbon, widths } from '../../draw/shapes.ts';

/**
 * A limb: a tapering ribbon along a curve. Bodies are unions of limbs.
 * @param centre flat coordinates of the centre line
 * @param halfWidths at equal steps from start to end
 */
export const limb = (centre: readonly number[], ...halfWidths: number[]): Poly =>
  ribbon(curveThrough(centre), widths(...halfWidths));
