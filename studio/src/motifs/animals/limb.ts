import { type Poly, curveThrough, ribbon, widths } from '../../draw/geometry.ts';

/**
 * A limb: a tapering ribbon along a curve. Bodies are unions of limbs.
 * @param centre flat coordinates of the centre line
 * @param halfWidths at equal steps from start to end
 */
export const limb = (centre: readonly number[], ...halfWidths: number[]): Poly =>
  ribbon(curveThrough(centre), widths(...halfWidths));
