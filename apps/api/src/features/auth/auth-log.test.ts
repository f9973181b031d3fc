import { codes } from '@kalavithi/contract/constants';
import { limits } from '@kalavithi/contract/rate-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { wrongCode } from '../../testing/wrong-code.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Line = Record<string, unknown>;

/** The lines that something wrote into the log. */
const linesOf = async (act: () => Promise<unknown>): Promise<Line[]> => {
  const start = api.logLines.length;
  await act();
  await api.deps.background.settle(1000);
  return api.logLines.slice(start).map((text) => JSON.parse(text) as Line);
};

const eventsOf = (lines: readonly Line[]) => lines.map((line) => line['event']).filter(Boolean);

test('logs the client as a keyed hash and the member as an id', async () => {
  const asha = await api.signIn();
  const lines = await linesOf(async () => {
    await api.succeed('userData', { as: asha, from: '10.60.0.1' });
    await api.succeed('userData', { as: asha, from: '10.60.0.1' });
    await api.succeed('events', { from: '10.60.0.2' });
  });
  const [first, second, other] = lines.filter((line) => line['msg'] === 'request');
  expect(first?.['client']).toMatch(/^[\w-]{16}$/);
  expect(second?.['client']).toBe(first?.['client']);
  expect(other?.['client']).not.toBe(first?.['client']);
  expect(first?.['user']).toBe(asha.id);
  expect(other).not.toHaveProperty('user');
});

test('logs registration, login, failure, lock and logout as events', async () => {
  const asha = api.stranger();
  const guess = { email: asha.email, password: 'a guess of somebody' };
  const lines = await linesOf(async () => {
    await api.succeed('register', { as: asha, body: asha });
    await api.succeed('verifyAccount', { as: asha, body: { otp: api.mail.codeFor(asha.email) } });
    await api.succeed('logout', { as: asha });
    await api.succeed('login', { as: asha, body: asha });
    for (let count = 0; count < limits.loginFailures.points; count += 1) {
      await api.fail('login', 'bad-credentials', { body: guess });
    }
    await api.fail('login', 'too-many-logins', { body: guess });
  });
  expect(eventsOf(lines)).toEqual([
    'registration',
    'verification',
    'logout',
    'login',
    ...Array<string>(limits.loginFailures.points).fill('login-failed'),
    'login-locked',
  ]);
  const id = (await api.succeed('userData', { as: asha })).answer.userData._id;
  const named = lines.filter((line) => line['event']);
  for (const line of named) expect(line).toMatchObject({ user: id, client: expect.any(String) });
  expect(named.at(-1)).toMatchObject({ level: 'warn', limits: ['loginFailures'] });
});

test('distinguishes failures at unknown addresses without logging the address', async () => {
  const [one, other] = [api.stranger(), api.stranger()];
  const lines = await linesOf(async () => {
    await api.fail('login', 'bad-credentials', { body: one });
    await api.fail('login', 'bad-credentials', { body: one });
    await api.fail('login', 'bad-credentials', { body: other });
  });
  const targets = lines.filter((line) => line['event']).map((line) => line['target']);
  expect(new Set(targets).size).toBe(2);
  expect(targets[0]).toBe(targets[1]);
});

test('logs a reset from request to end, and a locked code', async () => {
  const asha = await api.signIn();
  const lines = await linesOf(async () => {
    const browser = { ...asha, cookie: '' };
    await api.succeed('sendResetOtp', { as: browser, body: { email: asha.email } });
    await api.deps.background.settle(1000);
    const otp = api.mail.codeFor(asha.email);
    const body = { email: asha.email, newPassword: 'eight-lotus-leaves' };
    await api.fail('resetPassword', 'code-invalid', { as: browser, body: { ...body, otp: wrongCode(otp) } });
    await api.succeed('resetPassword', { as: browser, body: { ...body, otp } });
    await api.succeed('sendResetOtp', { as: browser, body: { email: asha.email } });
    for (let count = 0; count < codes.tries; count += 1) {
      await api.attempt('resetPassword', {
        as: browser,
        body: { ...body, otp: wrongCode(api.mail.codeFor(asha.email)) },
      });
    }
  });
  expect(eventsOf(lines)).toEqual([
    'reset-requested',
    'reset-failed',
    'password-reset',
    'reset-requested',
    ...Array<string>(codes.tries - 1).fill('reset-failed'),
    'reset-locked',
  ]);
});

test('logs no email, network address, password, code or cookie', async () => {
  const asha = api.stranger();
  const lines = await linesOf(async () => {
    await api.succeed('register', { as: asha, from: '10.61.62.63', body: asha });
    await api.fail('login', 'bad-credentials', {
      from: '10.61.62.63',
      body: { ...asha, password: 'a-mistyped-one' },
    });
    await api.succeed('login', { as: asha, from: '10.61.62.63', body: asha });
  });
  const text = JSON.stringify(lines);
  const cookies = asha.cookie.split('; ').map((pair) => pair.split('=')[1] ?? 'none');
  for (const secret of [
    asha.email,
    asha.name,
    '10.61.62.63',
    asha.password,
    'a-mistyped-one',
    `"${api.mail.codeFor(asha.email)}"`,
    ...cookies,
  ]) {
    expect(text).not.toContain(secret);
  }
});
