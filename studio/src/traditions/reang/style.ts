/** A hand for the Reang of Tripura: flat figures on a bamboo-mat wall between the stripes of the rinai. */
import { type Poly, series } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { rect } from '../../draw/shapes.ts';
import { fill, lines, polys } from '../../draw/svg.ts';

export const K = {
  straw: '#d8b16a',
  reed: '#c2954c',
  shade: '#9c7236',
  night: '#20233a',
  red: '#b5262b',
  orange: '#e0782d',
  yellow: '#efbd43',
  white: '#fbf4e3',
  green: '#3a7350',
  silver: '#d5d8d6',
  clay: '#b9603a',
  skin: '#cf9560',
  black: '#1d1817',
};

/** A wall of split bamboo in twill: strips over three, under three, stepping aside row by row. */
export function matWall(x: number, y: number, w: number, h: number): string {
  const cell = 9;
  const long: Poly[] = [];
  const dark: Poly[] = [];
  const n = Math.ceil(w / cell);
  for (let j = 0; j < Math.ceil(h / cell); j++)
    for (let i = -6 + ((j * 2) % 6); i < n; i += 6) {
      const x0 = Math.max(x, x + i * cell);
      const x1 = Math.min(x + w, x + (i + 3) * cell);
      if (x1 > x0) long.push(rect(x0, y + j * cell + 1, x1 - x0, cell - 2));
      const u0 = Math.max(x, x + (i + 3) * cell);
      const u1 = Math.min(x + w, x + (i + 6) * cell);
      if (u1 > u0)
        dark.push([
          [u0, y + j * cell],
          [u1, y + j * cell],
        ]);
    }
  const upright = series(n, (i): Poly => [
    [x + i * cell, y],
    [x + i * cell, y + h],
  ]);
  return (
    fill(rect(x, y, w, h), K.reed) +
    lines(upright, K.shade, 1.2) +
    polys(long, K.straw) +
    lines(dark, K.shade, 1.1)
  );
}

/** The stripes of a rinai along x: red, white and black, with rows of lozenges. */
export const stripes = (L: number, T: number): string =>
  fill(rect(0, 0, L, T), K.black) +
  fill(rect(0, T * 0.08, L, T * 0.1), K.red) +
  fill(rect(0, T * 0.22, L, T * 0.04), K.white) +
  fill(rect(0, T * 0.82, L, T * 0.1), K.red) +
  fill(rect(0, T * 0.74, L, T * 0.04), K.white) +
  each(
    series(Math.round(L / (T * 0.5)), (i) => ((i + 0.5) * L) / Math.round(L / (T * 0.5))),
    (x, i) =>
      polys(
        [1, 0.5]
          .map((k): Poly => [
            [x - T * 0.22 * k, T / 2],
            [x, T / 2 - T * 0.2 * k],
            [x + T * 0.22 * k, T / 2],
            [x, T / 2 + T * 0.2 * k],
          ])
          .slice(0, 1),
        i % 2 ? K.yellow : K.red,
      ) +
      polys(
        [
          [
            [x - T * 0.1, T / 2],
            [x, T / 2 - T * 0.09],
            [x + T * 0.1, T / 2],
            [x, T / 2 + T * 0.09],
          ],
        ],
        K.black,
      ),
  );
