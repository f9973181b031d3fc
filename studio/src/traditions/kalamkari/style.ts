/** Kalamkari: pen-drawn iron black on milk-treated cotton, dyed with madder, indigo and myrobalan. Palette, ground, fillers. */
import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { leaf } from '../../draw/shapes.ts';
import { dot, dots, edged, polys } from '../../draw/svg.ts';
import type { PeaPal } from '../../motifs/painted/peacock.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

/** Kalamkari: iron-black pen line, madder, indigo and myrobalan on buffalo-milk cotton. */
export const KALAMKARI = {
  cloth: '#ead7ae',
  madder: '#9c2f22',
  rust: '#bd5a32',
  kasim: '#231a17',
  indigo: '#2f4c66',
  paleIndigo: '#6d8797',
  myrobalan: '#c8982f',
  leaf: '#5d6a33',
  shell: '#d9a98a',
  dark: '#5a1a17',
};

export const K = KALAMKARI,
  INK = K.kasim;

export const peacockOn = (ground: string): PeaPal => ({
  body: K.indigo,
  bodyHi: K.paleIndigo,
  wing: [K.madder, K.cloth, K.myrobalan],
  tail: K.leaf,
  barb: ground,
  eye: [K.myrobalan, K.indigo, K.madder],
  line: INK,
  beak: K.myrobalan,
});

export const surface = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 2.4,
  wobbleFreq: 0.02,
  grain: 1.2,
  mottle: 1.9,
  fibre: 1.2,
  vignette: 0.5,
  age: 0.7,
});

export const trio = (r: Rng) =>
  r.pick([
    [K.madder, K.myrobalan, K.indigo],
    [K.indigo, K.madder, K.myrobalan],
    [K.rust, K.indigo, K.myrobalan],
    [K.madder, K.paleIndigo, K.myrobalan],
    [K.myrobalan, K.madder, K.indigo],
  ]);

/** Small filler so that no cloth is left bare: dots, three-leaf sprigs, hatch commas. */
export function filler(
  area: Poly,
  r: Rng,
  free: (x: number, y: number, R: number) => boolean,
  _ground: string,
) {
  let s = '';
  for (const [x, y] of scatter(area, 21, r, 0, 2)) {
    if (!free(x, y, 12)) continue;
    const a = r.between(0, TAU);
    if (r.chance(0.45)) {
      for (const k of [-0.7, 0, 0.7]) {
        const p = leaf(x - Math.cos(a) * 7, y - Math.sin(a) * 7, 16, 3.6, a + k);
        s += edged(p, r.pick([K.leaf, K.indigo, K.madder]), INK, 0.8);
      }
    } else if (r.chance(0.5)) {
      s += polys(rosette(x, y, 7, 5, a), r.pick([K.madder, K.rust, K.myrobalan])) + dot(x, y, 2, INK);
    } else
      s += dots(
        series(3, (i) => polar(x, y, 4, a + (i / 3) * TAU)),
        1.5,
        r.pick([K.madder, INK]),
      );
  }
  return s;
}
