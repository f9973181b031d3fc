/** Gond (Pardhan): strong silhouettes filled by rows of dashes, dots and seeds that run with the contour. Palette, ground, border. */

export const GOND = {
  paper: '#f4ead3',
  night: '#14202b',
  charcoal: '#1d1a1a',
  haldi: '#f2b52a',
  geru: '#b5442a',
  tesu: '#e3662b',
  vermilion: '#d3322e',
  forest: '#1f6b4f',
  neem: '#7fae3f',
  peacock: '#156a8c',
  sky: '#58a9bb',
  mahua: '#7b3565',
  chuna: '#fbf4e2',
};

export const K = GOND;
