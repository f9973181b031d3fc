import type { Kysely } from 'kysely';
import type { ArtistsTable, Tables } from '../../platform/database/tables.ts';

/** A row that can be shown: one with a picture. */
export type ShownArtist = Pick<
  ArtistsTable,
  'id' | 'title' | 'hi' | 'tradition' | 'region' | 'description' | 'works' | 'sample'
> & { picture: string };

export const allArtists = (db: Kysely<Tables>): Promise<ShownArtist[]> =>
  db
    .selectFrom('artists')
    .select(['id', 'title', 'hi', 'tradition', 'region', 'description', 'works', 'sample', 'picture'])
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .orderBy('position')
    .orderBy('id')
    .execute();
