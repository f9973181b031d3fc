/**
 * The raster finish: turns a painting into pixels and gives them a ground. Pigment is mottled, most where colour is saturated;
 * paper, cloth, plaster or board adds its grain; gold leaf is lit from its height mask; age and wear come last.
 */
import sharp, { type Sharp } from 'sharp';
import { embossGold, type Pixels } from './gold.ts';
import { cellHash, clouds, noise2 } from './noise.ts';
import { type Finish, type Painting, type Surface, toSvg } from './painting.ts';

/** Finished pixels, RGB. */
export interface Finished {
  width: number;
  height: number;
  data: Buffer;
  /** One byte per pixel, for a drawing that leaves its ground out. */
  alpha?: Buffer;
}

const clamp = (v: number): number => (v < 0 ? 0 : v > 255 ? 255 : v);

/** Pixels from one thread of handloom cloth to the next. */
const PITCH = 2.9;

/**
 * Plain weave of hand-spun threads: each has a strength of its own, wanders, and thickens to slubs along its length.
 * @param dye 0 bare or thickly painted .. 1 dyed: the colour sits on the crowns of the threads
 */
function woven(x: number, y: number, s: number, dye: number): number {
  const v = (y + 2.4 * noise2(x / 90, y / 40, s)) / PITCH;
  const u = (x + 2.4 * noise2(x / 40, y / 90, s + 2)) / PITCH;
  const row = Math.floor(v);
  const column = Math.floor(u);
  // a parabola is the round of a thread, cheaper than a sine
  const across = v - row - 0.5;
  const along = u - column - 0.5;
  const weftUp = (row + column) & 1;
  const round = weftUp ? 0.5 - 4 * across * across : 0.5 - 4 * along * along;
  const slub = weftUp
    ? cellHash(row, 7, s) + cellHash(row, 40 + Math.floor(x / 34 + cellHash(row, 3, s) * 9), s)
    : cellHash(column, 9, s) + cellHash(column, 80 + Math.floor(y / 34 + cellHash(column, 5, s) * 9), s);
  return (0.034 + 0.03 * dye) * round * (0.35 + slub * 0.65) + 0.026 * (slub - 1);
}

/** Brightness that the ground adds at pixel (x, y); 0 = none. `noise` is white noise in ±0.5, `dye` see `woven`. */
function grainOf(
  surface: Surface,
  x: number,
  y: number,
  s: number,
  grain: number,
  fibre: number,
  noise: number,
  dye: number,
): number {
  switch (surface) {
    case 'paper':
      return (
        grain * 0.05 * noise +
        grain * 0.07 * (noise2(x / 1.9, y / 1.9, s + 3) - 0.5) +
        fibre * 0.035 * (noise2((x + y * 0.2) / 22, (y - x * 0.2) / 2.2, s + 5) - 0.5) +
        fibre * 0.03 * (noise2((x + y * 0.15) / 2.4, (y - x * 0.15) / 26, s + 6) - 0.5)
      );
    case 'cloth':
      return (
        grain * woven(x, y, s, dye) +
        grain * 0.045 * noise +
        fibre * 0.06 * (noise2(x / 60, y / 1.3, s + 5) - 0.5) +
        fibre * 0.06 * (noise2(x / 1.3, y / 60, s + 6) - 0.5)
      );
    case 'plaster': {
      const relief = clouds(x / 5, y / 5, s + 21, 3) - clouds((x + 1.6) / 5, (y + 1.6) / 5, s + 21, 3);
      const strokes = clouds(x / 70, y / 14, s + 31, 3) - 0.5;
      return grain * 0.55 * relief + grain * 0.05 * noise + fibre * 0.12 * strokes;
    }
    case 'board':
      return grain * 0.028 * noise;
    case 'none':
      return 0;
  }
}

/** Give the pixels their ground, in place. `ground` is the painting's background colour. */
function applySurface(data: Buffer, pixels: Pixels, f: Finish, ground: readonly number[]): void {
  const { width, height, scale } = pixels;
  const s = f.seed ?? 1;
  const grain = f.grain ?? 1;
  const mottle = f.mottle ?? 1;
  const fibre = f.fibre ?? 1;
  const vignette = f.vignette ?? 0.5;
  const age = f.age ?? 0.4;
  const wear = f.wear ?? 0;
  const chalk = f.chalk ?? 0;
  const surface = f.surface ?? 'paper';
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const k = (row * width + column) * 3;
      const [x, y] = [column / scale, row / scale];
      let R = data[k];
      let G = data[k + 1];
      let B = data[k + 2];
      const saturation = (Math.max(R, G, B) - Math.min(R, G, B)) / 255;
      const pigment = 0.3 + 0.9 * saturation;
      // Noise axes are turned a little: noise along the axes reads as cheap cloth.
      let light =
        1 +
        mottle * pigment * 0.17 * (clouds((x + y * 0.3) / 34, (y - x * 0.3) / 34, s, 4) - 0.5) +
        mottle * pigment * 0.14 * (clouds((x - y * 0.5) / 8, (y + x * 0.5) / 8, s + 40, 2) - 0.5) +
        age * 0.12 * (clouds(x / 320, y / 320, s + 80, 3) - 0.5);
      light += grainOf(surface, x, y, s, grain, fibre, cellHash(column, row, s) - 0.5, saturation);
      let lift = 0;
      if (wear > 0) {
        const q = clouds(x / 11, y / 11, s + 60, 4) * 0.6 + noise2(x / 1.7, y / 1.7, s + 61) * 0.4;
        const threshold = 0.74 - wear * 0.14;
        if (q > threshold) lift = wear * 26 * Math.min(1, (q - threshold) * 9);
      }
      const ex = (column / width - 0.5) * 2;
      const ey = (row / height - 0.5) * 2;
      const corner = Math.pow(Math.max(Math.abs(ex), Math.abs(ey)), 5);
      const falloff = 1 - vignette * 0.11 * corner - (vignette * 0.05 * (ex * ex + ey * ey)) / 2;
      light *= falloff;
      const yellow = 1 - age * (1 - falloff) * 0.9;
      if (chalk > 0) {
        const q = noise2(x / 1.5, y / 1.5, s + 70) * 0.55 + clouds(x / 6, y / 6, s + 71, 2) * 0.45;
        const bare = Math.max(0, Math.min(1, (q - 0.6 + chalk * 0.12) * 5)) * chalk;
        R += (ground[0] - R) * bare;
        G += (ground[1] - G) * bare;
        B += (ground[2] - B) * bare;
      }
      data[k] = clamp(R * light + lift);
      data[k + 1] = clamp(G * light * (1 - (1 - yellow) * 0.35) + lift * 0.95);
      data[k + 2] = clamp(B * light * yellow + lift * 0.85);
    }
  }
}

/** Dots per inch at which a pixel of an SVG document is a pixel. */
const DENSITY = 72;

/** An SVG document at a scale. The documents run to megabytes of path text, hence `unlimited`. */
const opened = (svg: string, scale: number): Sharp =>
  sharp(Buffer.from(svg), { unlimited: true, density: DENSITY * scale });

/** An SVG document as RGBA pixels. */
const rasterLayer = (svg: string, scale: number): Promise<Buffer> =>
  opened(svg, scale).ensureAlpha().raw().toBuffer();

function overlay(data: Buffer, rgba: Buffer): void {
  for (let i = 0; i < rgba.length / 4; i++) {
    const alpha = rgba[i * 4 + 3] / 255;
    if (!alpha) continue;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = data[i * 3 + c] * (1 - alpha) + rgba[i * 4 + c] * alpha;
  }
}

/** Plain SVG text as pixels, without any surface. */
export async function rasterise(svg: string, scale = 1): Promise<Finished> {
  const { data, info } = await opened(svg, scale).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A cut-out as pixels and transparency. Where nothing is drawn, the pixels have the colour of the ground. */
async function rasteriseCutOut(svg: string, ground: readonly number[], scale: number): Promise<Finished> {
  const { data: rgba, info } = await opened(svg, scale)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const data = Buffer.alloc(pixels * 3);
  const alpha = Buffer.alloc(pixels);
  for (let i = 0; i < pixels; i++) {
    alpha[i] = rgba[i * 4 + 3];
    for (let c = 0; c < 3; c++) data[i * 3 + c] = alpha[i] ? rgba[i * 4 + c] : ground[c];
  }
  return { width: info.width, height: info.height, data, alpha };
}

/**
 * Render a painting and finish its surface. One to three seconds for a 1000 pixel picture.
 * @param scale pixels for one of the drawing; the surface keeps its look, with more detail
 */
export async function finish(painting: Painting, scale = 1): Promise<Finished> {
  const ground = [1, 3, 5].map((i) => parseInt(painting.bg.slice(i, i + 2), 16));
  const svg = toSvg(painting);
  const pixels = await (painting.cutOut ? rasteriseCutOut(svg, ground, scale) : rasterise(svg, scale));
  const { width, height, data } = pixels;
  const layers = [
    [painting.gold, painting.over],
    [painting.gold2, painting.over2],
  ];
  for (const [gold, over] of layers) {
    if (gold)
      embossGold(data, await rasterLayer(gold, scale), {
        width,
        height,
        scale,
        seed: painting.finish.seed ?? 1,
      });
    if (over) overlay(data, await rasterLayer(over, scale));
  }
  applySurface(data, { width, height, scale }, painting.finish, ground);
  return pixels;
}
