import { uploads as rules } from '@kalavithi/contract/constants';
import { limits } from '@kalavithi/contract/rate-limits';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FileStoreError, type FileStore } from '../../platform/file-store/file-store.ts';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import { deleteAccount } from '../user/delete-account.ts';
import { hideUpload } from './hide-upload.ts';
import { hashInName } from './picture-names.ts';
import { removeUpload } from './remove-upload.ts';
import { sweepUploads } from './sweep-uploads.ts';
import {
  artForm,
  apiWith,
  codeOf,
  failureOf,
  expectNothingLeft,
  filesOf,
  hashOf,
  newPicture,
  post,
  removeEverything,
  rowsOf,
  succeedToUpload,
} from './uploads.fixture.ts';

let api: TestApi;
let asha: Person;
beforeAll(async () => {
  api = await startApi();
  // The start looks whether the store can be written.
  await api.deps.background.settle(5000);
});
beforeEach(async () => {
  asha = await api.signIn();
});
afterEach(async () => {
  await removeEverything(api);
});
afterAll(async () => {
  await api.close();
});

describe('an upload', () => {
  it('answers 201 with the item and serves the picture', async () => {
    const item = await succeedToUpload(api.app, asha, await newPicture());
    expect(item).toMatchObject({ width: 48, height: 32, createdAt: api.clock.now().toISOString() });
    const hash = hashOf(item);
    expect(item.imageUrl).toBe(`/uploads/${hash}-full.webp`);
    expect(item.thumbnailUrl).toBe(`/uploads/${hash}-640.webp`);
    expect(await filesOf(api)).toEqual({
      stored: [`${hash}-320.webp`, `${hash}-640.webp`, `${hash}-full.webp`],
      incoming: [],
    });
    const shown = await api.request(item.imageUrl);
    expect((await sharp(await shown.arrayBuffer()).metadata()).format).toBe('webp');
  });

  it('is open to users who have not verified their email', async () => {
    const ravi = await api.signIn({ verified: false });
    expect(await succeedToUpload(api.app, ravi, await newPicture())).toMatchObject({ width: 48 });
  });

  it('shows a picture once for each user and stores its files once', async () => {
    const ravi = await api.signIn();
    const bytes = await newPicture();
    const first = await succeedToUpload(api.app, asha, bytes);
    api.clock.advance(60);
    const again = await succeedToUpload(api.app, asha, bytes);
    const his = await succeedToUpload(api.app, ravi, bytes);
    expect(again).toEqual({ ...first, wasThere: true });
    expect(his).not.toHaveProperty('wasThere');
    expect(his._id).not.toBe(first._id);
    expect(his.imageUrl).toBe(first.imageUrl);
    expect(await rowsOf(api)).toEqual({ uploads: 2, pictures: 1 });
    expect((await filesOf(api)).stored).toHaveLength(3);
  });

  it('by five members of the same file stores its files once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => api.signIn()));
    const bytes = await newPicture();
    const items = await Promise.all(people.map((person) => succeedToUpload(api.app, person, bytes)));
    expect(new Set(items.map((item) => item._id)).size).toBe(5);
    expect(await rowsOf(api)).toEqual({ uploads: 5, pictures: 1 });
    expect((await filesOf(api)).stored).toHaveLength(3);
  });

  it('is one at a time for each member', async () => {
    const bytes = await newPicture();
    const storing = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const files: FileStore = {
      ...api.deps.files,
      put: async (...file) => {
        storing.resolve();
        await goOn.promise;
        await api.deps.files.put(...file);
      },
    };
    const app = apiWith(api, { files });
    const first = post(app, asha, artForm(bytes));
    await storing.promise;
    const refused = await Promise.all(Array.from({ length: 3 }, () => post(app, asha, artForm(bytes))));
    expect(await Promise.all(refused.map(codeOf))).toEqual(Array(3).fill('upload-in-progress'));
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    goOn.resolve();
    const item: unknown = await (await first).json();
    expect(await succeedToUpload(api.app, asha, bytes)).toEqual({ ...(item as object), wasThere: true });
    expect(await rowsOf(api)).toEqual({ uploads: 1, pictures: 1 });
  });
});

describe('an upload that is refused leaves nothing', () => {
  afterEach(async () => {
    await expectNothingLeft(api);
  });

  it('from a visitor', async () => {
    expect(await codeOf(await post(api.app, null, artForm(await newPicture())))).toBe('upload-signed-out');
  });

  it.each([
    ['JSON', '{"art":"x"}', 'application/json'],
    ['a bare picture', 'bytes', 'image/jpeg'],
    ['another kind of form', 'art=x', 'application/x-www-form-urlencoded'],
    ['nothing named', new Uint8Array(3), ''],
  ])('of %s instead of a form', async (_name, body, type) => {
    expect(await codeOf(await post(api.app, asha, body, { 'content-type': type }))).toBe('unsupported-body');
  });

  it('of a form that is not well-formed', async () => {
    const type = 'multipart/form-data; boundary=x';
    expect(await codeOf(await post(api.app, asha, 'nonsense', { 'content-type': type }))).toBe('malformed');
    const noBoundary = { 'content-type': 'multipart/form-data' };
    expect(await codeOf(await post(api.app, asha, 'nonsense', noBoundary))).toBe('malformed');
  });

  it('without a file', async () => {
    expect(await codeOf(await post(api.app, asha, new FormData()))).toBe('upload-missing');
    expect(await codeOf(await post(api.app, asha, artForm(new Uint8Array(), '')))).toBe('upload-missing');
    const request = new Request('http://localhost:3000/upload', {
      method: 'POST',
      headers: { cookie: asha.cookie, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(await codeOf(await api.app.fetch(request))).toBe('upload-missing');
  });

  it('of two files', async () => {
    const form = artForm(await newPicture());
    form.append('art', new File([new Uint8Array(await newPicture())], 'b.jpg'));
    const failure = await failureOf(await post(api.app, asha, form));
    expect(failure.message).toBe('Please upload one picture at a time.');
  });

  it('of a file that is no picture, damaged or too large', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await codeOf(await post(api.app, asha, artForm(svg, 'a.png')))).toBe('upload-not-a-picture');
    const cut = (await newPicture()).subarray(0, 500);
    expect(await codeOf(await post(api.app, asha, artForm(cut)))).toBe('upload-unreadable');
    const wide = sharp({ create: { width: 8001, height: 5000, channels: 3, background: '#000' } });
    const bomb = await wide.png().toBuffer();
    expect(await codeOf(await post(api.app, asha, artForm(bomb)))).toBe('upload-too-many-pixels');
    const heavy = new Uint8Array(rules.maxBytes + 1);
    expect(await codeOf(await post(api.app, asha, artForm(heavy)))).toBe('upload-too-large');
    const heavier = new Uint8Array(rules.maxBytes + 1_000_000);
    expect(await codeOf(await post(api.app, asha, artForm(heavier)))).toBe('upload-too-large');
  });

  it('past thirty within an hour, until the hour is over', async () => {
    for (let count = 0; count < limits.uploads.points; count++) {
      expect(await codeOf(await post(api.app, asha, new FormData()))).toBe('upload-missing');
    }
    const refused = await post(api.app, asha, artForm(await newPicture()));
    expect(Number(refused.headers.get('retry-after'))).toBe(limits.uploads.windowSeconds);
    expect(await codeOf(refused)).toBe('too-many-uploads');
    // Counted for each user, not for all.
    expect(await codeOf(await post(api.app, await api.signIn(), new FormData()))).toBe('upload-missing');
    api.clock.advance(limits.uploads.windowSeconds + 1);
    expect(await codeOf(await post(api.app, asha, new FormData()))).toBe('upload-missing');
  });

  it('past 120 within an hour from one network', async () => {
    const network = '203.0.113.7';
    const { points, windowSeconds } = limits.uploadsPerClient;
    for (let count = 0; count < points; count += 1) {
      await api.deps.limiter.consume('uploadsPerClient', network);
    }
    const form = new Response(artForm(await newPicture()));
    const headers = { cookie: asha.cookie, 'content-type': form.headers.get('content-type')! };
    const body = await form.arrayBuffer();
    const uploadFrom = (from: string) => api.request('/upload', { method: 'POST', headers, body }, from);
    const refused = await uploadFrom(network);
    expect(refused.headers.get('retry-after')).toBe(String(windowSeconds));
    expect(await codeOf(refused)).toBe('too-many-uploads-here');
    const served = await uploadFrom('203.0.113.8');
    expect(served.status).toBe(201);
    await removeUpload(api.deps, { reference: ((await served.json()) as { _id: string })._id });
  });

  it('from a foreign page', async () => {
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(await codeOf(await post(api.app, asha, artForm(await newPicture()), headers))).toBe(
      'origin-refused',
    );
  });

  it('when the store refuses one of the files', async () => {
    const puts: string[] = [];
    const files: FileStore = {
      ...api.deps.files,
      put: async (key, bytes, type) => {
        puts.push(key);
        if (key.includes('-full')) throw new FileStoreError('The disk is full');
        await api.deps.files.put(key, bytes, type);
      },
    };
    const response = await post(apiWith(api, { files }), asha, artForm(await newPicture()));
    expect(await codeOf(response)).toBe('unavailable');
    expect(response.headers.get('retry-after')).not.toBeNull();
    expect(puts).toHaveLength(3);
    await api.deps.background.settle(5000);
    // Nothing is asked of a store that has just failed; the next sweep does it.
    await sweepUploads(api.deps);
  });

  it('from a member whose account is deleted during the upload', async () => {
    const ravi = await api.signIn();
    const files: FileStore = {
      ...api.deps.files,
      put: async (key, bytes, type) => {
        await api.deps.files.put(key, bytes, type);
        await deleteAccount(api.deps, { email: ravi.email });
      },
    };
    const response = await post(apiWith(api, { files }), ravi, artForm(await newPicture()));
    expect(await codeOf(response)).toBe('upload-signed-out');
    await api.deps.background.settle(5000);
  });

  it('when its files are deleted after the rows and the store fails', async () => {
    const looks = new Map<string, number>();
    const files: FileStore = {
      ...api.deps.files,
      // Looked for once before the rows are written, and once after.
      head: async (key) => {
        const look = (looks.get(key) ?? 0) + 1;
        looks.set(key, look);
        if (look > 1) throw new FileStoreError('The store is away');
        return api.deps.files.head(key);
      },
    };
    const bytes = await newPicture();
    expect(await codeOf(await post(apiWith(api, { files }), asha, artForm(bytes)))).toBe('unavailable');
    await api.deps.background.settle(5000);
    expect((await rowsOf(api)).uploads).toBe(0);
    expect((await api.succeed('gallery')).answer).toEqual([]);

    // An upload that was there before is not taken back by a second click.
    const item = await succeedToUpload(api.app, asha, bytes);
    looks.clear();
    expect(await codeOf(await post(apiWith(api, { files }), asha, artForm(bytes)))).toBe('unavailable');
    await api.deps.background.settle(5000);
    expect((await api.request(item.imageUrl)).status).toBe(200);
    await removeUpload(api.deps, { reference: item._id });
  });

  it('when the database fails after the store has the files, once the store was swept', async () => {
    const bytes = await newPicture();
    let puts = 0;
    const files: FileStore = {
      ...api.deps.files,
      put: async (key, content, type) => {
        await api.deps.files.put(key, content, type);
        puts += 1;
        if (puts === 3) await sql`alter table uploads rename to uploads_elsewhere`.execute(api.deps.db);
      },
    };
    expect(await codeOf(await post(apiWith(api, { files }), asha, artForm(bytes)))).toBe('internal');
    await api.deps.background.settle(5000);
    await sql`alter table uploads_elsewhere rename to uploads`.execute(api.deps.db);
    expect((await filesOf(api)).stored).toHaveLength(3);
    api.clock.advance(8 * 24 * 60 * 60);
    await sweepUploads(api.deps);
    await expectNothingLeft(api);

    asha = await api.signIn();
    const item = await succeedToUpload(api.app, asha, bytes);
    expect((await api.request(item.imageUrl)).status).toBe(200);
    await removeUpload(api.deps, { reference: item._id });
  });
});

describe('an upload that fails beside another', () => {
  it('deletes its own files, never those of another upload', async () => {
    const ravi = await api.signIn();
    const random = { ...api.deps.random, id: () => 'always-the-same' };
    const app = apiWith(api, { random });
    const bytes = await newPicture();
    const item = await succeedToUpload(app, asha, bytes);
    expect(await codeOf(await post(app, ravi, artForm(bytes)))).toBe('internal');
    expect(await codeOf(await post(app, ravi, artForm(await newPicture())))).toBe('internal');
    await api.deps.background.settle(5000);
    expect((await filesOf(api)).stored).toHaveLength(3);
    expect((await api.request(item.imageUrl)).status).toBe(200);
    expect(await rowsOf(api)).toEqual({ uploads: 1, pictures: 1 });
  });

  it('keeps the files when another user uploads the picture concurrently', async () => {
    const ravi = await api.signIn();
    const bytes = await newPicture();
    // Another process uploads the same picture while this one is writing.
    const random = { ...api.deps.random, id: () => 'always-the-same' };
    const other = apiWith(api, { random });
    let done = false;
    const files: FileStore = {
      ...api.deps.files,
      put: async (key, content, type) => {
        await api.deps.files.put(key, content, type);
        if (!key.includes('-full') || done) return;
        done = true;
        await succeedToUpload(other, ravi, bytes);
      },
    };
    expect(await codeOf(await post(apiWith(api, { files, random }), asha, artForm(bytes)))).toBe('internal');
    await api.deps.background.settle(5000);
    expect((await filesOf(api)).stored).toHaveLength(3);
    expect(await rowsOf(api)).toEqual({ uploads: 1, pictures: 1 });
  });
});

describe('an upload after a store failure', () => {
  it('succeeds as soon as the store is back', async () => {
    const bytes = await newPicture();
    const away = () => Promise.reject(new FileStoreError('The store is away'));
    const files: FileStore = {
      ...api.deps.files,
      put: async (key, content, type) =>
        key.includes('-full') ? away() : api.deps.files.put(key, content, type),
      delete: away,
    };
    expect(await codeOf(await post(apiWith(api, { files }), asha, artForm(bytes)))).toBe('unavailable');
    await api.deps.background.settle(5000);
    const item = await succeedToUpload(api.app, asha, bytes);
    expect((await api.request(item.imageUrl)).status).toBe(200);
  });
});

describe('hiding', () => {
  it('outlasts the uploader’s account; the files do not', async () => {
    const ravi = await api.signIn();
    const expectBanned = async (bytes: Uint8Array) => {
      const refused = await failureOf(await post(api.app, ravi, artForm(bytes)));
      expect(refused.message).toBe('This picture was taken out of the gallery. Please choose another one.');
      expect((await filesOf(api)).stored).toEqual([]);
    };

    // Deleted by the operator, with its files.
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    await hideUpload(api.deps, { reference: item._id, hidden: true });
    expect(await deleteAccount(api.deps, { email: asha.email })).toMatchObject({
      value: { picturesDeleted: 1, picturesLeft: 0 },
    });
    await expectBanned(bytes);

    // Deleted as never verified, which leaves the files to the sweep.
    const meera = await api.signIn({ verified: false });
    const others = await newPicture();
    const other = await succeedToUpload(api.app, meera, others);
    await hideUpload(api.deps, { reference: other._id, hidden: true });
    await api.deps.db.deleteFrom('users').where('id', '=', meera.id).execute();
    await sweepUploads(api.deps);
    await expectBanned(others);

    // Nothing is left to do for the sweep, and the ban stays.
    const deleted: string[] = [];
    const files: FileStore = { ...api.deps.files, delete: async (key) => void deleted.push(key) };
    await sweepUploads({ ...api.deps, files });
    expect(deleted).toEqual([]);
    await expectBanned(bytes);

    // The operator can take it back in both ways.
    await hideUpload(api.deps, { reference: hashOf(item), hidden: false });
    await succeedToUpload(api.app, ravi, bytes);
    expect(await removeUpload(api.deps, { reference: hashOf(other) })).toMatchObject({ ok: true });
    await succeedToUpload(api.app, ravi, others);
  });

  it('hides a picture everywhere, blocks new uploads and can be undone', async () => {
    const ravi = await api.signIn();
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    await succeedToUpload(api.app, ravi, bytes);
    const other = await succeedToUpload(api.app, ravi, await newPicture());

    const hidden = await hideUpload(api.deps, { reference: item._id, hidden: true });
    expect(hidden).toEqual({ ok: true, value: { hash: hashOf(item) } });
    const { answer } = await api.succeed('gallery');
    expect(answer.map((one) => one._id)).toEqual([other._id]);
    for (const address of [item.imageUrl, item.thumbnailUrl]) {
      expect(await codeOf(await api.request(address))).toBe('not-found');
    }
    const refused = await failureOf(await post(api.app, ravi, artForm(bytes)));
    expect(refused.message).toBe('This picture was taken out of the gallery. Please choose another one.');
    expect((await filesOf(api)).stored).toHaveLength(6);

    await hideUpload(api.deps, { reference: hashOf(item), hidden: false });
    expect((await api.succeed('gallery')).answer).toHaveLength(3);
    expect((await api.request(item.imageUrl)).status).toBe(200);
    expect(await succeedToUpload(api.app, asha, bytes)).toEqual({ ...item, wasThere: true });
  });

  it('reports an unknown upload', async () => {
    for (const reference of ['nobody', '0'.repeat(64), '']) {
      expect(await hideUpload(api.deps, { reference, hidden: true })).toMatchObject({ code: 'not-found' });
      expect(await removeUpload(api.deps, { reference })).toMatchObject({ code: 'not-found' });
    }
  });
});

describe('removing', () => {
  it('deletes one upload, and the files with the last one', async () => {
    const ravi = await api.signIn();
    const bytes = await newPicture();
    const hers = await succeedToUpload(api.app, asha, bytes);
    const his = await succeedToUpload(api.app, ravi, bytes);
    const hash = hashOf(hers);

    expect(await removeUpload(api.deps, { reference: hers._id })).toEqual({
      ok: true,
      value: { hash, uploads: 1, files: 'kept' },
    });
    expect((await api.request(his.imageUrl)).status).toBe(200);
    expect(await removeUpload(api.deps, { reference: his._id })).toEqual({
      ok: true,
      value: { hash, uploads: 1, files: 'deleted' },
    });
    await expectNothingLeft(api);
    expect(await codeOf(await api.request(his.imageUrl))).toBe('not-found');
    // A removed picture may be uploaded again, unlike a hidden one.
    await succeedToUpload(api.app, asha, bytes);
  });

  it('by the hash removes every upload of the picture', async () => {
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    await succeedToUpload(api.app, await api.signIn(), bytes);
    expect(await removeUpload(api.deps, { reference: hashOf(item) })).toMatchObject({
      value: { uploads: 2, files: 'deleted' },
    });
    await expectNothingLeft(api);
  });

  it('hides the picture at once when the store fails, leaving its files to the sweep', async () => {
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    const failing: FileStore = {
      ...api.deps.files,
      delete: () => Promise.reject(new FileStoreError('The store is away')),
    };
    expect(await removeUpload({ ...api.deps, files: failing }, { reference: item._id })).toMatchObject({
      value: { uploads: 1, files: 'left' },
    });
    expect(await codeOf(await api.request(item.imageUrl))).toBe('not-found');
    expect((await api.succeed('gallery')).answer).toEqual([]);
    // The files may still be being deleted, so the upload waits.
    const refused = await post(api.app, asha, artForm(bytes));
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await codeOf(refused)).toBe('unavailable');

    api.clock.advance(10 * 60);
    await sweepUploads(api.deps);
    await expectNothingLeft(api);
    await succeedToUpload(api.app, asha, bytes);
  });

  it('that crashed does not block new uploads', async () => {
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    const dying: FileStore = { ...api.deps.files, delete: () => new Promise(() => {}) };
    void removeUpload({ ...api.deps, files: dying }, { reference: item._id });
    await expect.poll(() => rowsOf(api)).toEqual({ uploads: 0, pictures: 1 });
    api.clock.advance(10 * 60);
    const again = await succeedToUpload(api.app, asha, bytes);
    expect((await api.request(again.imageUrl)).status).toBe(200);
    await sweepUploads(api.deps);
    expect((await filesOf(api)).stored).toHaveLength(3);
  });

  it('during an upload of the same picture never leaves it without files', async () => {
    const bytes = await newPicture();
    const { imageUrl } = await succeedToUpload(api.app, asha, bytes);
    const hash = /[0-9a-f]{64}/.exec(imageUrl)![0];
    for (let round = 0; round < 12; round++) {
      await Promise.all([
        succeedToUpload(api.app, asha, bytes),
        new Promise((resolve) => setTimeout(resolve, round * 4)).then(() =>
          removeUpload(api.deps, { reference: hash }),
        ),
      ]);
      const { uploads } = await rowsOf(api);
      const { stored } = await filesOf(api);
      expect(stored).toHaveLength(uploads === 0 ? 0 : 3);
    }
  });

  /** A store in which something happens between the rows of an upload and its second check of the files. */
  const withRowsOnly = (happen: (hash: string) => Promise<unknown>): FileStore => {
    let heads = 0;
    return {
      ...api.deps.files,
      head: async (key) => {
        // Three sizes are looked for before there are rows.
        heads += 1;
        if (heads === 4) await happen(hashInName(key)!);
        return api.deps.files.head(key);
      },
    };
  };

  it('between the rows and the second check of the files leaves nothing', async () => {
    const files = withRowsOnly((reference) => removeUpload(api.deps, { reference }));
    const item = await succeedToUpload(apiWith(api, { files }), asha, await newPicture());
    await expectNothingLeft(api);
    expect((await api.request(item.imageUrl)).status).toBe(404);
  });

  it('that has deleted the files but not ended leaves nothing of an upload', async () => {
    const deleting = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const slow: FileStore = {
      ...api.deps.files,
      delete: async (key) => {
        await api.deps.files.delete(key);
        deleting.resolve();
        await held.promise;
      },
    };
    let removal: Promise<unknown> | undefined;
    const files = withRowsOnly((reference) => {
      removal = removeUpload({ ...api.deps, files: slow }, { reference });
      return deleting.promise;
    });
    const item = await succeedToUpload(apiWith(api, { files }), asha, await newPicture());
    held.resolve();
    await removal;
    await expectNothingLeft(api);
    expect((await api.request(item.imageUrl)).status).toBe(404);
  });

  it('between the check of the files and the rows is repaired', async () => {
    const ravi = await api.signIn();
    const bytes = await newPicture();
    await succeedToUpload(api.app, asha, bytes);
    let looked = false;
    const files: FileStore = {
      ...api.deps.files,
      head: async (key) => {
        const facts = await api.deps.files.head(key);
        if (!looked) {
          looked = true;
          await removeUpload(api.deps, { reference: hashInName(key)! });
        }
        return facts;
      },
    };
    const item = await succeedToUpload(apiWith(api, { files }), ravi, bytes);
    expect((await api.request(item.imageUrl)).status).toBe(200);
    expect((await filesOf(api)).stored).toHaveLength(3);
  });
});
