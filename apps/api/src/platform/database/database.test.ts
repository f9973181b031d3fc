import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import { migrate } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test.skipIf(onPostgres())('SQLite syncs every commit to the disk, and minds its references', async () => {
  const pragma = async (name: string) =>
    Object.values(
      (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(api.deps.db)).rows[0] ?? {},
    )[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(await pragma('synchronous')).toBe(2);
  expect(await pragma('foreign_keys')).toBe(1);
});

test('rolls back a failed transaction', async () => {
  const { db } = api.deps;
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('facts').values({ name: 'half', value: 'done' }).execute();
    throw new Error('stop here');
  });
  await expect(failing).rejects.toThrow('stop here');
  expect(await db.selectFrom('facts').select('name').where('name', '=', 'half').execute()).toEqual([]);
});

test('loses no update in fifty concurrent transactions', async () => {
  const { db } = api.deps;
  await db.insertInto('facts').values({ name: 'count', value: '0' }).execute();
  const add = () =>
    db.transaction().execute(async (transaction) => {
      const query = transaction.selectFrom('facts').select('value').where('name', '=', 'count');
      // SQLite runs transactions one after the other and has no row locks.
      const { value } = await (onPostgres() ? query.forUpdate() : query).executeTakeFirstOrThrow();
      await transaction
        .updateTable('facts')
        .set({ value: String(Number(value) + 1) })
        .where('name', '=', 'count')
        .execute();
    });
  await Promise.all(Array.from({ length: 50 }, add));
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'count')
    .executeTakeFirstOrThrow();
  expect(value).toBe('50');
});

test('does not delete a row that changed while a batch waited for it', async () => {
  const { db } = api.deps;
  const ended = '2001-01-01T00:00:00.000Z';
  const row = (key: string) => ({ key, points: 1, window_ends_at: ended });
  await db
    .insertInto('limits')
    .values([row('renewed'), row('over')])
    .execute();
  const condition = sql`window_ends_at <= ${ended}`;
  let deleting: Promise<number> | undefined;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('limits')
      .set({ window_ends_at: '2999-01-01T00:00:00.000Z' })
      .where('key', '=', 'renewed')
      .execute();
    deleting = deleteInBatches(db, 'limits', ['key'], condition);
    if (!onPostgres()) return;
    const blocked = async () => {
      const { rows } = await sql`select pid from pg_locks where not granted
        and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db);
      return rows.length;
    };
    await expect.poll(blocked).toBe(1);
  });
  expect(await deleting).toBe(1);
  const left = await db.selectFrom('limits').select('key').where('key', 'in', ['renewed', 'over']).execute();
  expect(left).toEqual([{ key: 'renewed' }]);
});

test('returns counts as numbers on both engines', async () => {
  const { count } = await api.deps.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeTypeOf('number');
});

test('changes nothing when migrating again', async () => {
  const names = () =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(api.deps.db);
  const before = await names();
  await migrate(api.deps.db);
  expect((await names()).rows).toEqual(before.rows);
});
