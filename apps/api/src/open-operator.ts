import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import type { Deps } from './deps.ts';
import { openFiles } from './open.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openEngine, type Engine } from './platform/database/engines.ts';
import { migrations } from './platform/database/migrations/all.ts';
import type { Tables } from './platform/database/tables.ts';
import type { Logger } from './platform/log.ts';
import { systemRandom } from './platform/random.ts';
import { reasonOf, StartError } from './platform/start-error.ts';

/** What the operator's commands need. */
export type OperatorDeps = Pick<Deps, 'config' | 'log' | 'clock' | 'db' | 'engine' | 'files' | 'close'>;

/**
 * Opens the database and the file store beside a running server: no lock, no migration, no seed.
 * @throws StartError with one line when there is no such database, or it is of another version
 */
export const openOperatorDeps = async (
  config: Config,
  log: Logger,
  clock: Clock = systemClock,
): Promise<OperatorDeps> => {
  const { database } = config;
  // Opening a missing database would create an empty one.
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    throw new StartError(
      `DATA_DIR: there is no database in ${config.dataDir}. Name the folder that the server uses.`,
    );
  }
  const variable = database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  let engine: Engine;
  try {
    engine = openEngine(database, log);
  } catch (error) {
    throw new StartError(`${variable}: the database can't be opened (${reasonOf(error)}).`);
  }
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  try {
    await checkVersion(db, variable);
    const files = await openFiles(config, systemRandom);
    const close = async () => {
      files.close();
      await db.destroy();
    };
    return { config, log, clock, db, engine, files, close };
  } catch (error) {
    await db.destroy();
    throw error;
  }
};

const checkVersion = async (db: Kysely<Tables>, variable: string): Promise<void> => {
  const ran = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch((error: unknown) => {
      throw new StartError(`${variable}: the database can't be used (${reasonOf(error)}).`);
    });
  const names = new Set(ran.rows.map(({ name }) => name));
  const known = Object.keys(migrations);
  if (known.length !== names.size || known.some((name) => !names.has(name))) {
    throw new StartError(
      `${variable}: the database is of another version of Kalavithi. Start the server of this version once, then try again.`,
    );
  }
};
