import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileStoreError, type FileStore, type ListedFile } from './file-store.ts';
import { systemRandom } from '../random.ts';
import { openFolderFileStore } from './folder-file-store.ts';
import { openS3FileStore } from './s3-file-store.ts';
import { startS3Server, type S3Server } from './s3-server.fixture.ts';

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kalavithi-files-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const freshKey = () => `${randomBytes(16).toString('hex')}-full.webp`;
const bytesOf = async (body: ReadableStream<Uint8Array>) => Buffer.from(await new Response(body).bytes());

/** Files below a folder, at any depth. */
const filesIn = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const stores: { name: string; open: () => Promise<FileStore> }[] = [
  { name: 'a folder', open: () => openFolderFileStore(folder, systemRandom) },
  { name: 'S3', open: async () => openS3FileStore(s3.settings) },
];

describe.each(stores)('file store in $name', ({ open }) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => {
    store.close();
  });

  it('returns the stored bytes with size and type', async () => {
    const key = freshKey();
    const bytes = randomBytes(3_000_001);
    await store.put(key, bytes, 'image/webp');

    const file = await store.get(key);
    expect(file).toMatchObject({ size: 3_000_001, contentType: 'image/webp' });
    expect((await bytesOf(file!.body)).equals(bytes)).toBe(true);
    expect(await store.head(key)).toEqual({ size: 3_000_001, contentType: 'image/webp' });
  });

  it('keeps an empty file', async () => {
    const key = freshKey();
    await store.put(key, new Uint8Array(), 'image/webp');
    const file = await store.get(key);
    expect(file?.size).toBe(0);
    expect((await bytesOf(file!.body)).byteLength).toBe(0);
  });

  it('stores the view it is given, not the memory behind it', async () => {
    const key = freshKey();
    const whole = randomBytes(1000);
    await store.put(key, whole.subarray(100, 200), 'image/webp');
    const file = await store.get(key);
    expect((await bytesOf(file!.body)).equals(whole.subarray(100, 200))).toBe(true);
  });

  it.each([
    { start: 0, end: 1 },
    { start: 999, end: 999 },
    { start: 10, end: 99 },
    { start: 990, end: 999 },
    { start: 0, end: 999 },
  ])('gives the part $start to $end, and the size of the whole', async (range) => {
    const key = freshKey();
    const bytes = randomBytes(1000);
    await store.put(key, bytes, 'image/webp');
    const file = await store.get(key, range);
    expect(file?.size).toBe(1000);
    expect((await bytesOf(file!.body)).equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
  });

  it('returns null for a missing key', async () => {
    expect(await store.get(freshKey())).toBeNull();
    expect(await store.get(freshKey(), { start: 0, end: 1 })).toBeNull();
    expect(await store.head(freshKey())).toBeNull();
  });

  it('deletes, also twice', async () => {
    const key = freshKey();
    await store.put(key, randomBytes(10), 'image/webp');
    await store.delete(key);
    await store.delete(key);
    await store.delete(freshKey());
    expect(await store.get(key)).toBeNull();
    expect(await store.head(key)).toBeNull();
  });

  it('stores one key five times concurrently', async () => {
    const key = freshKey();
    const bytes = randomBytes(200_000);
    await Promise.all(Array.from({ length: 5 }, () => store.put(key, bytes, 'image/webp')));
    const file = await store.get(key);
    expect((await bytesOf(file!.body)).equals(bytes)).toBe(true);
  });

  it.each([
    '../escape.webp',
    '..',
    '/etc/passwd',
    'a/b.webp',
    'a\\b.webp',
    'ab%2fc.webp',
    'incoming',
    '.hidden.webp',
    'abc.webp\0.webp',
    'abc..webp',
    'ABC.webp',
    'abc.html',
    'abc.toString',
    `${'a'.repeat(200)}.webp`,
    '',
  ])('refuses the key %j in every call', (key) => {
    expect(() => store.put(key, new Uint8Array(1), 'image/webp')).toThrow(RangeError);
    expect(() => store.get(key)).toThrow(RangeError);
    expect(() => store.head(key)).toThrow(RangeError);
    expect(() => store.delete(key)).toThrow(RangeError);
  });

  it('refuses a type that does not match the extension', () => {
    expect(() => store.put(freshKey(), new Uint8Array(1), 'text/html' as 'image/webp')).toThrow(RangeError);
  });

  it('reads on demand and closes when the reader cancels', async () => {
    const key = freshKey();
    await store.put(key, randomBytes(16_000_000), 'image/webp');
    // More readers than a connection pool has, in case cancelling leaves them open.
    for (let round = 0; round < 120; round++) {
      const file = await store.get(key);
      const reader = file!.body.getReader();
      const { value } = await reader.read();
      expect(value!.byteLength).toBeLessThan(1_000_000);
      await reader.cancel();
    }
    expect((await store.head(key))?.size).toBe(16_000_000);
  });

  it('lists its files page by page, in order, each with size and time', async () => {
    // Other tests have put files into the same store.
    const began = Date.now();
    const keys = Array.from({ length: 5 }, freshKey);
    for (const key of keys) await store.put(key, randomBytes(7), 'image/webp');

    const seen: ListedFile[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page = await store.list(after, 2);
      expect(page.files.length).toBeLessThanOrEqual(2);
      seen.push(...page.files);
      after = page.next;
    }
    expect(seen.map(({ key }) => key)).toEqual(seen.map(({ key }) => key).toSorted());
    const mine = seen.filter(({ key }) => keys.includes(key));
    expect(mine.map(({ key }) => key)).toEqual(keys.toSorted());
    for (const { size, modifiedAt } of mine) {
      expect(size).toBe(7);
      // S3 has whole seconds.
      expect(Math.abs(modifiedAt.getTime() - began)).toBeLessThan(60_000);
    }
    expect(await store.list('zzzz', 2)).toEqual({ files: [], next: null });
  });

  it('passes its check', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('file store in a folder', () => {
  it('leaves no temporary files', async () => {
    const store = await openFolderFileStore(folder, systemRandom);
    await store.put('ab12-full.webp', randomBytes(10), 'image/webp');
    await store.check();
    expect(await filesIn(folder)).toEqual([join(folder, 'ab', 'ab12-full.webp')]);
  });

  it('leaves no file after a failed write', async () => {
    const store = await openFolderFileStore(folder, systemRandom);
    // A folder in the place of the file makes the last step, the renaming, fail.
    await mkdir(join(folder, 'ab', 'ab12-full.webp'), { recursive: true });
    await expect(store.put('ab12-full.webp', randomBytes(10), 'image/webp')).rejects.toThrow(FileStoreError);
    expect(await filesIn(folder)).toEqual([]);
  });

  // Not in the tests of both: the S3 test server takes an end of 0 for no end.
  it('returns a range of the first byte', async () => {
    const store = await openFolderFileStore(folder, systemRandom);
    await store.put('ab12-full.webp', Buffer.from('xyz'), 'image/webp');
    const file = await store.get('ab12-full.webp', { start: 0, end: 0 });
    expect((await bytesOf(file!.body)).toString()).toBe('x');
  });

  it('keeps a file whole for the reader who opened it before it was replaced or deleted', async () => {
    const store = await openFolderFileStore(folder, systemRandom);
    const first = randomBytes(1_000_000);
    await store.put('ab12-full.webp', first, 'image/webp');
    const open = await store.get('ab12-full.webp');
    await store.put('ab12-full.webp', randomBytes(10), 'image/webp');
    await store.delete('ab12-full.webp');
    expect((await bytesOf(open!.body)).equals(first)).toBe(true);
  });

  it('deletes partial files of a dead process only', async () => {
    const store = await openFolderFileStore(folder, systemRandom);
    const old = join(folder, 'incoming', 'old');
    const fresh = join(folder, 'incoming', 'fresh');
    await writeFile(old, 'half');
    await writeFile(fresh, 'half');
    await utimes(old, new Date(0), new Date(0));
    await store.removeUnfinished(new Date(Date.now() - 60_000));
    await expect(stat(old)).rejects.toThrow('ENOENT');
    expect(await readFile(fresh, 'utf8')).toBe('half');
  });

  it('lists no foreign file', async () => {
    const store = await openFolderFileStore(folder, systemRandom);
    await store.put('ab12-full.webp', randomBytes(10), 'image/webp');
    await writeFile(join(folder, 'incoming', 'ab34-full.webp'), 'half');
    await writeFile(join(folder, 'ab', 'notes.txt'), 'of somebody');
    await mkdir(join(folder, 'ab', 'ab56-full.webp'));
    expect((await store.list('', 1000)).files.map(({ key }) => key)).toEqual(['ab12-full.webp']);
  });

  it('does not open where a folder can not be made', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(openFolderFileStore(join(folder, 'file', 'uploads'), systemRandom)).rejects.toThrow(
      FileStoreError,
    );
  });

  it('fails its check, its reads and its writes with one kind of error when the folder is gone', async () => {
    const store = await openFolderFileStore(join(folder, 'uploads'), systemRandom);
    await rm(join(folder, 'uploads'), { recursive: true });
    await writeFile(join(folder, 'uploads'), 'not a folder');
    await expect(store.check()).rejects.toThrow(FileStoreError);
    await expect(store.get('ab12-full.webp')).rejects.toThrow(FileStoreError);
    await expect(store.put('ab12-full.webp', new Uint8Array(1), 'image/webp')).rejects.toThrow(
      FileStoreError,
    );
  });
});

describe('file store in S3', () => {
  it('fails with one kind of error when the bucket is missing', async () => {
    const store = openS3FileStore({ ...s3.settings, bucket: 'elsewhere' });
    await expect(store.check()).rejects.toThrow(FileStoreError);
    await expect(store.get(freshKey())).rejects.toThrow(FileStoreError);
    await expect(store.put(freshKey(), new Uint8Array(1), 'image/webp')).rejects.toThrow(FileStoreError);
    store.close();
  });

  it('fails when the store returns another range', async () => {
    const store = openS3FileStore(s3.settings);
    const key = freshKey();
    await store.put(key, Buffer.from('xyz'), 'image/webp');
    // The S3 test server answers this range with the whole file.
    await expect(store.get(key, { start: 0, end: 0 })).rejects.toThrow(FileStoreError);
    store.close();
  });

  it('times out when the store does not answer', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
    const store = openS3FileStore(settings, { answerMs: 50, writeMs: 60 });
    const key = freshKey();
    for (const [call, deadline] of [
      [() => store.get(key), 50],
      [() => store.head(key), 50],
      [() => store.delete(key), 50],
      [() => store.list('', 10), 50],
      [() => store.check(), 50],
      [() => store.put(key, randomBytes(10), 'image/webp'), 60],
    ] as const) {
      const failure: unknown = await call().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(FileStoreError);
      expect(String((failure as Error).cause)).toContain(`No answer within ${deadline} ms`);
    }
    store.close();
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
  });

  it('allows a file to take longer than the response timeout', async () => {
    const slow = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '10', 'content-type': 'image/webp' });
      response.write('first');
      setTimeout(() => response.end('after'), 1500);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const settings = { ...s3.settings, endpoint: `http://127.0.0.1:${port}` };
    const store = openS3FileStore(settings, { answerMs: 1000, writeMs: 1000 });
    const file = await store.get(freshKey());
    expect((await bytesOf(file!.body)).toString()).toBe('firstafter');
    store.close();
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
  });

  it('fails with one kind of error without secrets when no one answers', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));

    const store = openS3FileStore({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` });
    const failure = await store.head(freshKey()).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(FileStoreError);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('S3RVER');
    store.close();
  });
});
