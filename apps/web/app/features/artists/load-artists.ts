import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import { answerOf, loaded, type Loaded } from '../../lib/loading/loaded';

export const loadArtists = (client: Client): Promise<Loaded<Artist[]>> => loaded(answerOf(client('artists')));

let remembered: readonly Artist[] = [];

/** Keeps the listed artists in memory, so that their pages open without a request. Browser only. */
export const rememberArtists = (artists: readonly Artist[]): void => {
  remembered = artists;
};

/** One artist, from memory or from the API; missing for an unknown id. */
export const loadArtist = async (client: Client, id: string): Promise<Loaded<Artist>> => {
  const known = remembered.find((artist) => artist._id === id);
  if (known) return { state: 'loaded', value: known };
  const artists = await loadArtists(client);
  if (artists.state === 'failed') return artists;
  const artist = artists.value.find(({ _id }) => _id === id);
  return artist
    ? { state: 'loaded', value: artist }
    : { state: 'failed', status: 404, message: 'There is no such artist.', missing: true };
};
