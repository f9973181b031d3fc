import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '../../testing/postgres-cluster.ts';
import { freshDatabase, onPostgres } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { parseConfig } from '../config.ts';
import { isPostgresLocked, isPostgresUnavailable, openPostgres, servingLimits } from './postgres.ts';

interface Shop {
  notes: { id: number; text: string };
}

const log = createLog({ logLevel: 'silent' });
const quickLimits = { ...servingLimits, lockMs: 200, answerMs: 400 };

const opened: Kysely<Shop>[] = [];
const connect = (url: string, limits = servingLimits): Kysely<Shop> => {
  const { database } = parseConfig({ DATABASE_URL: url, AUTH_SECRET: 'a secret for tests alone' }, '/');
  if (database.kind !== 'postgres') throw new TypeError('Not an address of PostgreSQL');
  const db = new Kysely<Shop>({ dialect: openPostgres(database.address, log, limits) });
  opened.push(db);
  return db;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()));
});

const makeTable = (db: Kysely<Shop>) =>
  sql`create table notes (id integer primary key, text text)`.execute(db);
const put = (db: Kysely<Shop>, id: number) => db.insertInto('notes').values({ id, text: 'here' }).execute();
const ids = async (db: Kysely<Shop>) =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id);

describe.runIf(onPostgres())('a network that stalls', () => {
  /** A proxy to the cluster's socket that can hold traffic. */
  let proxy: Server;
  let pairs: [Socket, Socket][] = [];
  const stall = () => pairs.flat().forEach((socket) => socket.pause());
  const goOn = () => pairs.flat().forEach((socket) => socket.resume());
  let direct: string;
  let through: string;

  beforeAll(async () => {
    const folder = new URL(inject('postgresUrl')).searchParams.get('host') ?? '';
    proxy = createServer((near) => {
      const far = createConnection(join(folder, '.s.PGSQL.5432'));
      const pair: [Socket, Socket] = [near, far];
      pairs.push(pair);
      for (const [from, to] of [pair, pair.toReversed() as typeof pair]) {
        from.on('data', (bytes) => to.write(bytes));
        from.on('close', () => to.destroy());
        from.on('error', () => to.destroy());
      }
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    direct = (await freshDatabase()).DATABASE_URL ?? '';
    const { pathname } = new URL(direct);
    through = `postgres://kalavithi@127.0.0.1:${(proxy.address() as AddressInfo).port}${pathname}`;
    await makeTable(connect(direct));
  });
  afterAll(() => {
    for (const socket of pairs.flat()) socket.destroy();
    proxy.close();
  });
  afterEach(() => {
    pairs = pairs.filter(([near]) => !near.destroyed);
  });

  test('never loses writes after a late begin', async () => {
    const db = connect(through, quickLimits);
    const other = connect(direct);
    await put(db, 1);
    stall();
    const failure = await db
      .transaction()
      .execute((transaction) => put(transaction, 2))
      .catch((error: unknown) => error);
    expect(isPostgresUnavailable(failure)).toBe(true);
    goOn();
    await put(db, 3);
    expect(await ids(other)).toEqual([1, 3]);
    await db.destroy();
    expect(await ids(other)).toEqual([1, 3]);
    opened.splice(opened.indexOf(db), 1);
  });

  test('discards a connection after a statement times out', async () => {
    const limits = { ...quickLimits, answerMs: 1500 };
    const db = connect(through, limits);
    const pid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await pid();
    stall();
    const start = performance.now();
    await expect(
      db.transaction().execute((transaction) => sql`select pg_sleep(0)`.execute(transaction)),
    ).rejects.toThrow(/timeout/);
    // The rollback does not wait for another answer that can't come.
    expect(performance.now() - start).toBeLessThan(2 * limits.answerMs);
    goOn();
    expect(await pid()).not.toBe(before);
  });
});

describe.runIf(onPostgres())('a lock of another process', () => {
  test('ends the wait soon, as unavailable, and the connection is used again', async () => {
    const { DATABASE_URL = '' } = await freshDatabase();
    const db = connect(DATABASE_URL, { ...quickLimits, answerMs: 10_000 });
    await makeTable(db);
    await put(db, 1);
    let release = () => {};
    const other = connect(DATABASE_URL)
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('notes').set({ text: 'held' }).execute();
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      });
    let failure: unknown;
    // Until the other one holds the row, this one gets it.
    while (failure === undefined) {
      failure = await db
        .updateTable('notes')
        .set({ text: 'wanted' })
        .execute()
        .then(
          () => undefined,
          (error: unknown) => error,
        );
    }
    expect(isPostgresLocked(failure)).toBe(true);
    expect(isPostgresUnavailable(failure)).toBe(true);
    release();
    await other;
    expect(await ids(db)).toEqual([1]);
  });

  test('sessions have their limits from the first statement on', async () => {
    const { DATABASE_URL = '' } = await freshDatabase();
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(connect(DATABASE_URL));
    expect(rows).toEqual([{ statement: '8s', lock: '3s', idle: '20s' }]);
  });
});

describe.runIf(onPostgres())('several hosts', () => {
  const clusters: PostgresCluster[] = [];
  let name: string;
  beforeAll(async () => {
    for (const cluster of await Promise.all([startPostgresCluster(), startPostgresCluster()])) {
      clusters.push(cluster);
      const url = await cluster.createDatabase();
      name = new URL(url).pathname.slice(1);
      await makeTable(connect(url));
    }
  });
  afterAll(() => Promise.all(clusters.map((cluster) => cluster.remove())));

  const setReadOnly = async (cluster: PostgresCluster | undefined, on: boolean) => {
    await cluster?.execute(`alter database ${name} set default_transaction_read_only = ${on ? 'on' : 'off'}`);
    // Sessions take the setting up when they begin; ending them is what a failover does.
    await cluster?.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
  };
  const serverOf = async (db: Kysely<Shop>) => {
    const { rows } = await sql<{
      folder: string;
    }>`select current_setting('unix_socket_directories') as folder`.execute(db);
    return clusters.findIndex(({ folder }) => folder === rows[0]?.folder);
  };
  const urlOf = (...hosts: (string | undefined)[]) => `postgres://kalavithi@/${name}?host=${hosts.join(',')}`;

  test('the one that is up is found behind one that is not', async () => {
    const db = connect(urlOf('127.0.0.1', clusters[1]?.folder).concat('&port=1,5432'));
    await put(db, 1);
    expect(await serverOf(db)).toBe(1);
  });

  test('the one that takes writes is chosen, and the other after a failover', async () => {
    const db = connect(urlOf(clusters[0]?.folder, clusters[1]?.folder));
    await setReadOnly(clusters[0], true);
    await put(db, 2);
    expect(await serverOf(db)).toBe(1);

    await setReadOnly(clusters[0], false);
    // The one in use takes no more writes, though its sessions live on.
    await clusters[1]?.execute('alter system set default_transaction_read_only = on');
    await clusters[1]?.execute('select pg_reload_conf()');
    let failure: unknown;
    let id = 100;
    while (failure === undefined) {
      id += 1;
      failure = await put(db, id).then(
        () => undefined,
        (error: unknown) => error,
      );
    }
    expect(isPostgresUnavailable(failure)).toBe(true);
    await put(db, 3);
    expect(await serverOf(db)).toBe(0);
    expect(await ids(db)).toContain(3);

    await clusters[1]?.execute('alter system reset default_transaction_read_only');
    await clusters[1]?.execute('select pg_reload_conf()');
    await clusters[0]?.halt();
    // Its sessions broke off; the first to notice may fail.
    await put(db, 4).catch(() => put(db, 4));
    expect(await serverOf(db)).toBe(1);
    await clusters[0]?.start();
  });

  test('when none will do, it is unavailable', async () => {
    const failure = await put(connect('postgres://kalavithi@127.0.0.1:1,127.0.0.1:2/shop'), 1).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(AggregateError);
    expect(isPostgresUnavailable(failure)).toBe(true);
  });
});
