import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../platform/file-store/s3-server.fixture.ts';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { hideUpload } from './hide-upload.ts';
import { removeUpload } from './remove-upload.ts';
import { codeOf, hashOf, newPicture, succeedToUpload } from './uploads.fixture.ts';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
});

const stores: { name: string; environment: () => Record<string, string> }[] = [
  { name: 'a folder', environment: () => ({}) },
  { name: 'S3', environment: () => s3.environment },
];

describe.each(stores)('a picture served from $name', ({ environment }) => {
  let api: TestApi;
  let item: GalleryItem;
  let whole: Buffer;
  let tag: string;
  beforeAll(async () => {
    api = await startApi(environment());
    item = await succeedToUpload(api.app, await api.signIn(), await newPicture());
    const response = await api.request(item.imageUrl);
    whole = Buffer.from(await response.arrayBuffer());
    tag = response.headers.get('etag')!;
  });
  afterAll(async () => {
    await api.close();
  });

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    api.request(item.imageUrl, { method, headers });

  it('has type, a day of caching and a strict policy', async () => {
    for (const size of ['full', '640', '320']) {
      const response = await api.request(item.imageUrl.replace('full', size));
      const bytes = await response.arrayBuffer();
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `inline; filename="kalavithi-${hashOf(item).slice(0, 12)}.webp"`,
        'accept-ranges': 'bytes',
        etag: `"${hashOf(item)}-${size}.webp"`,
      });
      expect(response.headers.has('set-cookie')).toBe(false);
    }
  });

  it.each(['%', 'W/%', '"other", %', '"other", W/%', '*'])(
    'answers 304 for a matching tag (%s)',
    async (list) => {
      const response = await get({ 'if-none-match': list.replace('%', tag) });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(tag);
      expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
      expect((await response.arrayBuffer()).byteLength).toBe(0);
    },
  );

  it('is sent for another tag', async () => {
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, null],
    ['bytes=-7', -7, null],
  ])('sends a range for %s', async (range, start, end) => {
    const expected = whole.subarray(start, end === null ? undefined : end + 1);
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
    const first = start < 0 ? whole.length + start : start;
    expect(response.headers.get('content-range')).toBe(
      `bytes ${first}-${end ?? whole.length - 1}/${whole.length}`,
    );
    expect(response.headers.get('content-length')).toBe(String(expected.length));
  });

  it('sends a range only when If-Range matches', async () => {
    const range = 'bytes=0-9';
    expect((await get({ range, 'if-range': tag })).status).toBe(206);
    expect((await get({ range, 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range, 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' })).status).toBe(200);
  });

  it('answers 416 beyond its end', async () => {
    const response = await get({ range: `bytes=${whole.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const [head, full] = [await get({}, 'HEAD'), await get()];
    await full.arrayBuffer();
    expect(head.status).toBe(200);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'content-disposition']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
    expect((await get({ 'if-none-match': tag }, 'HEAD')).status).toBe(304);
  });

  it('is served at no other URL', async () => {
    const hash = hashOf(item);
    for (const path of [
      `/uploads/${hash}`,
      `/uploads/${hash}-full.jpg`,
      `/uploads/${hash}-full.webp.html`,
      `/uploads/${hash}-1280.webp`,
      `/uploads/${hash.toUpperCase()}-full.webp`,
      `/uploads/${'0'.repeat(64)}-full.webp`,
      '/uploads/..%2fauth-secret',
      '/uploads/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
      '/uploads/incoming',
      '/uploads/',
    ]) {
      expect(await codeOf(await api.request(path))).toBe('not-found');
    }
  });

  it('answers 404 once hidden, also to revalidations', async () => {
    await hideUpload(api.deps, { reference: item._id, hidden: true });
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'if-none-match': tag } }]) {
      const response = await api.request(item.imageUrl, init);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    await hideUpload(api.deps, { reference: item._id, hidden: false });
    expect((await get({ 'if-none-match': tag })).status).toBe(304);
  });

  it('answers 404 once removed', async () => {
    const other = await succeedToUpload(api.app, await api.signIn(), await newPicture());
    await removeUpload(api.deps, { reference: other._id });
    expect(await codeOf(await api.request(other.imageUrl))).toBe('not-found');
    expect(await api.deps.files.head(other.imageUrl.slice('/uploads/'.length))).toBeNull();
  });
});

describe('a picture whose file is missing', () => {
  it('answers 404 without caching and logs an error', async () => {
    const api = await startApi();
    const item = await succeedToUpload(api.app, await api.signIn(), await newPicture());
    await rm(join(api.deps.config.dataDir, 'uploads'), { recursive: true });
    for (const [method, headers] of [
      ['GET', {}],
      ['GET', { range: 'bytes=0-1' }],
    ] as const) {
      const response = await api.request(item.imageUrl, { method, headers });
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('etag')).toBe(false);
      expect(await codeOf(response)).toBe('not-found');
    }
    expect((await api.request(item.imageUrl, { method: 'HEAD' })).status).toBe(404);
    expect(api.logLines.filter((line) => line.includes('missing from the store'))).toHaveLength(3);
    await api.close();
  });
});
