/** Traditions: the line-and-fill hook. A tradition never knows anatomy, only how it inks skin, cloth and jewels. */
import type { ProfileName, Tone } from './types.ts';

export type ToneName = 'fair' | 'wheat' | 'blue' | 'dark';

export interface Tradition {
  id: string;
  /**
   * soft = shaded miniature, flat = flat colour, double = Mithila double line, mural = swelling line and deep shade.
   */
  finish: 'soft' | 'flat' | 'double' | 'mural';
  ink: string;
  /** Contour weight in pixels for a figure at scale 1. */
  w: number;
  /** Thickest to thinnest part of a contour: a full brush presses and lifts, a single hair does not. Without it the line only trembles. */
  contrast?: number;
  profile: ProfileName;
  /** Head size: 1 is a natural head of 68 units. */
  headScale: number;
  tones: Record<ToneName, Tone>;
  gold: string;
  goldLine: string;
  pearl: string;
  gems: string[];
  /** Lips, finger tips and soles. */
  alta: string;
  hair: string;
  hairLine: string;
  eyeWhite: string;
  kajal: string;
  /** Paper colour shown between double lines. */
  paper: string;
}

const tone = (base: string, shade: string, line: string, hi?: string): Tone => ({ base, shade, line, hi });

export const PICHWAI_HAND: Tradition = {
  id: 'pichwai',
  finish: 'soft',
  ink: '#2a1510',
  w: 1.5,
  contrast: 1.5,
  profile: 'pichwai',
  headScale: 1.16,
  tones: {
    fair: tone('#f0c79a', '#b5713f', '#5a2a16'),
    wheat: tone('#dca874', '#95562e', '#4a2212'),
    blue: tone('#5e86b8', '#25406f', '#16203a'),
    dark: tone('#24385c', '#0b142a', '#070b16', '#5f7fb0'),
  },
  gold: '#e0b44e',
  goldLine: '#6d3f10',
  pearl: '#fbf6ea',
  gems: ['#b01f2a', '#1f7a50', '#f6f0e0'],
  alta: '#b3262a',
  hair: '#15100e',
  hairLine: '#463a36',
  eyeWhite: '#fffaf0',
  kajal: '#120c0a',
  paper: '#f7f1e3',
};

export const KISHANGARH_HAND: Tradition = {
  id: 'kishangarh',
  finish: 'soft',
  ink: '#3a2016',
  w: 1.25,
  contrast: 1.4,
  profile: 'kishangarh',
  headScale: 1.08,
  tones: {
    fair: tone('#eabf95', '#b06e45', '#6a3420', '#f8dcb8'),
    wheat: tone('#dcab82', '#a4623f', '#4f2818'),
    blue: tone('#7c9cc0', '#3c5a8a', '#1c2a48', '#b4c9de'),
    dark: tone('#54719c', '#263a62', '#14203a'),
  },
  gold: '#d5a94f',
  goldLine: '#6b3f14',
  pearl: '#f8f2e6',
  gems: ['#a5202c', '#2f7d4f', '#f8f2e6'],
  alta: '#a83a34',
  hair: '#14100f',
  hairLine: '#4a3a34',
  eyeWhite: '#fbf3e6',
  kajal: '#17100e',
  paper: '#efe9dc',
};

export const KALAMKARI_HAND: Tradition = {
  id: 'kalamkari',
  finish: 'flat',
  ink: '#231a17',
  w: 1.9,
  contrast: 2.2,
  profile: 'pattachitra',
  headScale: 1.2,
  tones: {
    fair: tone('#dcb877', '#b08a48', '#231a17'),
    wheat: tone('#d0a160', '#9c7236', '#231a17'),
    blue: tone('#6d8797', '#47637a', '#231a17'),
    dark: tone('#47637a', '#2f4c66', '#16110f'),
  },
  gold: '#c8982f',
  goldLine: '#231a17',
  pearl: '#ead7ae',
  gems: ['#9c2f22', '#2f4c66', '#ead7ae'],
  alta: '#9c2f22',
  hair: '#231a17',
  hairLine: '#6b5240',
  eyeWhite: '#f2e4c4',
  kajal: '#16100e',
  paper: '#ead7ae',
};

export const PATTACHITRA_HAND: Tradition = {
  id: 'pattachitra',
  finish: 'flat',
  ink: '#14110f',
  w: 1.8,
  contrast: 2,
  profile: 'pattachitra',
  headScale: 1.2,
  tones: {
    fair: tone('#f2c46a', '#c98a2c', '#14110f'),
    wheat: tone('#eab08a', '#c07a50', '#14110f'),
    blue: tone('#3f6fa3', '#22507f', '#14110f'),
    dark: tone('#22507f', '#163a60', '#0d0b0a'),
  },
  gold: '#ecb52c',
  goldLine: '#14110f',
  pearl: '#f6eedb',
  gems: ['#b5231c', '#2f6b3c', '#f6eedb'],
  alta: '#b5231c',
  hair: '#14110f',
  hairLine: '#4d443c',
  eyeWhite: '#fbf5e4',
  kajal: '#0d0b0a',
  paper: '#f6eedb',
};

export const MITHILA_HAND: Tradition = {
  id: 'madhubani',
  finish: 'double',
  ink: '#1b1512',
  w: 1.9,
  profile: 'mithila',
  headScale: 1.62,
  tones: {
    fair: tone('#f0b36a', '#d08c46', '#1b1512'),
    wheat: tone('#e8a55c', '#c07c3c', '#1b1512'),
    blue: tone('#5f9fc4', '#3f7ca4', '#1b1512'),
    dark: tone('#3f7cb0', '#1d4c94', '#1b1512'),
  },
  gold: '#f6cb3c',
  goldLine: '#1b1512',
  pearl: '#f8e9cb',
  gems: ['#c4261d', '#2e7d3b', '#1d4c94'],
  alta: '#c4261d',
  hair: '#1b1512',
  hairLine: '#5a4a40',
  eyeWhite: '#fdf4de',
  kajal: '#1b1512',
  paper: '#f8e9cb',
};

export const KERALA_HAND: Tradition = {
  id: 'kerala',
  finish: 'mural',
  ink: '#1c0f0a',
  w: 2.4,
  contrast: 3.2,
  profile: 'pichwai',
  headScale: 1.2,
  tones: {
    fair: tone('#e2a84a', '#9c4a16', '#1c0f0a'),
    wheat: tone('#d9874a', '#7c2c10', '#1c0f0a'),
    blue: tone('#4d8a58', '#174030', '#140b08', '#8fbc74'),
    dark: tone('#3d6a45', '#153524', '#140b08'),
  },
  gold: '#e6ad3c',
  goldLine: '#5e1a10',
  pearl: '#f3e3c0',
  gems: ['#a5341c', '#3d6a45', '#f3e3c0'],
  alta: '#b02a18',
  hair: '#15100d',
  hairLine: '#5a4a3a',
  eyeWhite: '#f8ecd0',
  kajal: '#0f0806',
  paper: '#f3e3c0',
};

export const TANJORE_HAND: Tradition = {
  id: 'tanjore',
  finish: 'soft',
  ink: '#4a1d14',
  w: 1.7,
  contrast: 1.6,
  profile: 'pichwai',
  headScale: 1.2,
  tones: {
    fair: tone('#f4cfb0', '#bd7250', '#4a1d14', '#ffe9d2'),
    wheat: tone('#eab896', '#a8603c', '#4a1d14'),
    blue: tone('#9fb6d8', '#4f6ca4', '#1e2748', '#d7e3f2'),
    dark: tone('#5f7fb4', '#2b4478', '#141d3a'),
  },
  gold: '#d9a53c',
  goldLine: '#7a3a10',
  pearl: '#f4f1ea',
  gems: ['#b3182c', '#17704a', '#f4f1ea'],
  alta: '#c8453e',
  hair: '#17100f',
  hairLine: '#40332e',
  eyeWhite: '#fdf7ea',
  kajal: '#120c0a',
  paper: '#f4f1ea',
};
