/** A bare foot in profile, toes to the right, the ankle above the origin and the sole on y = 0. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';

/** Outline, and the lines between the toes. */
export const foot = (): { outline: Poly; creases: Poly[] } => ({
  outline: loopThrough([
    -10, -34, -11, -18, -18, -8, -16, -1, -6, 1, 8, -2, 22, -1, 36, 2, 48, 2, 56, -1, 56, -7, 50, -10, 40,
    -12, 26, -17, 14, -26, 10, -36,
  ]),
  creases: [
    curveThrough(45, -10.5, 46.5, -6.5, 45.5, -3),
    curveThrough(39.5, -11.5, 41, -7.5, 40, -4),
    curveThrough(34, -13, 35.5, -9.5, 34.5, -6),
    curveThrough(29, -15, 30.4, -12, 29.6, -9),
    curveThrough(50, -8, 54, -7.5, 55, -5),
  ],
});
