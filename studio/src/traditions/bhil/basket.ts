/** A basket of cobs. */
import { polyline } from '../../draw/curves.ts';
import { transform } from '../../draw/geometry.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { line } from '../../draw/svg.ts';
import { cob } from './maize.ts';
import { K, body } from './style.ts';

/** Basket full of cobs. */
export function basket(S: Sheet, x: number, y: number, s: number, col: string) {
  [-0.5, -0.2, 0.15, 0.5].forEach((d, i) =>
    cob(S, x + d * 36 * s, y - 4 * s, 0.42 * s, -1.57 + d, i % 2 ? K.orange : K.yellow),
  );
  body(S, transform(polyline(-34, -10, 34, -10, 24, 18, -24, 18), x, y, s), col, 7.5, 5);
  S.add(line(transform(polyline(-36, -10, 36, -10), x, y, s), K.white, 3.4 * s));
}
