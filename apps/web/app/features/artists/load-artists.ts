import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import { loaded, type Loaded } from '../../lib/loading/loaded';

export const loadArtists = (client: Client): Promise<Loaded<Artist[]>> => loaded(client('artists'));

let seen: readonly Artist[] = [];

/** Keeps the list that the visitor has before the eyes, so that the page of one of them is there at once. Only in the browser. */
export const rememberArtists = (artists: readonly Artist[]): void => {
  seen = artists;
};

/** An artist of the list seen last, or what the API says. */
export const recallArtist = (client: Client, id: string): Loaded<Artist> | Promise<Loaded<Artist | null>> => {
  const known = seen.find((artist) => artist._id === id);
  return known ? { state: 'loaded', value: known } : loadArtist(client, id);
};

/** One artist of the list, which is all the API tells; null when nobody has that id. */
export const loadArtist = async (client: Client, id: string): Promise<Loaded<Artist | null>> => {
  const artists = await loadArtists(client);
  return artists.state === 'loaded'
    ? { state: 'loaded', value: artists.value.find((artist) => artist._id === id) ?? null }
    : artists;
};
