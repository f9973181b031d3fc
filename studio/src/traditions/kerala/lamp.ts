/** The tall bell-metal lamp of temple and stage. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { K } from './style.ts';

/** Foot at (x, y), about 330 high. */
export function bellLamp(onto: Brush, x: number, y: number, s: number): void {
  const b = onto.on(x, y, s);
  const bronze = '#d9942c',
    dark = '#7a3a0c';
  b.add('<g opacity=".5" filter="url(#b24)">');
  b.fill(ellipse(0, -250, 110, 90), '#f6b64a');
  b.add('</g>');
  b.model(
    loopThrough(-70, 0, -66, -12, -40, -22, -16, -34, 16, -34, 40, -22, 66, -12, 70, 0, 0, 8),
    bronze,
    dark,
    12,
  );
  b.model(
    loopThrough([
      -9, -32, -12, -60, -20, -70, -9, -80, -11, -120, -22, -132, -9, -144, -11, -196, 11, -196, 9, -144, 22,
      -132, 11, -120, 9, -80, 20, -70, 12, -60, 9, -32,
    ]),
    bronze,
    dark,
    10,
  );
  for (const yy of [-70, -132]) b.band(curveThrough(-20, yy, 0, yy + 5, 20, yy), K.manjal, 5);
  b.model(
    loopThrough(-74, -214, -50, -200, -20, -192, 20, -192, 50, -200, 74, -214, 40, -218, 0, -220, -40, -218),
    bronze,
    dark,
    10,
  );
  b.shape(ellipse(0, -214, 72, 9, 0, 40), K.manjal, 0.7);
  for (const [fx, h] of [
    [-58, 56],
    [58, 56],
    [-24, 66],
    [24, 66],
    [0, 78],
  ] as const) {
    b.shape(leaf(fx, -206, h, 11, -Math.PI / 2 - fx * 0.002, 0, 0.32), '#e8601c', 0.6);
    b.fill(leaf(fx, -206, h * 0.66, 6.4, -Math.PI / 2, 0, 0.32), '#ffd45e');
    b.fill(leaf(fx, -206, h * 0.36, 3.4, -Math.PI / 2, 0, 0.4), '#fff6d0');
  }
  onto.take(b);
}
