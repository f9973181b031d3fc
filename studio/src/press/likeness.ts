/** How alike two pictures look: average hash, so that no two pictures of a collection pass for one another. */
import sharp from 'sharp';

/** Pixels along one side of the reduced picture. */
const SIDE = 16;

/** Number of bits of an `averageHash`. */
export const HASH_BITS = SIDE * SIDE;

/** One bit per cell of a 16 x 16 reduction: brighter than the mean or not. */
export async function averageHash(file: string): Promise<boolean[]> {
  const pixels = await sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer();
  const mean = pixels.reduce((sum, v) => sum + v, 0) / pixels.length;
  return Array.from(pixels, (v) => v > mean);
}

/** Number of bits in which two hashes differ. */
export const distance = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.reduce((sum, bit, i) => sum + (bit === b[i] ? 0 : 1), 0);
