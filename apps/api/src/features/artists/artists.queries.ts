import type { Kysely } from 'kysely';
import type { ArtistsTable, Tables } from '../../platform/database/tables.ts';

export const allArtists = (db: Kysely<Tables>): Promise<ArtistsTable[]> =>
  db.selectFrom('artists').selectAll().orderBy('position').execute();
