import {
  PostgresDialect,
  PostgresDriver,
  type Dialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { DatabaseError, Pool, types, type ClientBase, type PoolClient } from 'pg';
import type { Logger } from '../log.ts';
import type { PostgresAddress } from './postgres-url.ts';

/**
 * How long work on a connection may take, in milliseconds. Past it PostgreSQL itself, or the
 * driver, gives up.
 */
export interface PostgresLimits {
  /** One statement. */
  statementMs: number;
  /** Waiting for a lock that somebody else holds. */
  lockMs: number;
  /** A transaction in which nothing happens: its process hangs, and its locks hold up others. */
  idleInTransactionMs: number;
  /**
   * One answer, when PostgreSQL or the network says nothing at all. Longer than `statementMs`,
   * whose error says more.
   */
  answerMs: number;
}

/** For requests: people wait for them. */
export const servingLimits: PostgresLimits = {
  statementMs: 8000,
  lockMs: 3000,
  idleInTransactionMs: 20_000,
  answerMs: 10_000,
};

/**
 * For bringing the schema up to date: large tables take their time, and processes that start
 * together take turns.
 */
export const startLimits: PostgresLimits = {
  statementMs: 600_000,
  lockMs: 600_000,
  idleInTransactionMs: 60_000,
  answerMs: 610_000,
};

const maxConnections = 10;

/** How long, in milliseconds, a host may take to let us in. */
const connectMs = 5000;

const readOnlyCode = '25006';

const networkErrors = new Set([
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
 * Classes and codes of PostgreSQL (https://www.postgresql.org/docs/15/errcodes-appendix.html):
 * connection lost, resources short, stopped by the operator, trouble of the system; a standby that
 * takes no writes, an idle transaction that was ended, deadlock, a lock not got in time, a
 * statement out of time.
 */
const serverErrors = /^(?:08|53|57P|58)|^(?:25006|25P03|40P01|55P03|57014)$/;

/**
 * The driver gives these no code. The first comes from the pool when all of its connections are in
 * use.
 */
const poolIsBusy = /^timeout exceeded when trying to connect/;
const driverErrors =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Whether an error means that the database can't be reached or used just now, rather than a bug.
 */
export const isPostgresUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  const code = codeOf(error);
  return (
    networkErrors.has(code) ||
    serverErrors.test(code) ||
    (error instanceof Error && driverErrors.test(error.message))
  );
};

/** Whether somebody else holds the lock: the database itself is fine. */
export const isPostgresLocked = (error: unknown): boolean => codeOf(error) === '55P03';

class ReadOnlyHostError extends Error {
  override readonly name = 'ReadOnlyHostError';
  readonly code = readOnlyCode;
}

/**
 * Runs once on every new connection. Sent as a statement and not in the startup packet, which
 * connection poolers such as PgBouncer refuse.
 * @throws ReadOnlyHostError when the host must take writes and does not
 */
const prepareSession = async (
  client: ClientBase,
  limits: PostgresLimits,
  writable: boolean,
): Promise<void> => {
  const query = {
    text: `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
      set_config('idle_in_transaction_session_timeout', $3, false), current_setting('transaction_read_only') as read_only`,
    values: [limits.statementMs, limits.lockMs, limits.idleInTransactionMs].map(String),
    // Read by the driver, though its types do not know it.
    query_timeout: connectMs,
  };
  const { rows } = await client.query<{ read_only: string }>(query);
  if (writable && rows[0]?.read_only !== 'off') throw new ReadOnlyHostError('the host takes no writes');
};

/** The pools of all hosts behind the one face that Kysely knows. */
class HostPools implements PostgresPool {
  readonly options = {};
  readonly #pools: readonly Pool[];
  /** Where the last connection was made; the others are tried after it. */
  #current = 0;
  /** Raised when a host turns out to take no writes: connections made before are not used again. */
  #epoch = 0;
  readonly #epochs = new WeakMap<ClientBase, number>();

  constructor(address: PostgresAddress, limits: PostgresLimits, log: Logger) {
    this.#pools = address.urls.map((connectionString) => {
      const pool = new Pool({
        connectionString,
        max: maxConnections,
        application_name: 'kalavithi',
        connectionTimeoutMillis: connectMs,
        query_timeout: limits.answerMs,
        keepAlive: true,
        types: {
          // count(*) is a bigint, which the driver gives as text; ours all fit a number.
          getTypeParser: (id: number, format?: 'text' | 'binary') =>
            id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text'),
        },
        // The pool waits for it before it hands the connection out.
        onConnect: (client) => prepareSession(client, limits, address.writable),
      });
      // Errors without a listener end the process. A connection that dies at work fails its query
      // as well, which tells enough.
      pool.on('connect', (client) => {
        client.on('error', () => {});
        this.#epochs.set(client, this.#epoch);
      });
      pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
      return pool;
    });
  }

  /** @throws the error of the host, or an AggregateError when there are several and none will do */
  async connect(): Promise<PostgresPoolClient> {
    const errors: unknown[] = [];
    const first = this.#current;
    for (let tried = 0; tried < this.#pools.length; tried += 1) {
      const index = (first + tried) % this.#pools.length;
      try {
        const client = await this.#connectTo(this.#pools[index] as Pool);
        this.#current = index;
        return this.#guarded(client);
      } catch (error) {
        const goesOn =
          isPostgresUnavailable(error) && !(error instanceof Error && poolIsBusy.test(error.message));
        if (!goesOn || this.#pools.length === 1) throw error;
        errors.push(error);
      }
    }
    throw new AggregateError(errors, 'no host of DATABASE_URL can be used');
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  async #connectTo(pool: Pool): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (this.#epochs.get(client) === this.#epoch) return client;
      client.release(true);
    }
  }

  /**
   * The connection for one piece of work. It goes back to the pool only in a known state. When an
   * answer did not come in time, the statement may still run later: after a late `begin`, whatever
   * the next request writes and is told to be saved would be inside a transaction that nobody
   * commits. Such a connection is closed, and PostgreSQL rolls back what was open.
   */
  #guarded(client: PoolClient): PostgresPoolClient {
    let usable = true;
    const query = async (sql: string, parameters: readonly unknown[] = []) => {
      if (!usable) throw new Error('Connection terminated: an earlier statement got no answer');
      try {
        return await client.query(sql, [...parameters]);
      } catch (error) {
        // Only an error that PostgreSQL itself reports leaves both sides agreed on where they are.
        if (!(error instanceof DatabaseError) || codeOf(error) === readOnlyCode) usable = false;
        if (codeOf(error) === readOnlyCode) this.#epoch += 1;
        throw error;
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) =>
        client.release(destroy === true || !usable || client.getTransactionStatus() !== 'I'),
    };
  }
}

/**
 * A rollback that fails must not hide the error for which it was made; the connection is closed,
 * which rolls back as well.
 */
class QuietRollbackDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    // The driver discards the connection when this fails.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * Opens connections as they are needed, at most ten to a host. With several hosts each new
 * connection goes to the first that takes writes, beginning with the one that served last.
 */
export const openPostgres = (address: PostgresAddress, log: Logger, limits: PostgresLimits): Dialect => {
  const pool = new HostPools(address, limits, log);
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => new QuietRollbackDriver({ pool }),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
};
