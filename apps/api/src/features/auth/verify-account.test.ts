import { codes } from '@kalavithi/contract/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const unverifiedWithCode = async () => {
  const asha = await api.signIn({ verified: false });
  await api.succeed('sendVerifyOtp', { as: asha });
  return { asha, otp: api.mail.codeFor(asha.email) };
};

test('needs a session', async () => {
  await api.fail('verifyAccount', 'signed-out', { body: { otp: '123456' } });
});

test('accepts the code once, with spaces', async () => {
  const { asha, otp } = await unverifiedWithCode();
  const { answer } = await api.succeed('verifyAccount', {
    as: asha,
    body: { otp: ` ${otp.slice(0, 3)} ${otp.slice(3)} ` },
  });
  expect(answer.message).toBe('Thank you! Your email is verified.');
  await api.fail('verifyAccount', 'already-verified', { as: asha, body: { otp } });
});

test('accepts the code in digits of another script', async () => {
  const { asha, otp } = await unverifiedWithCode();
  const devanagari = otp.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] as string);
  await api.succeed('verifyAccount', { as: asha, body: { otp: devanagari } });
});

test.each(['12345', '1234567', 'abcdef', ''])('rejects %j as a code', async (otp) => {
  const { asha } = await unverifiedWithCode();
  const { failure } = await api.fail('verifyAccount', 'invalid', { as: asha, body: { otp } });
  expect(failure.message).toBe('Please enter the 6 digits of the code.');
});

test('rejects every code when none was requested', async () => {
  const asha = await api.signIn({ verified: false });
  await api.fail('verifyAccount', 'code-invalid', { as: asha, body: { otp: '123456' } });
});

test('locks the code after five wrong attempts', async () => {
  const { asha, otp } = await unverifiedWithCode();
  for (let count = 1; count < codes.tries; count += 1) {
    await api.fail('verifyAccount', 'code-invalid', { as: asha, body: { otp: wrongCode(otp) } });
  }
  await api.fail('verifyAccount', 'code-locked', { as: asha, body: { otp: wrongCode(otp) } });
  await api.fail('verifyAccount', 'code-locked', { as: asha, body: { otp } });
});

test('is valid for ten minutes', async () => {
  const { asha, otp } = await unverifiedWithCode();
  api.clock.advance(codes.validMinutes * 60);
  await api.fail('verifyAccount', 'code-invalid', { as: asha, body: { otp } });
  const second = await unverifiedWithCode();
  api.clock.advance(codes.validMinutes * 60 - 1);
  await api.succeed('verifyAccount', { as: second.asha, body: { otp: second.otp } });
});

test('invalidates the old code with a new one', async () => {
  const { asha, otp } = await unverifiedWithCode();
  api.clock.advance(codes.resendSeconds);
  await api.succeed('sendVerifyOtp', { as: asha });
  const newer = api.mail.codeFor(asha.email);
  if (newer !== otp) await api.fail('verifyAccount', 'code-invalid', { as: asha, body: { otp } });
  await api.succeed('verifyAccount', { as: asha, body: { otp: newer } });
});

test('is nobody else’s', async () => {
  const { otp } = await unverifiedWithCode();
  const { asha: other, otp: own } = await unverifiedWithCode();
  // Once in a million runs both get the same digits.
  expect(await api.attempt('verifyAccount', { as: other, body: { otp } })).toBe(
    own === otp ? null : 'code-invalid',
  );
});

test('does not set passwords', async () => {
  const { asha, otp } = await unverifiedWithCode();
  await api.fail('resetPassword', 'code-invalid', {
    body: { email: asha.email, otp, newPassword: 'another-good-one' },
  });
});

test('accepts one of eight concurrent uses', async () => {
  const { asha, otp } = await unverifiedWithCode();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => api.attempt('verifyAccount', { as: { ...asha }, body: { otp } })),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
});

test('counts eight concurrent wrong attempts', async () => {
  const { asha, otp } = await unverifiedWithCode();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      api.attempt('verifyAccount', { as: { ...asha }, body: { otp: wrongCode(otp) } }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'code-invalid')).toHaveLength(codes.tries - 1);
  expect(outcomes.filter((outcome) => outcome === 'code-locked')).toHaveLength(8 - codes.tries + 1);
});
