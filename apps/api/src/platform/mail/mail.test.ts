import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { systemClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { systemRandom } from '../random.ts';
import { MailError, type Mailer } from './mail.ts';
import { openMailer } from './mailer.ts';

const mail = {
  to: 'asha@example.com',
  subject: '123456 is your Kalavithi code',
  text: 'Namaste! नमस्ते! 123456',
  html: '<p>Namaste! नमस्ते! <b>123456</b></p>',
};

interface Letter {
  from: string;
  to: string[];
  source: string;
}

/** A mail server that keeps what it gets; addresses that begin with `nobody` it does not know. */
const startServer = async ({
  login,
  port: onPort = 0,
}: { login?: { user: string; pass: string }; port?: number } = {}) => {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    authOptional: login === undefined,
    onAuth: ({ username, password }, _session, callback) =>
      username === login?.user && password === login?.pass
        ? callback(null, { user: username })
        : callback(new Error('Who are you?')),
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('nobody') ? new Error('No such user here') : null),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(onPort, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  return { letters, port, stop };
};

describe('over SMTP', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let mailer: Mailer;
  const open = (url: string) =>
    openMailer(
      { kind: 'smtp', url, from: 'Kalavithi <hello@kalavithi.example>' },
      { log: createLog({ logLevel: 'silent' }), clock: systemClock, random: systemRandom },
    );
  beforeEach(async () => {
    server = await startServer();
    mailer = open(`smtp://127.0.0.1:${server.port}`);
  });
  afterEach(async () => {
    mailer.close();
    await server.stop();
  });

  test('a mail arrives with both texts, its sender, and marked as nobody’s own', async () => {
    await mailer.check();
    await mailer.send(mail);
    const [letter] = server.letters;
    expect(letter).toMatchObject({ from: 'hello@kalavithi.example', to: ['asha@example.com'] });
    expect(letter?.source).toContain('From: Kalavithi <hello@kalavithi.example>');
    expect(letter?.source).toContain('Subject: 123456 is your Kalavithi code');
    expect(letter?.source).toContain('Auto-Submitted: auto-generated');
    expect(letter?.source).toContain('Content-Type: text/plain; charset=utf-8');
    expect(letter?.source).toContain('Content-Type: text/html; charset=utf-8');
  });

  test('a mail that the server refuses is an error', async () => {
    await expect(mailer.send({ ...mail, to: 'nobody@example.com' })).rejects.toThrow(MailError);
    await mailer.send(mail);
    expect(server.letters).toHaveLength(1);
  });

  test('a server that is gone is an error, and works again when it is back', async () => {
    await mailer.send(mail);
    const { port } = server;
    await server.stop();
    await expect(mailer.check()).rejects.toThrow(MailError);
    await expect(mailer.send(mail)).rejects.toThrow(MailError);
    server = await startServer({ port });
    await mailer.send(mail);
    expect(server.letters).toHaveLength(1);
  });

  test('the server’s login is the address’s', async () => {
    const locked = await startServer({ login: { user: 'kalavithi', pass: 'p@ss word' } });
    const right = open(`smtp://kalavithi:${encodeURIComponent('p@ss word')}@127.0.0.1:${locked.port}`);
    await right.send(mail);
    expect(locked.letters).toHaveLength(1);
    const wrong = open(`smtp://kalavithi:wrong@127.0.0.1:${locked.port}`);
    await expect(wrong.check()).rejects.toThrow(MailError);
    right.close();
    wrong.close();
    await locked.stop();
  });
});

describe('from the API', () => {
  let api: TestApi;
  afterEach(() => api.close());

  test('over SMTP: register, read the mail, verify', async () => {
    const server = await startServer();
    api = await startApi(
      { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'hello@kalavithi.example' },
      { sendRealMail: true },
    );
    const asha = api.stranger();
    await api.succeed('register', { body: asha, as: asha });
    const otp = /Subject: (\d{6})/.exec(server.letters[0]?.source ?? '')?.[1] ?? '';
    await api.succeed('verifyAccount', { as: asha, body: { otp } });
    await server.stop();

    const bina = api.stranger();
    const { answer } = await api.succeed('register', { body: bina, as: bina });
    expect(answer.message).toContain('We could not send a code');
    await api.fail('sendVerifyOtp', 'mail-failed', { as: bina });
  });

  test('into the outbox: one file for each mail, for the owner alone, named by the log', async () => {
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
