/** The list of works, found by reading this folder: `<collection>/<id>.ts` is a work, nothing is registered by hand. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Collection, type Work, COLLECTIONS } from '../work.ts';

/** Where a work is kept. */
export interface WorkFile {
  id: string;
  collection: Collection;
  /** Absolute path. */
  file: string;
}

const root = fileURLToPath(new URL('.', import.meta.url));

const isCollection = (name: string): name is Collection => (COLLECTIONS as readonly string[]).includes(name);

/** All work files, sorted by collection and id. Throws on a folder that is no collection. */
export async function listWorkFiles(): Promise<WorkFile[]> {
  const found: WorkFile[] = [];
  for (const folder of await readdir(root, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue;
    if (!isCollection(folder.name)) throw new Error(`works/${folder.name} is not a collection of the site`);
    for (const name of await readdir(path.join(root, folder.name))) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
      found.push({
        id: name.slice(0, -3),
        collection: folder.name,
        file: path.join(root, folder.name, name),
      });
    }
  }
  return found.sort((a, b) => a.collection.localeCompare(b.collection) || a.id.localeCompare(b.id));
}

/** Load one work and see that it says of itself what its place says. */
export async function loadWork({ id, collection, file }: WorkFile): Promise<Work> {
  const { work } = (await import(pathToFileURL(file).href)) as { work?: Work };
  if (!work) throw new Error(`${file} exports no \`work\``);
  if (work.id !== id || work.collection !== collection)
    throw new Error(`${file} calls itself ${work.collection}/${work.id}`);
  return work;
}
