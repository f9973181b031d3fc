import { limits } from '@kalavithi/contract/rate-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HashQueueFull } from '../../platform/passwords/hash-queue.ts';
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

test('replaces the browser’s previous session', async () => {
  const asha = await api.signIn();
  const before = { ...asha };
  await api.succeed('login', { as: asha, body: asha });
  expect(asha.cookie).not.toBe(before.cookie);
  expect(await isSignedIn(asha)).toBe(true);
  expect(await isSignedIn(before)).toBe(false);
});

test('answers the same for a wrong password and an unknown address', async () => {
  const asha = await api.signIn();
  const wrongPassword = await api.fail('login', 'bad-credentials', {
    body: { email: asha.email, password: 'something else' },
  });
  const unknown = await api.fail('login', 'bad-credentials', { body: api.stranger() });
  expect(wrongPassword.failure.message).toBe('Invalid email or password.');
  expect(unknown.failure.message).toBe(wrongPassword.failure.message);
});

test('hashes the password for unknown addresses too', async () => {
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

test('locks an account for a client for 15 minutes after ten failures', async () => {
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

test('locks unknown addresses in the same way', async () => {
  const nobody = api.stranger();
  for (let count = 0; count < limits.loginFailures.points; count += 1) {
    await api.fail('login', 'bad-credentials', { body: nobody });
  }
  await api.fail('login', 'too-many-logins', { body: nobody });
});

test('answers ten of thirty concurrent guesses', async () => {
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

test('refuses a right guess when ten wrong ones were counted meanwhile', async () => {
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

test('accepts twenty concurrent right logins', async () => {
  const asha = await api.signIn();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => api.attempt('login', { body: asha })));
  expect(outcomes.every((outcome) => outcome === null)).toBe(true);
});

const guess = (email: string) => ({ email, password: 'a guess of somebody' });

/** Wrong passwords from many networks, until every unknown device is refused. */
const exhaustAccount = async (email: string) => {
  for (
    let client = 0;
    client < limits.loginFailuresPerDay.points / limits.loginFailures.points;
    client += 1
  ) {
    for (let count = 0; count < limits.loginFailures.points; count += 1) {
      await api.fail('login', 'bad-credentials', { from: `10.50.0.${client}`, body: guess(email) });
    }
  }
};

test('does not lock out other clients or known devices', async () => {
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, body: asha });
  const device = { ...asha };
  for (let count = 0; count < limits.loginFailures.points; count += 1) {
    await api.fail('login', 'bad-credentials', { from: '10.51.0.1', body: guess(asha.email) });
  }
  await api.fail('login', 'too-many-logins', { from: '10.51.0.1', body: asha });
  await api.succeed('login', { from: '10.51.0.2', body: asha });
  // Also from the attacker’s network.
  await api.succeed('login', { as: { ...device }, from: '10.51.0.1', body: asha });
});

test('limits an account to 100 failures a day from unknown devices', async () => {
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, body: asha });
  await exhaustAccount(asha.email);
  const { headers, failure } = await api.fail('login', 'too-many-logins-today', {
    from: '10.52.0.1',
    body: asha,
  });
  expect(Number(headers.get('retry-after'))).toBe(limits.loginFailuresPerDay.windowSeconds);
  expect(failure.message).toContain('reset your password');
  await api.succeed('login', { as: asha, from: '10.52.0.1', body: asha });

  const browser = api.stranger({ email: asha.email });
  await api.succeed('sendResetOtp', { as: browser, from: '10.52.0.2', body: { email: asha.email } });
  await api.deps.background.settle(1000);
  const body = { email: asha.email, otp: api.mail.codeFor(asha.email), newPassword: 'eight-lotus-leaves' };
  await api.succeed('resetPassword', { as: browser, from: '10.52.0.2', body });
  await api.succeed('login', {
    from: '10.52.0.3',
    body: { email: asha.email, password: 'eight-lotus-leaves' },
  });
});

test('counts ten failures for a known device', async () => {
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, body: asha });
  for (let count = 0; count < limits.loginFailures.points; count += 1) {
    await api.fail('login', 'bad-credentials', {
      as: asha,
      from: `10.53.0.${count}`,
      body: guess(asha.email),
    });
  }
  await api.fail('login', 'too-many-logins', { as: asha, body: asha });
  await api.succeed('login', { body: asha });
});

test('knows a device for its account and password only', async () => {
  const asha = await api.signIn();
  const meera = await api.signIn({ name: 'Meera' });
  await api.succeed('login', { as: asha, body: asha });
  expect(asha.cookie).toMatch(/^kalavithi=[\w-]{43}; kalavithi-device=[\w-]{22}\.[\w-]{43}$/);
  await exhaustAccount(meera.email);
  await api.fail('login', 'too-many-logins-today', { as: asha, body: meera });

  const otp = await (async () => {
    await api.succeed('sendResetOtp', { body: { email: asha.email } });
    await api.deps.background.settle(1000);
    return api.mail.codeFor(asha.email);
  })();
  const newPassword = 'eight-lotus-leaves';
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  await exhaustAccount(asha.email);
  const body = { email: asha.email, password: newPassword };
  await api.fail('login', 'too-many-logins-today', { as: asha, body });
});

test('knows a browser for several accounts without naming them', async () => {
  const browser = api.stranger();
  const family = await Promise.all([1, 2, 3].map(() => api.signIn()));
  for (const person of family) await api.succeed('login', { as: browser, body: person });
  expect(browser.cookie.length).toBeLessThan(300);
  for (const person of family) {
    expect(browser.cookie).not.toContain(person.id);
    await exhaustAccount(person.email);
    await api.succeed('login', { as: browser, body: person });
  }
});

test.each([
  'kalavithi-device=',
  'kalavithi-device=AAAAAAAAAAAAAAAAAAAAAA',
  `kalavithi-device=${'A'.repeat(22)}.${'A'.repeat(43)}`,
  `kalavithi-device=${'x'.repeat(5000)}`,
])('does not know a forged device: %j', async (cookie) => {
  const asha = await api.signIn();
  for (let count = 0; count < limits.loginFailuresPerDay.points; count += 1) {
    await api.deps.limiter.consume('loginFailuresPerDay', asha.email);
  }
  await api.fail('login', 'too-many-logins-today', { headers: { cookie }, body: asha });
});

test('limits a client to 60 failures over all accounts, known devices apart', async () => {
  const from = '10.54.0.1';
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, from, body: asha });
  for (let count = 0; count < limits.loginFailuresPerClient.points; count += 1) {
    await api.fail('login', 'bad-credentials', { from, body: guess(api.stranger().email) });
  }
  await api.fail('login', 'too-many-logins', { from, body: guess(api.stranger().email) });
  await api.fail('login', 'too-many-logins', { from, body: asha });
  await api.succeed('login', { as: asha, from, body: asha });
});

test('limits the successful logins of a client', async () => {
  const asha = await api.signIn();
  for (let count = 0; count < limits.logins.points; count += 1) {
    await api.deps.limiter.consume('logins', '10.55.0.1');
  }
  await api.fail('login', 'too-many-logins-here', { from: '10.55.0.1', body: asha });
  await api.succeed('login', { from: '10.55.0.2', body: asha });
});

test('starts no session when the password changes during verification', async () => {
  const asha = await api.signIn();
  await api.succeed('sendResetOtp', { body: { email: asha.email } });
  await api.deps.background.settle(1000);
  const otp = api.mail.codeFor(asha.email);
  const { passwords } = api.deps;
  api.deps.passwords = {
    ...passwords,
    verify: async (password, stored) => {
      api.deps.passwords = passwords;
      const matches = await passwords.verify(password, stored);
      // The owner resets the password between the look at the old hash and the beginning of the
      // session.
      const body = { email: asha.email, otp, newPassword: 'eight-lotus-leaves' };
      await api.succeed('resetPassword', { body });
      return matches;
    },
  };
  const intruder = api.stranger();
  await api.fail('login', 'bad-credentials', { as: intruder, body: asha });
  expect(intruder.cookie).toBe('');
  const left = await api.deps.db.selectFrom('sessions').select('id').where('user_id', '=', asha.id).execute();
  expect(left).toEqual([]);
});

test('answers busy before counting when the hash queue is full', async () => {
  const asha = await api.signIn();
  const { passwords } = api.deps;
  for (const busy of [
    { ...passwords, isBusy: () => true },
    { ...passwords, verify: () => Promise.reject(new HashQueueFull()) },
  ]) {
    api.deps.passwords = busy;
    const { headers, failure } = await api.fail('login', 'busy', { from: '10.56.0.1', body: asha });
    api.deps.passwords = passwords;
    expect(headers.get('retry-after')).toBe('5');
    expect(failure.message).toBe('Many people are logging in just now. Please try again in a few seconds.');
  }
  for (let count = 0; count < limits.logins.points; count += 1) {
    expect(await api.deps.limiter.consume('logins', '10.56.0.1')).toMatchObject({ allowed: true });
  }
});
