import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { largePictureWidth, widePictureWidths } from '@kalavithi/contract/media';
import type { Film, Picture } from '@kalavithi/contract/picture';
import { imageSize } from 'image-size';
import type { PictureRef } from './fields.ts';
import { sampleFolder } from './folders.ts';
import { SizesFile, type Sizes } from './schemas.ts';

/** A picture file of the content folder whose sizes have yet to be made. */
export interface PictureSource {
  /** Absolute path. */
  file: string;
  /** SHA-256 of the file's bytes in hexadecimal digits; the first 32 name its sizes. */
  hash: string;
  /** Size in pixels as the picture is seen, its orientation applied. */
  width: number;
  height: number;
}

/** Cached facts of a picture file, which is read again only when it changes. */
export interface PictureFacts extends PictureSource {
  bytes: number;
  modifiedMs: number;
}

/** Facts by absolute path. */
export type KnownPictures = ReadonlyMap<string, PictureFacts>;

/** Placeholder colour of pictures from files: paper. */
const paperColour = '#e9e2d4';

/** Path of the API for pictures made from files. */
export const pictureRoute = '/api/pictures';

/** The name under which the sizes of a source are kept and addressed. */
export const pictureName = ({ hash }: Pick<PictureSource, 'hash'>): string => hash.slice(0, 32);

export const hasExtension = (file: string): boolean => /\.(?:jpe?g|png|webp|avif)$/i.test(file);

/** The ready sizes of a folder; none when it has no `pictures/sizes.json`. */
export const readSizes = async (folder: string): Promise<Sizes> => {
  try {
    return SizesFile.parse(JSON.parse(await readFile(join(folder, 'pictures', 'sizes.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
};

const readableTypes = ['jpg', 'png', 'webp', 'avif'];

/** What the decoder takes, in pixels. */
const maxPixels = 268_000_000;

/**
 * Reads size and hash of a picture file.
 * @throws when there is no such file or it is no picture
 */
export const readPictureFacts = async (file: string, known: KnownPictures): Promise<PictureFacts> => {
  const { size: bytes, mtimeMs: modifiedMs } = await stat(file);
  const before = known.get(file);
  if (before && before.bytes === bytes && before.modifiedMs === modifiedMs) return before;
  const content = await readFile(file);
  const { width, height, type, orientation = 1 } = imageSize(content);
  if (!readableTypes.includes(type ?? '')) throw new Error(`It is a file of type ${type ?? 'unknown'}.`);
  if (width < 1 || height < 1 || width * height > maxPixels)
    throw new Error(`It has ${width} × ${height} pixels.`);
  const isTurned = orientation >= 5;
  return {
    file,
    hash: createHash('sha256').update(content).digest('hex'),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    bytes,
    modifiedMs,
  };
};

/** Whether a picture has a size for close looks: one larger than those of pages. */
export const hasLargeSize = ({ width }: Pick<PictureSource, 'width'>): boolean =>
  width > Math.max(...widePictureWidths);

/** A picture whose sizes the API makes and answers. */
export const pictureOfSource = (source: PictureSource, { alt, credit }: PictureRef): Picture => ({
  path: `${pictureRoute}/${pictureName(source)}`,
  version: source.hash.slice(0, 8),
  width: source.width,
  height: source.height,
  colour: paperColour,
  alt,
  wide: true,
  ...(hasLargeSize(source) && { large: Math.min(source.width, largePictureWidth) }),
  ...(credit !== undefined && { credit }),
});

/** A picture that `sizes.json` lists; null when it does not. */
export const pictureOfSizes = (sizes: Sizes, { file, alt, credit }: PictureRef): Picture | null => {
  const ready = sizes[file];
  if (!ready?.colour) return null;
  const { width, height, colour, version, wide = false, large } = ready;
  return {
    path: `/media/${file}`,
    version,
    width,
    height,
    colour,
    alt,
    wide,
    ...(large !== undefined && { large }),
    ...(credit !== undefined && { credit }),
  };
};

/** Absolute path of the largest file of a picture: its own, or the largest of its ready sizes. */
export const largestFile = ({ file }: PictureRef, sizes: Sizes, folder: string): string => {
  const ready = sizes[file];
  const width = ready?.large === undefined ? (ready?.wide ? 960 : 800) : largePictureWidth;
  const name = hasExtension(file) ? file : `${file}-${width}.avif`;
  const own = join(folder, 'pictures', name);
  return existsSync(own) ? own : join(sampleFolder, 'pictures', name);
};

/** A film that `sizes.json` lists; null when it does not. */
export const filmOfSizes = (sizes: Sizes, file: string): Film | null => {
  const ready = sizes[file];
  if (ready?.seconds === undefined) return null;
  const { width, height, seconds, version } = ready;
  return { path: `/media/${file}`, version, width, height, seconds };
};
