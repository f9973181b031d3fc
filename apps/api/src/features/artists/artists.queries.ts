import type { Kysely } from 'kysely';
import type { ArtistsTable, Tables } from '../../platform/database/tables.ts';

/** An artist with a picture; rows without one are not listed. */
export type ArtistRow = Pick<
  ArtistsTable,
  'id' | 'title' | 'hi' | 'tradition' | 'region' | 'description' | 'works' | 'sample'
> & { picture: string };

export const allArtists = (db: Kysely<Tables>): Promise<ArtistRow[]> =>
  db
    .selectFrom('artists')
    .select(['id', 'title', 'hi', 'tradition', 'region', 'description', 'works', 'sample', 'picture'])
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .orderBy('position')
    .orderBy('id')
    .execute();
