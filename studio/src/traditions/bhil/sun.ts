/** The sun. */
import { rays } from '../../draw/bands.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill } from '../../draw/svg.ts';
import { K, body } from './style.ts';

export function sun(S: Sheet, x: number, y: number, R: number) {
  rays(x, y, R * 1.1, R * 1.7, 18).forEach(([a, b], i) =>
    body(
      S,
      leaf(a[0], a[1], R * 0.55, R * 0.11, Math.atan2(b[1] - a[1], b[0] - a[0])),
      i % 2 ? K.red : K.yellow,
      7,
      3,
    ),
  );
  body(S, ellipse(x, y, R), K.orange, 9.5, 6);
  S.add(
    fill(ellipse(x, y, R * 0.42), K.yellow),
    dots(resample(ellipse(x, y, R * 0.28), 9, true), 3, K.red),
    dot(x, y, 4, K.red),
  );
}
