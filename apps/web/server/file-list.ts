import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns every file under a folder by its pathname, each segment escaped once. */
export const listFiles = async (folder: string): Promise<Map<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [`/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`, file]),
  );
};
