import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssets } from './assets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await writeFile(join(folder, 'client', 'assets', 'app-1a2b.js'), 'export const here = true;');
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'secret.txt'), 'secret');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  createAssets(join(folder, 'client'))(new Request(`http://localhost${path}`, { headers }));

describe('assets', () => {
  it('with a hash in their name keep for a year', async () => {
    const response = await ask('/assets/app-1a2b.js');
    expect(await response?.text()).toBe('export const here = true;');
    expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response?.headers.get('cache-control')).toContain('immutable');
  });

  it('under a fixed name keep for an hour', async () => {
    const response = await ask('/favicon.svg', { 'accept-encoding': 'br' });
    expect(response?.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response?.headers.get('content-encoding')).toBe('br');
  });

  it.each([
    '/missing.js',
    '/',
    '/arts/paintings',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
  ])('are not found at %s', async (path) => {
    expect(await ask(path)).toBeNull();
  });

  it('survive an address that is no text', async () => {
    expect(await ask('/%ff.js')).toBeNull();
  });
});
