import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sellable } from './testing/sample-content.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDeps } from './open.ts';
import { createLog } from './platform/log.ts';
import { startApi, type Person, type TestApi } from './testing/api-harness.ts';
import { startPostgresCluster, type PostgresCluster } from './testing/postgres-cluster.ts';
import { quickHash } from './testing/quick-hash.ts';
import { onPostgres } from './testing/test-database.ts';

let cluster: PostgresCluster | undefined;
let api: TestApi;
beforeAll(async () => {
  // A cluster of its own, as it is stopped while others work.
  cluster = onPostgres() ? await startPostgresCluster() : undefined;
  api = await startApi(cluster ? { DATABASE_URL: await cluster.createDatabase() } : {});
});
afterAll(async () => {
  await api.close();
  await cluster?.remove();
});

/** What `/readyz` says once what it knew before has run out. */
const readiness = async () => {
  api.clock.advance(31);
  const response = await api.request('/readyz');
  return { status: response.status, answer: (await response.json()) as unknown };
};

const everything = [...sellable.keys()].map((id) => ({ id }));

test.runIf(onPostgres())('the database goes and comes back, and the process lives through it', async () => {
  const asha = await api.signIn();
  await api.succeed('userData', { as: asha });
  expect(await readiness()).toEqual({
    status: 200,
    answer: { success: true, database: true, fileStore: true },
  });

  await cluster?.halt();
  const { failure, headers } = await api.fail('userData', 'unavailable', { as: asha });
  expect(failure.message).toBe('We can’t reach our records just now. Please try again in a moment.');
  expect(headers.get('retry-after')).toBe('5');
  await api.fail('events', 'unavailable');
  await api.fail('login', 'unavailable', { body: asha });
  await api.fail('register', 'unavailable', { body: api.stranger() });
  const down = await readiness();
  expect(down).toMatchObject({ status: 503, answer: { success: false, database: false, fileStore: true } });
  expect((await api.request('/healthz')).status).toBe(200);
  const visitor = await api.succeed('isAuth');
  expect(visitor.answer).toEqual({ success: false });

  await cluster?.start();
  await api.succeed('userData', { as: asha });
  expect((await readiness()).status).toBe(200);
});

test.runIf(onPostgres())('many calls at once outlive the loss of every connection', async () => {
  const asha = await api.signIn();
  const calls = () =>
    Promise.all(Array.from({ length: 30 }, () => api.attempt('userData', { as: { ...asha } })));
  await calls();
  const during = calls();
  await cluster?.halt();
  expect((await during).every((outcome) => outcome === null || outcome === 'unavailable')).toBe(true);
  await cluster?.start();
  expect((await calls()).every((outcome) => outcome === null)).toBe(true);
});

test.runIf(onPostgres())('a start waits for a database that is not there yet, and says so', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
  const open = (databaseWaitMs: number) =>
    openDeps(api.deps.config, log, { hashCost: quickHash, databaseWaitMs });

  await cluster?.halt();
  await expect(open(0)).rejects.toThrow(/^DATABASE_URL: the database .* can't be used \(.*ENOENT/);
  expect(lines).toEqual([]);

  const opening = open(20_000);
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /DATABASE_URL: the database .* can't be used yet \(.*ENOENT.*waiting for it, 20 s/,
  );
  await cluster?.start();
  const deps = await opening;
  await deps.db.selectFrom('facts').selectAll().execute();
  await deps.close();
});

describe.runIf(onPostgres())('a database that takes no writes, as a standby', () => {
  test('is not ready but reads, and recovers when it takes writes', async () => {
    const asha = await api.signIn();
    expect((await readiness()).status).toBe(200);
    await cluster?.execute(`alter system set default_transaction_read_only = on`);
    await cluster?.execute(`select pg_reload_conf()`);
    // The setting reaches the sessions in their own time.
    await expect.poll(readiness).toMatchObject({ status: 503, answer: { database: false, fileStore: true } });
    await api.fail('saveCart', 'unavailable', { as: asha, body: { cart: everything } });
    await api.succeed('events');
    await cluster?.execute(`alter system reset default_transaction_read_only`);
    await cluster?.execute(`select pg_reload_conf()`);
    await expect.poll(readiness).toMatchObject({ status: 200 });
    await api.succeed('saveCart', { as: asha, body: { cart: everything } });
  });
});

describe.skipIf(onPostgres())('somebody else holds the write lock', () => {
  let other: DatabaseSync;
  beforeAll(() => {
    other = new DatabaseSync(join(api.deps.config.dataDir, 'kalavithi.db'));
  });
  afterAll(() => other.close());

  test('serves reads and probes while writes wait for the lock', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.signIn()));
    const reader = await api.signIn();
    other.exec('begin immediate');
    let ended = 0;
    const saves = people.map(async (person) => {
      await api.succeed('saveCart', { as: person, body: { cart: everything } });
      ended += 1;
    });
    expect((await api.request('/healthz')).status).toBe(200);
    await api.succeed('events');
    await api.succeed('userData', { as: reader });
    expect(ended).toBe(0);
    other.exec('rollback');
    await Promise.all(saves);
    expect(ended).toBe(5);
  });

  test('writes that waited long enough fail together, and the process stays ready', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.signIn()));
    const later = await api.signIn();
    other.exec('begin immediate');
    const start = performance.now();
    let first = 0;
    await Promise.all([
      ...people.map(async (person) => {
        const { headers } = await api.fail('saveCart', 'unavailable', { as: person, body: { cart: [] } });
        first ||= performance.now() - start;
        expect(headers.get('retry-after')).toBe('5');
      }),
      readiness().then(({ status }) => expect(status).toBe(200)),
    ]);
    // One after another they would take five times as long as the first.
    expect(performance.now() - start).toBeLessThan(2 * first);
    other.exec('rollback');
    await api.succeed('saveCart', { as: later, body: { cart: [] } });
  });
});

describe.skipIf(onPostgres())('a disk that is full', () => {
  const pragma = async (name: string): Promise<number> => {
    const { rows } = await sql.raw<Record<string, number>>(`pragma ${name}`).execute(api.deps.db);
    return Object.values(rows[0] ?? {})[0] ?? 0;
  };

  test('is unavailable until there is room', async () => {
    const people: Person[] = [];
    const last = await api.signIn();
    for (let count = 0; count < 60; count += 1) people.push(await api.signIn());
    expect((await readiness()).status).toBe(200);
    await pragma(`max_page_count = ${await pragma('page_count')}`);
    const ends = new Set<string | null>();
    for (const person of people) {
      ends.add(await api.attempt('saveCart', { as: person, body: { cart: everything } }));
    }
    expect([...ends].toSorted()).toEqual([null, 'unavailable']);
    const { headers } = await api.fail('saveCart', 'unavailable', { as: last, body: { cart: everything } });
    expect(headers.get('retry-after')).toBe('5');
    expect(await readiness()).toMatchObject({ status: 503, answer: { database: false, fileStore: true } });
    await api.succeed('userData', { as: last });

    await pragma('max_page_count = 1000000');
    await api.succeed('saveCart', { as: last, body: { cart: everything } });
    expect((await readiness()).status).toBe(200);
  });
});

describe.skipIf(onPostgres())('a database file that is no longer the one that was opened', () => {
  const notReady = { status: 503, answer: { database: false, fileStore: true } };

  test('renamed: writes nothing into the lost file, and recovers when it is back', async () => {
    const asha = await api.signIn();
    const file = join(api.deps.config.dataDir, 'kalavithi.db');
    // The session of this reader is due to be prolonged, which is a write.
    const reader = await api.signIn();
    api.clock.advance(2 * 24 * 60 * 60);
    await rename(file, `${file}.elsewhere`);
    expect(await readiness()).toMatchObject(notReady);
    await api.succeed('userData', { as: reader });
    await api.fail('saveCart', 'unavailable', { as: asha, body: { cart: [] } });
    await api.fail('register', 'unavailable', { body: api.stranger() });
    await writeFile(file, '');
    expect(await readiness()).toMatchObject(notReady);
    await api.fail('saveCart', 'unavailable', { as: asha, body: { cart: [] } });
    await rename(`${file}.elsewhere`, file);
    expect((await readiness()).status).toBe(200);
    await api.succeed('saveCart', { as: asha, body: { cart: [] } });
  });

  test('emptied in place', async () => {
    const file = join(api.deps.config.dataDir, 'kalavithi.db');
    await sql.raw('pragma wal_checkpoint(truncate)').execute(api.deps.db);
    const bytes = await readFile(file);
    await truncate(file, 0);
    expect(await readiness()).toMatchObject(notReady);
    await writeFile(file, bytes);
    expect((await readiness()).status).toBe(200);
  });
});

test('a file store that does not answer, or hangs, makes the process not ready', async () => {
  const { files } = api.deps;
  const { check } = files;
  for (const broken of [() => Promise.reject(new Error('gone')), () => new Promise<void>(() => {})]) {
    files.check = broken;
    expect(await readiness()).toMatchObject({ status: 503, answer: { database: true, fileStore: false } });
  }
  files.check = check;
  expect((await readiness()).status).toBe(200);
});

test('causes no work for frequent probes', async () => {
  const { db, files } = api.deps;
  await readiness();
  const written = vi.spyOn(db, 'insertInto');
  const stored = vi.spyOn(files, 'check');
  const ask = () => Promise.all(Array.from({ length: 50 }, () => api.request('/readyz')));
  await ask();
  expect([written.mock.calls.length, stored.mock.calls.length]).toEqual([0, 0]);
  api.clock.advance(31);
  await ask();
  expect([written.mock.calls.length, stored.mock.calls.length]).toEqual([1, 1]);
  written.mockRestore();
  stored.mockRestore();
  const left = await db.selectFrom('facts').select('name').where('name', 'like', 'readiness%').execute();
  expect(left).toEqual([]);
});
