/**
 * The contract between a picture and the press.
 *
 * A work is one file, `src/works/<collection>/<id>.ts`, that exports `work: Work`. The press (`src/press`) finds it by its place
 * in the folder, draws it, finishes the surface, encodes it into `content/pictures` and writes the facts the site needs.
 */
import type { Painting } from './draw/painting.ts';

/** Collections of the site. A work's folder name is its collection. */
export const COLLECTIONS = [
  'paintings',
  'handicrafts',
  'arrivals',
  'hero',
  'features',
  'gallery',
  'artists',
  'artist-works',
  'events',
  'dances',
  'puzzle',
  'memory',
  'site',
] as const;

export type Collection = (typeof COLLECTIONS)[number];

/** A picture that is already pixels: 8 bits per channel, RGB, rows from the top, no padding. */
export interface Raster {
  width: number;
  height: number;
  /** `width * height * 3` bytes. */
  data: Uint8Array;
  /** `width * height` bytes; absent for a picture without transparency. */
  alpha?: Uint8Array;
}

/** What `draw` may hand to the press: plain SVG text, an SVG painting with a surface to finish, or finished pixels. */
export type Drawing = string | Painting | Raster;

export interface Work {
  /** The id of the catalogue, also the file name and the stem of the encoded files. */
  id: string;
  collection: Collection;
  /** Everything that varies is drawn from this integer: same seed, same picture. */
  seed: number;
  /** Size of the drawing in pixels. About 1000 on the longer side: line weights are tuned for that. */
  width: number;
  height: number;
  /** One plain sentence that says what is to be seen; different for each work. */
  alt: string;
  /**
   * Draw the picture; the press passes the work's own seed. No clock, no `Math.random`, nothing read from outside the package: the same call gives the same bytes.
   * A painting is identified by the hash of its SVG, a raster by the hash of its proof.
   */
  draw(seed: number): Drawing | Promise<Drawing>;
  /**
   * For works that return a `Raster`: what decides its pixels, made in a second or two. The markup of a stage and its figures, a
   * small coarse render, the bytes of a photograph.
   */
  proof?(seed: number): Promise<string | Uint8Array>;
  /** For works that return a `Raster` and can be looked at closely: the same picture at a width. Vectors are scaled by the press. */
  drawLarge?(seed: number, width: number): Promise<Raster>;
  /**
   * Also a JPEG of the drawing's own size, for readers that know neither AVIF nor WebP, such as social networks.
   */
  jpeg?: true;
}
