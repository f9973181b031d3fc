import { limits } from '@kalavithi/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const isSignedIn = async (person: Person) => (await api.succeed('isAuth', { as: person })).answer.success;

test('welcomes back, whatever the case of the address', async () => {
  const asha = await api.signIn();
  asha.cookie = '';
  const { answer } = await api.succeed('login', {
    as: asha,
    body: { email: asha.email.toUpperCase(), password: asha.password },
  });
  expect(answer.message).toBe('Welcome back, Asha Devi!');
  expect(await isSignedIn(asha)).toBe(true);
});

test('takes the place of the session that the browser had', async () => {
  const asha = await api.signIn();
  const before = { ...asha };
  await api.succeed('login', { as: asha, body: asha });
  expect(asha.cookie).not.toBe(before.cookie);
  expect(await isSignedIn(asha)).toBe(true);
  expect(await isSignedIn(before)).toBe(false);
});

test('fails in the same words for a wrong password and an unknown address', async () => {
  const asha = await api.signIn();
  const wrongPassword = await api.fail('login', 'bad-credentials', {
    body: { email: asha.email, password: 'something else' },
  });
  const unknown = await api.fail('login', 'bad-credentials', { body: api.stranger() });
  expect(wrongPassword.failure.message).toBe('Invalid email or password.');
  expect(unknown.failure.message).toBe(wrongPassword.failure.message);
});

test('verifies a password for an unknown address too, so that its time does not tell', async () => {
  const { passwords } = api.deps;
  const seen: (string | null)[] = [];
  const spied = {
    ...passwords,
    verify: (password: string, stored: string | null) => {
      seen.push(stored);
      return passwords.verify(password, stored);
    },
  };
  api.deps.passwords = spied;
  await api.fail('login', 'bad-credentials', { body: api.stranger() });
  api.deps.passwords = passwords;
  expect(seen).toEqual([null]);
});

test.each([[{ email: 'a@example.com' }], [{ email: 'a@example.com', password: '' }], [{}], [[]]])(
  'refuses %j',
  async (body) => {
    await api.fail('login', 'invalid', { body: body as Record<string, unknown> });
  },
);

test('ten failures lock the account for a quarter of an hour, even for the right password', async () => {
  const asha = await api.signIn();
  const guess = { body: { email: asha.email, password: 'a guess of somebody' } };
  for (let count = 0; count < limits.loginFailures.points; count += 1) {
    await api.fail('login', 'bad-credentials', guess);
  }
  await api.fail('login', 'too-many-logins', guess);
  api.clock.advance(60);
  const { headers, failure } = await api.fail('login', 'too-many-logins', { body: asha });
  expect(headers.get('retry-after')).toBe(String(limits.loginFailures.windowSeconds - 60));
  expect(failure.message).toContain('15 minutes');
  api.clock.advance(limits.loginFailures.windowSeconds - 60);
  await api.succeed('login', { body: asha });
});

test('an unknown address is locked in the same way', async () => {
  const nobody = api.stranger();
  for (let count = 0; count < limits.loginFailures.points; count += 1) {
    await api.fail('login', 'bad-credentials', { body: nobody });
  }
  await api.fail('login', 'too-many-logins', { body: nobody });
});

test('thirty guesses at once learn no more than ten one after the other', async () => {
  const asha = await api.signIn();
  const guesses = Array.from({ length: 30 }, (_, index) =>
    api.attempt('login', { body: { email: asha.email, password: `guess ${index}` } }),
  );
  const outcomes = await Promise.all(guesses);
  expect(outcomes.filter((outcome) => outcome === 'bad-credentials')).toHaveLength(
    limits.loginFailures.points,
  );
  expect(outcomes.filter((outcome) => outcome === 'too-many-logins')).toHaveLength(20);
});

test('a right guess learns nothing once ten wrong ones were counted, even while it was being verified', async () => {
  const asha = await api.signIn();
  const { passwords } = api.deps;
  const guess = { email: asha.email, password: 'a guess of somebody' };
  api.deps.passwords = {
    ...passwords,
    verify: async (password, stored) => {
      api.deps.passwords = passwords;
      for (let count = 0; count < limits.loginFailures.points; count += 1)
        await api.attempt('login', { body: guess });
      return passwords.verify(password, stored);
    },
  };
  await api.fail('login', 'too-many-logins', { body: asha });
});

test('twenty right logins at once all succeed', async () => {
  const asha = await api.signIn();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => api.attempt('login', { body: asha })));
  expect(outcomes.every((outcome) => outcome === null)).toBe(true);
});
