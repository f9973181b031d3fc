/**
 * The facts about the pictures: `studio/manifest.json` for this pipeline and its tests, and `content/pictures/sizes.json` for the
 * site, which lists films as well.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Collection } from '../work.ts';
import { isFilm, PICTURES, sorted, writeSizes, writeText, type Sizes } from '../sizes.ts';
import { isWide, LARGE_WIDTH, largeName } from './encode.ts';

export interface Picture {
  id: string;
  collection: Collection;
  /** Size of the drawing. */
  width: number;
  height: number;
  alt: string;
  /** Dominant colour, `#rrggbb`. */
  colour: string;
  /** First 8 hex digits of the drawing's hash; the site puts it into the address. */
  version: string;
  /** Bytes by file name. */
  files: Record<string, number>;
}

/** Pictures by id. */
export type Manifest = Record<string, Picture>;

const repository = fileURLToPath(new URL('../../../', import.meta.url));

export const folderOf = (collection: Collection): string => path.join(PICTURES, collection);

const MANIFEST = path.join(repository, 'studio/manifest.json');

/** The manifest as committed; empty before the first run. */
export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export const sizesOf = ({ id, collection, width, height, colour, version, files }: Picture): Sizes => ({
  width,
  height,
  colour,
  version,
  ...(isWide(collection) && { wide: true }),
  ...(Object.hasOwn(files, largeName(id)) && { large: LARGE_WIDTH }),
});

/** Put pictures into the manifest (or take ids out of it) and tell the site. */
export async function updateManifest(
  pictures: readonly Picture[],
  removed: readonly string[] = [],
): Promise<void> {
  // Read afresh: another run may have written its own pictures meanwhile.
  const manifest = await readManifest();
  for (const id of removed) delete manifest[id];
  for (const picture of pictures) manifest[picture.id] = { ...picture, files: sorted(picture.files) };
  await writeText(MANIFEST, `${JSON.stringify(sorted(manifest), null, 2)}\n`);
  await writeSizes(
    Object.fromEntries(
      Object.values(manifest).map((picture) => [`${picture.collection}/${picture.id}`, sizesOf(picture)]),
    ),
    (name) => !isFilm(name),
  );
}
