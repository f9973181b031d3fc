import type { Picture } from '@kalavithi/contract/picture';
import type { SearchEntry } from '@kalavithi/contract/search';
import type { Deps } from '../../deps.ts';
import { allEventsForSearch } from './events.queries.ts';

/** Search entries of all events. */
export const eventsForSearch = async (db: Deps['db']): Promise<SearchEntry[]> =>
  (await allEventsForSearch(db)).map((row) => ({
    kind: 'events',
    id: row.id,
    name: row.event_title,
    hi: row.hi,
    line: row.location,
    price: null,
    more: `${row.artist_name}, ${row.organized_by}. ${row.description}`,
    picture: row.banner === null ? null : (JSON.parse(row.banner) as Picture),
    link: null,
  }));
