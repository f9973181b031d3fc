/** Photographs in place of drawings, for whoever has the objects themselves. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Collection, Work } from './work.ts';

interface Photograph {
  id: string;
  collection: Collection;
  /** `new URL('./<file>.jpg', import.meta.url)`: JPEG, PNG, WebP, AVIF or TIFF beside the work's file, of at least the size below. */
  file: URL;
  /** Size of the picture in pixels. A photograph of other proportions is cropped around what stands out in it. */
  width: number;
  height: number;
  alt: string;
}

/**
 * A work that shows a photograph, turned upright by its EXIF data and brought to sRGB; place and camera it carries stay behind. Throws when it
 * is smaller than the picture it is for.
 */
export const photograph = ({ file, width, height, ...facts }: Photograph): Work => ({
  ...facts,
  seed: 1,
  width,
  height,
  proof: () => readFile(file),
  async draw() {
    const upright = await sharp(fileURLToPath(file)).autoOrient().toColourspace('srgb').toBuffer();
    const found = await sharp(upright).metadata();
    if (found.width < width || found.height < height)
      throw new Error(
        `${facts.id} wants ${width}x${height} pixels, the photograph has ${found.width}x${found.height}`,
      );
    const data = await sharp(upright)
      .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
      .removeAlpha()
      .raw()
      .toBuffer();
    return { width, height, data };
  },
});
