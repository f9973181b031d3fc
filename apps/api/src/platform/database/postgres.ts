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

/** Timeouts of work on a connection, in milliseconds. */
export interface PostgresLimits {
  /** One statement. */
  statementMs: number;
  /** Waiting for a lock. */
  lockMs: number;
  /** An idle transaction: its process hangs, and its locks block others. */
  idleInTransactionMs: number;
  /** One response. Longer than `statementMs`, whose error says more. */
  answerMs: number;
}

/** For requests. */
export const servingLimits: PostgresLimits = {
  statementMs: 8000,
  lockMs: 3000,
  idleInTransactionMs: 20_000,
  answerMs: 10_000,
};

/** For migrations, which are slow on large tables and run one process at a time. */
export const startLimits: PostgresLimits = {
  statementMs: 600_000,
  lockMs: 600_000,
  idleInTransactionMs: 60_000,
  answerMs: 610_000,
};

const maxConnections = 10;

/** Timeout of connecting to a host. */
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
 * SQLSTATE classes and codes (https://www.postgresql.org/docs/15/errcodes-appendix.html):
 * connection lost, insufficient resources, operator intervention, system error; read-only standby,
 * idle transaction ended, deadlock, lock timeout, statement timeout.
 */
const serverErrors = /^(?:08|53|57P|58)|^(?:25006|25P03|40P01|55P03|57014)$/;

/** Errors without a code. The pool throws the first when all of its connections are in use. */
const poolIsBusy = /^timeout exceeded when trying to connect/;
const driverErrors =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether an error means that the database is unavailable, rather than a bug. */
export const isPostgresUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  const code = codeOf(error);
  return (
    networkErrors.has(code) ||
    serverErrors.test(code) ||
    (error instanceof Error && driverErrors.test(error.message))
  );
};

/** Whether another process held a lock for too long; the database is fine. */
export const isPostgresLocked = (error: unknown): boolean => codeOf(error) === '55P03';

class ReadOnlyHostError extends Error {
  override readonly name = 'ReadOnlyHostError';
  readonly code = readOnlyCode;
}

/**
 * Runs on every new connection. A statement, as poolers such as PgBouncer refuse startup options.
 * @throws ReadOnlyHostError when the host must take writes but is read-only
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
    // Supported by the driver, but not in its types.
    query_timeout: connectMs,
  };
  const { rows } = await client.query<{ read_only: string }>(query);
  if (writable && rows[0]?.read_only !== 'off') throw new ReadOnlyHostError('the host takes no writes');
};

/** One pool for Kysely over the pools of all hosts. */
class HostPools implements PostgresPool {
  readonly options = {};
  readonly #pools: readonly Pool[];
  /** The host of the last connection; the others are tried after it. */
  #current = 0;
  /** Incremented when a host turns read-only: older connections are not used again. */
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
          // count(*) is a bigint, which the driver returns as text.
          getTypeParser: (id: number, format?: 'text' | 'binary') =>
            id === types.builtins.INT8 ? Number : types.getTypeParser(id, format as 'text'),
        },
        // The pool waits for it before it returns the connection.
        onConnect: (client) => prepareSession(client, limits, address.writable),
      });
      // An error without a listener ends the process. A connection that dies in use fails its query
      // too.
      pool.on('connect', (client) => {
        client.on('error', () => {});
        this.#epochs.set(client, this.#epoch);
      });
      pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
      return pool;
    });
  }

  /** @throws the error of the host, or an AggregateError when several hosts fail */
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
   * The connection for one query or transaction. It returns to the pool only in a known state. A
   * statement that timed out may still run: after a late `begin`, the next request would write into
   * a transaction that is never committed. Such a connection is closed, which rolls back.
   */
  #guarded(client: PoolClient): PostgresPoolClient {
    let usable = true;
    const query = async (sql: string, parameters: readonly unknown[] = []) => {
      if (!usable) throw new Error('Connection terminated: an earlier statement got no answer');
      try {
        return await client.query(sql, [...parameters]);
      } catch (error) {
        // Only after an error reported by PostgreSQL is the state of the connection known.
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

/** A failed rollback must not hide the original error; closing the connection rolls back too. */
class QuietRollbackDriver extends PostgresDriver {
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    // The driver discards the connection when this fails.
    await super.rollbackTransaction(connection).catch(() => {});
  }
}

/**
 * Opens connections on demand, at most ten per host. With several hosts each new connection goes to
 * the first writable one, beginning with the last used.
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
