import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './node-guard.js';

/**
 * Runs a command to its end, shown as it goes; ends this process when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export const run = async (command, args, { cwd = root, env = process.env } = {}) => {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', resolve);
  });
  if (code !== 0) {
    console.error(`\`${[command, ...args].join(' ')}\` failed.`);
    process.exit(1);
  }
};

/** @type {(files: string[]) => Promise<string>} */
export const hashOf = async (files) => {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(relative(root, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
};

/** @type {(folder: string) => Promise<string[]>} */
export const filesUnder = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/**
 * Does `work` unless it was done for the very same inputs; `stamp` is the file that records them.
 * @type {(stamp: string, inputs: string[], work: () => Promise<void>) => Promise<void>}
 */
const unlessDone = async (stamp, inputs, work) => {
  const hash = await hashOf(inputs);
  const done = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (done === hash) return;
  await work();
  await mkdir(join(stamp, '..'), { recursive: true });
  await writeFile(stamp, hash);
};

/** Installs the dependencies when they are missing or the lock file has changed. */
export const install = () =>
  unlessDone(join(root, 'node_modules', '.installed'), [join(root, 'package-lock.json')], async () => {
    console.log('Installing the dependencies ...');
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  });

/**
 * Installs a package that is no part of the product, when it is first used or has changed.
 * @param {string} folder
 * @param {string} name
 */
const installApart = (folder, name) =>
  unlessDone(join(folder, 'node_modules', '.installed'), [join(folder, 'package-lock.json')], async () => {
    console.log(`Installing ${name} ...`);
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  });

/** Installs what the drawing programs need. */
export const installStudio = () => installApart(join(root, 'studio'), 'the drawing programs');

/** Installs Lighthouse, which the benchmarks of the first view need. */
export const installLighthouse = () => installApart(join(root, 'bench', 'lighthouse'), 'Lighthouse');

/** Builds the site when it is not built or what it is made of has changed. Needs the new Node. */
export const build = async () => {
  const web = join(root, 'apps', 'web');
  const inputs = [
    join(root, 'package-lock.json'),
    join(web, 'vite.config.ts'),
    join(web, 'react-router.config.ts'),
    ...['compress-assets.ts', 'compression.ts', 'file-list.ts', 'file-types.ts'].map((name) =>
      join(web, 'server', name),
    ),
    ...(await Promise.all(
      [
        ...['app', 'browsers', 'public', 'styling'].map((name) => join(web, name)),
        ...['contract/src', 'games/src', 'react', 'react-dom'].map((name) => join(root, 'packages', name)),
      ].map(filesUnder),
    ).then((lists) => lists.flat())),
  ];
  await unlessDone(join(web, 'build', '.built'), inputs, async () => {
    console.log('Building the site ...');
    await run(
      process.execPath,
      [join(root, 'node_modules', '.bin', 'react-router'), 'build', '--logLevel', 'error'],
      { cwd: web },
    );
    await run(process.execPath, [join(web, 'server', 'compress-assets.ts')]);
  });
};
