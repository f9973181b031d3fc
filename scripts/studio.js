#!/usr/bin/env node
// `npm run studio -- draw|film|test [options]`: the drawing programs, which are installed when they are first used.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root, underNewNode } from './node-guard.js';
import { installStudio, run } from './prepare.js';

const studio = join(root, 'studio');
const record = join(studio, 'verified.txt');

const filesUnder = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/node_modules/') && file !== record);

/** Hash of the programs and of what they say they have written. */
const fingerprint = async () => {
  const files = [...(await filesUnder(studio)), join(root, 'content', 'pictures', 'sizes.json')].sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

/** Whether the drawing programs or their output have changed since their tests last passed. */
export const studioHasChanged = async () => {
  const verified = await readFile(record, 'utf8').catch(() => '');
  return verified.trim() !== (await fingerprint());
};

/** Notes that the tests have passed. The note is committed with the change that it speaks of. */
export const noteStudioVerified = async () => writeFile(record, `${await fingerprint()}\n`);

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const [command = '', ...options] = process.argv.slice(2);
  const programs = {
    draw: ['src/press/cli.ts'],
    film: ['src/dance/cli.ts', 'film'],
    test: ['node_modules/.bin/vitest', 'run'],
  };
  if (!(command in programs)) {
    console.error(`Usage: npm run studio -- ${Object.keys(programs).join('|')} [options]`);
    process.exit(2);
  }
  await underNewNode();
  await installStudio();
  await run(process.execPath, [...programs[command], ...options], { cwd: studio });
}
