import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssets } from './assets.ts';
import { compressAssets } from './compress-assets.ts';
import type { PreparedResponse } from './prepared-response.ts';

let folder: string;
let assets: ReadonlyMap<string, PreparedResponse>;

const script = 'export const here = true;'.repeat(20);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  await writeFile(join(folder, 'client', 'assets', 'app-1a2b.js'), script);
  await writeFile(join(folder, 'client', 'assets', 'font.woff2'), 'font');
  await writeFile(join(folder, 'client', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'client', 'notes.md'), 'not served');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await compressAssets(join(folder, 'client'));
  assets = await readAssets(join(folder, 'client'), { 'X-Content-Type-Options': 'nosniff' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const headersOf = (path: string) => assets.get(path)?.forms.plain.headers.join(' ');

describe('assets', () => {
  it('with a hash in their name are cached for a year', () => {
    expect(assets.get('/assets/app-1a2b.js')?.forms.plain.bytes.toString()).toBe(script);
    expect(headersOf('/assets/app-1a2b.js')).toContain('Content-Type text/javascript; charset=utf-8');
    expect(headersOf('/assets/app-1a2b.js')).toContain('Cache-Control public, max-age=31536000, immutable');
    expect(headersOf('/assets/app-1a2b.js')).toContain('X-Content-Type-Options nosniff');
  });

  it('under a fixed name are cached for an hour', () => {
    expect(headersOf('/favicon.svg')).toContain('Cache-Control public, max-age=3600');
  });

  it('are offered in the encodings of the build', () => {
    const br = assets.get('/assets/app-1a2b.js')?.forms.br;
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(script);
    expect(br?.headers.join(' ')).toContain('Content-Encoding br');
    expect(assets.get('/assets/font.woff2')?.forms.br).toBeNull();
  });

  it('are found by their exact names only', () => {
    expect([...assets.keys()].sort()).toEqual(['/assets/app-1a2b.js', '/assets/font.woff2', '/favicon.svg']);
  });

  it('fail to load when the build lacks a compressed form', async () => {
    const half = await mkdtemp(join(tmpdir(), 'assets-half-'));
    await writeFile(join(half, 'app.js'), script);
    await expect(readAssets(half, {})).rejects.toThrow('npm run build');
    await rm(half, { recursive: true });
  });
});
