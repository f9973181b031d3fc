/** What a painter hands over: layers of SVG and the surface they are finished on. */
import { blurFilters } from './markup.ts';

/** The ground a picture is painted on; decides the grain that the finish adds. */
export type Surface = 'paper' | 'cloth' | 'plaster' | 'board' | 'none';

/** How the raster finish treats the drawing. All amounts are about 0 (none) to 2 (heavy). */
export interface Finish {
  seed?: number;
  /** Default `paper`. */
  surface?: Surface;
  /** Fine noise of the ground, default 1. */
  grain?: number;
  /** Uneven pigment, strongest on saturated colour, default 1. */
  mottle?: number;
  /** Fibres or threads, default 1. */
  fibre?: number;
  /** Darker corners, default 0.5. */
  vignette?: number;
  /** Yellowing, default 0.4. */
  age?: number;
  /** Tremor of the whole drawing in pixels, default 3. 0 when a gold layer must register with the drawing. */
  wobble?: number;
  /** Frequency of the tremor per pixel, default 0.018. */
  wobbleFreq?: number;
  /** Rubbed spots where the ground shows, default 0. */
  wear?: number;
  /** Dry, broken paste (rice paste on a mud wall), default 0. */
  chalk?: number;
}

/** A drawing before its surface: sizes in pixels, layers as SVG markup without the `<svg>` element. */
export interface Painting {
  w: number;
  h: number;
  /** Ground colour, `#rrggbb`. */
  bg: string;
  /** Leaves the ground out: what the drawing does not cover is transparent, and the page shows. */
  cutOut?: true;
  body: string;
  /** Content of `<defs>` used by `body`. */
  defs?: string;
  finish: Finish;
  /** Whole SVG documents: height masks of gold leaf (grey = leaf, white = raised gesso), each followed by a layer painted over it. */
  gold?: string;
  over?: string;
  gold2?: string;
  over2?: string;
}

/** Blur filters that every painting may use: `filter="url(#b8)"`. */
const BLURS = [1, 2, 3, 5, 8, 14, 24];

/** A whole SVG document for one of the extra layers (gold, over …) of a painting. */
export const layer = (w: number, h: number, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}${blurFilters([1, 2, 3, 5, 8])}</defs>${body}</svg>`;

/** The SVG document of the painting's main layer. The tremor is one filter over everything, which is cheaper than shaking each line. */
export function toSvg(painting: Painting): string {
  const { w, h, bg, cutOut, finish } = painting;
  const scale = finish.wobble ?? 3;
  const wobble = scale
    ? `<filter id="wob" x="0" y="0" width="100%" height="100%" filterUnits="objectBoundingBox" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${finish.wobbleFreq ?? 0.018}" numOctaves="3" seed="${finish.seed ?? 1}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale * 2}" xChannelSelector="R" yChannelSelector="G"/></filter>`
    : '';
  // The ground is painted twice: inside the filter it keeps the displaced edge from becoming transparent.
  const ground = cutOut ? '' : `<rect width="${w}" height="${h}" fill="${bg}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${wobble}${blurFilters(BLURS)}${painting.defs ?? ''}</defs>${ground}<g ${scale ? 'filter="url(#wob)"' : ''}>${ground}${painting.body}</g></svg>`;
}
