import { randomBytes } from 'node:crypto';
import { access, chmod, constants, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
export const readOrMakeSecret = async (dataDir: string): Promise<string> => {
  const file = join(dataDir, 'auth-secret');
  try {
    const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (kept === null) return await makeSecret(file);
    if (kept.trim().length < secretBytes) throw new Error('it is too short');
    await chmod(file, 0o600);
    return kept.trim();
  } catch (error) {
    throw new StartError(`AUTH_SECRET: the file ${file} can't be used (${reasonOf(error)}).`);
  }
};

/** Written whole under another name and then linked: a crash never leaves half a secret, and the first of two processes wins. */
const makeSecret = async (file: string): Promise<string> => {
  const temporary = `${file}.${process.pid}`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(`${randomBytes(secretBytes).toString('base64url')}\n`);
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
