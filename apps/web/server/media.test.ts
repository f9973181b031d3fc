import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listFiles } from './file-list.ts';
import { createMedia } from './media.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const strokes = Buffer.from(
  JSON.stringify({ strokes: Array.from({ length: 500 }, () => [2, 0, 1.5, 'M3 4l5-6']) }),
);
/** Too large for the memory cache. */
const large = Buffer.alloc(5 * 1024 * 1024, 'film');

let folder: string;
let server: TestServer;
const reportError = vi.fn();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  await writeFile(join(folder, 'dance.webm'), film);
  await writeFile(join(folder, 'large.mp4'), large);
  await writeFile(join(folder, 'horse.strokes.json'), strokes);
  await writeFile(join(folder, 'gone.webp'), 'x');
  for (const size of ['horse-320', 'horse-640', 'horse-960', 'lone-640'])
    await writeFile(join(folder, `${size}.avif`), size);
  const media = await createMedia(await listFiles(folder), '/media', { 'X-Extra': 'kept' }, reportError);
  server = await startTestServer((request, response) => {
    const [pathname = '', search = ''] = (request.url ?? '').split(/(?=\?)/);
    if (!media(request, response, pathname, search)) response.writeHead(404).end();
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([
  ['kept in memory', '/media/dance.webm', film, 'video/webm'],
  ['sent from the disk', '/media/large.mp4', large, 'video/mp4'],
] as const)('a file that is %s', (_, path, content, type) => {
  const { byteLength: size } = content;

  it('is sent whole', async () => {
    const { status, headers, body } = await server.request(path);
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
      const { headers } = await server.request(`${path}?v=4f25`, {}, method);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-length']).toBe(String(size));
    }
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, size - 1],
    ['bytes=-10', size - 10, size - 1],
    ['bytes=0-99999999', 0, size - 1],
  ])('is sent partially for %s', async (range, start, end) => {
    const { status, headers, body } = await server.request(path, { Range: range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'content-type': type,
      'x-extra': 'kept',
    });
    expect(body.equals(content.subarray(start, end + 1))).toBe(true);
  });

  it('returns its size for a range outside of it', async () => {
    const { status, headers } = await server.request(path, { Range: `bytes=${size}-` });
    expect(status).toBe(416);
    expect(headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
  });

  it.each(['bytes=0-1,5-6', 'bytes=5-1', 'bytes=-', 'lines=1-2'])('is sent whole for %s', async (range) => {
    const { status, body } = await server.request(path, { Range: range });
    expect(status).toBe(200);
    expect(body.byteLength).toBe(size);
  });

  it('is sent partially only when If-Range names this version', async () => {
    const { etag = '' } = (await server.request(path)).headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    expect((await server.request(path, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
    expect((await server.request(path, { Range: 'bytes=0-1', 'If-Range': '"old"' })).status).toBe(200);
    const known = await server.request(path, { Range: 'bytes=0-1', 'If-None-Match': etag });
    expect(known.status).toBe(304);
    expect(known.headers).toMatchObject({ etag, 'x-extra': 'kept' });
  });
});

describe('media', () => {
  it.each(['/media/DANCE.webm', '/media/%64ance.webm', '/media//dance.webm', '/media/../media/dance.webm'])(
    'are not found at %s',
    async (path) => {
      expect((await server.request(path)).status).toBe(404);
    },
  );

  it('that were removed after the start are reported and answered with 404', async () => {
    await rm(join(folder, 'gone.webp'));
    expect((await server.request('/media/gone.webp')).status).toBe(404);
    expect(reportError).toHaveBeenCalledTimes(1);
    expect((await server.request('/media/gone.webp')).status).toBe(404);
    expect(reportError).toHaveBeenCalledTimes(1);
  });
});

describe('a picture', () => {
  const bodyOf = async (path: string, headers: Record<string, string> = {}) =>
    (await server.request(path, headers)).body.toString();

  it.each([{ 'Save-Data': 'on' }, { ECT: '2g' }, { ECT: 'slow-2g' }])(
    'is sent in the smallest size with %o',
    async (headers) => {
      expect(await bodyOf('/media/horse-640.avif?v=1', headers)).toBe('horse-320');
      // There is no smaller one, or it is looked at closely.
      expect(await bodyOf('/media/lone-640.avif?v=1', headers)).toBe('lone-640');
      expect(await bodyOf('/media/horse-960.avif?v=1', headers)).toBe('horse-960');
    },
  );

  it('is sent as asked for otherwise, and says what the answer depends on', async () => {
    expect(await bodyOf('/media/horse-640.avif?v=1', { ECT: '4g', 'Save-Data': 'off' })).toBe('horse-640');
    for (const size of ['320', '640'])
      expect((await server.request(`/media/horse-${size}.avif`)).headers['vary']).toBe('Save-Data, ECT');
    expect((await server.request('/media/dance.webm')).headers['vary']).toBeUndefined();
  });
});

describe('the strokes of a picture', () => {
  const path = '/media/horse.strokes.json?v=4f25';

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are sent compressed with %s', async (encoding, decompress) => {
    for (const turn of ['read', 'from memory']) {
      const { status, headers, body } = await server.request(path, { 'Accept-Encoding': encoding });
      expect([turn, status]).toEqual([turn, 200]);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'x-extra': 'kept',
      });
      expect(body.byteLength).toBeLessThan(strokes.byteLength / 10);
      expect(decompress(body).equals(strokes)).toBe(true);
    }
  });

  it('are sent whole and plain to who knows no encoding, and not again to who has them', async () => {
    const { status, headers, body } = await server.request(path, { Range: 'bytes=0-9' });
    expect(status).toBe(200);
    expect(headers['accept-ranges']).toBeUndefined();
    expect(body.equals(strokes)).toBe(true);
    const { etag = '' } = (await server.request(path, { 'Accept-Encoding': 'br' })).headers;
    const again = await server.request(path, { 'Accept-Encoding': 'br', 'If-None-Match': etag });
    expect(again.status).toBe(304);
  });
});
