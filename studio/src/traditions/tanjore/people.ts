/** Gods, queens and attendants of the Tanjore boards, and their silks. */
import { cloth } from '../../figures/cloths.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import type { Cloth, Pose, Tone } from '../../figures/types.ts';
import { K } from './style.ts';

const silk = (base: string, shade: string, border: string, motif = '#f0cf6a'): Cloth =>
  cloth(base, shade, motif, border, '#f6dc86', 'buti');

export const SILK = {
  red: silk('#b51f33', '#4c0612', '#17704a'),
  green: silk('#1c7a52', '#06301f', '#b3182c'),
  blue: silk('#27489a', '#0a1740', '#b3182c'),
  yellow: silk('#e6a92f', '#7a3d08', '#b3182c', '#b3182c'),
  white: silk('#f6efe0', '#a8937a', '#b3182c', '#d9a53c'),
  pink: silk('#d8688a', '#6e1838', '#1b2f5f'),
  purple: silk('#6a2a72', '#22082c', '#d9a53c'),
  orange: silk('#dc6a24', '#6a2406', '#17704a'),
};

/** Skins of the gods: fair, blue, dark, Meenakshi's green, the ash of Shiva. */
export const TONE: Record<'fair' | 'wheat' | 'blue' | 'dark' | 'green' | 'ash', Tone> = {
  ...TANJORE_HAND.tones,
  green: { base: '#5aa678', shade: '#1f6244', line: '#0c3222' },
  ash: { base: '#d8dfe8', shade: '#8494b0', line: '#2a3650' },
};

/** Goddess or queen in a sari. */
export const lady = (sari: Cloth, choli: Cloth, pose: Pose, extra: Partial<FigureSpec> = {}): FigureSpec => ({
  build: 'woman',
  view: 'threeQuarter',
  pose,
  tone: 'fair',
  hair: 'loose',
  gear: 'kirita',
  jewels: 3,
  wear: {
    lower: 'sari',
    lowerCloth: sari,
    upper: 'choli',
    upperCloth: choli,
    scarf: choli,
    scarfStyle: 'none',
  },
  ...extra,
});

/** Flower garlands of the temples. */
export const GARLAND = {
  jasmine: { cols: ['#fbf6ea', '#fbf6ea', K.ruby], to: 0.12, r: 6.4 },
  rose: { cols: ['#d8446c', '#d8446c', '#fbf6ea', K.emerald], to: -0.1, r: 7 },
};
