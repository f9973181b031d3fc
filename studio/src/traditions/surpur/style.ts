/** Surpur: a small court's miniatures. Fine line, flat deep grounds, gold touches, faces in profile with a sidelong eye. */
import type { Poly } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { line } from '../../draw/svg.ts';

export const K = {
  ground: '#1f4a33',
  meadow: '#3b6b40',
  moss: '#5d8a4c',
  gold: '#d9ac4a',
  bright: '#f3d98a',
  dark: '#7c5418',
  red: '#a8283a',
  maroon: '#5e1526',
  blue: '#2f4f86',
  sky: '#8fb3b0',
  cream: '#f1e4c4',
  rose: '#d98a94',
  white: '#f8f2e2',
  line: '#2c1a14',
  skin: '#c98f62',
};

/** Gold painted on, not raised: burnished with a dark edge and a light touch. */
export const gold = (p: Poly, w = 1): string =>
  modelled(p, K.gold, K.dark, 5, 1, { op: 0.6 }) + line(p, K.line, w, true);
