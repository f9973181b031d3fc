/** Leaves alternating along a stem. */
import { type Poly, leaf, walk } from '../../draw/geometry.ts';
import type { Rng } from '../../draw/random.ts';

/** S-shaped scroll stem along a length with leaves alternating. */
export function sprig(base: Poly, L: number, w: number, step: number, rng: Rng, a0 = 0.9): Poly[] {
  return walk(base, step)
    .slice(1)
    .map((s, i) =>
      leaf(
        s.p[0],
        s.p[1],
        L * rng.between(0.85, 1.1) * (1 - s.t * 0.3),
        w * (1 - s.t * 0.3),
        s.a + (i % 2 ? a0 : -a0),
        (i % 2 ? -1 : 1) * 0.12,
      ),
    );
}
