import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { codes } from '@kalavithi/contract/constants';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import { sweep } from '../../sweep.ts';
import { freshDatabase } from '../../testing/test-database.ts';
import { systemRandom } from '../random.ts';
import { createSealer } from '../sealer.ts';
import type { MailTiming } from './mail-queue.ts';
import { openMailer } from './mailer.ts';
import { reply, startSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts';

/** Short times; pauses between attempts are those of the test clock. */
const timing: Partial<MailTiming> = { pollMs: 10, closeMs: 100 };
/** For hanging servers: no attempt ends before the response. */
const hasty = { answerMs: 300 };
const longestPauseSeconds = 160;

let api: TestApi;
let server: TestSmtpServer;
const open = (options: Partial<MailTiming> = {}) =>
  startApi({ SMTP_URL: server.url }, { sendRealMail: true, mailTiming: { ...timing, ...options } });
const rows = () => api.deps.db.selectFrom('mails').selectAll().orderBy('id').execute();
const letters = () => server.letters.length;
const register = async (): Promise<{ person: Person; message: string }> => {
  const person = api.stranger();
  const { answer } = await api.succeed('register', { body: person, as: person });
  return { person, message: answer.message };
};
/** The message for queued mail. */
const onItsWay = ({ name, email }: Person) =>
  `Welcome, ${name}! A six-digit code is on its way to ${email}. It may take a few minutes.`;

/** Rejects each address temporarily a number of times, then accepts. */
const greylisting = (times = 1) =>
  startSmtpServer({ onRecipient: (_, count) => (count < times ? reply(451) : null) });

beforeEach(() => {
  server = undefined as never;
});
afterEach(async () => {
  await api.close();
  await server.stop();
});

test('delivers a greylisted mail with a valid code', async () => {
  server = await greylisting();
  api = await open();
  const { person, message } = await register();
  expect(message).toBe(onItsWay(person));
  expect(letters()).toBe(0);
  expect(await rows()).toHaveLength(1);

  api.clock.advance(10);
  await expect.poll(letters).toBe(1);
  await api.succeed('verifyAccount', { as: person, body: { otp: server.codeFor(person.email) } });
  await expect.poll(rows).toEqual([]);
  expect(server.offers(person.email)).toBe(2);
});

test('a waiting mail can’t be read in the database', async () => {
  server = await greylisting();
  api = await open();
  const { person } = await register();
  const stored = JSON.stringify(await rows());
  api.clock.advance(10);
  await expect.poll(letters).toBe(1);
  const code = server.codeFor(person.email);
  for (const secret of [code, person.email, person.name, 'Kalavithi']) {
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(Buffer.from(secret).toString('base64url').slice(0, -2));
  }
});

test('retries with growing pauses within ten minutes', async () => {
  server = await greylisting(1000);
  api = await open();
  const { person } = await register();
  const pauses: number[] = [];
  while (pauses.length < 6) {
    const [row] = await rows();
    if (!row) break;
    const pause = (Date.parse(row.due_at) - api.clock.now().getTime()) / 1000;
    pauses.push(pause);
    const before = server.offers(person.email);
    api.clock.advance(pause);
    await expect.poll(() => server.offers(person.email)).toBe(before + 1);
    // The attempt is over when its outcome is stored.
    await expect.poll(async () => (await rows())[0]?.due_at).not.toBe(row.due_at);
    await expect
      .poll(async () => {
        const [next] = await rows();
        return !next || Date.parse(next.due_at) - api.clock.now().getTime() !== 90_000;
      })
      .toBe(true);
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 160]);
});

test('does not send a mail with an expired code', async () => {
  server = await greylisting();
  api = await open();
  await register();
  api.clock.advance(codes.validMinutes * 60);
  await expect.poll(rows).toEqual([]);
  expect(letters()).toBe(0);
});

test('replaces a queued code with a newer one', async () => {
  server = await greylisting(1);
  api = await open();
  const { person } = await register();
  // Before the first retry, and by a server that has forgotten the address: the second mail waits
  // as well.
  await server.stop();
  api.clock.advance(codes.resendSeconds);
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(2);
  const { answer } = await api.succeed('sendVerifyOtp', { as: person });
  expect(answer.message).toBe(
    `A six-digit code is on its way to ${person.email}. It may take a few minutes.`,
  );
  expect(await rows()).toHaveLength(1);

  server = await startSmtpServer({ port: server.port });
  api.clock.advance(longestPauseSeconds);
  await expect.poll(letters).toBe(1);
  await api.succeed('verifyAccount', { as: person, body: { otp: server.codeFor(person.email) } });
  expect(letters()).toBe(1);
});

test('answers twelve callers while the mail server hangs and delivers later', async () => {
  server = await startSmtpServer();
  api = await open(hasty);
  await api.deps.background.settle(5000);
  server.hold();
  // The answers come although nothing moves on the server: no attempt can have ended.
  const people = await Promise.all(Array.from({ length: 12 }, register));
  for (const { person, message } of people) expect(message).toBe(onItsWay(person));
  expect(letters()).toBe(0);

  server.recover();
  await expect.poll(letters).toBe(12);
  for (const { person } of people) {
    await api.succeed('verifyAccount', { as: person, body: { otp: server.codeFor(person.email) } });
  }
  await expect.poll(rows).toEqual([]);
});

test('aborts and retries a hanging attempt', async () => {
  server = await startSmtpServer();
  // Time enough for an attempt that does not hang, on a busy machine, too.
  api = await open({ ...hasty, attemptMs: 2000, slots: 1 });
  await api.deps.background.settle(5000);
  server.hold();
  const { person } = await register();
  await expect
    .poll(async () => (await rows())[0]?.due_at)
    .toBe(new Date(api.clock.now().getTime() + 10_000).toISOString());
  server.recover();
  api.clock.advance(10);
  await expect.poll(letters).toBe(1);
  expect(server.letters[0]?.to).toEqual([person.email]);
});

test('delivers when the server is back', async () => {
  server = await startSmtpServer();
  api = await open();
  await server.stop();
  const { person, message } = await register();
  expect(message).toBe(onItsWay(person));
  server = await startSmtpServer({ port: server.port });
  api.clock.advance(10);
  await expect.poll(letters).toBe(1);
  expect(server.letters[0]?.to).toEqual([person.email]);
});

test('reports a permanent rejection and does not retry', async () => {
  server = await startSmtpServer({ onRecipient: () => reply(550) });
  api = await open();
  const { person, message } = await register();
  expect(message).toContain('We could not send a code');
  await api.fail('sendVerifyOtp', 'mail-failed', { as: person });
  expect(await rows()).toEqual([]);
  expect(server.offers(person.email)).toBe(2);
});

test('delivers a greylisted reset code with the usual response', async () => {
  server = await greylisting();
  api = await open();
  const person = await api.signIn();
  const known = await api.succeed('sendResetOtp', { body: { email: person.email } });
  const unknown = await api.succeed('sendResetOtp', { body: { email: 'nobody@example.com' } });
  expect(known.answer.message.replace(person.email, '')).toBe(
    unknown.answer.message.replace('nobody@example.com', ''),
  );
  await expect.poll(() => server.offers(person.email)).toBe(1);
  await expect
    .poll(async () => Date.parse((await rows())[0]?.due_at ?? '') - api.clock.now().getTime())
    .toBe(10_000);
  api.clock.advance(10);
  await expect.poll(letters).toBe(1);
  const newPassword = 'nine-terracotta-horses';
  await api.succeed('resetPassword', {
    body: { email: person.email, otp: server.codeFor(person.email), newPassword },
  });
});

test('keeps the owner’s mail and code when another browser requests one', async () => {
  let greylisted = true;
  server = await startSmtpServer({ onRecipient: () => (greylisted ? reply(451) : null) });
  // Longer than the clock is advanced below: no attempt loses its lease on a slow machine.
  api = await open({ attemptMs: 2000 * longestPauseSeconds });
  const asha = await api.signIn();
  const hers: Person = { ...asha, cookie: '' };
  const stranger: Person = { ...asha, cookie: '' };
  const ask = async (as: Person, from: string, waiting: number) => {
    await api.succeed('sendResetOtp', { as, from, body: { email: asha.email } });
    // The mail leaves after the answer; once it was tried, it waits.
    await api.deps.background.settle(5000);
    expect(await rows()).toHaveLength(waiting);
    api.clock.advance(codes.resendSeconds);
  };
  await ask(hers, '10.1.0.1', 1);
  const [first] = await rows();
  await ask(stranger, '10.2.0.1', 2);
  // A newer code of the same browser does replace the older one.
  await ask(hers, '10.1.0.1', 2);
  expect((await rows()).map(({ id }) => id)).not.toContain(first?.id);

  greylisted = false;
  api.clock.advance(longestPauseSeconds);
  await expect.poll(letters).toBe(2);
  const mailed = server.letters.map(({ source }) => /Subject: (\d{6})/.exec(source)?.[1] ?? '');
  const outcomes: unknown[] = [];
  for (const otp of mailed) {
    const body = { email: asha.email, otp, newPassword: 'nine-terracotta-horses' };
    outcomes.push(await api.attempt('resetPassword', { as: hers, from: '10.1.0.1', body }));
  }
  expect(outcomes).toContain(null);
});

test('two processes on one database send each mail once', async () => {
  server = await greylisting();
  api = await open({ slots: 20 });
  const people = await Promise.all(Array.from({ length: 20 }, register));
  await expect.poll(async () => (await rows()).filter(({ attempts }) => attempts === 1)).toHaveLength(20);
  const { config, log, clock, random, db, signer } = api.deps;
  const sealer = createSealer(config.authSecret ?? '', systemRandom);
  const other = openMailer(config.mail, { log, clock, random, db, signer, sealer, timing });
  api.clock.advance(20);
  await expect.poll(letters).toBe(20);
  await expect.poll(rows).toEqual([]);
  await other.close();
  expect(server.letters.map(({ to }) => to[0]).toSorted()).toEqual(
    people.map(({ person }) => person.email).toSorted(),
  );
});

test('aborts attempts on close, and the next process sends at once', async () => {
  server = await startSmtpServer();
  api = await open(hasty);
  await api.deps.background.settle(5000);
  server.hold();
  await register();
  expect((await rows())[0]?.due_at).not.toBe(api.clock.now().toISOString());
  await api.deps.mailer.close();
  expect(await rows()).toMatchObject([{ due_at: api.clock.now().toISOString() }]);

  server.recover();
  const { config, log, clock, random, db, signer } = api.deps;
  const sealer = createSealer(config.authSecret ?? '', systemRandom);
  const next = openMailer(config.mail, { log, clock, random, db, signer, sealer, timing });
  await expect.poll(letters).toBe(1);
  await expect.poll(rows).toEqual([]);
  await next.close();
});

test('answers waiting callers on close', async () => {
  server = await startSmtpServer();
  // Longer than this test may take.
  api = await open({ answerMs: 60_000, closeMs: 60_000 });
  await api.deps.background.settle(5000);
  server.hold();
  const registered = register();
  await expect.poll(rows).toHaveLength(1);
  const closing = [api.deps.mailer.close(), api.deps.mailer.close()];
  const { person, message } = await registered;
  expect(message).toBe(onItsWay(person));
  // What is being sent may still arrive.
  server.recover();
  await Promise.all(closing);
  expect(letters()).toBe(1);
  expect(await rows()).toEqual([]);
});

test('stores mail sent after close for the next process', async () => {
  server = await startSmtpServer();
  api = await open();
  await api.deps.mailer.close();
  const { person, message } = await register();
  expect(message).toBe(onItsWay(person));
  expect(await rows()).toMatchObject([{ due_at: api.clock.now().toISOString(), attempts: 0 }]);
});

test('deletes a mail that can’t be decrypted', async () => {
  server = await startSmtpServer();
  api = await open();
  const moment = api.clock.now().toISOString();
  await api.deps.db
    .insertInto('mails')
    .values({ topic: 't', id: 'i', body: 'AAAA', attempts: 1, due_at: moment, expires_at: '9999-12-31' })
    .execute();
  await expect.poll(rows).toEqual([]);
  expect(letters()).toBe(0);
});

test('sweeps expired mail without a mail server', async () => {
  server = await startSmtpServer();
  api = await startApi();
  const now = api.clock.now().toISOString();
  const waiting = { body: '', attempts: 1, due_at: now };
  await api.deps.db
    .insertInto('mails')
    .values([
      { ...waiting, topic: 'a', id: 'expired', expires_at: now },
      { ...waiting, topic: 'b', id: 'good', expires_at: new Date(Date.parse(now) + 1).toISOString() },
    ])
    .execute();
  await sweep(api.deps);
  expect(await rows()).toMatchObject([{ id: 'good' }]);
});

test('delivers a mail after its process was killed', async () => {
  server = await startSmtpServer();
  server.hold();
  const folder = await mkdtemp(join(tmpdir(), 'kv-mail-'));
  const shared = { DATA_DIR: folder, AUTH_SECRET: 'a secret for tests alone', ...(await freshDatabase()) };
  const settings = Object.entries({ ...shared, SMTP_URL: server.url }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../testing/serve-api.ts'), ...settings],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const email = 'meera@example.com';
  const request = fetch(`http://127.0.0.1:${port}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Meera', email, password: 'nine-terracotta-horses' }),
  }).catch(() => null);
  // One is the check at the start, the other the mail.
  await expect.poll(server.connections, { timeout: 15_000 }).toBe(2);
  const dead = once(child, 'exit');
  child.kill('SIGKILL');
  await Promise.all([dead, request]);

  server.recover();
  // After the dead process's lease, and well within the code's life.
  const startAt = new Date(Date.now() + 2 * 60_000);
  api = await startApi(
    { ...shared, SMTP_URL: server.url },
    { sendRealMail: true, mailTiming: timing, startAt },
  );
  await expect.poll(letters, { timeout: 10_000 }).toBe(1);
  expect(server.letters[0]?.to).toEqual([email]);
  await expect.poll(rows).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
