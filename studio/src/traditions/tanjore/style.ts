/** Tanjore: raised gold leaf, foiled stones, a plump frontal deity under an arch. Palette. */
import type { DeityPal } from '../../motifs/deity/gold.ts';

/** Tanjore: embossed gold leaf, gems, jewelled arch, plump frontal deity, flat rich grounds. */
export const TANJORE = {
  gold: '#d9a53c',
  ruby: '#b3182c',
  emerald: '#17704a',
  crystal: '#f4f1ea',
  ground: '#173f33',
  indigo: '#1b2f5f',
  maroon: '#5e141b',
  flesh: '#f0c09a',
  wood: '#3a1712',
  pink: '#e68aa0',
};

export const K = TANJORE;

export const DEITY: DeityPal = {
  skin: '#f2c8a8',
  shade: '#b86a4a',
  line: '#4a1d14',
  robe: '#c22a2e',
  robe2: '#f0c75a',
  gold: K.gold,
  goldLine: '#7a3a10',
  lips: '#c8453e',
  lotus: ['#f4b6c0', '#c94a6a'],
  hair: '#17100f',
  red: K.ruby,
  green: K.emerald,
  white: K.crystal,
};
