/** The process in which sizes of the operator's pictures are made. Started by the sizer, never imported. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { restrictDecoder } from './read-picture.ts';
import type { SizeAnswer, SizeOrder } from './sizer.ts';

restrictDecoder();
sharp.cache(false);
sharp.concurrency(1);

/** As the pictures of the sample collection are encoded. */
const quality = { avif: 50, webp: 72, jpeg: 82 } as const;

/** No download is larger than this, in pixels of its longer side. */
const fullSize = 4000;

/** The formats can't be taller. */
const maxHeight = 16_000;

const answer = async ({ file, hash, ending }: SizeOrder): Promise<SizeAnswer> => {
  const content = await readFile(file);
  if (createHash('sha256').update(content).digest('hex') !== hash) {
    return { error: 'the file has changed since the content was read', isFinal: false };
  }
  try {
    return { bytes: new Uint8Array(await encode(content, ending)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), isFinal: true };
  }
};

const encode = (content: Buffer, ending: string): Promise<Buffer> => {
  // Turned upright as its metadata says, and without the metadata: a photograph tells where it was taken.
  const picture = sharp(content).rotate();
  const [, width, format] = /^(?:-(\d+))?\.(avif|webp|jpg)$/.exec(ending) ?? [];
  if (format === 'jpg') {
    return picture
      .resize({ width: fullSize, height: fullSize, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: quality.jpeg, mozjpeg: true })
      .toBuffer();
  }
  const smaller = picture.resize({
    width: Number(width),
    height: maxHeight,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return format === 'webp'
    ? smaller.webp({ quality: quality.webp }).toBuffer()
    : smaller.avif({ quality: quality.avif, effort: 3 }).toBuffer();
};

process.on('message', (order: SizeOrder) => {
  void answer(order)
    .catch((error: unknown): SizeAnswer => ({
      error: error instanceof Error ? error.message : String(error),
      isFinal: false,
    }))
    .then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
// The terminal sends its interrupt to the whole group; the server ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
