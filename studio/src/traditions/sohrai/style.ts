/** Sohrai of Hazaribagh: massive cattle in red and black contour, dots and ribs, four earths on a white mud wall. */
import { pitch, teeth } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { rect } from '../../draw/shapes.ts';
import { dots, fill, line, polys } from '../../draw/svg.ts';

export const SOHRAI = {
  wall: '#f1e6cd',
  red: '#a8391f',
  black: '#241b18',
  yellow: '#d79a35',
  white: '#fbf4e2',
  brown: '#6f2c1b',
};

export const K = SOHRAI;

/** The Sohrai contour: black outside, red within, a row of white dots riding on the red. */
export function contour(p: Poly, w = 11, dotCol = K.white): string {
  const mid = inset(p, w * 0.5);
  return (
    each(mid, (q) => line(q, K.red, w, true)) +
    ink(p, K.black, 5) +
    each(mid, (q) => dots(resample(q, w * 1.05, true), w * 0.2, dotCol)) +
    each(inset(p, w), (q) => line(q, K.black, 2.2, true))
  );
}

/** Border: black and red triangles with dots, as along the foot of a house wall. */
export const footBand = (L: number) =>
  fill(rect(0, 0, L, 40), K.red) +
  polys(teeth(L, 34, 34, 6), K.black) +
  polys(teeth(L, 34, 34, 20), K.yellow) +
  dots(
    series(pitch(L, 34).n + 1, (i) => [i * pitch(L, 34).d, 14] as Point),
    4,
    K.white,
  ) +
  line(polyline(0, 37, L, 37), K.black, 6) +
  line(polyline(0, 3, L, 3), K.black, 5);
