/** The process in which sizes of the operator's pictures are made. Started by the sizer, never imported. */
import sharp from 'sharp';
import type { SizeAnswer, SizeOrder } from './sizer.ts';

sharp.cache(false);
sharp.concurrency(1);

/** As the pictures of the sample collection are encoded. */
const quality = { avif: 50, webp: 72, jpeg: 82 } as const;

/** No download is larger than this, in pixels of its longer side. */
const fullSize = 4000;

const makeSize = async ({ file, ending }: SizeOrder): Promise<Buffer> => {
  // Turned upright as its metadata says, and without the metadata: a photograph tells where it was taken.
  const picture = sharp(file).rotate();
  const [, width, format] = /^(?:-(\d+))?\.(avif|webp|jpg)$/.exec(ending) ?? [];
  if (format === 'jpg') {
    return picture
      .resize({ width: fullSize, height: fullSize, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: quality.jpeg, mozjpeg: true })
      .toBuffer();
  }
  const smaller = picture.resize({ width: Number(width), withoutEnlargement: true });
  return format === 'webp'
    ? smaller.webp({ quality: quality.webp }).toBuffer()
    : smaller.avif({ quality: quality.avif, effort: 3 }).toBuffer();
};

process.on('message', (order: SizeOrder) => {
  void makeSize(order)
    .then((bytes): SizeAnswer => ({ bytes: new Uint8Array(bytes) }))
    .catch((error: unknown): SizeAnswer => ({
      error: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
// The terminal sends its interrupt to the whole group; the server ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
