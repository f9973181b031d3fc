import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, dots, line, lines } from '../../draw/svg.ts';

/** Kadamba: the round golden flower of the Krishna pictures. */

export const kadamba = (x: number, y: number, R: number, a: string, b: string, outline: string) =>
  lines(
    series(22, (i) => [polar(x, y, R * 0.6, (i / 22) * TAU), polar(x, y, R, (i / 22) * TAU)] as Poly),
    b,
    1.1,
  ) +
  dot(x, y, R * 0.74, a) +
  dots(
    series(14, (i) => polar(x, y, R * 0.5, (i / 14) * TAU)),
    0.9,
    b,
  ) +
  dots(
    series(7, (i) => polar(x, y, R * 0.25, (i / 7) * TAU)),
    0.9,
    b,
  ) +
  line(ellipse(x, y, R * 0.74, R * 0.74, 0, 20), outline, 0.6, true);
