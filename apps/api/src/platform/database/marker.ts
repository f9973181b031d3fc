import { open, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Random } from '../random.ts';
import { StartError } from '../start-error.ts';
import type { Tables } from './tables.ts';

/**
 * A file beside the embedded database with the id of the database that belongs there. Without it a
 * deleted or emptied database would look like a first start, and the site would come up empty.
 */
const markerOf = (databaseFile: string): string => join(dirname(databaseFile), 'database-id');

interface Marker {
  id: string;
  /** ISO 8601, UTC. */
  since: string;
}

const readMarker = async (databaseFile: string): Promise<Marker | null> => {
  const text = await readFile(markerOf(databaseFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const [id = '', since = ''] = text?.trim().split(/\s+/) ?? [];
  // Even an empty marker shows that there was a database.
  return text === null ? null : { id, since };
};

const lost = (databaseFile: string, state: 'missing' | 'empty', { since }: Marker): StartError =>
  new StartError(
    `DATA_DIR: the database ${databaseFile} is ${state}, but this folder has had one${since ? ` since ${since}` : ''}. ` +
      `Restore a backup with "npm run restore -- FILE", or remove ${markerOf(databaseFile)} to begin with a new database.`,
  );

/**
 * Called before the database is opened, as opening creates a missing file.
 * @throws StartError when there is a marker, and the file is missing or has no bytes
 */
export const refuseLostFile = async (databaseFile: string): Promise<void> => {
  const marker = await readMarker(databaseFile);
  if (!marker) return;
  const facts = await stat(databaseFile).catch(() => null);
  if (!facts) throw lost(databaseFile, 'missing', marker);
  if (facts.size === 0) throw lost(databaseFile, 'empty', marker);
};

/**
 * Called before the first migration.
 * @throws StartError when there is a marker, and the database has no tables
 */
export const refuseEmptyDatabase = async (databaseFile: string, db: Kysely<Tables>): Promise<void> => {
  const marker = await readMarker(databaseFile);
  if (marker && (await db.introspection.getTables()).length === 0) throw lost(databaseFile, 'empty', marker);
};

/** Written to a temporary file, synced and renamed. */
const writeMarker = async (databaseFile: string, { id, since }: Marker): Promise<void> => {
  const file = markerOf(databaseFile);
  const temporary = `${file}.${process.pid}`;
  const handle = await open(temporary, 'w', 0o600);
  try {
    await handle.writeFile(`${id} ${since}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
};

/**
 * Called after the migrations: gives a new database an id and writes the marker. Logs when the
 * folder had a database with another id, as after restoring a foreign backup.
 */
export const markDatabase = async (
  databaseFile: string,
  db: Kysely<Tables>,
  { log, clock, random }: { log: Logger; clock: Clock; random: Random },
): Promise<void> => {
  await db
    .insertInto('facts')
    .values([
      { name: 'database_id', value: random.id() },
      { name: 'database_since', value: clock.now().toISOString() },
    ])
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const rows = await db
    .selectFrom('facts')
    .selectAll()
    .where('name', 'in', ['database_id', 'database_since'])
    .execute();
  const fact = (name: string) => rows.find((row) => row.name === name)?.value ?? '';
  const own = { id: fact('database_id'), since: fact('database_since') };
  const marker = await readMarker(databaseFile);
  if (marker?.id === own.id) return;
  if (marker) log.warn({ before: marker.id, now: own.id }, 'this folder had a different database before');
  await writeMarker(databaseFile, own);
};
