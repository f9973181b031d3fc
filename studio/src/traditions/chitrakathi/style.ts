/** Chitrakathi of Paithan: story pictures in strong black line and flat earth colour on tan paper. Palette, borders, surface. */
import { run, teeth } from '../../draw/bands.ts';
import { polyline } from '../../draw/curves.ts';
import { rect } from '../../draw/shapes.ts';
import { dots, fill, line, polys } from '../../draw/svg.ts';
import type { Band } from '../../motifs/borders.ts';

export const K = {
  paper: '#e2bf7e',
  red: '#a82a1e',
  ochre: '#dd9c30',
  green: '#3f6a3c',
  deep: '#22402c',
  indigo: '#2a3c5e',
  rose: '#cf7a64',
  cream: '#f7ead0',
  black: '#1a1310',
  skin: '#e0a25e',
  brown: '#9c5c30',
};

/** Teeth of red and black with white dots. */
export const toothed: Band = (L, T) =>
  fill(rect(0, 0, L, T), K.ochre) +
  polys(teeth(L, T * 0.8, T, T * 0.12), K.red) +
  polys(teeth(L, T * 0.8, T, T * 0.55), K.black) +
  dots(run(L, T * 0.8, T * 0.76), T * 0.07, K.cream) +
  line(polyline(0, T, L, T), K.black, 3);

/** White dots on red. */
export const dotted: Band = (L, T) =>
  fill(rect(0, 0, L, T), K.red) +
  dots(run(L, T * 1.1, T / 2), T * 0.26, K.cream) +
  line(polyline(0, T, L, T), K.black, 2.4);

export const surface = (seed: number) => ({
  seed,
  surface: 'paper' as const,
  wobble: 1.4,
  grain: 1,
  mottle: 1.4,
  fibre: 1,
  vignette: 0.6,
  age: 0.7,
  wear: 0.12,
});
