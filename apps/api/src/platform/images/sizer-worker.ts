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

/** A card for shared links, in pixels; the picture keeps `margin` from its edges. */
const card = { width: 1200, height: 630, margin: 45 } as const;

/** The formats can't be taller. */
const maxHeight = 16_000;

const answer = async ({ file, hash, ending }: SizeOrder): Promise<SizeAnswer> => {
  const content = await readFile(file);
  if (hash !== null && createHash('sha256').update(content).digest('hex') !== hash) {
    return { error: 'the file has changed since the content was read', isFinal: false };
  }
  try {
    return { bytes: new Uint8Array(await encode(content, ending)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error), isFinal: true };
  }
};

/** The picture on a ground of `colour`, with a shadow as works on their mats have. */
const encodeCard = async (content: Buffer, colour: string): Promise<Buffer> => {
  const { data, info } = await sharp(content)
    .rotate()
    .resize({
      width: card.width - 2 * card.margin,
      height: card.height - 2 * card.margin,
      fit: 'inside',
    })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((card.width - info.width) / 2);
  const top = Math.round((card.height - info.height) / 2);
  const shadow = await sharp({
    create: {
      width: info.width,
      height: info.height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0.35 },
    },
  })
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .blur(10)
    .png()
    .toBuffer();
  return sharp({ create: { width: card.width, height: card.height, channels: 3, background: colour } })
    .composite([
      { input: shadow, left: left - 24, top: top - 16 },
      { input: data, left, top },
    ])
    .jpeg({ quality: quality.jpeg, mozjpeg: true })
    .toBuffer();
};

const encode = (content: Buffer, ending: string): Promise<Buffer> => {
  const ground = /^-card-([0-9a-f]{6})\.jpg$/.exec(ending)?.[1];
  if (ground !== undefined) return encodeCard(content, `#${ground}`);
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
