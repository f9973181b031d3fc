/** Warli: rice-paste white on mud and dung. Circle, triangle, square; no perspective; everything in movement. Palette and ground. */
import { type Painting } from '../../draw/painting.ts';
import { Warli } from './painter.ts';

/** Warli: rice-paste white on mud-and-dung red. Circle, triangle, square; no perspective; everything in movement. */
export const WARLI = {
  geru: '#7c3420',
  earth: '#5f2a1b',
  dung: '#6b4a2c',
  indigoNight: '#2b2a33',
  ricePaste: '#f6ead4',
};

export const Wt = WARLI.ricePaste;

export const art = (W: Warli, w: number, h: number, seed: number, bg = WARLI.geru): Painting => ({
  w,
  h,
  bg,
  body: W.out.join(''),
  finish: {
    seed,
    surface: 'plaster',
    wobble: 2.2,
    wobbleFreq: 0.03,
    grain: 1.1,
    mottle: 1.5,
    fibre: 1.6,
    vignette: 0.9,
    age: 0.5,
    chalk: 0.38,
  },
});
