import { limits } from '@kalavithi/contract/constants';
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

test('ten failures lock the account for their client for a quarter of an hour, even for the right password', async () => {
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

const guess = (email: string) => ({ email, password: 'a guess of somebody' });

/** Wrong passwords from many addresses, until an unknown device is refused whatever its address. */
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

test('strangers lock out neither another client nor a known device', async () => {
  const asha = await api.signIn();
  await api.succeed('login', { as: asha, body: asha });
  const device = { ...asha };
  for (let count = 0; count < limits.loginFailures.points; count += 1) {
    await api.fail('login', 'bad-credentials', { from: '10.51.0.1', body: guess(asha.email) });
  }
  await api.fail('login', 'too-many-logins', { from: '10.51.0.1', body: asha });
  await api.succeed('login', { from: '10.51.0.2', body: asha });
  // Even at the stranger’s own address.
  await api.succeed('login', { as: { ...device }, from: '10.51.0.1', body: asha });
});

test('an account has a hundred failures in a day from unknown devices; known ones and a reset stay open', async () => {
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

test('a known device has ten failures of its own', async () => {
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

test('a device is known for its account alone, and only while the password stays', async () => {
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

test('one browser is known for a whole family, and the cookie says nothing of who they are', async () => {
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
])('a made-up device is unknown: %j', async (cookie) => {
  const asha = await api.signIn();
  for (let count = 0; count < limits.loginFailuresPerDay.points; count += 1) {
    await api.deps.limiter.consume('loginFailuresPerDay', asha.email);
  }
  await api.fail('login', 'too-many-logins-today', { headers: { cookie }, body: asha });
});

test('one client has sixty failures over all accounts, and a known device is not held back by them', async () => {
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

test('right logins cost work, too, so a client has a number of them', async () => {
  const asha = await api.signIn();
  for (let count = 0; count < limits.logins.points; count += 1) {
    await api.deps.limiter.consume('logins', '10.55.0.1');
  }
  await api.fail('login', 'too-many-logins-here', { from: '10.55.0.1', body: asha });
  await api.succeed('login', { from: '10.55.0.2', body: asha });
});

test('a password that was changed while it was being verified opens no session', async () => {
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

test('a full queue of hashes answers busy, before anything is counted', async () => {
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
