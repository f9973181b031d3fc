import { sessions as sessionDays, unverifiedAccounts } from '@kalavithi/contract/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepUploads } from './features/uploads/index.ts';
import { sweep } from './sweep.ts';
import { startApi, type TestApi } from './testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('stops the sweep when the server closes', async () => {
  const { db } = api.deps;
  const { id } = await api.signIn();
  const sessions = () => db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
  api.clock.advance(sessionDays.slidingDays * 24 * 60 * 60 + 1);
  await sweep(api.deps, AbortSignal.abort());
  expect(await sessions()).toHaveLength(1);
  await sweep(api.deps);
  expect(await sessions()).toEqual([]);

  // The sweep at the start.
  await api.deps.background.settle(5000);
  await db
    .insertInto('pictures')
    .values({ hash: 'e'.repeat(64), width: 1, height: 1, hidden_at: null })
    .execute();
  const pictures = () => db.selectFrom('pictures').select('hash').execute();
  await sweepUploads(api.deps, AbortSignal.abort());
  expect(await pictures()).toHaveLength(1);
  await sweepUploads(api.deps);
  expect(await pictures()).toEqual([]);
});

/** Makes the upgrade to the version that removes accounts happen at that moment. */
const upgradeAt = (moment: Date) =>
  sql`update kysely_migration set timestamp = ${moment.toISOString()} where name = '004-access'`.execute(
    api.deps.db,
  );

const day = 24 * 60 * 60;

test('keeps older accounts for thirty days after the upgrade', async () => {
  const old = await api.signIn({ verified: false });
  const left = async () => {
    const rows = await api.deps.db.selectFrom('users').select('id').where('id', '=', old.id).execute();
    return rows.length === 1;
  };
  api.clock.advance(400 * day);
  await upgradeAt(api.clock.now());
  await sweep(api.deps);
  api.clock.advance((unverifiedAccounts.keptDays - 1) * day);
  await sweep(api.deps);
  expect(await left()).toBe(true);
  api.clock.advance(day);
  await sweep(api.deps);
  expect(await left()).toBe(false);
  const line = api.logLines.find((text) => text.includes('unverified accounts were deleted'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ accounts: 1 });
});

test('deletes an unverified account after thirty days with its uploads', async () => {
  const { db } = api.deps;
  const [verified, unverified, uploader] = [
    await api.signIn(),
    await api.signIn({ verified: false }),
    await api.signIn({ verified: false }),
  ];
  const now = api.clock.now().toISOString();
  await db
    .insertInto('carts')
    .values({ user_id: unverified.id, version: 1, items: '[]', updated_at: now })
    .execute();
  await db.insertInto('pictures').values({ hash: 'h', width: 1, height: 1, hidden_at: null }).execute();
  await db
    .insertInto('uploads')
    .values({ id: 'one', user_id: uploader.id, hash: 'h', created_at: now })
    .execute();
  const left = async () => {
    const rows = await db.selectFrom('users').select('id').execute();
    return [verified, unverified, uploader].map(({ id }) => rows.some((row) => row.id === id));
  };
  api.clock.advance(unverifiedAccounts.keptDays * day - 1);
  await sweep(api.deps);
  expect(await left()).toEqual([true, true, true]);
  api.clock.advance(1);
  await sweep(api.deps);
  expect(await left()).toEqual([true, false, false]);
  expect(await db.selectFrom('carts').select('user_id').execute()).toEqual([]);
  expect(await db.selectFrom('uploads').select('id').execute()).toEqual([]);
  // The address is free again.
  await api.succeed('register', { body: { ...api.stranger(), email: unverified.email } });
});
