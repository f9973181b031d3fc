/** Encoding: one finished picture becomes the files the site serves. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Collection, Raster, Work } from '../work.ts';

/** AVIF at this quality is indistinguishable from better ones on a card; a heavy picture may go down to the floor to meet the budget. */
const CARD_QUALITY = 40;

/** What the largest size has more: it is shown over a whole screen. */
const LARGEST_MORE = 6;

const AVIF_QUALITY_FLOOR = 26;

/** Effort 4 takes eight times as long for the same size. */
const AVIF_EFFORT = 2;

/** Only browsers of 2022 and older, and networks that show a shared link, ask for it. */
const WEBP_QUALITY = 38;

const JPEG_QUALITY = 82;

/** The card size, whose bytes decide how fast a page of pictures appears. */
export const CARD_WIDTH = 480;

/** No card may weigh more than this. */
export const CARD_BUDGET = 80_000;

/** Whether the pictures of a collection are shown larger than cards. */
export const isWide = (collection: Collection): boolean => ['hero', 'events', 'gallery'].includes(collection);

/** Widths of the AVIF files of a collection; the last is for large screens. */
const avifWidths = (collection: Collection): number[] => [
  320,
  CARD_WIDTH,
  640,
  isWide(collection) ? 960 : 800,
];

/** Width of the file for large screens and close looks. */
export const LARGE_WIDTH = 1600;

/** At twice the size of a drawing nobody sees single pixels, but thin coloured lines, hence no fewer colours than pixels. */
const LARGE = { quality: 40, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' } as const;

/** Whether a picture has a file for close looks, if it can be drawn so large. */
export const hasLarge = ({ id, collection }: Pick<Work, 'id' | 'collection'>): boolean =>
  ['hero', 'gallery', 'paintings', 'handicrafts', 'artists'].includes(collection) ||
  // Of an event its banner alone: the numbered ones are shown small.
  (collection === 'events' && !/-\d+$/.test(id)) ||
  id === 'about';

/** Name of the file for close looks. */
export const largeName = (id: string): string => `${id}-${LARGE_WIDTH}.avif`;

/** Write the file for close looks. @returns its bytes by file name */
export async function encodeLarge(
  { width, height, data }: Raster,
  id: string,
  folder: string,
): Promise<Record<string, number>> {
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .avif(LARGE)
    .toBuffer();
  await writeFile(path.join(folder, largeName(id)), file);
  return { [largeName(id)]: file.length };
}

/** The one width for browsers without AVIF. */
const WEBP_WIDTH = 640;

/** What decides which files a picture has. */
export type Printed = Pick<Work, 'id' | 'collection' | 'jpeg'>;

/** File names of a picture, without those that come from a drawing alone: the one for close looks, and the relief of gold. */
export function fileNames(work: Printed): string[] {
  const { id, collection } = work;
  const names = avifWidths(collection).map((w) => `${id}-${w}.avif`);
  names.push(`${id}-${WEBP_WIDTH}.webp`);
  if (work.jpeg) names.push(`${id}.jpg`);
  return names;
}

/** Never wider than the drawing: enlarging costs bytes and shows nothing. */
const atWidth = (image: Sharp, width: number): Sharp =>
  image.clone().resize({ width, withoutEnlargement: true });

const avif = (image: Sharp, width: number, quality: number): Promise<Buffer> =>
  atWidth(image, width).avif({ quality, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }).toBuffer();

/** The quality of a width, of a picture whose card has quality `card`. */
const qualityAt = (width: number, card: number): number => (width > 640 ? card + LARGEST_MORE : card);

/** The highest quality whose card fits the budget. */
async function cardQuality(image: Sharp): Promise<number> {
  let quality = CARD_QUALITY;
  while (quality > AVIF_QUALITY_FLOOR && (await avif(image, CARD_WIDTH, quality)).length > CARD_BUDGET)
    quality -= 4;
  return quality;
}

export interface Encoded {
  /** Dominant colour, `#rrggbb`, shown until the picture has loaded. */
  colour: string;
  /** Bytes by file name. */
  files: Record<string, number>;
}

/** Write all files of a picture into `folder`. */
export async function encode(raster: Raster, work: Printed, folder: string): Promise<Encoded> {
  const { id, collection } = work;
  const { width, height, data, alpha } = raster;
  const opaque = sharp(data, { raw: { width, height, channels: 3 } });
  const image = alpha
    ? sharp(
        await opaque
          .clone()
          .joinChannel(Buffer.from(alpha), { raw: { width, height, channels: 1 } })
          .png({ compressionLevel: 1 })
          .toBuffer(),
      )
    : opaque;
  const files: Record<string, number> = {};
  const write = async (name: string, bytes: Buffer): Promise<void> => {
    await writeFile(path.join(folder, name), bytes);
    files[name] = bytes.length;
  };
  const quality = await cardQuality(image);
  for (const w of avifWidths(collection))
    await write(`${id}-${w}.avif`, await avif(image, w, qualityAt(w, quality)));
  const webp = atWidth(image, WEBP_WIDTH).webp({ quality: WEBP_QUALITY, effort: 4 });
  await write(`${id}-${WEBP_WIDTH}.webp`, await webp.toBuffer());
  if (work.jpeg)
    await write(`${id}.jpg`, await image.clone().jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer());
  const { dominant } = await opaque.stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
  return { colour, files };
}

/**
 * Makes the AVIF files of a picture that are missing in `folder` from its largest one. For a new width: rendering every craft again takes
 * hours, and a smaller copy of a file loses nothing that can be seen. @returns bytes by file name of what was made
 */
export async function encodeMissingWidths(work: Printed, folder: string): Promise<Record<string, number>> {
  const widths = avifWidths(work.collection);
  const fileOf = (width: number): string => path.join(folder, `${work.id}-${width}.avif`);
  const image = sharp(await readFile(fileOf(Math.max(...widths))));
  const made: Record<string, number> = {};
  for (const width of widths) {
    const file = fileOf(width);
    if (existsSync(file)) continue;
    const bytes = await avif(image, width, qualityAt(width, CARD_QUALITY));
    await writeFile(file, bytes);
    made[path.basename(file)] = bytes.length;
  }
  return made;
}
