/**
 * The facts about the pictures: `studio/manifest.json` for this pipeline and its tests, and `content/pictures/sizes.json` for the
 * site, which lists films as well.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Collection } from '../work.ts';
import { isWide } from './encode.ts';

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

/** Where the encoded files go, in a folder for each collection. */
export const PICTURES = path.join(repository, 'content/pictures');

export const folderOf = (collection: Collection): string => path.join(PICTURES, collection);

const MANIFEST = path.join(repository, 'studio/manifest.json');

const SIZES = path.join(PICTURES, 'sizes.json');

/** What the site knows of a picture or a film. */
export interface Sizes {
  width: number;
  height: number;
  version: string;
  colour?: string;
  wide?: true;
  seconds?: number;
}

/** By path without size and extension, such as `paintings/painting-warli-tarpa-circle` or `films/dance-kathak`. */
export type SizesFile = Record<string, Sizes>;

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A reader never sees half a file. */
async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}

/** The manifest as committed; empty before the first run. */
export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

export const sizesOf = ({ collection, width, height, colour, version }: Picture): Sizes => ({
  width,
  height,
  colour,
  version,
  ...(isWide(collection) && { wide: true }),
});

export const readSizes = async (): Promise<SizesFile> =>
  JSON.parse(await readFile(SIZES, 'utf8')) as SizesFile;

/** Replace the entries for which `isOurs` by `entries`; one line an entry, so that changes can be read. */
export async function writeSizes(entries: SizesFile, isOurs: (name: string) => boolean): Promise<void> {
  const others = Object.entries(await readSizes()).filter(([name]) => !isOurs(name));
  const all = sorted({ ...Object.fromEntries(others), ...entries });
  const line = ([name, sizes]: [string, Sizes]): string =>
    `  ${JSON.stringify(name)}: ${JSON.stringify(sizes).replaceAll('":', '": ').replaceAll(',"', ', "')}`;
  await writeText(SIZES, `{\n${Object.entries(all).map(line).join(',\n')}\n}\n`);
}

export const isFilm = (name: string): boolean => name.startsWith('films/');

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
