/** Bengal Patua scroll: bright flat colour on paper, leaf borders. */
import { flower, run } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { ink } from '../../draw/ink.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';

export const W = 640,
  H = 1000,
  M = 18,
  T = 40;

export const K = {
  paper: '#f0deb0',
  red: '#c23a22',
  orange: '#e0772a',
  yellow: '#eab53a',
  green: '#3f7a3d',
  leaf: '#7fa34a',
  indigo: '#27406f',
  sea: '#9db8b4',
  black: '#211a17',
  white: '#fbf3df',
  brown: '#7b4526',
  rose: '#d9788a',
};

export const leafBand = (L: number) =>
  fill(rect(0, 0, L, T), K.red) +
  polys(
    run(L, 26, 20).flatMap(([x, y]) => [leaf(x - 2, y, 19, 5.4, -0.7), leaf(x - 2, y, 19, 5.4, 0.7)]),
    K.leaf,
  ) +
  line(polyline(0, 20, L, 20), K.green, 3) +
  polys(
    run(L, 78, 20).flatMap(([x, y]) => flower(x, y, 14, 7)),
    K.yellow,
  ) +
  dots(run(L, 78, 20), 4, K.black) +
  line(polyline(0, 2, L, 2), K.black, 3) +
  line(polyline(0, 38, L, 38), K.black, 3) +
  line(polyline(0, 35, L, 35), K.yellow, 2.4);

/** A square with a flower where the border's strips meet. */
export const corner = (S: Sheet, x: number, y: number) =>
  S.add(
    fill(rect(x, y, T, T), K.green),
    polys(flower(x + T / 2, y + T / 2, 17, 8), K.yellow),
    ...flower(x + T / 2, y + T / 2, 17, 8).map((p) => line(p, K.black, 1.2, true)),
    dot(x + T / 2, y + T / 2, 5, K.red),
    ink(rect(x + 1.5, y + 1.5, T - 3, T - 3), K.black, 3),
  );
