/** The running hound. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { K } from './style.ts';

/** A running hound with a bell at its collar, as it goes under every rider's horse. */
export function hound(S: Sheet, x: number, y: number, s: number, col: string) {
  const T = (p: Poly) => transform(p, x, y, s),
    limbs = [
      curveThrough(-34, -30, -48, -16, -60, 0),
      curveThrough(-28, -28, -30, -14, -22, 0),
      curveThrough(28, -30, 36, -14, 48, -2),
      curveThrough(34, -30, 50, -20, 64, -12),
    ].map((p) => T(ribbon(p, widths(8, 5, 3))));
  const tail = T(ribbon(curveThrough(-40, -38, -58, -50, -66, -66), widths(4, 3, 1.2))),
    trunk = T(
      loopThrough([
        -44, -36, -30, -48, 0, -44, 26, -50, 44, -62, 56, -66, 70, -58, 82, -52, 80, -46, 62, -46, 52, -40,
        42, -28, 24, -22, 0, -30, -24, -24, -40, -26,
      ]),
    ),
    ear = T(leaf(52, -62, 20, 6, 2.3));
  for (const p of [tail, ...limbs]) S.add(fill(p, col), ink(p, K.black, 1.8)).block(p, 5);
  S.add(
    fill(trunk, col),
    clip(
      trunk,
      dots(resample(T(curveThrough(-34, -36, 0, -38, 30, -36)), 9 * s), 2.6 * s, K.white) +
        hatch(trunk, 1.2, 8 * s, 1.1, K.red, S.r, 0),
    ),
    ink(trunk, K.black, 2.2),
    line(T(curveThrough(38, -58, 44, -48, 46, -36)), K.red, 5 * s),
    dot(...T([[47, -33]])[0], 3.4 * s, K.yellow),
    fill(ear, K.red),
    ink(ear, K.black, 1.6),
    fill(T(ellipse(62, -58, 5, 3.6)), K.white),
    dot(...T([[63, -58]])[0], 2.2 * s, K.black),
  ).block(trunk, 7);
}
