/** Paitkar: earth washes that pool at the edge. */
import type { Poly } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { pathData } from '../../draw/svg.ts';

export const W = 560,
  H = 1000,
  M = 30;

export const K = {
  paper: '#e6cf9f',
  red: '#b24a2c',
  ochre: '#cf9a3d',
  brown: '#7a4a2a',
  dark: '#2e1f18',
  pale: '#f3e4bd',
  slate: '#6f7d78',
  green: '#7f8048',
  skin: '#c98a52',
};

/** Earth wash: thin colour that pools darker along its edge. */
export const wash = (p: Poly, col: string, edge = K.brown) =>
  `<path d="${pathData(p)}" fill="${col}" opacity=".85"/>` +
  clip(
    p,
    `<g filter="url(#b5)" opacity=".5">` +
      `<path d="${pathData(p)}" fill="none" stroke="${edge}" stroke-width="16"/></g>`,
  ) +
  ink(p, K.dark, 2);
