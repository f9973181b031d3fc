import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

/** How long, in milliseconds, a statement is retried while another process holds the lock. */
const busyMs = 3000;

/** How long, in milliseconds, a write waits for earlier writes of this process. */
const queueMs = 10_000;

/** Queued writes at most. A slow disk could not finish more within `queueMs`. */
const queueLength = 500;

/** Milliseconds between attempts to get a lock. Only one write at a time retries. */
const retryMs = 20;

/** Busy timeout while opening; blocking is fine before any request is served. */
const openMs = 2000;

const resultCodes = { busy: 5, locked: 6, corrupt: 11, cantOpen: 14, notADatabase: 26 } as const;

/**
 * Primary result codes of SQLite (https://sqlite.org/rescode.html) for problems of the machine, not
 * the statement: busy, locked, read-only, I/O, corrupt, full, can't open, not a database.
 */
const unavailableCodes = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** The low byte of SQLite's code is the primary code; 0 when the error is not SQLite's. */
const primaryCode = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode % 256
    : 0;

/** An error that counts as one of SQLite's. */
const sqliteError = (message: string, errcode: number): Error =>
  Object.assign(new Error(message), { errcode });

export const isSqliteUnavailable = (error: unknown): boolean => unavailableCodes.has(primaryCode(error));

/**
 * Whether another process holds the lock; the database is fine. The own write queue does not count:
 * when it is stuck, this process can't write.
 */
export const isSqliteLocked = (error: unknown): boolean => {
  const code = primaryCode(error);
  const isFromSqlite = (error as { code?: unknown } | null)?.code === 'ERR_SQLITE_ERROR';
  return isFromSqlite && (code === resultCodes.busy || code === resultCodes.locked);
};

/** The table types allow only values that SQLite stores. */
const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

const header = Buffer.from('SQLite format 3\0');

/**
 * The database file as it was opened. SQLite keeps writing to an open file after it was deleted,
 * replaced or emptied, and those writes are lost.
 */
class DatabaseFile {
  readonly #path: string;
  readonly #identity: string;

  constructor(path: string) {
    this.#path = path;
    this.#identity = this.#read() ?? '';
  }

  #read(): string | null {
    const facts = statSync(this.#path, { throwIfNoEntry: false });
    return facts ? `${facts.dev}:${facts.ino}` : null;
  }

  /**
   * A single `stat`.
   * @throws an error that counts as "can't open" when the path no longer leads to the open file
   */
  checkPath(): void {
    const identity = this.#read();
    if (identity === this.#identity) return;
    const what = identity === null ? 'is gone' : 'was replaced by another file';
    throw sqliteError(
      `The database ${this.#path} ${what} while the server runs. Put it back, or restart the server.`,
      resultCodes.cantOpen,
    );
  }

  /** @throws an error when the file is missing, replaced, emptied or overwritten */
  check(): void {
    this.checkPath();
    const file = openSync(this.#path, 'r');
    try {
      const start = Buffer.alloc(header.length);
      readSync(file, start, 0, start.length, 0);
      if (!start.equals(header)) {
        throw sqliteError(
          `The database ${this.#path} was emptied or overwritten while the server runs. Restore a backup.`,
          resultCodes.notADatabase,
        );
      }
    } finally {
      closeSync(file);
    }
  }
}

/** Admits one writer at a time, in order of arrival. */
class WriteQueue {
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  /**
   * @returns a function that admits the next one.
   * @throws an error that counts as "busy": at once when the queue is full, or after `queueMs`
   */
  async enter(): Promise<() => void> {
    if (this.#busy) {
      if (this.#waiting.length >= queueLength) {
        throw sqliteError('Too many writes wait already', resultCodes.busy);
      }
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(enter), 1);
          reject(sqliteError('The writes before this one took too long', resultCodes.busy));
        }, queueMs);
        this.#waiting.push(enter);
      });
    }
    this.#busy = true;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#waiting.shift();
      // Stays busy for the next one, so that no other writer gets in between.
      if (next) next();
      else this.#busy = false;
    };
  }
}

/** Statements kept per connection: more than the product has, bounded because lists vary in length. */
const maxStatements = 200;

interface Prepared {
  statement: StatementSync;
  /** Whether it returns rows. */
  returnsRows: boolean;
}

/** Prepared statements of one connection, least recently used first: preparing costs more than most queries. */
class Statements {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  get(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    this.#prepared.delete(sql);
    const prepared = known ?? this.#prepare(sql);
    this.#prepared.set(sql, prepared);
    const [oldest] = this.#prepared.keys();
    if (oldest !== undefined && this.#prepared.size > maxStatements) this.#prepared.delete(oldest);
    return prepared;
  }

  /** Closing a connection finalizes its statements. */
  clear(): void {
    this.#prepared.clear();
  }

  #prepare(sql: string): Prepared {
    const statement = this.#database.prepare(sql);
    return { statement, returnsRows: statement.columns().length > 0 };
  }
}

/** The two SQLite connections that all of Kysely's connections share: one writes, one reads. */
class SqliteFile {
  readonly queue = new WriteQueue();
  readonly file: DatabaseFile;
  readonly #writer: DatabaseSync;
  readonly #writerStatements: Statements;
  readonly #reader: DatabaseSync;
  readonly #readerStatements: Statements;
  #closed = false;
  /** The first error that shows damage; only a restart with a good file helps. */
  #damage: unknown;

  /** @throws the driver's error when the file can't be opened */
  constructor(path: string) {
    this.#writer = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
    try {
      this.#writer.exec(`pragma busy_timeout = ${openMs}; pragma journal_mode = wal`);
      this.#prepareWriter();
      this.#reader = new DatabaseSync(path, { timeout: 0 });
      this.#reader.exec('pragma query_only = 1');
    } catch (error) {
      this.#writer.close();
      throw error;
    }
    this.#writerStatements = new Statements(this.#writer);
    this.#readerStatements = new Statements(this.#reader);
    this.file = new DatabaseFile(path);
  }

  /** No busy timeout: it would block the process. `full` makes a commit durable. */
  #prepareWriter(): void {
    this.#writer.exec('pragma busy_timeout = 0; pragma synchronous = full');
  }

  read = (query: CompiledQuery) => this.#run(this.#readerStatements, query);

  /** A statement of the transaction that `begin` opened. */
  writeInTransaction = (query: CompiledQuery) => this.#run(this.#writerStatements, query);

  write = (query: CompiledQuery) => {
    this.file.checkPath();
    this.#openWriter();
    return this.#run(this.#writerStatements, query);
  };

  /** Immediate: reading first and writing later fails when another process writes. */
  begin = () => {
    this.file.checkPath();
    this.#openWriter();
    this.#exec('begin immediate');
  };

  commit = () => this.#exec('commit');

  /**
   * Ends the transaction in every case. SQLite itself rolls back after a full disk or an I/O error;
   * a second `rollback` would fail and hide the first error.
   */
  rollback = () => {
    if (!this.#writer.isOpen || !this.#writer.isTransaction) return;
    try {
      this.#exec('rollback');
    } catch {
      // Closing rolls back; the next write opens a new connection.
      this.#writerStatements.clear();
      this.#writer.close();
    }
  };

  /**
   * Reopens the writer after a failed rollback.
   * @throws the driver's error; the next write retries
   */
  #openWriter(): void {
    if (this.#writer.isOpen || this.#closed) return;
    this.#writer.open();
    try {
      this.#prepareWriter();
    } catch (error) {
      this.#writer.close();
      throw error;
    }
  }

  /** @throws an error when the file is missing or damaged */
  check(): void {
    this.file.check();
    if (this.#damage) throw this.#damage;
  }

  close(): void {
    this.#closed = true;
    this.#reader.close();
    if (this.#writer.isOpen) this.#writer.close();
  }

  #exec(sql: string): void {
    this.#watched(() => this.#writer.exec(sql));
  }

  #run(statements: Statements, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
    return this.#watched(() => {
      const { statement, returnsRows } = statements.get(sql);
      if (returnsRows) return { rows: statement.all(...values(parameters)) };
      const { changes, lastInsertRowid } = statement.run(...values(parameters));
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
    });
  }

  #watched<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      const code = primaryCode(error);
      if (code === resultCodes.corrupt || code === resultCodes.notADatabase) this.#damage ??= error;
      throw error;
    }
  }
}

/**
 * Retries without blocking while another process holds the lock.
 * @param since when the work was requested
 */
const retryWhileLocked = async <Result>(since: number, work: () => Result): Promise<Result> => {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isSqliteLocked(error) || performance.now() - since > busyMs) throw error;
    }
    await pause(retryMs);
  }
};

const isRead = ({ query, sql }: CompiledQuery): boolean =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

/** One statement or transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #sqlite: SqliteFile;
  /** Set while this connection is the writer, from `begin` on. */
  #leave: (() => void) | undefined;

  constructor(sqlite: SqliteFile) {
    this.#sqlite = sqlite;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const sqlite = this.#sqlite;
    if (this.#leave) return sqlite.writeInTransaction(query) as QueryResult<Row>;
    const since = performance.now();
    // In write-ahead mode a reader waits for no one, and sees what is committed.
    if (isRead(query)) return retryWhileLocked(since, () => sqlite.read(query) as QueryResult<Row>);
    const leave = await sqlite.queue.enter();
    try {
      return await retryWhileLocked(since, () => sqlite.write(query) as QueryResult<Row>);
    } finally {
      leave();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    const since = performance.now();
    const leave = await this.#sqlite.queue.enter();
    try {
      await retryWhileLocked(since, this.#sqlite.begin);
      this.#leave = leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Kysely rolls back when this fails. */
  commit(): void {
    this.#sqlite.commit();
    this.#leaveQueue();
  }

  rollback(): void {
    try {
      this.#sqlite.rollback();
    } finally {
      this.#leaveQueue();
    }
  }

  /** Kysely also releases connections whose transaction failed to begin or end. */
  release(): void {
    if (this.#leave) this.rollback();
  }

  /** The next transaction on this connection queues again. */
  #leaveQueue(): void {
    this.#leave?.();
    this.#leave = undefined;
  }
}

class SqliteDriver implements Driver {
  readonly #sqlite: SqliteFile;

  constructor(sqlite: SqliteFile) {
    this.#sqlite = sqlite;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#sqlite);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#sqlite.close();
  }
}

/** Lets Kysely run queries concurrently; this driver schedules them itself. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * Opens SQLite in write-ahead mode. While another process holds the write lock, reads continue and
 * writes are retried for three seconds.
 * @returns the dialect for Kysely, and a check that throws when the file is missing or damaged
 * @throws the driver's error when the file can't be opened
 */
export const openSqlite = (path: string): { dialect: Dialect; check: () => void } => {
  const sqlite = new SqliteFile(path);
  return {
    dialect: {
      createDriver: () => new SqliteDriver(sqlite),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SharedSqliteAdapter(),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    },
    check: () => sqlite.check(),
  };
};
