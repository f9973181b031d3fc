import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import { answerOf, loaded, type Loaded } from '../../lib/loading/loaded';

export const loadArtists = (client: Client): Promise<Loaded<Artist[]>> => loaded(answerOf(client('artists')));

let listed: readonly Artist[] = [];

/** Keeps the list that the visitor sees, so that the page of one of them is there at once. Only in the browser. */
export const keepArtists = (artists: readonly Artist[]): void => {
  listed = artists;
};

/** One artist, from the list that was shown last or else from the API's; missing for an unknown id. */
export const loadArtist = async (client: Client, id: string): Promise<Loaded<Artist>> => {
  const kept = listed.find((artist) => artist._id === id);
  if (kept) return { state: 'loaded', value: kept };
  const artists = await loadArtists(client);
  if (artists.state === 'failed') return artists;
  const artist = artists.value.find(({ _id }) => _id === id);
  return artist
    ? { state: 'loaded', value: artist }
    : { state: 'failed', status: 404, message: 'There is no such artist.', missing: true };
};
