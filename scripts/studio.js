#!/usr/bin/env node
// `npm run studio -- draw|film|strokes|street|test [options]`: the drawing programs, which are installed when they are first used.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, underNewNode } from './node-guard.js';
import { filesUnder, hashOf, installStudio, run } from './prepare.js';

const studio = join(root, 'studio');
const record = join(studio, 'verified.txt');

/** Hash of the programs and of what they say they have written. */
const fingerprint = async () => {
  const files = [...(await filesUnder(studio)), join(root, 'content', 'pictures', 'sizes.json')];
  return hashOf(files.filter((file) => !file.includes('/node_modules/') && file !== record).sort());
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
  const programs = new Map([
    ['draw', ['src/press/cli.ts']],
    ['film', ['src/dance/cli.ts', 'film']],
    ['strokes', ['src/strokes/cli.ts']],
    ['street', ['src/street/cli.ts']],
    ['test', ['node_modules/.bin/vitest', 'run']],
  ]);
  const program = programs.get(command);
  if (!program) {
    console.error(`Usage: npm run studio -- ${[...programs.keys()].join('|')} [options]`);
    process.exit(2);
  }
  await underNewNode();
  await installStudio();
  await run(process.execPath, [...program, ...options], { cwd: studio });
}
