/**
 * Remembers which sources gave which version, so that a second run need not even draw. Not committed and safe to delete: without
 * it everything is drawn (not rendered) once more.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const FILE = fileURLToPath(
  new URL('../../../node_modules/.cache/kalavithi-art/versions.json', import.meta.url),
);

/** Version of the drawing by version of the sources, per work id. */
export type VersionCache = Record<string, { sources: string; version: string }>;

export async function readCache(): Promise<VersionCache> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as VersionCache;
  } catch {
    return {};
  }
}

export async function writeCache(entries: VersionCache): Promise<void> {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, JSON.stringify({ ...(await readCache()), ...entries }));
}
