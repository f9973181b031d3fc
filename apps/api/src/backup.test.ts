import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sellable } from './testing/sample-content.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runBackupCommand } from './backup.ts';
import { startApi, type TestApi } from './testing/api-harness.ts';
import { onPostgres } from './testing/test-database.ts';

describe.skipIf(onPostgres())('backing up the embedded database', () => {
  let folder: string;
  let api: TestApi;
  let env: Record<string, string>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kv-backup-'));
    api = await startApi({ DATA_DIR: join(folder, 'data') });
    env = { DATA_DIR: join(folder, 'data') };
  });
  afterEach(async () => {
    await api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (command: 'backup' | 'restore', ...args: string[]) =>
    runBackupCommand(command, args, { env: { ...env, INIT_CWD: folder }, cwd: '/' });
  const stopOf = async (command: 'backup' | 'restore', ...args: string[]): Promise<string> => {
    const error = await run(command, ...args).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'StartError', message: expect.stringMatching(/^[^\n]+$/) });
    return (error as Error).message;
  };

  test('goes there and back: what was saved is there again, and what came later is kept aside', async () => {
    const asha = await api.signIn({ email: 'asha@example.com' });
    const cart = [...sellable.keys()].slice(0, 3).map((id) => ({ id }));
    await api.succeed('saveCart', { as: asha, body: { cart } });
    const saved = await api.succeed('userData', { as: asha });
    expect(saved.answer.cart).toHaveLength(3);

    // While the server runs and others write.
    const [told] = await Promise.all([run('backup', 'one.db'), api.signIn()]);
    expect(told).toContain(join(folder, 'one.db'));
    expect((await stat(join(folder, 'one.db'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['data', 'one.db']));
    expect(await readdir(folder)).toHaveLength(2);

    await api.succeed('saveCart', { as: asha, body: { cart: [] } });
    expect(await stopOf('restore', 'one.db')).toContain('another server is using');
    await api.close();

    expect(await run('restore', 'one.db')).toContain('kalavithi.db.before-');
    const names = await readdir(join(folder, 'data'));
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    api = await startApi({ DATA_DIR: join(folder, 'data') });
    const after = await api.succeed('userData', { as: asha });
    expect(after.answer).toEqual(saved.answer);
    expect(api.logLines.join('')).not.toContain('another database before');
    // For the sweep, which leaves files alone that this database has no rows for.
    const restoredAt = await api.deps.db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', 'restored_at')
      .executeTakeFirst();
    expect(Date.parse(restoredAt?.value ?? '')).toBeGreaterThan(Date.now() - 10 * 60_000);
  });

  test('a log that the old database left is not played into the restored one', async () => {
    await run('backup', 'one.db');
    await api.close();
    const data = join(folder, 'data');
    await writeFile(join(data, 'kalavithi.db-wal'), 'of another database');
    await run('restore', 'one.db');
    expect((await readdir(data)).filter((name) => name === 'kalavithi.db-wal')).toEqual([]);
    const restored = new DatabaseSync(join(data, 'kalavithi.db'));
    expect(restored.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    restored.close();
  });

  test('restores into a folder that has lost its database', async () => {
    await run('backup', 'one.db');
    await api.close();
    await rm(join(folder, 'data'), { recursive: true });
    expect(await run('restore', 'one.db')).not.toContain('before');
    api = await startApi({ DATA_DIR: join(folder, 'data') });
    await api.succeed('events');
  });

  test('never writes over a file', async () => {
    await writeFile(join(folder, 'taken.db'), 'mine');
    expect(await stopOf('backup', 'taken.db')).toContain('exists already');
    expect(await readFile(join(folder, 'taken.db'), 'utf8')).toBe('mine');
  });

  test('leaves nothing when it can not be written', async () => {
    expect(await stopOf('backup', 'nowhere/one.db')).toContain("can't be written (");
    env.DATA_DIR = join(folder, 'empty');
    await mkdir(env.DATA_DIR);
    expect(await stopOf('backup', 'one.db')).toContain('There is no database');
    expect(await readdir(env.DATA_DIR)).toEqual([]);
    expect(await stopOf('backup')).toContain('Usage: npm run backup -- FILE');
  });

  test('refuses a backup that is damaged or of something else, and changes nothing', async () => {
    await run('backup', 'one.db');
    await api.close();
    const before = await readFile(join(folder, 'data/kalavithi.db'));
    const bytes = await readFile(join(folder, 'one.db'));
    await writeFile(join(folder, 'half.db'), bytes.subarray(0, bytes.length / 2));
    expect(await stopOf('restore', 'half.db')).toContain("can't be used (");
    new DatabaseSync(join(folder, 'other.db')).exec('create table t (x)');
    expect(await stopOf('restore', 'other.db')).toContain('not a database of Kalavithi');
    expect(await stopOf('restore', 'nowhere.db')).toContain('There is no file');
    expect(await readFile(join(folder, 'data/kalavithi.db'))).toEqual(before);
  });

  test('is not for PostgreSQL', async () => {
    Object.assign(env, { DATABASE_URL: 'postgres://db/kalavithi', AUTH_SECRET: 'sixteen or more letters' });
    expect(await stopOf('backup', 'one.db')).toContain('pg_dump');
  });
});
