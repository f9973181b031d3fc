import type { Artist, ArtistWork } from '@kalavithi/contract/artist';
import records from './content/artists.json' with { type: 'json' };

/** A featured artist as a new site begins with one; pictures bear the ids of the artist and of the works. */
export interface ArtistSeed extends Pick<
  Artist,
  '_id' | 'title' | 'hi' | 'tradition' | 'region' | 'description' | 'sample'
> {
  works: readonly Omit<ArtistWork, 'picture'>[];
}

export const artistSeeds: readonly ArtistSeed[] = records.map(({ id, ...record }) => ({
  _id: id,
  ...record,
}));
