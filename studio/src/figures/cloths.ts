/** Ready-made textiles per tradition. */
import type { Cloth, Pattern } from './types.ts';

/** @param base ground, @param shade fold colour, @param motif printed mark, @param border,border2 band and its beads */
export const cloth = (
  base: string,
  shade: string,
  motif: string,
  border: string,
  border2: string,
  pattern: Pattern = 'buti',
  opacity?: number,
): Cloth => ({ base, shade, motif, border, border2, pattern, opacity });
