import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  artForm,
  codeOf,
  filesOf,
  hashOf,
  newPicture,
  post,
  succeedToUpload,
} from './features/uploads/uploads.fixture.ts';
import { runOperator } from './operator.ts';
import { startApi, testPassword, type Person, type TestApi } from './testing/api-harness.ts';
import { onPostgres } from './testing/test-database.ts';

let api: TestApi;
let asha: Person;
beforeAll(async () => {
  api = await startApi({ UPLOADS: 'approved' });
});
beforeEach(async () => {
  asha = await api.signIn();
});
afterAll(() => api.close());

/** The settings of the running server, as its operator has them. */
const settings = (): Record<string, string> => {
  const { dataDir, database } = api.deps.config;
  return {
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret for tests alone',
    ...(database.kind === 'postgres' ? { DATABASE_URL: database.address.urls[0] } : {}),
  };
};

/** Runs a command beside the running server. `answer` is typed; null without a terminal. */
const run = async (
  args: string[],
  { answer = null, env = settings() }: { answer?: string | null; env?: Record<string, string> } = {},
) => {
  let out = '';
  let err = '';
  const questions: string[] = [];
  const code = await runOperator(args, {
    env,
    cwd: '/nowhere',
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    ask: async (question) => {
      questions.push(question);
      return answer;
    },
    clock: api.clock,
  });
  return { code, out, err, questions };
};

const galleryIds = async () => (await api.succeed('gallery')).answer.map(({ _id }) => _id);

describe('uploads', () => {
  test('wait, are approved, hidden, shown again and removed', async () => {
    const bytes = await newPicture();
    const item = await succeedToUpload(api.app, asha, bytes);
    const waiting = await run(['uploads', 'list', '--waiting']);
    expect(waiting).toMatchObject({ code: 0, err: '' });
    expect(waiting.out).toContain(`waiting  ${item._id}  ${asha.email}`);
    expect(waiting.out).toContain(`http://localhost:3000${item.imageUrl}`);

    expect(await run(['uploads', 'approve', item._id])).toMatchObject({
      code: 0,
      out: `Approved: ${hashOf(item)}.\n`,
    });
    expect(await galleryIds()).toEqual([item._id]);

    // By the address, as one copies it from the page.
    const hidden = await run(['uploads', 'hide', `http://localhost:3000${item.thumbnailUrl}`]);
    expect(hidden).toMatchObject({ code: 0 });
    expect(await galleryIds()).toEqual([]);
    expect(await codeOf(await api.request(item.imageUrl))).toBe('not-found');
    expect(await codeOf(await post(api.app, asha, artForm(bytes)))).toBe('invalid');
    expect((await run(['uploads', 'list', '--hidden', '--json'])).out).toContain(`"id": "${item._id}"`);
    const shown = await run(['uploads', 'show', item._id]);
    expect(shown.out).toMatch(/^hidden, 48 x 32 pixels, \d+ kB\n/);

    await run(['uploads', 'unhide', hashOf(item)]);
    expect(await galleryIds()).toEqual([item._id]);

    const removed = await run(['uploads', 'remove', item._id, '--yes']);
    expect(removed).toMatchObject({
      code: 0,
      out: 'Removed 1 upload. Its files are deleted.\n',
      questions: [],
    });
    expect(await galleryIds()).toEqual([]);
    expect((await filesOf(api)).stored).toEqual([]);
    expect((await run(['uploads', 'list'])).out).toBe('0 uploads.\n');
  });

  test('are removed only after confirmation', async () => {
    const item = await succeedToUpload(api.app, asha, await newPicture());
    const remove = ['uploads', 'remove', hashOf(item)];
    expect(await run(remove, { answer: 'no' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Nothing was changed.'),
      questions: ['Delete 1 upload permanently? Type yes to go on: '],
    });
    expect(await run(remove)).toMatchObject({ code: 1, err: expect.stringContaining('add --yes') });
    expect((await filesOf(api)).stored).toHaveLength(3);
    expect(await run(remove, { answer: 'YES ' })).toMatchObject({ code: 0 });
    expect((await filesOf(api)).stored).toEqual([]);
  });

  test('of one member are removed by id, and stay for the other', async () => {
    const bytes = await newPicture();
    const hers = await succeedToUpload(api.app, asha, bytes);
    const ravi = await api.signIn();
    const his = await succeedToUpload(api.app, ravi, bytes);
    expect((await run(['uploads', 'remove', hers._id, '--yes'])).out).toContain('Its files stay');
    expect((await run(['uploads', 'show', his._id])).out).toContain(ravi.email);
    await run(['uploads', 'remove', his._id, '--yes']);
  });

  test.each(['show', 'hide', 'unhide', 'approve', 'remove'])(
    'that are unknown end %s with 1',
    async (verb) => {
      for (const reference of ['nobody', '0'.repeat(64)]) {
        const { code, out, err } = await run(['uploads', verb, reference, '--yes']);
        expect({ code, out, err }).toEqual({ code: 1, out: '', err: `There is no upload ${reference}.\n` });
      }
    },
  );
});

describe('accounts', () => {
  test('are exported with everything but secrets', async () => {
    const item = await succeedToUpload(api.app, asha, await newPicture());
    await api.succeed('saveCart', { as: asha, body: { cart: [] } });
    const { answer: events } = await api.succeed('events');
    const upcoming = events.find(({ status }) => status === 'Upcoming')!;
    await api.succeed('registerEvent', { as: asha, body: { eventId: upcoming._id } });

    const { code, out } = await run(['accounts', 'export', asha.email.toUpperCase()]);
    expect(code).toBe(0);
    const exported = JSON.parse(out) as Record<string, unknown>;
    expect(exported).toMatchObject({
      account: { id: asha.id, name: asha.name, email: asha.email },
      sessions: [{ expiresAt: expect.any(String) }],
      cart: { items: [], version: 1 },
      eventRegistrations: [{ id: upcoming._id, title: upcoming.event_title }],
      uploads: [{ id: item._id, state: 'waiting' }],
    });
    const token = asha.cookie.split('=')[1]!;
    const { password_hash: hash } = await api.deps.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', asha.id)
      .executeTakeFirstOrThrow();
    for (const secret of [hash, token, testPassword]) expect(out).not.toContain(secret);
    await run(['accounts', 'delete', asha.email, '--yes']);
  });

  test('are deleted with all their data and nothing else', async () => {
    const ravi = await api.signIn();
    const shared = await newPicture();
    const own = await succeedToUpload(api.app, asha, await newPicture());
    await succeedToUpload(api.app, asha, shared);
    const his = await succeedToUpload(api.app, ravi, shared);
    await api.succeed('saveCart', { as: asha, body: { cart: [] } });
    const { answer: events } = await api.succeed('events');
    const eventId = events.find(({ status }) => status === 'Upcoming')!._id;
    for (const person of [asha, ravi]) await api.succeed('registerEvent', { as: person, body: { eventId } });

    expect(await run(['accounts', 'delete', asha.email])).toMatchObject({ code: 1 });
    await api.succeed('userData', { as: asha });
    expect(await run(['accounts', 'delete', asha.email], { answer: 'yes' })).toMatchObject({
      code: 0,
      out: 'Deleted the account with 1 session, 1 registration, 2 uploads and 1 picture.\n',
    });

    await api.fail('userData', 'signed-out', { as: asha });
    await api.fail('login', 'bad-credentials', { body: { email: asha.email, password: testPassword } });
    for (const table of ['sessions', 'carts', 'event_registrations', 'uploads'] as const) {
      const rows = await api.deps.db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', asha.id)
        .execute();
      expect(rows).toEqual([]);
    }
    const { stored } = await filesOf(api);
    expect(stored.filter((name) => name.startsWith(hashOf(own)))).toEqual([]);
    expect(stored.filter((name) => name.startsWith(hashOf(his)))).toHaveLength(3);
    await api.succeed('userData', { as: ravi });
    expect(await run(['accounts', 'delete', asha.email, '--yes'])).toMatchObject({
      code: 1,
      err: `There is no account ${asha.email}.\n`,
    });
  });
});

describe('a command', () => {
  test('that is invalid ends with 2 and a message', async () => {
    for (const [args, words] of [
      [['uploads'], 'There is no command "uploads".'],
      [['uploads', 'burn', 'x'], 'There is no command "uploads burn".'],
      [['uploads', 'show'], 'uploads show needs a reference or an address.'],
      [['uploads', 'show', 'a', 'b'], 'uploads show needs a reference or an address.'],
      [['uploads', 'list', 'x'], 'uploads list takes no name.'],
      [['uploads', 'list', '--limit', '0'], '--limit must be a number from 1 to 99999.'],
      [['uploads', 'list', '--hidden', '--waiting'], 'Choose one of --hidden and --waiting.'],
      [['uploads', 'list', '--everything'], '--everything'],
    ] as const) {
      const { code, err } = await run([...args]);
      expect(code).toBe(2);
      expect(err).toContain(words);
      expect(err).toContain('See --help.');
    }
    expect(await run(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('uploads hide <ref>'),
    });
    expect((await run([])).code).toBe(2);
  });

  test('says in one line why it can’t work and creates nothing', async () => {
    const wrong = await run(['uploads', 'list'], { env: { ...settings(), UPLOADS: 'sometimes' } });
    expect(wrong).toMatchObject({ code: 1, err: 'UPLOADS must be one of open, verified, approved.\n' });
    const elsewhere = join(api.deps.config.dataDir, 'elsewhere');
    const missing = await run(['uploads', 'list'], {
      env: {
        DATA_DIR: elsewhere,
        ...(onPostgres()
          ? { DATABASE_URL: 'postgres://x@127.0.0.1:1/x', AUTH_SECRET: 'sixteen or more letters' }
          : {}),
      },
    });
    expect(missing.code).toBe(1);
    expect(missing.err).toMatch(
      onPostgres()
        ? /^DATABASE_URL: the database can't be used \(.*\)\.\n$/
        : /^DATA_DIR: there is no database in/,
    );
    await expect(readdir(elsewhere)).rejects.toThrow('ENOENT');
  });

  test.skipIf(onPostgres())('names a damaged database in one line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kv-damaged-'));
    await writeFile(join(folder, 'kalavithi.db'), 'not a database '.repeat(1000));
    const { code, err } = await run(['uploads', 'list'], { env: { ...settings(), DATA_DIR: folder } });
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR: the database can't be opened \(.*\)\.\n$/);
  });

  test('refuses a database of another version', async () => {
    const { db } = api.deps;
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '999-later', timestamp: 'now' } as never)
      .execute();
    const { code, err } = await run(['uploads', 'list']);
    await db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', '999-later' as never)
      .execute();
    expect(code).toBe(1);
    expect(err).toMatch(/of another version of Kalavithi\. Start the server/);
  });
});
