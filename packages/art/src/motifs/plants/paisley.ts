import { type Poly, loopThrough, transform } from '../../draw/geometry.ts';

/** Paisley (boteh). */

export const paisley = (s = 1): Poly =>
  transform(
    loopThrough([0, 50, 34, 30, 34, -8, 12, -40, -14, -62, -34, -56, -18, -46, -14, -26, -34, 6, -28, 38]),
    0,
    0,
    s,
  );
