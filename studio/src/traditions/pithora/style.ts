/** Rathwa Pithora: bright horses with riders, crowded registers, a patterned enclosure with a gate. */
import { run, teeth, zig } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { transform } from '../../draw/geometry.ts';
import { rect } from '../../draw/shapes.ts';
import { dots, fill, line, polys } from '../../draw/svg.ts';

export const PITHORA = {
  wall: '#f5ecda',
  orange: '#e8651c',
  green: '#23803f',
  blue: '#2357a6',
  pink: '#dd4c88',
  yellow: '#f4b71d',
  red: '#c5271f',
  black: '#1f1a1b',
  white: '#fffaf0',
  brown: '#7a4324',
  violet: '#6b3a8c',
};

export const K = PITHORA;

/** Four bands of the enclosure; `L` runs along one side. */
export const wallBand = (L: number) =>
  fill(rect(0, 0, L, 52), K.red) +
  fill(rect(0, 20, L, 16), K.blue) +
  polys(teeth(L, 19, 19, 3), K.yellow) +
  polys(
    teeth(L, 19, 12, 18)
      .map((q) => transform(q, 9.5, 0))
      .slice(0, -1),
    K.white,
  ) +
  dots(run(L, 11, 28), 3.4, K.white) +
  fill(rect(0, 37, L, 15), K.green) +
  line(zig(L, 13, 41, 49), K.yellow, 2.6) +
  line(polyline(0, 36.5, L, 36.5), K.black, 1.6) +
  line(polyline(0, 20, L, 20), K.black, 1.6);
