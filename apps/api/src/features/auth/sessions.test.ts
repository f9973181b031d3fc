import { sessions } from '@kalavithi/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginSession } from '../../platform/sessions/sessions.ts';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const isSignedIn = async (person: Person) => (await api.succeed('isAuth', { as: person })).answer.success;

test('answers a visitor without message or cookie', async () => {
  const response = await api.request('/api/auth/is-auth');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: false });
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('sets an HttpOnly cookie for this site', async () => {
  const { headers } = await api.succeed('register', { body: api.stranger() });
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^kalavithi=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('last 30 days after the last visit, with a new cookie at most once a day', async () => {
  const asha = await api.signIn();
  const visit = async () => (await api.succeed('isAuth', { as: asha })).headers.getSetCookie().length;
  expect(await visit()).toBe(0);
  const day = 24 * 60 * 60;
  api.clock.advance(day - 1);
  expect(await visit()).toBe(0);
  api.clock.advance(1);
  expect(await visit()).toBe(1);
  expect(await visit()).toBe(0);
  api.clock.advance(sessions.slidingDays * day - 1);
  expect(await isSignedIn(asha)).toBe(true);
  api.clock.advance(sessions.slidingDays * day);
  expect(await isSignedIn(asha)).toBe(false);
  await api.fail('userData', 'signed-out', { as: asha });
});

test('end on logout, not only their cookie', async () => {
  const asha = await api.signIn();
  const kept = { ...asha };
  const { answer } = await api.succeed('logout', { as: asha });
  expect(answer.message).toBe('You are logged out. See you again soon!');
  expect(asha.cookie).toBe('');
  expect(await isSignedIn(kept)).toBe(false);
});

test('accept a second logout', async () => {
  const asha = await api.signIn();
  await api.succeed('logout', { as: { ...asha } });
  await api.succeed('logout', { as: asha });
  const { headers } = await api.succeed('logout');
  expect(headers.getSetCookie()).toEqual([]);
});

test('treat a forged cookie as a visitor’s', async () => {
  const nobody = api.stranger({ cookie: `kalavithi=${'A'.repeat(43)}` });
  expect(await isSignedIn(nobody)).toBe(false);
  await api.fail('userData', 'signed-out', { as: nobody });
});

test('end when the password changes', async () => {
  const asha = await api.signIn();
  expect(await isSignedIn(asha)).toBe(true);
  // As if a login had been quicker than the reset that ends all sessions.
  await api.deps.db.updateTable('users').set({ password_epoch: 1 }).where('id', '=', asha.id).execute();
  expect(await isSignedIn(asha)).toBe(false);
  await api.fail('userData', 'signed-out', { as: asha });
  expect(await beginSession(api.deps, api.deps.db, asha.id, 0)).toBeNull();
  asha.cookie = `kalavithi=${await beginSession(api.deps, api.deps.db, asha.id, 1)}`;
  expect(await isSignedIn(asha)).toBe(true);
});

test('are limited to twenty; the least recently used one ends', async () => {
  const asha = await api.signIn();
  const first = { ...asha };
  const others: Person[] = [];
  for (let count = 0; count < sessions.maxPerAccount; count += 1) {
    api.clock.advance(60);
    const device = { ...asha, cookie: '' };
    await api.succeed('login', { as: device, body: asha });
    others.push(device);
  }
  expect(await isSignedIn(first)).toBe(false);
  for (const device of others) expect(await isSignedIn(device)).toBe(true);
  const left = await api.deps.db.selectFrom('sessions').select('id').where('user_id', '=', asha.id).execute();
  expect(left).toHaveLength(sessions.maxPerAccount);
});
