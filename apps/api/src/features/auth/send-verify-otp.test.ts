import { codes } from '@kalavithi/contract/constants';
import { limits } from '@kalavithi/contract/rate-limits';
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

test('refuses a code for a verified account', async () => {
  await api.fail('sendVerifyOtp', 'already-verified', { as: await api.signIn() });
});

test('sends no second code within a minute', async () => {
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

test('sends one mail for two concurrent requests', async () => {
  const asha = await api.signIn({ verified: false });
  await Promise.all([1, 2, 3].map(() => api.succeed('sendVerifyOtp', { as: { ...asha } })));
  expect(mailsTo(asha)).toHaveLength(1);
});

test('sends no new mail within the minute after a code is used up', async () => {
  const asha = await api.signIn({ verified: false });
  await api.succeed('sendVerifyOtp', { as: asha });
  const otp = wrongCode(api.mail.codeFor(asha.email));
  for (let count = 0; count < codes.tries; count += 1) {
    await api.attempt('verifyAccount', { as: asha, body: { otp } });
  }
  const { headers } = await api.fail('sendVerifyOtp', 'too-many-codes', { as: asha });
  expect(headers.get('retry-after')).toBe(String(codes.resendSeconds));
  expect(mailsTo(asha)).toHaveLength(1);
  api.clock.advance(codes.resendSeconds);
  await api.succeed('sendVerifyOtp', { as: asha });
  await api.succeed('verifyAccount', { as: asha, body: { otp: api.mail.codeFor(asha.email) } });
});

test('limits guesses to 15 in 15 minutes and 25 a day', async () => {
  const asha = await api.signIn({ verified: false });
  const attempts = async () => {
    const rows = await api.deps.db.selectFrom('codes').select('attempts').execute();
    return rows.reduce((sum, row) => sum + row.attempts, 0);
  };
  let tries = 0;
  const guessFor = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      await api.attempt('sendVerifyOtp', { as: asha });
      for (let count = 0; count <= codes.tries; count += 1) {
        // Never the digits of a code that was mailed.
        const mailed = mailsTo(asha).map(({ subject }) => subject.slice(0, codes.digits));
        const otp = ['0', '1', '2', '3'].map((digit) => digit.repeat(codes.digits));
        const before = await attempts();
        await api.attempt('verifyAccount', {
          as: asha,
          body: { otp: otp.find((guess) => !mailed.includes(guess)) ?? '' },
        });
        tries += (await attempts()) - before;
      }
      api.clock.advance(codes.resendSeconds);
    }
  };
  await guessFor(14);
  expect(mailsTo(asha)).toHaveLength(limits.codeMails.points);
  expect(tries).toBe(limits.codeMails.points * codes.tries);
  for (let quarter = 0; quarter < 6; quarter += 1) {
    api.clock.advance(limits.codeMails.windowSeconds);
    await guessFor(4);
  }
  expect(mailsTo(asha)).toHaveLength(limits.codeMailsFromClient.points);
  expect(tries).toBe(limits.codeMailsFromClient.points * codes.tries);
});

test('reports a failed mail, and the next request sends at once', async () => {
  const asha = await api.signIn({ verified: false });
  api.mail.refuse(true);
  await api.fail('sendVerifyOtp', 'mail-failed', { as: asha });
  api.mail.refuse(false);
  await api.succeed('sendVerifyOtp', { as: asha });
  expect(mailsTo(asha)).toHaveLength(1);
});

test('limits requests to five in 15 minutes', async () => {
  const asha = await api.signIn({ verified: false });
  for (let count = 0; count < limits.codeRequests.points; count += 1) {
    await api.succeed('sendVerifyOtp', { as: asha });
  }
  const { headers } = await api.fail('sendVerifyOtp', 'too-many-codes', { as: asha });
  expect(headers.get('retry-after')).toBe(String(limits.codeRequests.windowSeconds));
  api.clock.advance(limits.codeRequests.windowSeconds);
  await api.succeed('sendVerifyOtp', { as: asha });
});

test('counts mails per mailbox, not per address', async () => {
  const box = `box${Date.now()}`;
  const people = Array.from({ length: 8 }, (_, index) =>
    api.stranger({ email: `${box}+${index}@example.com` }),
  );
  for (const person of people) await api.succeed('register', { body: person });
  const mails = api.mail.mails.filter(({ to }) => to.startsWith(box));
  expect(mails).toHaveLength(limits.codeMails.points);
});

test('counts mails per client; registration works without them', async () => {
  const from = '10.20.30.40';
  for (let count = 0; count < limits.codeMailsPerClient.points; count += 1) {
    await api.deps.limiter.consume('codeMailsPerClient', from);
  }
  const asha = api.stranger();
  const { answer } = await api.succeed('register', { body: asha, from });
  expect(answer.message).toBe('Welcome, Asha Devi! Choose Verify Email in the menu to ask for a code.');
  expect(mailsTo(asha)).toHaveLength(0);
});

test('sends a mail without a name', async () => {
  const asha = api.stranger({ name: 'Call 1800 now' });
  await api.succeed('register', { body: asha });
  expect(mailsTo(asha)[0]?.text).toMatch(/^Namaste,\n/);
  expect(mailsTo(asha)[0]?.text).not.toContain('1800');
});
