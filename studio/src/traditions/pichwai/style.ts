/** Pichwai (Nathdwara): dark ground, lotus abundance, adorned cows, gold. Palette and ground. */
import type { CowPal } from '../../motifs/painted/cow.ts';
import type { LotusPal } from '../../motifs/painted/lotus.ts';
import type { PeaPal } from '../../motifs/painted/peacock.ts';

/** Pichwai of Nathdwara: dark ground, white cows, pink lotuses, gold dots; symmetric and devotional, hung as cloth. */
export const PICHWAI = {
  night: '#0f1f1c',
  yamuna: '#14263a',
  forest: '#1d4a34',
  leafHi: '#5c9250',
  gold: '#d9ad4c',
  goldHi: '#f3d889',
  sindoor: '#8c1c1e',
  rose: '#d9688b',
  blush: '#f6c9cf',
  conch: '#f7f1e3',
  saffron: '#e58a2b',
  line: '#2a1510',
};

export const K = PICHWAI;

export const LOTUS: LotusPal = {
    out: '#dd7394',
    in: '#f8d3d6',
    tip: '#b83a66',
    ink: '#7a1f42',
    vein: '#c65a82',
  },
  WHITE_LOTUS: LotusPal = { out: '#f4e6e0', in: '#fffaf2', tip: '#e59aae', ink: '#8a5a62', vein: '#d9a9ae' };

export const COW: CowPal = {
  body: K.conch,
  shade: '#a88f78',
  line: K.line,
  gold: K.gold,
  cloth: '#b3262a',
  spot: '#d4654a',
  hoof: '#5d2a1e',
};

export const PEACOCK: PeaPal = {
  body: '#1f5ea0',
  bodyHi: '#6fb4dd',
  wing: ['#c8852e', K.goldHi, '#7a3a1a'],
  tail: '#1f5b3c',
  barb: '#7fb05a',
  eye: [K.goldHi, '#1c4f94', '#5fc0c9'],
  line: '#15130f',
  beak: '#caa15a',
};

export const cx0 = (W: number) => W / 2;

export const surface = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 1.1,
  grain: 0.9,
  mottle: 1,
  fibre: 0.8,
  vignette: 0.7,
  age: 0.5,
});
