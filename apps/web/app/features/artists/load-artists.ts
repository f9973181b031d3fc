import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import { loaded, type Loaded } from '../../lib/loaded';

export const loadArtists = (client: Client): Promise<Loaded<Artist[]>> => loaded(client('artists'));

/** One artist of the list, which is all the API tells; null when nobody has that id. */
export const loadArtist = async (client: Client, id: string): Promise<Loaded<Artist | null>> => {
  const artists = await loadArtists(client);
  return artists.state === 'loaded'
    ? { state: 'loaded', value: artists.value.find((artist) => artist._id === id) ?? null }
    : artists;
};
