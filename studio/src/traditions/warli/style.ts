/** Warli: rice-paste white on mud and dung. Circle, triangle, square; no perspective; everything in movement. Palette and ground. */

/** Warli: rice-paste white on mud-and-dung red. Circle, triangle, square; no perspective; everything in movement. */
export const WARLI = {
  geru: '#7c3420',
  earth: '#5f2a1b',
  dung: '#6b4a2c',
  indigoNight: '#2b2a33',
  ricePaste: '#f6ead4',
};

export const PASTE = WARLI.ricePaste;
