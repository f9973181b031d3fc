import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import { startS3Server, type S3Server } from '../../platform/file-store/s3-server.fixture.ts';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import { deletePictureFiles } from './picture-files.ts';
import { pictureName } from './picture-names.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { unusedPictures } from './uploads.queries.ts';
import {
  apiWith,
  artForm,
  filesOf,
  hashOf,
  newPicture,
  post,
  removeEverything,
  succeedToUpload,
} from './uploads.fixture.ts';

const day = 24 * 60 * 60;
/** Longer than files without rows are kept. */
const longEnough = 8 * day;

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

describe.each(stores)('the sweep of a store in $name', ({ environment }) => {
  let api: TestApi;
  let asha: Person;
  beforeAll(async () => {
    api = await startApi(environment());
    await api.deps.background.settle(5000);
  });
  beforeEach(async () => {
    asha = await api.signIn();
  });
  afterEach(async () => {
    await removeEverythingStored();
  });
  afterAll(async () => {
    await api.close();
  });

  const keysStored = async (files: FileStore = api.deps.files) =>
    (await files.list('', 1000)).files.map(({ key }) => key);

  const removeEverythingStored = async () => {
    for (const key of await keysStored()) await api.deps.files.delete(key);
    await api.deps.db.deleteFrom('uploads').execute();
    await api.deps.db.deleteFrom('pictures').execute();
  };

  /**
   * Puts the files of a picture into the store and no row into the database, as a process does that
   * dies in between.
   */
  const dieBetweenFilesAndRows = async (): Promise<string> => {
    const item = await succeedToUpload(api.app, asha, await newPicture());
    await api.deps.db.deleteFrom('uploads').where('id', '=', item._id).execute();
    await api.deps.db.deleteFrom('pictures').where('hash', '=', hashOf(item)).execute();
    return hashOf(item);
  };

  it('deletes files without rows once they are a day old, and no others', async () => {
    const kept = await succeedToUpload(api.app, asha, await newPicture());
    await dieBetweenFilesAndRows();
    await sweepUploads(api.deps);
    expect(await keysStored()).toHaveLength(6);

    api.clock.advance(day - 60);
    await sweepUploads(api.deps);
    expect(await keysStored()).toHaveLength(6);
    // File times are the machine’s, not the test clock’s.
    api.clock.advance(day);
    await sweepUploads(api.deps);
    expect(await keysStored()).toEqual(
      (['320', '640', 'full'] as const).map((size) => pictureName(hashOf(kept), size)),
    );
    expect((await api.request(kept.imageUrl)).status).toBe(200);
    expect(await api.deps.db.selectFrom('pictures').select('hash').execute()).toHaveLength(1);
  });

  it('deletes each file once when several processes sweep at once', async () => {
    for (let count = 0; count < 3; count += 1) await dieBetweenFilesAndRows();
    api.clock.advance(longEnough);
    const deleted: string[] = [];
    const files: FileStore = {
      ...api.deps.files,
      delete: (key) => {
        deleted.push(key);
        return api.deps.files.delete(key);
      },
    };
    await Promise.all(Array.from({ length: 3 }, () => sweepUploads({ ...api.deps, files })));
    expect(await keysStored()).toEqual([]);
    expect(await api.deps.db.selectFrom('pictures').select('hash').execute()).toEqual([]);
    // A second process may list a file before it is gone and find no row after; deleting again does
    // no harm, and is rare.
    expect(new Set(deleted).size).toBe(9);
  });

  it('continues after the last run, with a bounded part of the store', async () => {
    api.clock.advance(longEnough);
    const asked: [string, number][] = [];
    const endless: FileStore = {
      ...api.deps.files,
      list: async (after, limit) => {
        asked.push([after, limit]);
        return { files: [], next: `${Number(after || '0') + 1}` };
      },
    };
    await sweepUploads({ ...api.deps, files: endless });
    expect(asked).toHaveLength(20);
    expect(asked[0]).toEqual(['', 1000]);
    await sweepUploads({ ...api.deps, files: endless });
    expect(asked[20]).toEqual(['20', 1000]);
    const ended: FileStore = { ...endless, list: async () => ({ files: [], next: null }) };
    await sweepUploads({ ...api.deps, files: ended });
    asked.length = 0;
    await sweepUploads({ ...api.deps, files: endless });
    expect(asked[0]?.[0]).toBe('');
    await sweepUploads({ ...api.deps, files: ended });
  });

  it('never deletes files of a concurrent upload of the same picture', async () => {
    const bytes = await newPicture();
    const first = await succeedToUpload(api.app, asha, bytes);
    await api.deps.db.deleteFrom('uploads').execute();
    await api.deps.db.deleteFrom('pictures').execute();
    api.clock.advance(longEnough);
    const ravi = await api.signIn();
    let swept = false;
    const files: FileStore = {
      ...api.deps.files,
      head: async (key) => {
        const facts = await api.deps.files.head(key);
        if (!swept) {
          swept = true;
          await sweepUploads(api.deps);
        }
        return facts;
      },
    };
    const item = await succeedToUpload(apiWith(api, { files }), ravi, bytes);
    expect(swept).toBe(true);
    expect(hashOf(item)).toBe(hashOf(first));
    expect((await api.request(item.imageUrl)).status).toBe(200);
    expect(await keysStored()).toHaveLength(3);
  });

  it('keeps files older than the database', async () => {
    await dieBetweenFilesAndRows();
    api.clock.advance(longEnough);
    const seeded = await api.deps.db
      .selectFrom('facts')
      .select('value')
      .where('name', '=', 'seeded_on')
      .executeTakeFirstOrThrow();
    const setSeededOn = (value: string) =>
      api.deps.db.updateTable('facts').set({ value }).where('name', '=', 'seeded_on').execute();
    await setSeededOn('2999-01-01');
    await sweepUploads(api.deps);
    expect(await keysStored()).toHaveLength(3);
    await setSeededOn(seeded.value);
    await sweepUploads(api.deps);
    expect(await keysStored()).toEqual([]);
  });

  it('keeps files without rows for another day when the database was restored', async () => {
    await dieBetweenFilesAndRows();
    api.clock.advance(longEnough);
    const restoredAt = api.clock.now().toISOString();
    await api.deps.db.insertInto('facts').values({ name: 'restored_at', value: restoredAt }).execute();
    api.clock.advance(day - 60);
    await sweepUploads(api.deps);
    expect(await keysStored()).toHaveLength(3);
    api.clock.advance(60);
    await sweepUploads(api.deps);
    expect(await keysStored()).toEqual([]);
    await api.deps.db.deleteFrom('facts').where('name', '=', 'restored_at').execute();
  });

  it('deletes pictures without uploads and measures unknown sizes', async () => {
    const gone = await succeedToUpload(api.app, asha, await newPicture());
    const kept = await succeedToUpload(api.app, asha, await newPicture());
    await api.deps.db.deleteFrom('uploads').where('id', '=', gone._id).execute();
    await api.deps.db.updateTable('pictures').set({ bytes: null }).execute();
    await sweepUploads(api.deps);
    const stored = (await api.deps.files.list('', 1000)).files;
    expect(stored).toHaveLength(3);
    expect(await api.deps.db.selectFrom('pictures').select(['hash', 'bytes']).execute()).toEqual([
      { hash: hashOf(kept), bytes: stored.reduce((sum, { size }) => sum + size, 0) },
    ]);
  });

  it('checks every picture, page by page', async () => {
    const used = await succeedToUpload(api.app, asha, await newPicture());
    const hashes = Array.from({ length: 5 }, (_, index) => `${index}`.repeat(64));
    const row = { width: 1, height: 1, hidden_at: null, approved_at: null, bytes: 1, removing_since: null };
    await api.deps.db
      .insertInto('pictures')
      .values(hashes.map((hash) => ({ ...row, hash })))
      .execute();
    const seen: string[] = [];
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages += 1) {
      const page = await unusedPictures(api.deps.db, after, 2);
      seen.push(...page.hashes);
      after = page.next;
    }
    expect(seen).toEqual(hashes);
    expect(seen).not.toContain(hashOf(used));
    expect(pages).toBe(4);
  });

  it('lets a new upload restore lost files', async () => {
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    await deletePictureFiles(api.deps.files, hashOf(item));
    expect((await post(api.app, asha, artForm(bytes))).status).toBe(201);
    expect((await api.request(item.imageUrl)).status).toBe(200);
  });
});

describe('the sweep of received bodies', () => {
  it('deletes abandoned forms and partial files, but no recent ones', async () => {
    const api = await startApi();
    await api.deps.background.settle(5000);
    const { dataDir } = api.deps.config;
    const old = join(dataDir, 'incoming', 'kalavithi-upload-old');
    const fresh = join(dataDir, 'incoming', 'kalavithi-upload-fresh');
    for (const folder of [old, fresh]) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, folder === old ? 'old form' : 'fresh form'), 'half');
    }
    const halfWritten = join(dataDir, 'uploads', 'incoming', 'half-written');
    await writeFile(halfWritten, 'half');
    for (const path of [old, halfWritten]) await utimes(path, new Date(0), new Date(0));
    await sweepUploads(api.deps);
    expect(await filesOf(api)).toEqual({ stored: [], incoming: ['fresh form'] });
    await removeEverything(api).catch(() => {});
    await api.close();
  });
});
