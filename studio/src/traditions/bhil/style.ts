/** Bhil: solid bright silhouettes, every one sown with neat rows of dots in changing colours. */
import type { Poly } from '../../draw/geometry.ts';
import { dotRows } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { fill } from '../../draw/svg.ts';

export const BHIL = {
  turquoise: '#12808d',
  night: '#17305f',
  red: '#d8322a',
  yellow: '#f6bd22',
  green: '#3f9a3a',
  lime: '#a6cf3f',
  orange: '#ee7a1f',
  pink: '#e3559a',
  white: '#fffaf0',
  black: '#1d1a1c',
  blue: '#2b5fb5',
  violet: '#7c3f97',
  brown: '#7b3f22',
  sky: '#7cc9d6',
};

export const K = BHIL;

/** Contrasting dot colours for a body colour. */
const DOTS: Record<string, string[]> = {
  [K.red]: [K.white, K.yellow, K.white, K.lime],
  [K.yellow]: [K.red, K.green, K.red, K.blue],
  [K.green]: [K.yellow, K.white, K.lime, K.white],
  [K.lime]: [K.red, K.blue, K.green, K.blue],
  [K.orange]: [K.white, K.yellow, K.blue, K.yellow],
  [K.pink]: [K.white, K.yellow, K.white, K.blue],
  [K.white]: [K.red, K.blue, K.green, K.orange],
  [K.black]: [K.white, K.yellow, K.pink, K.lime],
  [K.blue]: [K.white, K.yellow, K.white, K.pink],
  [K.violet]: [K.yellow, K.white, K.pink, K.white],
  [K.brown]: [K.white, K.yellow, K.white, K.orange],
  [K.sky]: [K.red, K.white, K.blue, K.white],
};

/** One body: colour, rows of dots, thin dark edge. */
export function body(S: Sheet, p: Poly, col: string, step = 9, pad = 5, cols = DOTS[col]) {
  S.add(fill(p, col), clip(p, dotRows(p, step, cols, S.r, 4, 0.32)), ink(p, K.black, 1.6)).block(p, pad);
}
