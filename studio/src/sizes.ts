/** `content/pictures/sizes.json`: what the site knows of every picture and film. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the encoded files go, in a folder for each collection. */
export const PICTURES = fileURLToPath(new URL('../../content/pictures', import.meta.url));

const SIZES = path.join(PICTURES, 'sizes.json');

/** What the site knows of a picture or a film. */
export interface Sizes {
  width: number;
  height: number;
  version: string;
  colour?: string;
  wide?: true;
  /** Width of the file for close looks. */
  large?: number;
  seconds?: number;
}

/** By path without size and extension, such as `paintings/painting-warli-tarpa-circle` or `films/dance-kathak`. */
export type SizesFile = Record<string, Sizes>;

export const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A reader never sees half a file. */
export async function writeText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  await rename(draft, file);
}

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
