import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';

/** When a migration ran on this database, as ISO 8601 in UTC; null when it has not. */
export const migratedAt = async (db: Kysely<Tables>, name: string): Promise<string | null> => {
  const { rows } = await sql<{
    timestamp: string;
  }>`select timestamp from kysely_migration where name = ${name}`.execute(db);
  return rows[0]?.timestamp ?? null;
};

/** The migrator's error when the database has a migration that the code lacks. */
const unknownMigration = /previously executed migration (\S+) is missing/;

/**
 * Migrates the schema. On PostgreSQL under an advisory lock, so concurrent starts take turns.
 * @throws StartError when the database was written by a newer version; the driver's error when a
 * statement fails
 */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  const unknown = error instanceof Error ? unknownMigration.exec(error.message)?.[1] : undefined;
  if (unknown) {
    throw new StartError(
      `The database was written by a newer version of Kalavithi (it knows ${unknown}). Start that version, or restore a backup.`,
    );
  }
  if (error) throw error;
};
