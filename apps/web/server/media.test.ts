import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listFiles } from './file-list.ts';
import { createMedia } from './media.ts';
import { serveOnWire, type Wire } from './testing/wire.ts';

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
/** Too large to be kept in memory. */
const large = Buffer.alloc(5 * 1024 * 1024, 'film');

let folder: string;
let wire: Wire;
const reportError = vi.fn();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  await writeFile(join(folder, 'dance.webm'), film);
  await writeFile(join(folder, 'large.mp4'), large);
  await writeFile(join(folder, 'gone.webp'), 'x');
  const media = await createMedia(await listFiles(folder), '/media', { 'X-Extra': 'kept' }, reportError);
  wire = await serveOnWire((request, response) => {
    const [pathname = '', search = ''] = (request.url ?? '').split(/(?=\?)/);
    if (!media(request, response, pathname, search)) response.writeHead(404).end();
  });
});
afterAll(async () => {
  await wire.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['kept in memory', '/media/dance.webm', film, 'video/webm'],
  ['sent from the disk', '/media/large.mp4', large, 'video/mp4'],
] as const)('a file that is %s', (_, path, content, type) => {
  const { byteLength: size } = content;

  it('is sent whole', async () => {
    const { status, headers, body } = await wire.ask(path);
    expect(status).toBe(200);
    expect(body.equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(size),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'x-extra': 'kept',
    });
  });

  it('keeps for a year when its address has a version', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await wire.ask(`${path}?v=4f25`, {}, method);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-length']).toBe(String(size));
    }
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, size - 1],
    ['bytes=-10', size - 10, size - 1],
    ['bytes=0-99999999', 0, size - 1],
  ])('is sent in part for %s', async (range, start, end) => {
    const { status, headers, body } = await wire.ask(path, { Range: range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'content-type': type,
      'x-extra': 'kept',
    });
    expect(body.equals(content.subarray(start, end + 1))).toBe(true);
  });

  it('says how long it is when a range lies outside', async () => {
    const { status, headers } = await wire.ask(path, { Range: `bytes=${size}-` });
    expect(status).toBe(416);
    expect(headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
  });

  it.each(['bytes=0-1,5-6', 'bytes=5-1', 'bytes=-', 'lines=1-2'])('is sent whole for %s', async (range) => {
    const { status, body } = await wire.ask(path, { Range: range });
    expect(status).toBe(200);
    expect(body.byteLength).toBe(size);
  });

  it('is sent in part only to a client that has the rest of this version', async () => {
    const { etag = '' } = (await wire.ask(path)).headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await wire.ask(path, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
    expect((await wire.ask(path, { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
    const known = await wire.ask(path, { Range: 'bytes=0-1', 'If-None-Match': etag });
    expect(known.status).toBe(304);
    expect(known.headers).toMatchObject({ etag, 'x-extra': 'kept' });
  });
});

describe('media', () => {
  it.each(['/media/DANCE.webm', '/media/%64ance.webm', '/media//dance.webm', '/media/../media/dance.webm'])(
    'are not found at %s',
    async (path) => {
      expect((await wire.ask(path)).status).toBe(404);
    },
  );

  it('that have gone since the start are reported and not found', async () => {
    await rm(join(folder, 'gone.webp'));
    expect((await wire.ask('/media/gone.webp')).status).toBe(404);
    expect(reportError).toHaveBeenCalledTimes(1);
    expect((await wire.ask('/media/gone.webp')).status).toBe(404);
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});
