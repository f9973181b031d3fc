/** Pattachitra (Odisha): flat stone colour, one black line, white dots; pearl and fadi borders. Palette, borders, ground. */
import { polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { type BStyle, type Band, frame, petals, plain } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

/** Pattachitra of Odisha: flat conch white, hingula red, harital yellow, lamp black; ornate floral borders; no depth. */
export const PATTA = {
  conch: '#f6eedb',
  hingula: '#b5231c',
  harital: '#ecb52c',
  lamp: '#14110f',
  khandaneela: '#22507f',
  leaf: '#2f6b3c',
  geru: '#8a3a1c',
  pink: '#e38b86',
  sea: '#3f8f8a',
  cream: '#eed9a6',
};

export const K = PATTA,
  INK = K.lamp;

export const borderStyle = (bg: string, cols: string[]): BStyle => ({
  ink: INK,
  w: 1.4,
  cols,
  bg,
  leaf: K.leaf,
});

export const LOTUS = { out: '#e38b86', in: K.conch, tip: K.hingula, ink: INK, vein: '#c65a5a' };

/** Flower-and-leaf meander on a coloured band, the fadi. */
export const fadi =
  (ground: string, a: string, b: string): Band =>
  (L, T, _r) => {
    const n = Math.max(1, Math.round(L / (T * 1.5))),
      d = L / n;
    let o = fill(rect(0, 0, L, T), ground);
    for (let i = 0; i < n; i++) {
      const x = i * d + d / 2;
      for (const sg of [-1, 1])
        for (const up of [-1, 1]) {
          const p = leaf(
            x + sg * T * 0.2,
            T / 2,
            d * 0.36,
            T * 0.13,
            sg > 0 ? up * 0.75 : Math.PI - up * 0.75,
            -up * sg * 0.3,
          );
          o +=
            inked(p, b, INK, 0.9) +
            line(polyline(x + sg * T * 0.24, T / 2, p[14][0], p[14][1]), K.conch, 0.8);
        }
      const pt = rosette(x, T / 2, T * 0.38, 8, 0.2, 0.62, 1.1),
        p2 = rosette(x, T / 2, T * 0.25, 8, 0.6);
      o +=
        each(pt, (p) => inked(p, a, INK, 1)) +
        each(p2, (p) => inked(p, K.conch, INK, 0.7)) +
        dot(x, T / 2, T * 0.09, K.harital) +
        line(ellipse(x, T / 2, T * 0.09), INK, 0.8, true);
      for (const y of [0.2, 0.8]) o += dot(i * d, T * y, T * 0.07, K.conch);
      o += dot(i * d, T * 0.5, T * 0.1, K.harital) + line(ellipse(i * d, T * 0.5, T * 0.1), INK, 0.8, true);
    }
    return o;
  };

export const pearl: Band = (L, T) => {
  const n = Math.round(L / T),
    d = L / n;
  return (
    fill(rect(0, 0, L, T), INK) +
    dots(
      series(n, (i) => [i * d + d / 2, T / 2] as Point),
      T * 0.3,
      K.conch,
    )
  );
};

export const surface = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 1.3,
  grain: 0.8,
  mottle: 1.25,
  fibre: 0.7,
  vignette: 0.4,
  age: 0.5,
});

export const begin = (r: Rng, W: number, H: number) =>
  frame(
    W,
    H,
    10,
    [
      { t: 10, band: plain(K.hingula), corner: false },
      { t: 12, band: pearl, corner: false },
      { t: 46, band: fadi(K.hingula, K.harital, K.leaf) },
      { t: 12, band: pearl, corner: false },
      { t: 24, band: petals, corner: false },
      { t: 7, band: plain(K.harital), corner: false },
    ],
    r,
    borderStyle(K.khandaneela, [K.pink, K.conch, K.hingula]),
  );
