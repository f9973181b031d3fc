/** Borders of lotuses and gold. */
import { polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import type { Rng } from '../../draw/random.ts';
import { arc, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { type BStyle, type Band, type BandSpec, frame } from '../../motifs/borders.ts';
import { bud, lotus } from '../../motifs/painted/lotus.ts';
import { K, LOTUS, WHITE_LOTUS } from './style.ts';

/** Lotuses in turn with buds under garland arcs. */
export const lotusBandOn =
  (ground: string): Band =>
  (L, T, _r) => {
    const n = Math.round(L / (T * 1.5)),
      d = L / n;
    let o = fill(rect(0, 0, L, T), ground);
    for (let i = 0; i < n; i++) {
      const x = i * d + d / 2;
      o +=
        line(arc(i * d, T * 0.16, d / 2, 0.1, Math.PI - 0.1, 16, T * 0.66), K.gold, 1.2) +
        lotus(x, T * 0.84, T * 0.62, i % 2 ? LOTUS : WHITE_LOTUS, 7, 1.15) +
        bud(i * d, T * 0.8, T * 0.5, LOTUS) +
        dot(i * d, T * 0.88, 2, K.gold);
    }
    return (
      o +
      dots(
        series(n * 2, (i) => [(i * d) / 2 + d / 4, T * 0.12] as Point),
        1.6,
        K.gold,
      )
    );
  };

export const lotusBand: Band = lotusBandOn(K.sindoor);

export const goldLine: Band = (L, T) =>
  fill(rect(0, 0, L, T), K.gold) + lines([polyline(0, T / 2, L, T / 2)], K.line, 0.7);

export const BORDER: BStyle = {
  ink: K.line,
  w: 1.2,
  cols: [K.gold, K.conch, '#b3262a'],
  bg: '#3c0d10',
  leaf: K.leafHi,
};

/**
 * The frame of a cloth: a broad band between two gold fillets, and what follows inside.
 * @param gold width of a fillet
 */
export function clothFrame(
  W: number,
  H: number,
  r: Rng,
  gold: number,
  [broad, ...inner]: [BandSpec, ...BandSpec[]],
  style: BStyle,
) {
  const fillet: BandSpec = { t: gold, band: goldLine, corner: false };
  return frame(W, H, 10, [fillet, broad, fillet, ...inner], r, style);
}
