/** The lotus. */
import { flower } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { ink } from '../../draw/ink.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { K } from './style.ts';

/** Lotus rosette with rings of dots: the kamalban of the walls. */
export function lotus(S: Sheet, x: number, y: number, R: number) {
  S.add(
    fill(ellipse(x, y, R), K.white),
    line(ellipse(x, y, R), K.black, 4, true),
    line(ellipse(x, y, R * 0.9), K.red, 5, true),
  );
  flower(x, y, R * 0.86, 10, 0.1, 1.05).forEach((p, i) =>
    S.add(
      fill(p, i % 2 ? K.red : K.yellow),
      ink(p, K.black, 2.6),
      dots(resample(inset(p, R * 0.055)[0] ?? p, R * 0.075, true), R * 0.018 + 0.5, K.white),
    ),
  );
  S.add(
    fill(ellipse(x, y, R * 0.24), K.black),
    dots(resample(ellipse(x, y, R * 0.17), R * 0.09, true), R * 0.028, K.white),
    dot(x, y, R * 0.07, K.yellow),
  );
  S.block(ellipse(x, y, R), 8);
}
