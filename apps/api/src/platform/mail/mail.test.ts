import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { createSmtp, type Smtp } from './smtp.ts';
import { reply, startSmtpServer, type TestSmtpServer } from './smtp-server.fixture.ts';

const mail = {
  to: 'asha@example.com',
  subject: '123456 is your Kalavithi code',
  text: 'Namaste! नमस्ते! 123456',
  html: '<p>Namaste! नमस्ते! <b>123456</b></p>',
  topic: 'test',
  usefulSeconds: 600,
};

const never = new AbortController().signal;

describe('over SMTP', () => {
  let server: TestSmtpServer;
  let smtp: Smtp;
  const open = (url: string) =>
    createSmtp({ kind: 'smtp', url, from: 'Kalavithi <hello@kalavithi.example>' });
  beforeEach(async () => {
    server = await startSmtpServer({
      onRecipient: (address) => {
        const code = /^reply-(\d+)@/.exec(address)?.[1];
        return code === undefined ? null : reply(Number(code));
      },
    });
    smtp = open(server.url);
  });
  afterEach(async () => {
    smtp.close();
    await server.stop();
  });

  test('a mail arrives with both texts, its sender, and marked as generated', async () => {
    await smtp.check();
    await smtp.deliver(mail, never);
    const [letter] = server.letters;
    expect(letter).toMatchObject({ from: 'hello@kalavithi.example', to: ['asha@example.com'] });
    expect(letter?.source).toContain('From: Kalavithi <hello@kalavithi.example>');
    expect(letter?.source).toContain('Subject: 123456 is your Kalavithi code');
    expect(letter?.source).toContain('Auto-Submitted: auto-generated');
    expect(letter?.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(letter?.source).toContain('Content-Type: text/html; charset=utf-8');
  });

  test.each([
    [421, false],
    [450, false],
    [451, false],
    [550, true],
    [554, true],
    // The server requires login or TLS; the mail itself was not rejected.
    [530, false],
    [535, false],
  ])('a reply of %i is final: %s', async (code, final) => {
    const refused = smtp.deliver({ ...mail, to: `reply-${code}@example.com` }, never);
    await expect(refused).rejects.toMatchObject({ name: 'MailError', final });
    await smtp.deliver(mail, never);
    expect(server.letters).toHaveLength(1);
  });

  test('does not treat 554 at the connection as final', async () => {
    const blocking = await startSmtpServer({ onGreeting: () => reply(554) });
    const blocked = open(blocking.url);
    await expect(blocked.deliver(mail, never)).rejects.toMatchObject({
      name: 'MailError',
      final: false,
      cause: { responseCode: 554 },
    });
    blocked.close();
    await blocking.stop();
  });

  test('treats an invalid address as final', async () => {
    await expect(smtp.deliver({ ...mail, to: '' }, never)).rejects.toMatchObject({ final: true });
  });

  test('does not treat an unreachable server as final', async () => {
    await smtp.deliver(mail, never);
    const { port } = server;
    await server.stop();
    await expect(smtp.check()).rejects.toMatchObject({ name: 'MailError' });
    await expect(smtp.deliver(mail, never)).rejects.toMatchObject({ name: 'MailError', final: false });
    server = await startSmtpServer({ port });
    await smtp.deliver(mail, never);
    expect(server.letters).toHaveLength(1);
  });

  test('aborts by the signal when a server never greets', async () => {
    server.hold();
    const giveUp = new AbortController();
    const refused = smtp.deliver(mail, giveUp.signal);
    await expect.poll(server.connections).toBe(1);
    giveUp.abort();
    await expect(refused).rejects.toMatchObject({ name: 'MailError', final: false });
  });

  test('the server’s login is the address’s', async () => {
    const locked = await startSmtpServer({ login: { user: 'kalavithi', pass: 'p@ss word' } });
    const right = open(`smtp://kalavithi:${encodeURIComponent('p@ss word')}@127.0.0.1:${locked.port}`);
    await right.deliver(mail, never);
    expect(locked.letters).toHaveLength(1);
    const wrong = open(`smtp://kalavithi:wrong@127.0.0.1:${locked.port}`);
    await expect(wrong.check()).rejects.toMatchObject({ name: 'MailError', final: false });
    await expect(wrong.deliver(mail, never)).rejects.toMatchObject({ name: 'MailError', final: false });
    right.close();
    wrong.close();
    await locked.stop();
  });
});

describe('from the API', () => {
  let api: TestApi;
  afterEach(() => api.close());

  test('over SMTP: register, read the mail, verify', async () => {
    const server = await startSmtpServer();
    api = await startApi(
      { SMTP_URL: server.url, MAIL_FROM: 'hello@kalavithi.example' },
      { sendRealMail: true },
    );
    const asha = api.stranger();
    const { answer } = await api.succeed('register', { body: asha, as: asha });
    expect(answer.message).toBe(`Welcome, ${asha.name}! We have sent a six-digit code to ${asha.email}.`);
    await api.succeed('verifyAccount', { as: asha, body: { otp: server.codeFor(asha.email) } });
    expect(await api.deps.db.selectFrom('mails').select('id').execute()).toEqual([]);
    await server.stop();
  });

  test('into the outbox: one private file for each mail, named in the log', async () => {
    api = await startApi({}, { sendRealMail: true });
    const asha = api.stranger();
    await api.succeed('register', { body: asha, as: asha });
    api.clock.advance(61);
    await api.succeed('sendVerifyOtp', { as: asha });

    const folder = join(api.deps.config.dataDir, 'outbox');
    const files = (await readdir(folder)).toSorted();
    expect(files).toHaveLength(2);
    expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
    const newest = join(folder, files.at(-1) ?? '');
    expect((await stat(newest)).mode & 0o777).toBe(0o600);
    expect(api.logLines.some((line) => line.includes(newest))).toBe(true);
    const source = await readFile(newest, 'utf8');
    expect(source).toContain(`To: ${asha.email}`);
    const otp = /Subject: (\d{6})/.exec(source)?.[1] ?? '';
    await api.succeed('verifyAccount', { as: asha, body: { otp } });
  });

  test('an outbox that can not be written is a mail that failed', async () => {
    api = await startApi({}, { sendRealMail: true });
    await api.deps.background.settle(1000);
    const folder = join(api.deps.config.dataDir, 'outbox');
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    const asha = await api.signIn({ verified: false });
    await api.fail('sendVerifyOtp', 'mail-failed', { as: asha });
  });
});
