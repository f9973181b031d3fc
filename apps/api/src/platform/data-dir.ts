import { access, chmod, constants, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from './log.ts';
import type { Random } from './random.ts';
import { StartError, reasonOf } from './start-error.ts';

/**
 * Creates DATA_DIR when it is missing, readable by its owner only.
 * @throws StartError when it can't be made or written
 */
export const createDataDir = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${dataDir} can't be written (${reasonOf(error)}).`);
  }
};

/** From here on, files that this process creates are readable by its user only. */
export const makeFilesPrivate = (): void => {
  // Worker threads can't change it.
  if (isMainThread) process.umask(0o077);
};

const stickyBit = 0o1000;

/**
 * Removes other users' access to DATA_DIR and to files an earlier version left in it. A folder of
 * another owner (such as a mounted volume) or a shared one (such as /tmp) stays as it is, with a
 * warning in the log.
 * @param names files and folders inside `dataDir`; missing ones are skipped
 */
export const restrictPermissions = async (
  dataDir: string,
  names: readonly string[],
  log: Logger,
): Promise<void> => {
  for (const path of [dataDir, ...names.map((name) => join(dataDir, name))]) {
    try {
      const facts = await stat(path);
      if ((facts.mode & 0o077) === 0) continue;
      if (facts.mode & stickyBit) throw new Error('it is shared by all users of the machine');
      await chmod(path, facts.isDirectory() ? 0o700 : 0o600);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      log.warn({ err: error, path }, 'DATA_DIR: other users of this machine may be able to read this');
    }
  }
};

/**
 * Locks DATA_DIR for this process: two servers on one embedded database would each trust their own
 * caches and timers. It is SQLite's lock on a separate file, which the system drops when the
 * process dies and which does not block the operator's commands.
 * @returns a function that releases the lock
 * @throws StartError when another server has it
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (reasonOf(error).includes('locked')) {
      throw new StartError(
        `DATA_DIR: another server is using ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`,
      );
    }
    throw new StartError(`DATA_DIR: the folder ${dataDir} can't be locked (${reasonOf(error)}).`);
  }
  const held = lock;
  return () => held.close();
};

const secretBytes = 32;

/**
 * The secret in DATA_DIR, generated at the first start and readable by its owner only.
 * @throws StartError when it can't be read or written, or is not whole
 */
export const loadOrCreateSecret = async (dataDir: string, random: Random): Promise<string> => {
  const file = join(dataDir, 'auth-secret');
  try {
    const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (kept === null) return await makeSecret(file, random);
    if (kept.trim().length < secretBytes) throw new Error('it is too short');
    await chmod(file, 0o600);
    return kept.trim();
  } catch (error) {
    throw new StartError(`AUTH_SECRET: the file ${file} can't be used (${reasonOf(error)}).`);
  }
};

/** Linked when complete: no partial secret after a crash, and the first process wins. */
const makeSecret = async (file: string, random: Random): Promise<string> => {
  const temporary = `${file}.${process.pid}`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(`${random.token(secretBytes)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
};
