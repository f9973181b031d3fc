import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleFolder } from '@kalavithi/content/folders';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
let base: string;
let port: number;
const started: ChildProcess[] = [];

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kv-serve-content-'));
  await cp(exampleFolder, join(folder, 'content'), { recursive: true });
  port = await freePort();
  base = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

/** Starts the API alone, as a service manager does: without a terminal. */
const start = (contentDir: string) => {
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    API_URL: base,
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: contentDir,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../serve.js'), 'api'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const out: string[] = [];
  child.stdout.on('data', (data: Buffer) => void out.push(String(data)));
  child.stderr.on('data', (data: Buffer) => void out.push(String(data)));
  return { child, text: () => out.join('') };
};

const change = async (from: string, to: string) => {
  const file = join(folder, 'content', 'site.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};
const nameOfSite = async () => ((await (await fetch(`${base}/api/site`)).json()) as { name: string }).name;

it('shows the folder, reads it again on SIGHUP, and keeps the old content when the new one has mistakes', async () => {
  const { child, text } = start(join(folder, 'content'));
  await expect.poll(text, { timeout: 20_000 }).toContain('is running at');
  expect(await nameOfSite()).toBe('Kalavithi');

  await change('name: Kalavithi', 'name: Chitravali');
  child.kill('SIGHUP');
  await expect.poll(nameOfSite).toBe('Chitravali');

  await change('name: Chitravali', 'nmae: Kalavithi');
  child.kill('SIGHUP');
  await expect
    .poll(text)
    .toContain('site.yaml:3: the file has no field \\"nmae\\"; did you mean \\"name\\"?');
  expect(await nameOfSite()).toBe('Chitravali');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);

it('does not start with a folder that has mistakes, and names the first one', async () => {
  const { child, text } = start(join(folder, 'content'));
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(text()).toMatch(/^CONTENT_DIR: site\.yaml:\d+: .*npm run content -- check .*lists 1 more\.\n$/);
}, 60_000);
