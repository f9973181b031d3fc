/** Mata ni Pachedi: block-printed cloth in madder red, iron black and white. */
import { flower, run, teeth } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { each } from '../../draw/markup.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';

export const W = 940,
  H = 1000,
  M = 16,
  T = 74,
  CX = W / 2;

export const K = { cloth: '#efe0bf', red: '#a3221d', black: '#1c1514', white: '#f8edd4' };

export const band = (L: number) =>
  fill(rect(0, 0, L, T), K.black) +
  dots(run(L, 11, 7), 3, K.white) +
  fill(rect(0, 14, L, 40), K.red) +
  each(
    run(L, 44, 34),
    ([x, y], i) =>
      polys(flower(x, y, 17, 8, i * 0.3), K.white) +
      dot(x, y, 6, K.red) +
      dot(x, y, 3, K.black) +
      polys([leaf(x + 22, y, 15, 4.6, -1.57), leaf(x + 22, y, 15, 4.6, 1.57)], K.white),
  ) +
  polys(teeth(L, 15, 72, 58), K.white) +
  line(polyline(0, 14, L, 14), K.white, 2) +
  line(polyline(0, 54, L, 54), K.white, 2);
