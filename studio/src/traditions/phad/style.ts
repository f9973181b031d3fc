/** Phad: red, yellow and black on cloth between red and yellow borders. */
import { flower, run, teeth } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { rect } from '../../draw/shapes.ts';
import { dots, fill, line, polys } from '../../draw/svg.ts';

export const W = 1000,
  H = 760,
  M = 18,
  T = 50,
  GY = 668;

export const K = {
  cloth: '#f2dda6',
  red: '#c8301d',
  orange: '#e5691f',
  yellow: '#f2b632',
  green: '#3f7d4a',
  blue: '#3c6c93',
  black: '#1e1816',
  white: '#fbf3df',
  skin: '#e9a45a',
  grey: '#8b8378',
  pink: '#dd8a86',
};

export const band = (L: number) =>
  fill(rect(0, 0, L, T), K.red) +
  polys(teeth(L, 25, 13, 3), K.yellow) +
  line(polyline(0, 14, L, 14), K.black, 2.2) +
  fill(rect(0, 15, L, 22), K.yellow) +
  polys(
    run(L, 25, 26).flatMap(([x, y]) => flower(x, y, 10, 6)),
    K.red,
  ) +
  dots(run(L, 25, 26), 3, K.black) +
  line(polyline(0, 38, L, 38), K.black, 2.2) +
  dots(run(L, 12, 44), 3, K.white) +
  line(polyline(0, 0, L, 0), K.black, 4) +
  line(polyline(0, 50, L, 50), K.black, 3);
