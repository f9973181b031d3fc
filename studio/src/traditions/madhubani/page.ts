/** A Mithila sheet with any border: bands of the shared borders or of this tradition's own strips, no two sheets alike. */
import { clip } from '../../draw/markup.ts';
import type { Finish, Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { type Band, type BandSpec, frame } from '../../motifs/borders.ts';
import { Mithila } from './painter.ts';
import { type Mark, strip } from './strips.ts';
import { K, borderStyle } from './style.ts';

/** A strip as a border band. */
export const stripBand =
  (mark: Mark, col: string, on?: string): Band =>
  (L, T) =>
    strip((x, y) => [x, y], L, T, on === undefined ? { mark, col } : { mark, col, on });

export interface Page {
  /** Colour of the sheet outside the border, default paper. */
  paper?: string;
  /** Colour of the field inside the border, default none: the paper shows. */
  ground?: string;
  margin?: number;
  finish?: Finish;
}

/**
 * Begin a sheet.
 * @param cols the painter's colours, also those of the border
 * @returns painter, random numbers, the field inside the border, and `done`, which makes the painting
 */
export function page(seed: number, W: number, H: number, cols: string[], bands: BandSpec[], o: Page = {}) {
  const r = new Rng(seed);
  const m = new Mithila(r, cols);
  const f = frame(W, H, o.margin ?? 12, bands, r.fork(), { ...borderStyle(cols), bg: o.paper ?? K.paper });
  const field = rect(f.x, f.y, f.w, f.h);
  if (o.ground) m.add(fill(field, o.ground));
  const done = (): Painting => ({
    w: W,
    h: H,
    bg: o.paper ?? K.paper,
    body: clip(field, m.out.join('')) + f.svg,
    finish: {
      seed,
      surface: 'paper',
      wobble: 1.6,
      mottle: 1.1,
      grain: 1,
      vignette: 0.22,
      age: 0.3,
      ...o.finish,
    },
  });
  return { r, m, f, field, done };
}
