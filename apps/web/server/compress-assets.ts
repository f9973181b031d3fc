import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compress } from './compression.ts';
import { listFiles } from './file-list.ts';
import { fileTypes } from './file-types.ts';

/** Writes a Brotli and a gzip file beside every compressible file of a build. */
export const compressAssets = async (folder: string): Promise<void> => {
  for (const file of (await listFiles(folder)).values()) {
    if (!fileTypes[extname(file)]?.compressible) continue;
    const { br, gzip } = await compress(await readFile(file), 11);
    await Promise.all([br && writeFile(`${file}.br`, br), gzip && writeFile(`${file}.gz`, gzip)]);
  }
};

// Runs as the last step of a build.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await compressAssets(join(import.meta.dirname, '..', 'build', 'client'));
}
