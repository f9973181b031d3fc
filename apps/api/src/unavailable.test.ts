import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from './testing/api-harness.ts';
import { startPostgresCluster, type PostgresCluster } from './testing/postgres-cluster.ts';
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

const readiness = async () => {
  const response = await api.request('/readyz');
  return { status: response.status, answer: (await response.json()) as unknown };
};

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

test.skipIf(onPostgres())(
  'a database that somebody else holds too long is unavailable, then not',
  async () => {
    const asha = await api.signIn();
    const other = new DatabaseSync(join(api.deps.config.dataDir, 'kalavithi.db'));
    other.exec('begin immediate');
    await api.fail('saveCart', 'unavailable', { as: asha, body: { cart: [] } });
    // Reading goes on beside a writer.
    await api.succeed('userData', { as: asha });
    other.exec('rollback');
    other.close();
    await api.succeed('saveCart', { as: asha, body: { cart: [] } });
  },
);

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
