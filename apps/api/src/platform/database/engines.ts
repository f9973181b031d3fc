import type { Dialect } from 'kysely';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import {
  isPostgresLocked,
  isPostgresUnavailable,
  openPostgres,
  servingLimits,
  startLimits,
  type PostgresLimits,
} from './postgres.ts';
import type { PostgresAddress } from './postgres-url.ts';
import { isSqliteLocked, isSqliteUnavailable, openSqlite } from './sqlite.ts';

/** Everything in which the two databases differ. */
export interface Engine {
  kind: Config['database']['kind'];
  dialect: Dialect;
  /** Whether an error means that the database is unavailable, rather than a bug. */
  isUnavailable: (error: unknown) => boolean;
  /** Whether an error means that another process held a lock for too long. */
  isLocked: (error: unknown) => boolean;
  /** Throws when the SQLite file is missing, replaced or damaged. Cheap. */
  checkFile: () => void;
}

const sqliteEngine = (file: string): Engine => {
  const { dialect, check } = openSqlite(file);
  return {
    kind: 'sqlite',
    dialect,
    isUnavailable: isSqliteUnavailable,
    isLocked: isSqliteLocked,
    checkFile: check,
  };
};

const postgresEngine = (address: PostgresAddress, log: Logger, limits: PostgresLimits): Engine => ({
  kind: 'postgres',
  dialect: openPostgres(address, log, limits),
  isUnavailable: isPostgresUnavailable,
  isLocked: isPostgresLocked,
  checkFile: () => {},
});

/**
 * Opens the database for serving requests. SQLite's file is opened at once, PostgreSQL is reached
 * with the first query.
 * @throws the driver's error when the file can't be opened
 */
export const openEngine = (database: Config['database'], log: Logger): Engine =>
  database.kind === 'sqlite'
    ? sqliteEngine(database.file)
    : postgresEngine(database.address, log, servingLimits);

/** An engine for slow migrations on PostgreSQL; null on SQLite. */
export const openStartEngine = (database: Config['database'], log: Logger): Engine | null =>
  database.kind === 'sqlite' ? null : postgresEngine(database.address, log, startLimits);
