import { codes, limits } from '@kalavithi/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const mailsTo = ({ email }: Person) => api.mail.mails.filter(({ to }) => to === email);

test('needs a session', async () => {
  await api.fail('sendVerifyOtp', 'signed-out');
});

test('mails a code to the account’s address', async () => {
  const asha = await api.signIn({ verified: false });
  const { answer } = await api.succeed('sendVerifyOtp', { as: asha });
  expect(answer.message).toBe(`We have sent a six-digit code to ${asha.email}.`);
  const [mail] = mailsTo(asha);
  const digits = api.mail.codeFor(asha.email);
  expect(mail?.subject).toBe(`${digits} is your Kalavithi code`);
  expect(mail?.text).toContain(digits);
  expect(mail?.text).toContain('http://localhost:3000/email-verify');
  expect(mail?.html).toContain(digits);
  expect(mail?.html).not.toMatch(/<img|<script|url\(/i);
});

test('a verified account needs none', async () => {
  await api.fail('sendVerifyOtp', 'already-verified', { as: await api.signIn() });
});

test('a code sent a moment ago is still on its way', async () => {
  const asha = await api.signIn({ verified: false });
  await api.succeed('sendVerifyOtp', { as: asha });
  api.clock.advance(codes.resendSeconds - 1);
  const { answer } = await api.succeed('sendVerifyOtp', { as: asha });
  expect(answer.message).toBe(`We sent a code to ${asha.email} a moment ago. Please check your mail.`);
  expect(mailsTo(asha)).toHaveLength(1);
  api.clock.advance(1);
  await api.succeed('sendVerifyOtp', { as: asha });
  expect(mailsTo(asha)).toHaveLength(2);
});

test('two requests at once send one mail', async () => {
  const asha = await api.signIn({ verified: false });
  await Promise.all([1, 2, 3].map(() => api.succeed('sendVerifyOtp', { as: { ...asha } })));
  expect(mailsTo(asha)).toHaveLength(1);
});

test('a code whose tries are used up is no reason to wait', async () => {
  const asha = await api.signIn({ verified: false });
  await api.succeed('sendVerifyOtp', { as: asha });
  const otp = wrongCode(api.mail.codeFor(asha.email));
  for (let count = 0; count < codes.tries; count += 1) {
    await api.attempt('verifyAccount', { as: asha, body: { otp } });
  }
  await api.succeed('sendVerifyOtp', { as: asha });
  await api.succeed('verifyAccount', { as: asha, body: { otp: api.mail.codeFor(asha.email) } });
});

test('a mail that failed is said, and the next request sends at once', async () => {
  const asha = await api.signIn({ verified: false });
  api.mail.refuse(true);
  await api.fail('sendVerifyOtp', 'mail-failed', { as: asha });
  api.mail.refuse(false);
  await api.succeed('sendVerifyOtp', { as: asha });
  expect(mailsTo(asha)).toHaveLength(1);
});

test('five within a quarter of an hour, mailed or not', async () => {
  const asha = await api.signIn({ verified: false });
  for (let count = 0; count < limits.codeRequests.points; count += 1) {
    await api.succeed('sendVerifyOtp', { as: asha });
  }
  const { headers } = await api.fail('sendVerifyOtp', 'too-many-codes', { as: asha });
  expect(headers.get('retry-after')).toBe(String(limits.codeRequests.windowSeconds));
  api.clock.advance(limits.codeRequests.windowSeconds);
  await api.succeed('sendVerifyOtp', { as: asha });
});
