import { createHash } from 'node:crypto';
import { uploads } from '@kalavithi/contract/constants';
import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { pictureSizes, type Picture, type PictureResult } from './picture.ts';

/**
 * Limits the decoder to the five accepted formats; each further one (SVG, TIFF, PDF, …) would be
 * more code exposed to untrusted bytes. Also, for the whole process: one thread per picture, so
 * that each worker uses one processor, and no cache, as no picture comes twice.
 */
export const restrictDecoder = (): void => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
      'VipsForeignLoadNsgif',
    ],
  });
  sharp.concurrency(1);
  sharp.cache(false);
};

/**
 * Decodes a picture, identified by its content alone, and encodes every size. Call {@link
 * restrictDecoder} once before.
 *
 * WebP rather than JPEG: it keeps transparency; a 2400 pixel painting was a third smaller than
 * mozjpeg at similar quality and encoded as fast; every browser since 2020 shows it.
 */
export const readPicture = async (bytes: Uint8Array): Promise<PictureResult> => {
  const head = await readHead(bytes);
  if (typeof head === 'string') return { ok: false, reason: head };
  if (!(uploads.contentTypes as readonly string[]).includes(head.mediaType ?? '')) {
    return { ok: false, reason: 'not-a-picture' };
  }
  if (head.width * head.height > uploads.maxPixels) return { ok: false, reason: 'too-many-pixels' };

  const upright = await decode(bytes);
  if (upright === null) return { ok: false, reason: 'unreadable' };
  return { ok: true, picture: await encode(upright) };
};

/** Pixels of the upright picture in sRGB, eight bits per channel. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Reads the header only: the size must be checked before decoding. */
const readHead = async (bytes: Uint8Array): Promise<Metadata | 'not-a-picture' | 'unreadable'> => {
  if (bytes.byteLength === 0 || isForeignContainer(bytes)) return 'not-a-picture';
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    const unknown = error instanceof Error && error.message.includes('unsupported image format');
    return unknown ? 'not-a-picture' : 'unreadable';
  }
};

/**
 * Whether the bytes are an ISO media file other than AVIF, such as HEIC from a phone or a film. The
 * decoder would report HEIC as damaged; the user should read that it is the format. A file type box
 * has its size, `ftyp`, the major brand, a version, and compatible brands, four bytes each (ISO/IEC
 * 14496-12, 4.3).
 */
const isForeignContainer = (bytes: Uint8Array): boolean => {
  const box = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256));
  if (box.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = box.toString('latin1', 8, Math.min(box.readUInt32BE(0), box.length)).match(/.{4}/gs) ?? [];
  return !brands.some((brand) => brand === 'avif' || brand === 'avis');
};

const decode = async (bytes: Uint8Array): Promise<Pixels | null> => {
  const edge = pictureSizes.full;
  try {
    // `error` refuses truncated and damaged files but accepts the small defects that cameras write.
    return await sharp(bytes, { failOn: 'error', limitInputPixels: uploads.maxPixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
};

const encode = async (upright: Pixels): Promise<Picture> => {
  const { width, height, channels } = upright.info;
  const encodeAt = (edge: number, quality: number) =>
    sharp(upright.data, { raw: { width, height, channels } })
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort: 4 })
      .toBuffer();
  const full = await encodeAt(pictureSizes.full, 82);
  return {
    hash: createHash('sha256').update(full).digest('hex'),
    width,
    height,
    files: {
      full,
      '640': await encodeAt(pictureSizes['640'], 80),
      '320': await encodeAt(pictureSizes['320'], 80),
    },
  };
};
