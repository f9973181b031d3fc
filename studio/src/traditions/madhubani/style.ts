/** Madhubani (Mithila): double black outline with cross strokes, no empty ground, vivid plant colour. Palette and border grammar. */
import type { BStyle } from '../../motifs/borders.ts';

export const MADHUBANI = {
  lampblack: '#1b1512',
  paper: '#f8e9cb',
  kumkum: '#c4261d',
  marigold: '#f0a21c',
  turmeric: '#f6cb3c',
  leaf: '#2e7d3b',
  parrot: '#79a82e',
  indigo: '#1d4c94',
  palash: '#e4601b',
  rose: '#d8447c',
  plum: '#7a2a6a',
  sky: '#4f9fc0',
};

export const K = MADHUBANI,
  INK = K.lampblack;

export const borderStyle = (cols: string[]): BStyle => ({
  ink: INK,
  w: 1.9,
  cols,
  bg: K.paper,
  leaf: K.leaf,
});
