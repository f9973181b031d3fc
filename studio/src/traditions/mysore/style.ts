/** Mysore: thin gesso and muted gold, soft shading, green grounds, delicate faces. Palette, hand, silks. */
import { cloth } from '../../figures/cloths.ts';
import type { Tradition } from '../../figures/tradition.ts';
import type { Cloth } from '../../figures/types.ts';

/** Vegetable and mineral colours on paper over board. */
export const K = {
  gold: '#c9a14a',
  ruby: '#a82434',
  emerald: '#1d6a4c',
  pearl: '#f6f1e4',
  leaf: '#7f9a63',
  moss: '#46683f',
  deep: '#1f4031',
  maroon: '#5c1a20',
  indigo: '#2a3f6b',
  sky: '#cfd9c2',
  rose: '#d98797',
  ivory: '#f0e6cf',
  board: '#2c1d16',
  ink: '#54301f',
};

export const MYSORE_HAND: Tradition = {
  id: 'mysore',
  finish: 'soft',
  ink: '#5a3422',
  w: 1.15,
  profile: 'pichwai',
  headScale: 1.12,
  tones: {
    fair: { base: '#f1d2b0', shade: '#c48a60', line: '#7d4a2e', hi: '#fff0dc' },
    wheat: { base: '#e3b88e', shade: '#ac7048', line: '#6b3c22' },
    blue: { base: '#a4bfdc', shade: '#5f80ae', line: '#2f4468', hi: '#dcebf6' },
    dark: { base: '#7d93b8', shade: '#425a86', line: '#22304e' },
  },
  gold: '#d2a850',
  goldLine: '#7c4f1c',
  pearl: '#f8f3e8',
  gems: ['#a82434', '#1d6a4c', '#f6f1e4'],
  alta: '#bf4a48',
  hair: '#1d1513',
  hairLine: '#4a3a32',
  eyeWhite: '#fbf5e8',
  kajal: '#1c1210',
  paper: '#f0e6cf',
};

const silk = (
  base: string,
  shade: string,
  border: string,
  motif = '#ecd28a',
  pattern: Cloth['pattern'] = 'buti',
) => cloth(base, shade, motif, border, '#f0d893', pattern);

/** Mysore silks: plain deep colour, narrow gold border, small gold flowers. */
export const SILK = {
  red: silk('#b23a3c', '#5a1016', '#c9a14a'),
  rose: silk('#d98797', '#8a3a50', '#c9a14a'),
  green: silk('#4a7f56', '#183d26', '#a82434'),
  blue: silk('#47659c', '#182b54', '#c9a14a'),
  yellow: silk('#e2b65c', '#94591c', '#a82434', '#a82434'),
  ivory: silk('#f3ead6', '#b39e7e', '#a82434', '#c9a14a'),
  plum: silk('#7c4a78', '#34163a', '#c9a14a'),
  orange: silk('#d88448', '#7c3812', '#1d6a4c'),
  leaf: silk('#93a965', '#46582a', '#a82434', '#f4ecc4', 'dots'),
};
