import { copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock, type Clock } from './platform/clock.ts';
import { parseConfig } from './platform/config.ts';
import { lockDataDir, createDataDir, makeFilesPrivate } from './platform/data-dir.ts';
import { StartError, reasonOf } from './platform/start-error.ts';

/** How long, in milliseconds, a backup waits for a locked database. */
const lockMs = 5000;

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** @throws StartError when the file is not a whole database of Kalavithi's */
const checkDatabase = (file: string, name: string): void => {
  let problem: string | null = null;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    const results = database.prepare('pragma integrity_check').all();
    const tables = database.prepare(`select name from sqlite_master where name = 'kysely_migration'`).all();
    if (results[0]?.integrity_check !== 'ok') problem = 'it is damaged';
    else if (tables.length === 0) problem = 'it is not a database of Kalavithi';
  } catch (error) {
    problem = reasonOf(error);
  } finally {
    database?.close();
  }
  if (problem !== null) throw new StartError(`The file ${name} can't be used (${problem}).`);
};

/**
 * Records the restore. Files without rows may belong to pictures uploaded since the backup, so the
 * sweep keeps them for a day.
 */
const recordRestore = (file: string, now: Date): void => {
  const database = new DatabaseSync(file);
  try {
    // Databases from before uploads have no such table.
    const hasFacts = database.prepare(`select name from sqlite_master where name = 'facts'`).all().length > 0;
    if (!hasFacts) return;
    database
      .prepare('insert or replace into facts (name, value) values (?, ?)')
      .run('restored_at', now.toISOString());
  } finally {
    database.close();
  }
};

/** Renames a finished file, unless the name is taken. */
const moveIntoPlace = async (temporary: string, target: string): Promise<void> => {
  try {
    await link(temporary, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new StartError(`The file ${target} exists already; choose another name.`);
    // Some file systems, such as FAT, have no links.
    await rename(temporary, target);
  }
};

/**
 * Writes a consistent, checked copy of the embedded database that only its owner can read; the
 * server may be running.
 * @returns its size in bytes
 * @throws StartError when there is no database, the file exists, or the copy fails; nothing is left
 * then
 */
export const backUp = async (databaseFile: string, target: string): Promise<number> => {
  // Opening a missing database would make an empty one.
  if (!(await exists(databaseFile))) throw new StartError(`There is no database at ${databaseFile}.`);
  if (await exists(target)) throw new StartError(`The file ${target} exists already; choose another name.`);
  const temporary = `${target}.${process.pid}.part`;
  try {
    // Created first, so that the file is private before SQLite writes to it.
    await (await open(temporary, 'wx', 0o600)).close();
    const database = new DatabaseSync(databaseFile, { timeout: lockMs });
    try {
      database.prepare('vacuum into ?').run(temporary);
    } finally {
      database.close();
    }
    checkDatabase(temporary, databaseFile);
    await syncToDisk(temporary);
    await moveIntoPlace(temporary, target);
    await syncToDisk(dirname(target));
    return (await stat(target)).size;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup ${target} can't be written (${reasonOf(error)}).`);
  } finally {
    await rm(temporary, { force: true });
  }
};

/**
 * Replaces the embedded database with a backup. The old database is kept under another name.
 * @returns the name of the old database, or null when there was none
 * @throws StartError when a server is running on the folder, or the backup is damaged; then nothing
 * has changed
 */
export const restore = async (
  { dataDir, databaseFile }: { dataDir: string; databaseFile: string },
  source: string,
  now: Date,
): Promise<string | null> => {
  if (!(await exists(source))) throw new StartError(`There is no file ${source}.`);
  await createDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  const temporary = `${databaseFile}.${process.pid}.part`;
  try {
    await copyFile(source, temporary);
    checkDatabase(temporary, source);
    recordRestore(temporary, now);
    await syncToDisk(temporary);
    const aside = `${databaseFile}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    let kept: string | null = null;
    // The write-ahead log belongs to the old database; SQLite would apply it to the new one.
    for (const end of ['', '-wal', '-shm']) {
      if (!(await exists(`${databaseFile}${end}`))) continue;
      await rename(`${databaseFile}${end}`, `${aside}${end}`);
      kept = aside;
    }
    await rename(temporary, databaseFile);
    await syncToDisk(dataDir);
    return kept;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The backup ${source} can't be restored (${reasonOf(error)}).`);
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${temporary}${end}`, { force: true });
    unlock();
  }
};

/**
 * The commands `backup FILE` and `restore FILE`, on the settings of the server.
 * @returns a message for the operator
 * @throws StartError with one line that says why not
 */
export const runBackupCommand = async (
  command: 'backup' | 'restore',
  args: readonly string[],
  { env, cwd, clock = systemClock }: { env: Record<string, string | undefined>; cwd: string; clock?: Clock },
): Promise<string> => {
  const [file, ...more] = args;
  if (!file || more.length > 0) throw new StartError(`Usage: npm run ${command} -- FILE`);
  const config = parseConfig(env, cwd);
  if (config.database.kind === 'postgres') {
    throw new StartError(
      `DATABASE_URL: ${command} is for the embedded database; for PostgreSQL use pg_dump and pg_restore.`,
    );
  }
  makeFilesPrivate();
  // npm runs in the project's root and passes the caller's folder.
  const path = resolve(env.INIT_CWD ?? cwd, file);
  const { dataDir, database } = config;
  if (command === 'backup') {
    const bytes = await backUp(database.file, path);
    const beside = [
      ...(config.files.kind === 'folder' ? [config.files.folder] : []),
      ...(config.authSecret === null ? [join(dataDir, 'auth-secret')] : []),
    ];
    const reminder = beside.length > 0 ? ` Copy ${beside.join(' and ')} as well.` : '';
    return `The database was written to ${path} (${bytes} bytes).${reminder}`;
  }
  const kept = await restore({ dataDir, databaseFile: database.file }, path, clock.now());
  return `The database was restored from ${path}.${kept ? ` The one before is kept as ${kept}.` : ''}`;
};
