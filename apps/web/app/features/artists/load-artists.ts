import type { Artist } from '@kalavithi/contract/artist';
import type { Client } from '@kalavithi/contract/client';
import { loaded, type Loaded } from '../../lib/loaded';

export const loadArtists = (client: Client): Promise<Loaded<Artist[]>> => loaded(client('artists'));
