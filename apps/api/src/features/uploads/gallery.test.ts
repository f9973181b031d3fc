import { uploads as rules } from '@kalavithi/contract/constants';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { visibleUploads } from './uploads.queries.ts';

let api: TestApi;
let asha: Person;
beforeAll(async () => {
  api = await startApi();
  asha = await api.signIn();
});
afterAll(async () => {
  await api.close();
});

/** Puts uploads into the database as uploading would, without files. */
const insertUploads = async (rows: { id: string; at: number; hidden?: boolean }[]): Promise<void> => {
  const times = rows.map(({ at }) => new Date(at).toISOString());
  const hashes = rows.map(({ id }) => Buffer.from(id).toString('hex').padEnd(64, '0'));
  await api.deps.db
    .insertInto('pictures')
    .values(
      rows.map(({ hidden }, index) => ({
        hash: hashes[index]!,
        width: 30,
        height: 20,
        approved_at: times[index]!,
        hidden_at: hidden ? times[index]! : null,
        bytes: 1000,
        removing_since: null,
      })),
    )
    .execute();
  await api.deps.db
    .insertInto('uploads')
    .values(
      rows.map(({ id }, index) => ({
        id,
        user_id: asha.id,
        hash: hashes[index]!,
        created_at: times[index]!,
      })),
    )
    .execute();
};

/** The ids of one page, and the query that its `Link` header leads to. */
const page = async (query?: Record<string, string>) => {
  const { answer, headers } = await api.succeed('gallery', query === undefined ? {} : { query });
  const link = headers.get('link');
  const [, cursor] = /^<\/gallery\?cursor=([\w-]+)>; rel="next"$/.exec(link ?? '') ?? [];
  expect(link === null).toBe(cursor === undefined);
  return { ids: answer.map((item) => item._id), next: cursor === undefined ? null : { cursor } };
};

describe('the gallery', () => {
  it('is empty without uploads', async () => {
    expect(await page()).toEqual({ ids: [], next: null });
  });

  it('has a last page that is exactly full', async () => {
    const base = Date.UTC(2025, 0, 1);
    await insertUploads(
      Array.from({ length: rules.pageSize }, (_, index) => ({ id: `first-${index}`, at: base + index })),
    );
    const only = await page();
    expect(only.ids).toHaveLength(rules.pageSize);
    expect(only.ids[0]).toBe(`first-${rules.pageSize - 1}`);
    expect(only.next).toBeNull();
  });

  it('lists each upload once, newest first, while new ones arrive', async () => {
    const base = Date.UTC(2025, 1, 1);
    // Three uploads a moment, so that a page ends within one; every seventh is hidden.
    const rows = Array.from({ length: 150 }, (_, index) => ({
      id: `second-${String(index).padStart(3, '0')}`,
      at: base + Math.floor(index / 3),
      hidden: index % 7 === 0,
    }));
    await insertUploads(rows);
    const expected = [
      ...rows
        .filter(({ hidden }) => !hidden)
        .toReversed()
        .map(({ id }) => id),
      ...Array.from({ length: rules.pageSize }, (_, index) => `first-${rules.pageSize - 1 - index}`),
    ];

    const seen: string[] = [];
    let query: { cursor: string } | undefined;
    let pages = 0;
    for (;;) {
      const { ids, next } = await page(query);
      expect(ids.length).toBeLessThanOrEqual(rules.pageSize);
      seen.push(...ids);
      await insertUploads([{ id: `meanwhile-${pages}`, at: Date.UTC(2025, 2, 1) }]);
      pages += 1;
      if (next === null) break;
      query = next;
    }
    expect(pages).toBe(Math.ceil(expected.length / rules.pageSize));
    expect(seen).toEqual(expected);
  });

  it('finds the next page by the index', async () => {
    const after = { createdAt: new Date(Date.UTC(2025, 1, 1)).toISOString(), id: 'second-000' };
    const { sql: text, parameters } = visibleUploads(api.deps.db, after, 61).compile();
    const explain = async (prefix: string) =>
      api.deps.db.transaction().execute(async (db) => {
        // With few rows PostgreSQL prefers a full scan; the test is whether the index is usable.
        if (onPostgres()) await sql.raw('set local enable_seqscan = off').execute(db);
        if (onPostgres()) await sql.raw('set local enable_sort = off').execute(db);
        return JSON.stringify(
          (await db.executeQuery(CompiledQuery.raw(`${prefix} ${text}`, [...parameters]))).rows,
        );
      });
    const plan = await explain(onPostgres() ? 'explain (costs off)' : 'explain query plan');
    expect(plan).toContain(
      onPostgres()
        ? 'Index Cond: (ROW(created_at, id) < ROW('
        : 'SEARCH uploads USING INDEX uploads_by_time ((created_at,id)<(?,?))',
    );
    // The index gives the rows in order: nothing has to be sorted.
    expect(plan).not.toMatch(/TEMP B-TREE|"Sort/);
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['of another shape', Buffer.from('{"createdAt":"2025-01-01T00:00:00.000Z"}').toString('base64url')],
    ['with a time that is none', Buffer.from('["yesterday","x"]').toString('base64url')],
    ['with too coarse a time', Buffer.from('["2025-01-01T00:00:00Z","x"]').toString('base64url')],
    ['without an id', Buffer.from('["2025-01-01T00:00:00.000Z",""]').toString('base64url')],
    ['with a number', Buffer.from('["2025-01-01T00:00:00.000Z",5]').toString('base64url')],
    ['that is empty', ''],
    ['that is endless', 'a'.repeat(5000)],
  ])('refuses a cursor %s', async (_name, cursor) => {
    await api.fail('gallery', 'invalid', { query: { cursor } });
  });

  it('answers 304 when nothing changed', async () => {
    const first = await api.request('/gallery');
    const tag = first.headers.get('etag');
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect((await api.request('/gallery', { headers: { 'if-none-match': tag! } })).status).toBe(304);
    await insertUploads([{ id: 'newest', at: Date.UTC(2025, 3, 1) }]);
    expect((await api.request('/gallery', { headers: { 'if-none-match': tag! } })).status).toBe(200);
  });
});
