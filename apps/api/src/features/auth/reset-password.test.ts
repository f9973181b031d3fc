import { codes, limits } from '@kalavithi/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const isSignedIn = async (person: Person) => (await api.succeed('isAuth', { as: person })).answer.success;

const mailsTo = ({ email }: Person) => api.mail.mails.filter(({ to }) => to === email);

const requestReset = async (person: Person) => {
  await api.succeed('sendResetOtp', { body: { email: person.email } });
  await api.deps.background.settle(1000);
  return api.mail.codeFor(person.email);
};

const newPassword = 'eight-lotus-leaves';

test('is set with the mailed code, and ends every session', async () => {
  const asha = await api.signIn();
  const otherDevice = { ...asha };
  await api.succeed('login', { as: otherDevice, body: asha });
  const otp = await requestReset(asha);
  const { answer } = await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  expect(answer.message).toBe('Your password is changed. Please log in with the new one.');
  expect(await isSignedIn(asha)).toBe(false);
  expect(await isSignedIn(otherDevice)).toBe(false);
  await api.fail('login', 'bad-credentials', { body: asha });
  await api.succeed('login', { as: asha, body: { email: asha.email, password: newPassword } });
  expect(await isSignedIn(asha)).toBe(true);
});

test('does not verify the address', async () => {
  const asha = await api.signIn({ verified: false });
  const otp = await requestReset(asha);
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  await api.succeed('login', { as: asha, body: { email: asha.email, password: newPassword } });
  const { answer } = await api.succeed('userData', { as: asha });
  expect(answer.userData.isAccountVerified).toBe(false);
});

test('a code is used once', async () => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  await api.fail('resetPassword', 'code-invalid', { body: { email: asha.email, otp, newPassword } });
});

test('of three uses of one code at once one succeeds', async () => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  const outcomes = await Promise.all(
    [1, 2, 3].map((index) =>
      api.attempt('resetPassword', {
        body: { email: asha.email, otp, newPassword: `${newPassword}-${index}` },
      }),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['code-invalid', 'code-invalid', null].toSorted());
});

test.each([
  ['password-short', 'short'],
  ['password-long', 'x'.repeat(129)],
  ['password-common', 'iloveyou1'],
] as const)('a %s costs no try', async (code, refused) => {
  const asha = await api.signIn();
  const otp = await requestReset(asha);
  for (let count = 0; count <= codes.tries; count += 1) {
    await api.fail('resetPassword', code, { body: { email: asha.email, otp, newPassword: refused } });
  }
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
});

test('opens a locked account again', async () => {
  const asha = await api.signIn();
  for (let count = 0; count <= limits.loginFailures.points; count += 1) {
    await api.attempt('login', { body: { email: asha.email, password: 'a guess of somebody' } });
  }
  await api.fail('login', 'too-many-logins', { body: asha });
  const otp = await requestReset(asha);
  await api.succeed('resetPassword', { body: { email: asha.email, otp, newPassword } });
  await api.succeed('login', { body: { email: asha.email, password: newPassword } });
});

test('an unknown address cannot be told from a known one, whatever is tried', async () => {
  const known = await api.signIn();
  const unknown = api.stranger();
  const story = async ({ email }: Person) => {
    const told: unknown[] = [];
    const tell = async (path: string, body: object) => {
      const response = await api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { requestId: _, ...answer } = (await response.json()) as Record<string, unknown>;
      const text = JSON.stringify(answer).replaceAll(email, '<email>');
      told.push([response.status, text, response.headers.get('retry-after')]);
    };
    // Right once in a million runs.
    const guess = { email, otp: '000000', newPassword };
    await tell('/api/auth/reset-password', guess);
    await tell('/api/auth/send-reset-otp', { email });
    for (let count = 0; count < codes.tries + 2; count += 1) await tell('/api/auth/reset-password', guess);
    for (let count = 0; count < limits.codeRequests.points; count += 1)
      await tell('/api/auth/send-reset-otp', { email });
    return told;
  };
  expect(await story(unknown)).toEqual(await story(known));
  await api.deps.background.settle(1000);
  expect(mailsTo(known).length).toBeGreaterThan(0);
  expect(mailsTo(unknown)).toHaveLength(0);
});

test('the mail leaves after the answer, and a failed one lets the next request send at once', async () => {
  const asha = await api.signIn();
  api.mail.refuse(true);
  await api.succeed('sendResetOtp', { body: { email: asha.email } });
  await api.deps.background.settle(1000);
  api.mail.refuse(false);
  expect(await requestReset(asha)).toMatch(/^\d{6}$/);
});

test('five codes within a quarter of an hour', async () => {
  const asha = await api.signIn();
  for (let count = 0; count < limits.codeRequests.points; count += 1) await requestReset(asha);
  const { headers } = await api.fail('sendResetOtp', 'too-many-codes', { body: { email: asha.email } });
  expect(headers.get('retry-after')).toBe(String(limits.codeRequests.windowSeconds));
});

test('a name that looks like an offer to click is not passed on in our mail', async () => {
  const trap = api.stranger({ name: 'Win at http://evil.example now' });
  await api.succeed('register', { body: trap });
  const [mail] = mailsTo(trap);
  expect(mail?.text).not.toContain('evil.example');
  expect(mail?.html).not.toContain('evil.example');
  expect(mail?.text).toMatch(/^Namaste,\n/);
  const script = api.stranger({ name: 'Asha & "Co"' });
  await api.succeed('register', { body: script });
  expect(mailsTo(script)[0]?.html).toContain('Namaste Asha &amp; &quot;Co&quot;,');
});
