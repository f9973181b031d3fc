/** The relief of gold leaf as a picture of its own, from which the site moves a light over the gold. */
import sharp from 'sharp';
import type { Painting } from '../draw/painting.ts';

/** What follows a picture's id in the name of the file. */
export const RELIEF_ENDING = '.gold.webp';

/** Width in pixels: enough for the beads of a frame on a whole screen, and light enough to be loaded for them alone. */
const WIDTH = 640;

/** Bytes that a file may take; a rich frame goes down in quality until it fits. */
const BUDGET = 36_000;

const QUALITIES = [60, 50, 40, 32, 25, 18, 12, 6];

/** Share of the picture that must be gold for a light on it to be worth looking at. */
const LEAST_SHARE = 0.05;

const rgba = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true }).ensureAlpha().raw().toBuffer();

/** Height of the leaf at each pixel: 0 where there is none, some 110 where it lies flat, 255 where gesso raises it. */
async function heightsOf({ w, h, gold, over, gold2, over2 }: Painting): Promise<Buffer> {
  const heights = Buffer.alloc(w * h);
  const layers = [
    [gold, over],
    [gold2, over2],
  ];
  for (const [leaf, paint] of layers) {
    const raised = leaf ? await rgba(leaf) : undefined;
    const covered = paint ? await rgba(paint) : undefined;
    for (let i = 0; i < heights.length; i++) {
      const under = heights[i] ?? 0;
      const alpha = (raised?.[i * 4 + 3] ?? 0) / 255;
      const height = under * (1 - alpha) + (raised?.[i * 4] ?? 0) * alpha;
      heights[i] = Math.round(height * (1 - (covered?.[i * 4 + 3] ?? 0) / 255));
    }
  }
  return heights;
}

/** A WebP of the leaf's height in grey, or undefined for a picture with little gold. */
export async function reliefOf(painting: Painting): Promise<Buffer | undefined> {
  if (!painting.gold) return undefined;
  const { w: width, h: height } = painting;
  const heights = await heightsOf(painting);
  const gilded = heights.reduce((count, value) => count + (value > 60 ? 1 : 0), 0);
  if (gilded < heights.length * LEAST_SHARE) return undefined;
  const small = sharp(heights, { raw: { width, height, channels: 1 } }).resize({
    width: WIDTH,
    withoutEnlargement: true,
  });
  for (const quality of QUALITIES) {
    const file = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= BUDGET) return file;
  }
  throw new Error(`the relief takes more than ${BUDGET} bytes at the lowest quality`);
}
