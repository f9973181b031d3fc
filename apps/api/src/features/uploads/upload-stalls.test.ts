import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import { startS3Server, type S3Server } from '../../platform/file-store/s3-server.fixture.ts';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import { removeUpload } from './remove-upload.ts';
import { apiWith, artForm, newPicture, post, removeEverything, succeedToUpload } from './uploads.fixture.ts';

/** More than the database has connections. */
const uploadsAtOnce = 12;

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

/** A store whose calls of one kind wait for `release`, per file from the given call on. */
const stallingStore = (files: FileStore, kind: 'head' | 'put' | 'delete', fromCall: number) => {
  const calls = new Map<string, number>();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const stalled: string[] = [];
  const stall = async (key: string) => {
    const call = (calls.get(key) ?? 0) + 1;
    calls.set(key, call);
    if (call < fromCall) return;
    stalled.push(key);
    await gate;
  };
  const store: FileStore = {
    ...files,
    head: async (key) => {
      if (kind === 'head') await stall(key);
      return files.head(key);
    },
    put: async (key, bytes, type) => {
      if (kind === 'put') await stall(key);
      await files.put(key, bytes, type);
    },
    delete: async (key) => {
      if (kind === 'delete') await stall(key);
      await files.delete(key);
    },
  };
  return { store, stalled, release };
};

describe.each(stores)('a stalled store in $name', ({ environment }) => {
  let api: TestApi;
  let others: Person[];
  beforeAll(async () => {
    api = await startApi(environment());
    others = await Promise.all(Array.from({ length: uploadsAtOnce }, () => api.signIn()));
  });
  afterAll(async () => {
    await removeEverything(api);
    await api.close();
  });

  /**
   * Calls that have nothing to do with files. They would wait for ever if a transaction waited for
   * the store.
   */
  const callSomethingElse = async () => {
    const asha = await api.signIn();
    await api.succeed('saveCart', { as: asha, body: { cart: [] } });
    expect((await api.succeed('events')).answer.length).toBeGreaterThan(0);
  };

  // Each of a picture's three files is looked for, written, and looked for again when the rows are
  // there.
  it.each([
    ['while an upload looks for its files', 'head', 1],
    ['while an upload writes its files', 'put', 1],
    ['after an upload has written its rows', 'head', 2],
  ] as const)('blocks nothing else %s', async (_when, kind, fromCall) => {
    const { store, stalled, release } = stallingStore(api.deps.files, kind, fromCall);
    const app = apiWith(api, { files: store });
    const uploads = others.map(async (person) => post(app, person, artForm(await newPicture())));
    await expect.poll(() => stalled.length, { timeout: 15_000 }).toBe(3 * uploadsAtOnce);
    await callSomethingElse();
    release();
    const statuses = await Promise.all(uploads.map(async (upload) => (await upload).status));
    expect(statuses).toEqual(Array(uploadsAtOnce).fill(201));
  });

  it('blocks nothing else while a picture is removed', async () => {
    const item = await succeedToUpload(api.app, others[0]!, await newPicture());
    const { store, stalled, release } = stallingStore(api.deps.files, 'delete', 1);
    const removal = removeUpload({ ...api.deps, files: store }, { reference: item._id });
    await expect.poll(() => stalled.length).toBe(3);
    await callSomethingElse();
    release();
    expect(await removal).toMatchObject({ ok: true, value: { files: 'deleted' } });
  });
});
