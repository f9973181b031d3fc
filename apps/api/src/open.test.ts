import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sampleContent } from './testing/sample-content.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deps } from './deps.ts';
import { openDeps } from './open.ts';
import { parseConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { quickHash } from './testing/quick-hash.ts';
import { freshDatabase, onPostgres } from './testing/test-database.ts';

let folder: string;
let lines: string[];
const opened: Deps[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kv-open-'));
  lines = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((deps) => deps.close()));
  await rm(folder, { recursive: true, force: true });
});

const open = async (env: Record<string, string | undefined>) => {
  const config = parseConfig({ AUTH_SECRET: 'a secret for tests alone', ...env }, folder);
  const log = createLog(config, { write: (line: string) => void lines.push(line) });
  const deps = await openDeps(config, log, { hashCost: quickHash, databaseWaitMs: 0 });
  opened.push(deps);
  return deps;
};

/** The one line that stops a start. */
const stopOf = async (env: Record<string, string | undefined>): Promise<string> => {
  const error = await open(env).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
};

describe('a first start', () => {
  test('makes the folder for its owner alone, and fills the database', async () => {
    const deps = await open({ ...(await freshDatabase()), DATA_DIR: 'a/new/folder' });
    expect((await stat(join(folder, 'a/new/folder'))).mode & 0o777).toBe(0o700);
    const events = await deps.db.selectFrom('events').select('id').execute();
    expect(events).toHaveLength(sampleContent.events.length);
  });

  test('makes the secret once', async () => {
    const DATA_DIR = join(folder, 'data');
    const first = await open({ DATA_DIR, AUTH_SECRET: '' });
    const file = join(DATA_DIR, 'auth-secret');
    const secret = await readFile(file, 'utf8');
    expect(secret).toMatch(/^[\w-]{43}\n$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mac = first.signer.mac('test', 'a');
    await first.close();
    const second = await open({ DATA_DIR, AUTH_SECRET: '' });
    expect(second.signer.mac('test', 'a')).toBe(mac);
    expect(await readFile(file, 'utf8')).toBe(secret);
  });

  test.runIf(onPostgres())('needs no folder when everything lives elsewhere', async () => {
    await open({
      ...(await freshDatabase()),
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_REGION: 'r',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@example.com',
    });
    await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT');
  });
});

describe('what DATA_DIR keeps from other users of the machine', () => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  test.runIf(!onPostgres())(
    'a folder that was there before is closed, with all that is made in it',
    async () => {
      const DATA_DIR = join(folder, 'volume');
      await mkdir(DATA_DIR);
      await chmod(DATA_DIR, 0o755);
      const deps = await open({ DATA_DIR, AUTH_SECRET: '' });
      await deps.background.settle(5000);
      expect(await modeOf(DATA_DIR)).toBe('700');
      for (const name of [
        'kalavithi.db',
        'kalavithi.db-wal',
        'kalavithi.db-shm',
        'auth-secret',
        'database-id',
      ]) {
        expect(`${name} ${await modeOf(join(DATA_DIR, name))}`).toBe(`${name} 600`);
      }
      for (const name of ['uploads', 'outbox']) {
        expect(`${name} ${await modeOf(join(DATA_DIR, name))}`).toBe(`${name} 700`);
      }
    },
  );

  test.runIf(!onPostgres())('what an earlier start left readable is closed', async () => {
    const DATA_DIR = join(folder, 'volume');
    await (await open({ DATA_DIR })).close();
    await mkdir(join(DATA_DIR, 'outbox'), { recursive: true });
    await chmod(DATA_DIR, 0o755);
    await chmod(join(DATA_DIR, 'kalavithi.db'), 0o644);
    await chmod(join(DATA_DIR, 'uploads'), 0o755);
    await chmod(join(DATA_DIR, 'outbox'), 0o755);
    await open({ DATA_DIR });
    expect(await modeOf(DATA_DIR)).toBe('700');
    expect(await modeOf(join(DATA_DIR, 'kalavithi.db'))).toBe('600');
    expect(await modeOf(join(DATA_DIR, 'kalavithi.db-wal'))).toBe('600');
    expect(await modeOf(join(DATA_DIR, 'uploads'))).toBe('700');
    expect(await modeOf(join(DATA_DIR, 'outbox'))).toBe('700');
  });

  test('a folder that all users share is left as it is, with a warning', async () => {
    const DATA_DIR = join(folder, 'shared');
    await mkdir(DATA_DIR);
    await chmod(DATA_DIR, 0o1777);
    await open({ ...(await freshDatabase()), DATA_DIR });
    expect(await modeOf(DATA_DIR)).toBe('777');
    expect(lines.find((line) => line.includes('other users of this machine'))).toContain('"level":"warn"');
  });
});

describe.runIf(!onPostgres())('a database that was there and is lost', () => {
  let DATA_DIR: string;
  let file: string;
  beforeEach(async () => {
    DATA_DIR = join(folder, 'data');
    file = join(DATA_DIR, 'kalavithi.db');
    await (await open({ DATA_DIR })).close();
  });

  test('a missing file stops the start, and is not made anew', async () => {
    await rm(file);
    const line = await stopOf({ DATA_DIR });
    expect(line).toMatch(/^DATA_DIR: the database .*kalavithi\.db is missing, .*since 20\d\d-.*database-id/);
    expect(line).toContain('npm run restore');
    await expect(stat(file)).rejects.toThrow('ENOENT');
  });

  test('an emptied file stops the start', async () => {
    await truncate(file, 0);
    expect(await stopOf({ DATA_DIR })).toMatch(/^DATA_DIR: the database .*kalavithi\.db is empty,/);
    expect((await stat(file)).size).toBe(0);
  });

  test('a database without tables stops the start', async () => {
    await rm(file);
    const other = new DatabaseSync(file);
    other.exec('pragma user_version = 1');
    other.close();
    expect(await stopOf({ DATA_DIR })).toMatch(/^DATA_DIR: the database .*kalavithi\.db is empty,/);
  });

  test('without the marker a new database is begun', async () => {
    await rm(file);
    await rm(join(DATA_DIR, 'database-id'));
    const deps = await open({ DATA_DIR });
    expect(await deps.db.selectFrom('events').select('id').execute()).toHaveLength(
      sampleContent.events.length,
    );
  });

  test('the marker names the id that the database has, also for a database of an earlier version', async () => {
    const marker = join(DATA_DIR, 'database-id');
    const [id = ''] = (await readFile(marker, 'utf8')).split(' ');
    const older = new DatabaseSync(file);
    expect(older.prepare(`select value from facts where name = 'database_id'`).get()).toEqual({ value: id });
    older.exec(`delete from facts where name like 'database_%'`);
    older.close();
    await rm(marker);
    await open({ DATA_DIR });
    expect((await readFile(marker, 'utf8')).split(' ')[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test('a database with another id is taken, with a warning', async () => {
    await (await open({ DATA_DIR: 'other' })).close();
    await rename(join(folder, 'other/kalavithi.db'), file);
    await (await open({ DATA_DIR })).close();
    expect(lines.find((line) => line.includes('another database before'))).toContain('"level":"warn"');
    lines = [];
    await open({ DATA_DIR });
    expect(lines.join('')).not.toContain('another database before');
  });
});

test('a second start with the same content changes nothing in the database', async () => {
  const env = { ...(await freshDatabase()), DATA_DIR: join(folder, 'data') };
  const first = await open(env);
  await first.db
    .deleteFrom('events')
    .where('id', '=', sampleContent.events[0]?.id ?? '')
    .execute();
  await first.close();
  const second = await open(env);
  const events = await second.db.selectFrom('events').select('id').execute();
  expect(events).toHaveLength(sampleContent.events.length - 1);
});

test('closing twice is closing once', async () => {
  const deps = await open({ ...(await freshDatabase()) });
  await expect(Promise.all([deps.close(), deps.close()])).resolves.toBeDefined();
});

test('closing waits for work that goes on after its answer', async () => {
  const deps = await open({ ...(await freshDatabase()) });
  let seen = '';
  deps.background.run('a slow mail', async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const row = await deps.db
      .selectFrom('facts')
      .select('name')
      .where('name', '=', 'seeded_on')
      .executeTakeFirstOrThrow();
    seen = row.name;
  });
  await deps.close();
  expect(seen).toBe('seeded_on');
});

test('a mail server that does not answer is a warning', async () => {
  const deps = await open({
    ...(await freshDatabase()),
    SMTP_URL: 'smtp://user:hush-hush@127.0.0.1:1',
    MAIL_FROM: 'hello@example.com',
  });
  await deps.background.settle(5000);
  const warning = lines.find((line) => line.includes('SMTP_URL'));
  expect(warning).toContain('"level":"warn"');
  expect(lines.join('')).not.toContain('hush-hush');
});

test('a disk that can never have the free space that uploads need is a warning', async () => {
  const env = await freshDatabase();
  await (await open(env)).background.settle(5000);
  expect(lines.join('')).not.toContain('UPLOADS_MIN_FREE_MB');
  const deps = await open({ ...env, DATA_DIR: 'other', UPLOADS_MIN_FREE_MB: '999999999' });
  await deps.background.settle(5000);
  const warning = lines.find((line) => line.includes('UPLOADS_MIN_FREE_MB'));
  expect(warning).toContain('"level":"warn"');
  expect(warning).toContain('incoming');
});

describe('a start that can not be', () => {
  test('a folder that can not be written', async () => {
    await writeFile(join(folder, 'file'), '');
    expect(await stopOf({ DATA_DIR: 'file/data' })).toMatch(
      /^DATA_DIR: the folder .*file\/data can't be written \(ENOTDIR/,
    );
  });

  test('a secret that is not whole', async () => {
    const DATA_DIR = join(folder, 'data');
    const first = await open({ DATA_DIR });
    await first.close();
    await writeFile(join(DATA_DIR, 'auth-secret'), 'short');
    expect(await stopOf({ DATA_DIR, AUTH_SECRET: '' })).toMatch(/^AUTH_SECRET: .*auth-secret.*too short/);
  });

  test('a database of a newer version', async () => {
    const env = { ...(await freshDatabase()), DATA_DIR: join(folder, 'data') };
    const deps = await open(env);
    await sql`insert into kysely_migration (name, timestamp) values ('999-from-the-future', ${new Date().toISOString()})`.execute(
      deps.db,
    );
    await deps.close();
    expect(await stopOf(env)).toMatch(/newer version.*999-from-the-future/);
  });

  test.runIf(!onPostgres())('a second server on one folder, until the first has closed', async () => {
    const DATA_DIR = join(folder, 'data');
    const first = await open({ DATA_DIR });
    expect(await stopOf({ DATA_DIR })).toMatch(/^DATA_DIR: another server is using .*data\./);
    await first.close();
    await open({ DATA_DIR });
  });

  test.runIf(!onPostgres())('a database file that is none', async () => {
    await writeFile(join(folder, 'kalavithi.db'), 'these are not the tables you are looking for'.repeat(100));
    expect(await stopOf({ DATA_DIR: folder })).toMatch(
      /^DATA_DIR: the database .*kalavithi\.db can't be opened/,
    );
  });

  test.runIf(onPostgres())('a database that does not answer, without its password', async () => {
    const line = await stopOf({ DATABASE_URL: 'postgres://user:hush-hush@127.0.0.1:1/kalavithi' });
    expect(line).toMatch(
      /^DATABASE_URL: the database 127\.0\.0\.1:1\/kalavithi can't be used \(.*ECONNREFUSED/,
    );
    expect(line).not.toContain('hush-hush');
  });

  test.runIf(onPostgres())('a database that is not there', async () => {
    const { DATABASE_URL = '' } = await freshDatabase();
    const url = new URL(DATABASE_URL);
    url.pathname = '/nowhere';
    expect(await stopOf({ DATABASE_URL: url.href })).toMatch(/^DATABASE_URL: .*"nowhere" does not exist/);
  });

  test('leaves nothing open behind it', async () => {
    const DATA_DIR = join(folder, 'data');
    await writeFile(join(folder, 'file'), '');
    const env = { ...(await freshDatabase()), DATA_DIR };
    // The store of uploads is opened last, and fails here.
    const first = await open(env);
    await first.close();
    await rm(join(DATA_DIR, 'uploads'), { recursive: true });
    await writeFile(join(DATA_DIR, 'uploads'), '');
    expect(await stopOf(env)).toMatch(/^DATA_DIR: uploads can't be kept in .*uploads \(/);
    await rm(join(DATA_DIR, 'uploads'));
    await open(env);
  });
});

test.runIf(onPostgres())('four processes that start together migrate and seed once', async () => {
  const env = await freshDatabase();
  const all = await Promise.all([1, 2, 3, 4].map((index) => open({ ...env, DATA_DIR: `data-${index}` })));
  const events = await all[0]?.db.selectFrom('events').select('id').execute();
  expect(events).toHaveLength(sampleContent.events.length);
});
