import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '..', '..');

/** The built product in a process of its own, with a new data folder. */
export interface Product {
  origin: string;
  /** Its process, for `processUsage`. */
  pid: number;
  dataDir: string;
  close: () => Promise<void>;
}

const timeoutMs = 30_000;

/** A port that nothing listens on. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const bound = probe.address();
  probe.close();
  await once(probe, 'close');
  if (bound === null || typeof bound === 'string') throw new Error('No free port was found.');
  return bound.port;
};

/** Whether the product at an origin says that it is ready. */
export const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the product as an operator does, with the settings it has by itself. It must be built. */
export const startProduct = async (): Promise<Product> => {
  const [port, dataDir] = await Promise.all([freePort(), mkdtemp(join(tmpdir(), 'kalavithi-bench-'))]);
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['apps/serve/serve.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const close = async (): Promise<void> => {
    if (!hasEnded()) {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(origin))) {
    if (hasEnded() || Date.now() > deadline) {
      await close();
      throw new Error('The product did not start.');
    }
    await pause(50);
  }
  if (child.pid === undefined) throw new Error('The product has no process.');
  return { origin, pid: child.pid, dataDir, close };
};

/** Posts JSON or a form; returns the cookie that the answer sets. Throws unless it succeeds. */
const post = async (origin: string, path: string, body: object, cookie = ''): Promise<string> => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { Cookie: cookie, ...(!isForm && { 'Content-Type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
};

/** The code in the first mail of the outbox, which is written soon after the registration. */
const mailedCode = async (dataDir: string): Promise<string> => {
  const outbox = join(dataDir, 'outbox');
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const mail = (await readdir(outbox)).find((name) => name.endsWith('.eml'));
    const code = mail && /^\s*(\d{6})\s*$/m.exec(await readFile(join(outbox, mail), 'utf8'))?.[1];
    if (code) return code;
    await pause(50);
  }
  throw new Error('No mail with a code is in the outbox.');
};

/** Registers a member, verifies the email, puts works into the cart, and uploads pictures. Returns the session cookie. */
export const openMember = async ({ origin, dataDir }: Product): Promise<string> => {
  const person = { name: 'Meera', email: 'meera@visitors.example', password: 'seven-marigolds-on-a-string' };
  const cookie = await post(origin, '/api/auth/register', person);
  await post(origin, '/api/auth/verify-account', { otp: await mailedCode(dataDir) }, cookie);
  const pictures = join(root, 'content', 'pictures', 'paintings');
  const names = (await readdir(pictures)).filter((name) => name.endsWith('-640.webp')).slice(0, 10);
  for (const name of names) {
    const form = new FormData();
    form.append('art', new Blob([await readFile(join(pictures, name))], { type: 'image/webp' }), name);
    await post(origin, '/upload', form, cookie);
  }
  return cookie;
};
