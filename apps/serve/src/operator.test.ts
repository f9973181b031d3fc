import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
let server: ChildProcess;
let base: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kv-operator-'));
  const module = join(import.meta.dirname, '../../api/src/testing/serve-api.ts');
  server = spawn(process.execPath, [module, `DATA_DIR=${folder}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const port of createInterface({ input: server.stdout! })) {
    base = `http://127.0.0.1:${port}`;
    break;
  }
}, 30_000);
afterAll(async () => {
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await exit;
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command in its own process without a terminal. */
const operator = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const command = join(import.meta.dirname, '../operator.js');
    const env = { PATH: process.env['PATH'], DATA_DIR: folder };
    const child = execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
    child.stdin?.end();
  });

it('works beside the running server and exits with a code', async () => {
  const email = 'asha@example.com';
  const register = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha', email, password: 'nine-terracotta-horses' }),
  });
  expect(register.status).toBe(201);
  const cookie = register.headers.getSetCookie()[0]!.split(';')[0]!;
  const art = new FormData();
  // One transparent pixel.
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  art.append('art', new File([gif], 'dot.gif'));
  const upload = await fetch(`${base}/upload`, { method: 'POST', body: art, headers: { cookie } });
  const item = (await upload.json()) as { _id: string; imageUrl: string };
  expect(upload.status).toBe(201);

  const list = await operator('uploads', 'list');
  expect(list).toMatchObject({ code: 0, err: '' });
  expect(list.out).toContain(item._id);

  expect((await operator('uploads', 'hide', item._id)).code).toBe(0);
  expect((await fetch(base + item.imageUrl)).status).toBe(404);
  expect(await (await fetch(`${base}/gallery`)).json()).toEqual([]);

  expect(await operator('accounts', 'delete', email)).toMatchObject({
    code: 1,
    err: 'There is no terminal to confirm at: add --yes.\n',
  });
  expect((await operator('accounts', 'delete', email, '--yes')).code).toBe(0);
  const session = await fetch(`${base}/api/auth/is-auth`, { headers: { cookie } });
  expect(await session.json()).toEqual({ success: false });
}, 60_000);
