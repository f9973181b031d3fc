/**
 * The facts about the pictures: `apps/web/media/manifest.json` for this pipeline and its tests, and one slim file per collection in
 * the catalogue for the site.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Collection } from '../work.ts';

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

/** Where the encoded files go. */
export const MEDIA = path.join(repository, 'apps/web/media');

const MANIFEST = path.join(MEDIA, 'manifest.json');

const SLIM = path.join(repository, 'packages/catalogue/src/pictures');

/** The slim file of a collection. */
export const slimFile = (collection: Collection): string => path.join(SLIM, `${collection}.json`);

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A reader never sees half a file. */
async function writeWhole(file: string, content: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
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

async function writeSlim(collection: Collection, manifest: Manifest): Promise<void> {
  const slim: Record<string, Omit<Picture, 'id' | 'collection' | 'files'>> = {};
  for (const { id, collection: own, width, height, colour, version, alt } of Object.values(manifest))
    if (own === collection) slim[id] = { width, height, colour, version, alt };
  await writeWhole(slimFile(collection), sorted(slim));
}

/** Put pictures into the manifest (or take ids out of it) and write the slim file of every collection concerned. */
export async function updateManifest(
  pictures: readonly Picture[],
  removed: readonly string[] = [],
): Promise<void> {
  // Read afresh: another run may have written its own pictures meanwhile.
  const manifest = await readManifest();
  const concerned = new Set<Collection>();
  for (const id of removed) {
    const old = manifest[id];
    if (old) concerned.add(old.collection);
    delete manifest[id];
  }
  for (const picture of pictures) {
    manifest[picture.id] = { ...picture, files: sorted(picture.files) };
    concerned.add(picture.collection);
  }
  await writeWhole(MANIFEST, sorted(manifest));
  for (const collection of concerned) await writeSlim(collection, manifest);
}
