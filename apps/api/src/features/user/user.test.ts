import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('returns only the signed-in user’s own data', async () => {
  const asha = await api.signIn({ name: 'Asha', verified: false });
  const { answer, headers } = await api.succeed('userData', { as: asha });
  expect(answer).toEqual({
    success: true,
    userData: {
      _id: asha.id,
      name: 'Asha',
      email: asha.email,
      isAccountVerified: false,
      cart: [],
      events: [],
    },
    cart: [],
    cartVersion: 0,
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('asks a visitor to log in', async () => {
  const { failure } = await api.fail('userData', 'signed-out');
  expect(failure.message).toBe('Please log in to continue.');
});

test('treats a deleted user as a visitor', async () => {
  const asha = await api.signIn();
  await api.deps.db.deleteFrom('users').where('id', '=', asha.id).execute();
  await api.fail('userData', 'signed-out', { as: asha });
  const left = await api.deps.db.selectFrom('sessions').select('id').where('user_id', '=', asha.id).execute();
  expect(left).toEqual([]);
});
