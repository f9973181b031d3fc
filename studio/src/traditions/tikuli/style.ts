/** Tikuli enamel: gold edges and rings of petals on black. */
import { type Poly, TAU, polar } from '../../draw/geometry.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dots, fill, line } from '../../draw/svg.ts';

export const W = 1000,
  H = 1000,
  CX = 500,
  CY = 496,
  R = 462;

export const K = {
  table: '#e6dcca',
  board: '#14110f',
  gold: '#e7b64c',
  deep: '#a8741f',
  red: '#d8352b',
  pink: '#ee7d9a',
  green: '#2f9a56',
  leaf: '#9ed06a',
  blue: '#2f6fc4',
  sky: '#79c3e6',
  yellow: '#f7cf4a',
  white: '#fff7e6',
  skin: '#eba768',
  orange: '#f08a2e',
  violet: '#8c4fb0',
};

export const gold = (p: Poly, w = 2.2, closed = false) =>
  line(p, K.deep, w + 1.2, closed) + line(p, K.gold, w, closed);

/** Rings of the border: gold beads, lotus petals, a leafy scroll. */
export function border(S: Sheet) {
  S.add(
    gold(ellipse(CX, CY, R - 12, R - 12, 0, 120), 5, true),
    dots(resample(ellipse(CX, CY, R - 24, R - 24, 0, 160), 13, true), 4, K.yellow),
    gold(ellipse(CX, CY, R - 35, R - 35, 0, 120), 2.4, true),
  );
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * TAU,
      p = leaf(...polar(CX, CY, R - 82, a), 44, 15, a, 0, 0.58),
      t = leaf(...polar(CX, CY, R - 80, a), 27, 7, a, 0, 0.58);
    S.add(fill(p, i % 2 ? K.red : K.pink), gold(p, 1.4, true), fill(t, i % 2 ? K.yellow : K.white));
  }
  S.add(
    gold(ellipse(CX, CY, R - 84, R - 84, 0, 120), 3, true),
    dots(resample(ellipse(CX, CY, R - 93, R - 93, 0, 160), 9, true), 2.6, K.white),
    gold(ellipse(CX, CY, R - 102, R - 102, 0, 120), 2, true),
  );
}
