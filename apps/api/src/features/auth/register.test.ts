import { limits } from '@kalavithi/contract/rate-limits';
import { errors } from '@kalavithi/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HashQueueFull } from '../../platform/passwords/hash-queue.ts';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const isSignedIn = async (person: Person) => (await api.succeed('isAuth', { as: person })).answer.success;

const mailsTo = ({ email }: Person) => api.mail.mails.filter(({ to }) => to === email);

test('creates an account, logs in and mails a code', async () => {
  const asha = api.stranger();
  const { answer } = await api.succeed('register', { body: asha, as: asha });
  expect(answer.message).toBe(`Welcome, Asha Devi! We have sent a six-digit code to ${asha.email}.`);
  expect(await isSignedIn(asha)).toBe(true);
  await api.succeed('verifyAccount', { as: asha, body: { otp: api.mail.codeFor(asha.email) } });
  const { answer: data } = await api.succeed('userData', { as: asha });
  expect(data.userData).toMatchObject({ name: 'Asha Devi', email: asha.email, isAccountVerified: true });
});

test('treats addresses as equal regardless of case and outer spaces', async () => {
  const asha = api.stranger();
  await api.succeed('register', { body: asha });
  const { failure } = await api.fail('register', 'email-taken', {
    body: { ...asha, email: ` ${asha.email.toUpperCase()} ` },
  });
  expect(failure.message).toBe('An account with this email already exists.');
});

test('creates one account from eight concurrent registrations', async () => {
  const asha = api.stranger();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => api.attempt('register', { body: asha, from: '10.1.1.1' })),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'email-taken')).toHaveLength(7);
  expect(mailsTo(asha)).toHaveLength(1);
});

test('keeps the account when the mail fails and allows a new code at once', async () => {
  const asha = api.stranger();
  api.mail.refuse(true);
  const { answer } = await api.succeed('register', { body: asha, as: asha });
  api.mail.refuse(false);
  expect(answer.message).toContain('We could not send a code');
  expect(answer.message).toContain('Verify Email');
  await api.succeed('sendVerifyOtp', { as: asha });
  expect(mailsTo(asha)).toHaveLength(1);
});

test.each([
  ['password-short', { password: 'seven77' }],
  ['password-long', { password: 'x'.repeat(129) }],
  ['password-common', { password: 'Password123' }],
  ['invalid', { name: '   ' }],
  ['invalid', { name: 'n'.repeat(81) }],
  ['invalid', { email: 'not an address' }],
  ['invalid', { email: '' }],
  ['invalid', { name: undefined }],
  ['invalid', { email: 7 }],
  ['invalid', { password: ['a', 'list'] }],
] as const)('refuses with %s: %j', async (code, change) => {
  const asha = api.stranger();
  await api.fail('register', code, { body: { ...asha, ...change } });
  expect(mailsTo(asha)).toHaveLength(0);
});

test('answers the message of the wrong field', async () => {
  const noName = await api.fail('register', 'invalid', { body: { ...api.stranger(), name: '' } });
  expect(noName.failure.message).toBe('Please enter a username.');
  const wrongType = await api.fail('register', 'invalid', { body: { ...api.stranger(), name: 7 } });
  expect(wrongType.failure.message).toBe(errors.invalid.message);
});

test('counts password lengths in characters, not bytes', async () => {
  await api.succeed('register', { body: { ...api.stranger(), password: 'मधुबनी-लोककला' } });
  await api.fail('register', 'password-short', { body: { ...api.stranger(), password: '🪔🪔🪔🪔' } });
});

test('stores neither the password, nor the code, nor the token', async () => {
  const asha = api.stranger({ password: 'a-very-particular-word' });
  await api.succeed('register', { body: asha, as: asha });
  const { db } = api.deps;
  const stored = JSON.stringify([
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('codes').selectAll().execute(),
    await db.selectFrom('limits').selectAll().execute(),
  ]);
  expect(stored).toContain('$argon2id$');
  for (const secret of [
    asha.password,
    ...asha.cookie.split('; ').map((pair) => pair.split('=')[1] ?? 'none'),
    `"${api.mail.codeFor(asha.email)}"`,
  ]) {
    expect(stored).not.toContain(secret);
  }
});

test('limits a network to 100 accounts per hour', async () => {
  const from = '10.9.9.9';
  for (let count = 0; count < limits.registrations.points; count += 1) {
    await api.deps.limiter.consume('registrations', from);
  }
  const { headers } = await api.fail('register', 'too-many-registrations', { body: api.stranger(), from });
  expect(Number(headers.get('retry-after'))).toBe(limits.registrations.windowSeconds);
  await api.succeed('register', { body: api.stranger(), from: '10.9.9.10' });
  api.clock.advance(limits.registrations.windowSeconds);
  await api.succeed('register', { body: api.stranger(), from });
});

test('ends the previous session on registration', async () => {
  const asha = await api.signIn();
  const before = { ...asha };
  await api.succeed('register', { as: asha, body: api.stranger() });
  expect(await isSignedIn(asha)).toBe(true);
  expect(await isSignedIn(before)).toBe(false);
});

test('keeps the session when the registration is refused', async () => {
  const asha = await api.signIn();
  await api.fail('register', 'email-taken', { as: asha, body: asha });
  expect(await isSignedIn(asha)).toBe(true);
});

test.each([
  ['password-spaces', ' '.repeat(9)],
  ['password-repeated', 'zzzzzzzzz'],
  ['password-site-name', 'Kalavithi123'],
  ['password-own-name', 'asha devi'],
  ['password-own-email', 'asha.patil.77@example.com'],
] as const)('says which rule a password breaks: %s', async (code, password) => {
  const { failure } = await api.fail('register', code, {
    body: { ...api.stranger(), email: 'asha.patil.77@example.com', password },
  });
  expect(failure.message).toBe(errors[code].message);
});

test('answers busy when the hash queue is full', async () => {
  const { passwords } = api.deps;
  api.deps.passwords = { ...passwords, hash: () => Promise.reject(new HashQueueFull()) };
  const { headers } = await api.fail('register', 'busy', { body: api.stranger() });
  api.deps.passwords = passwords;
  expect(headers.get('retry-after')).toBe('5');
});
