/** Contact sheets: all pictures of a collection on one page, for looking. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { CARD_WIDTH } from './encode.ts';
import { folderOf, type Picture } from './manifest.ts';

const COLUMNS = 5;

const CELL = 320;

const GAP = 12;

const PAPER = '#efe7d8';

/** Write `<folder>/<name>.png` and return its path. */
export async function contactSheet(
  name: string,
  pictures: readonly Picture[],
  folder: string,
): Promise<string> {
  const columns = Math.min(COLUMNS, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const cells = await Promise.all(
    pictures.map(async ({ id, collection }, i) => ({
      input: await sharp(path.join(folderOf(collection), `${id}-${CARD_WIDTH}.avif`))
        .resize(CELL, CELL, { fit: 'contain', background: PAPER })
        .png()
        .toBuffer(),
      left: GAP + (i % columns) * (CELL + GAP),
      top: GAP + Math.floor(i / columns) * (CELL + GAP),
    })),
  );
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.png`);
  const size = { width: columns * (CELL + GAP) + GAP, height: rows * (CELL + GAP) + GAP };
  await sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(cells)
    .png()
    .toFile(file);
  return file;
}
