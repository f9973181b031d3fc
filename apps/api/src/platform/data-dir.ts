import { access, chmod, constants, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from './log.ts';
import type { Random } from './random.ts';
import { StartError, reasonOf } from './start-error.ts';

/**
 * Makes DATA_DIR when it is missing, for its owner alone: it holds accounts.
 * @throws StartError when it can't be made or written
 */
export const makeDataDir = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR: the folder ${dataDir} can't be written (${reasonOf(error)}).`);
  }
};

/** From here on, files that this process makes are for its user alone. */
export const makeFilesPrivate = (): void => {
  // Threads can't change it.
  if (isMainThread) process.umask(0o077);
};

const stickyBit = 0o1000;

/**
 * Closes DATA_DIR and what an earlier start left in it to other users of the machine: addresses, password hashes and mails with codes are
 * inside. A folder that somebody else owns (such as the mount point of a volume) stays as it is, and so does a shared one such as /tmp;
 * the log says so.
 * @param names files and folders inside `dataDir`; those that are missing are passed over
 */
export const closeToOthers = async (
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
 * Takes DATA_DIR for this process, as two servers on one embedded database would each believe the other's counters and
 * timers to be their own. The lock is SQLite's on a file of its own, so the system itself drops it when the process dies, however
 * it dies, and commands of the operator still reach the database.
 * @returns gives the folder back
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
 * The secret of DATA_DIR, made at the first start and readable by its owner alone.
 * @throws StartError when it can't be read or written, or is not whole
 */
export const readOrMakeSecret = async (dataDir: string, random: Random): Promise<string> => {
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

/** Written whole under another name and then linked: a crash never leaves half a secret, and the first of two processes wins. */
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
