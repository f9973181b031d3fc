import { limits } from '@kalavithi/contract/rate-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { sweep } from '../../sweep.ts';
import type { Limiter } from './limiter.ts';

let api: TestApi;
let limiter: Limiter;
beforeAll(async () => {
  api = await startApi();
  ({ limiter } = api.deps);
});
afterAll(() => api.close());

const { points, windowSeconds } = limits.uploads;
let subject = 0;
/** A subject without counts. */
const newSubject = () => `subject ${(subject += 1)}`;

test('allows the limit within a window and returns when the next is allowed', async () => {
  const who = newSubject();
  for (let count = 0; count < points; count += 1) {
    expect(await limiter.consume('uploads', who)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  }
  api.clock.advance(100.5);
  expect(await limiter.consume('uploads', who)).toEqual({
    allowed: false,
    retryAfterSeconds: windowSeconds - 100,
  });
  api.clock.advance(windowSeconds - 100.5);
  expect(await limiter.consume('uploads', who)).toEqual({ allowed: true, retryAfterSeconds: 0 });
});

test('does not extend the window beyond the limit', async () => {
  const who = newSubject();
  for (let count = 0; count < points + 5; count += 1) await limiter.consume('uploads', who);
  api.clock.advance(windowSeconds / 2);
  await limiter.consume('uploads', who);
  api.clock.advance(windowSeconds / 2);
  expect(await limiter.consume('uploads', who)).toMatchObject({ allowed: true });
});

test('does not count a peek', async () => {
  const who = newSubject();
  for (let count = 0; count < points * 2; count += 1) {
    expect(await limiter.peekAll([['uploads', who]])).toMatchObject({ allowed: true });
  }
  for (let count = 0; count < points; count += 1) await limiter.consume('uploads', who);
  expect(await limiter.peekAll([['uploads', who]])).toEqual({
    allowed: false,
    retryAfterSeconds: windowSeconds,
    spent: ['uploads'],
  });
  await limiter.reset('uploads', who);
  expect(await limiter.peekAll([['uploads', who]])).toMatchObject({ allowed: true });
});

test('writes nothing past any of several limits', async () => {
  const spent = newSubject();
  for (let count = 0; count < points; count += 1) await limiter.consume('uploads', spent);
  const rows = () => api.deps.db.selectFrom('limits').selectAll().orderBy('key').execute();
  const before = await rows();
  for (let count = 0; count < 3; count += 1) {
    expect(await limiter.consume('uploads', spent)).toEqual({
      allowed: false,
      retryAfterSeconds: windowSeconds,
    });
    const narrowFirst = [
      ['registrations', newSubject()],
      ['uploads', spent],
    ] as const;
    expect(await limiter.consumeAll(narrowFirst)).toEqual({
      allowed: false,
      retryAfterSeconds: windowSeconds,
      spent: ['uploads'],
    });
  }
  expect(await rows()).toEqual(before);
});

test('counts limits and subjects separately', async () => {
  const who = newSubject();
  for (let count = 0; count <= points; count += 1) await limiter.consume('uploads', who);
  expect(await limiter.consume('uploads', newSubject())).toMatchObject({ allowed: true });
  expect(await limiter.consume('registrations', who)).toMatchObject({ allowed: true });
});

test('counts a hundred concurrent calls', async () => {
  const who = newSubject();
  const answers = await Promise.all(Array.from({ length: 100 }, () => limiter.consume('uploads', who)));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(points);
});

test('counts several limits in order and stops at the first reached', async () => {
  const [who, everybody] = [newSubject(), newSubject()];
  const counters = [
    ['uploads', who],
    ['registrations', everybody],
  ] as const;
  for (let count = 0; count < points * 3; count += 1) await limiter.consumeAll(counters);
  const spent = { allowed: false, retryAfterSeconds: windowSeconds, spent: ['uploads'] };
  expect(await limiter.consumeAll(counters)).toEqual(spent);
  expect(await limiter.peekAll(counters)).toEqual(spent);
  for (let count = points; count < limits.registrations.points; count += 1) {
    expect(await limiter.consumeAll([['registrations', everybody]])).toMatchObject({ allowed: true });
  }
  expect(await limiter.peekAll(counters)).toMatchObject({
    allowed: false,
    spent: expect.arrayContaining(['uploads', 'registrations']),
  });
});

test('sweeps thousands of rows in batches', async () => {
  const { db } = api.deps;
  const rows = Array.from({ length: 4000 }, (_, index) => ({
    key: `sweep ${index}`,
    points: 1,
    window_ends_at: '2001-01-01T00:00:00.000Z',
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    await db
      .insertInto('limits')
      .values(rows.slice(start, start + 1000))
      .execute();
  }
  await limiter.consume('uploads', newSubject());
  let sweeping = true;
  let turns = 0;
  const countTurns = () => {
    turns += 1;
    if (sweeping) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  await limiter.sweep();
  sweeping = false;
  expect(turns).toBeGreaterThan(5);
  const left = await db.selectFrom('limits').select('key').execute();
  expect(left.some(({ key }) => key.startsWith('sweep '))).toBe(false);
  expect(left).not.toEqual([]);
});

test('uses an index in the sweep', async () => {
  const names = onPostgres()
    ? sql<{ name: string }>`select indexname as name from pg_indexes`
    : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  const { rows } = await names.execute(api.deps.db);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'limits_by_end',
      'codes_by_expiry',
      'sessions_by_expiry',
      'users_never_verified',
    ]),
  );
});

test('stores subjects as keyed hashes', async () => {
  await limiter.consume('uploads', 'asha@example.com');
  const rows = await api.deps.db.selectFrom('limits').select('key').execute();
  expect(JSON.stringify(rows)).not.toContain('asha');
});

test('sweeps expired windows, codes and sessions only', async () => {
  const { db } = api.deps;
  const asha = await api.signIn({ verified: false });
  await api.succeed('sendVerifyOtp', { as: asha });
  await limiter.consume('uploads', newSubject());
  await sweep(api.deps);
  const left = async () => ({
    sessions: (await db.selectFrom('sessions').select('id').execute()).length,
    codes: (await db.selectFrom('codes').select('mac').execute()).length,
  });
  expect(await left()).toEqual({ sessions: 1, codes: 1 });
  expect(await db.selectFrom('limits').select('key').execute()).not.toEqual([]);
  api.clock.advance(24 * 60 * 60);
  await sweep(api.deps);
  expect(await left()).toEqual({ sessions: 1, codes: 0 });
  expect(await db.selectFrom('limits').select('key').execute()).toEqual([]);
  api.clock.advance(30 * 24 * 60 * 60);
  await sweep(api.deps);
  expect(await left()).toEqual({ sessions: 0, codes: 0 });
});
