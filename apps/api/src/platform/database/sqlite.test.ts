import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onPostgres } from '../../testing/test-database.ts';
import { isSqliteLocked, isSqliteUnavailable, openSqlite } from './sqlite.ts';

interface Shop {
  notes: { id: number; text: string };
}

describe.skipIf(onPostgres())('SQLite', () => {
  let folder: string;
  let file: string;
  const opened: Kysely<Shop>[] = [];
  const connect = () => {
    const { dialect, check } = openSqlite(file);
    const db = new Kysely<Shop>({ dialect });
    opened.push(db);
    return { db, check };
  };
  const put = (db: Kysely<Shop>, id: number, text = 'here') =>
    db.insertInto('notes').values({ id, text }).execute();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kv-sqlite-'));
    file = join(folder, 'shop.db');
    const database = new DatabaseSync(file);
    database.exec('create table notes (id integer primary key, text text)');
    database.close();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.destroy()));
    await rm(folder, { recursive: true, force: true });
  });

  test('reads committed data beside a transaction', async () => {
    const { db } = connect();
    const count = async () => (await db.selectFrom('notes').select('id').execute()).length;
    await db.transaction().execute(async (transaction) => {
      await put(transaction, 1);
      expect(await count()).toBe(0);
      expect(await transaction.selectFrom('notes').select('id').execute()).toEqual([{ id: 1 }]);
    });
    expect(await count()).toBe(1);
  });

  test('writes outside a transaction wait for it, and are not part of it', async () => {
    const { db } = connect();
    let beside: Promise<unknown> | undefined;
    const failing = db.transaction().execute(async (transaction) => {
      await put(transaction, 1);
      beside = put(db, 2);
      throw new Error('stop here');
    });
    await expect(failing).rejects.toThrow('stop here');
    await beside;
    expect(await db.selectFrom('notes').select('id').execute()).toEqual([{ id: 2 }]);
  });

  test('does not hide the error after SQLite’s own rollback', async () => {
    const { db } = connect();
    const failing = db.transaction().execute(async (transaction) => {
      await put(transaction, 1);
      await sql`rollback`.execute(transaction);
      throw new Error('the first error');
    });
    await expect(failing).rejects.toThrow('the first error');
    await put(db, 2);
    expect(await db.selectFrom('notes').select('id').execute()).toEqual([{ id: 2 }]);
  });

  test('waits for a lock in transactions and single writes', async () => {
    const { db } = connect();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const transaction = db.transaction().execute((one) => put(one, 1));
    const single = put(db, 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    other.exec('commit');
    other.close();
    await Promise.all([transaction, single]);
    expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(2);
  });

  test('a failed rollback and a failed reopening end one transaction, not all writing', async () => {
    const { db } = connect();
    const exec = DatabaseSync.prototype.exec;
    const rollback = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      statement,
    ) {
      if (statement === 'rollback') throw new Error('disk I/O error');
      exec.call(this, statement);
    });
    const reopening = vi.spyOn(DatabaseSync.prototype, 'open').mockImplementation(() => {
      throw new Error('unable to open database file');
    });
    try {
      const failing = db.transaction().execute(async (transaction) => {
        await put(transaction, 1);
        throw new Error('the first error');
      });
      await expect(failing).rejects.toThrow('the first error');
      await expect(put(db, 2)).rejects.toThrow('unable to open');
    } finally {
      rollback.mockRestore();
      reopening.mockRestore();
    }
    await put(db, 3);
    expect(await db.selectFrom('notes').select('id').execute()).toEqual([{ id: 3 }]);
  });

  test('two transactions on one connection follow each other at once, also with others in the queue', async () => {
    const { db } = connect();
    let beside: Promise<unknown> | undefined;
    await db.connection().execute(async (connection) => {
      await connection.transaction().execute(async (transaction) => {
        await put(transaction, 1);
        beside = db.transaction().execute((other) => put(other, 2));
      });
      await connection.transaction().execute((transaction) => put(transaction, 3));
      await beside;
      await connection
        .transaction()
        .execute(() => Promise.reject(new Error('taken back')))
        .catch(() => {});
      await put(connection, 4);
    });
    const rows = await db.selectFrom('notes').select('id').execute();
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('only the lock of another process counts as one, not a queue that does not move', async () => {
    const { db } = connect();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    const another = new DatabaseSync(file, { timeout: 0 });
    let locked: unknown;
    try {
      another.exec('begin immediate');
    } catch (error) {
      locked = error;
    }
    other.close();
    another.close();
    expect(isSqliteLocked(locked)).toBe(true);

    vi.useFakeTimers();
    try {
      let release = () => {};
      const first = db.transaction().execute(() => new Promise<void>((resolve) => (release = resolve)));
      const waiting = put(db, 2).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(10_000);
      const late: unknown = await waiting;
      expect(isSqliteUnavailable(late)).toBe(true);
      expect(isSqliteLocked(late)).toBe(false);
      release();
      await first;
    } finally {
      vi.useRealTimers();
    }
  });

  test('refuses writes at once while five hundred wait, and does those', async () => {
    const { db } = connect();
    let waiting: Promise<unknown>[] = [];
    const refused: unknown = await db.transaction().execute(async () => {
      waiting = Array.from({ length: 500 }, (_, index) => put(db, index));
      return Promise.race([put(db, 500).catch((error: unknown) => error), ...waiting]);
    });
    expect(refused).toMatchObject({ message: 'Too many writes wait already' });
    expect(isSqliteUnavailable(refused)).toBe(true);
    await Promise.all(waiting);
    await put(db, 500);
    expect(await db.selectFrom('notes').select('id').execute()).toHaveLength(501);
  });

  test('remembers damage found by a statement', async () => {
    const filler = new DatabaseSync(file);
    filler.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
      insert into notes select i, hex(randomblob(400)) from n`);
    filler.close();
    const handle = await open(file, 'r+');
    // The first two pages hold the schema and the root; the rest is overwritten.
    await handle.write(Buffer.alloc(60_000, 0xff), 0, 60_000, 8192);
    await handle.close();
    const { db, check } = connect();
    expect(check).not.toThrow();
    const failure: unknown = await db
      .selectFrom('notes')
      .selectAll()
      .execute()
      .catch((error: unknown) => error);
    expect(String(failure)).toContain('malformed');
    expect(isSqliteUnavailable(failure)).toBe(true);
    expect(check).toThrow('malformed');
  });
});
