/** What the child Krishnas of the boards have in common, however they lie or crawl: plump limbs and the gold on them. */
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { widths } from '../../draw/shapes.ts';
import { limb } from '../../figures/body.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Tone } from '../../figures/types.ts';

/** A soft limb along its middle line. @param w half widths from one end to the other */
export function plump(pen: Pen, t: Tone, middle: Poly, w: readonly number[]) {
  const l = limb(middle, widths(...w), 0.06, 1, true);
  pen.skin(l.capped, t, l.contour, 14);
}

/** Gold ring round a limb. @param w half the limb's width, @param angle direction of the limb */
export function ring(pen: Pen, at: Point, w: number, angle: number) {
  pen.gold(transform(polyline(-4, -w, 4, -w, 5.5, 0, 4, w, -4, w, -2.5, 0), at[0], at[1], 1, angle), false);
  pen.gem(at, 2.8, 0);
}
