import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { PostgresDialect, SqliteDialect, type Dialect, type SqliteDatabase } from 'kysely';
import { Pool, types } from 'pg';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';

/** Everything in which the two databases differ, in one place. */
export interface Engine {
  kind: Config['database']['kind'];
  dialect: Dialect;
  /** Whether an error means that the database can't be reached or used just now, rather than a bug. */
  isUnavailable: (error: unknown) => boolean;
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** How long, in milliseconds, a statement waits for another process that writes, such as the operator's command. */
const sqliteBusyMs = 2000;

/** Primary result codes of SQLite (https://sqlite.org/rescode.html) that speak of the machine, not of the statement. */
const sqliteTroubles = new Set([5, 6, 8, 10, 13, 14]); // busy, locked, read-only, I/O, full, can't open

/** Kysely hands over what the queries were given; the table types keep that to what SQLite stores. */
const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

/** Kysely's SQLite dialect speaks to better-sqlite3; this makes Node's own SQLite look like it. */
const asBetterSqlite = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    // A transaction that reads first and writes later would fail if another process wrote in between: it claims its turn at once.
    const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      iterate: (parameters) => statement.iterate(...values(parameters)),
    };
  },
});

/**
 * Opens SQLite in one file. Write-ahead log with full synchronising: an acknowledged write is on the disk.
 * @throws the driver's error when the file can't be opened
 */
const openSqlite = (file: string): Engine => {
  const database = new DatabaseSync(file, { timeout: sqliteBusyMs, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  return {
    kind: 'sqlite',
    dialect: new SqliteDialect({ database: asBetterSqlite(database) }),
    isUnavailable: (error) =>
      typeof error === 'object' &&
      error !== null &&
      'errcode' in error &&
      typeof error.errcode === 'number' &&
      // The low byte is the primary code, the rest refines it.
      sqliteTroubles.has(error.errcode % 256),
  };
};

const networkTroubles = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // a Unix socket that is not there
  'EPIPE',
]);

/**
 * Classes and codes of PostgreSQL (https://www.postgresql.org/docs/15/errcodes-appendix.html): connection lost, resources short, stopped by
 * the operator, and a standby that takes no writes.
 */
const postgresTroubles = /^(?:08|53|57P|25006$|58)/;

/** The driver gives these no code. */
const driverTroubles =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/** Opens a pool; connects on the first query. The log hears of connections that die while idle. */
const openPostgres = (url: string, log: Logger): Engine => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    application_name: 'kalavithi',
    connectionTimeoutMillis: 5000,
    // Longer than any statement of ours takes; a database that hangs must not hold requests for ever.
    query_timeout: 15_000,
    keepAlive: true,
    types: {
      // count(*) is a bigint, which the driver gives as text; ours all fit a number.
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text'),
    },
  });
  // Errors without a listener end the process. A connection that dies at work fails its query as well, which tells enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    isUnavailable: (error) => {
      if (error instanceof AggregateError)
        return error.errors.some((one) => networkTroubles.has(String(codeOf(one))));
      const code = String(codeOf(error) ?? '');
      return (
        networkTroubles.has(code) ||
        postgresTroubles.test(code) ||
        (error instanceof Error && driverTroubles.test(error.message))
      );
    },
  };
};

export const openEngine = (database: Config['database'], log: Logger): Engine =>
  database.kind === 'sqlite' ? openSqlite(database.file) : openPostgres(database.url, log);
