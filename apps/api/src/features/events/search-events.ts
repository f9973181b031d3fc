import { eventEntry } from '@kalavithi/content/search-entries';
import type { Picture } from '@kalavithi/contract/picture';
import type { SearchEntry } from '@kalavithi/contract/search-entries';
import type { Deps } from '../../deps.ts';
import { allEventsForSearch } from './events.queries.ts';

/** Search entries of all events. */
export const eventsForSearch = async (db: Deps['db']): Promise<SearchEntry[]> =>
  (await allEventsForSearch(db)).map((row) =>
    eventEntry({
      ...row,
      title: row.event_title,
      artistName: row.artist_name,
      organiser: row.organized_by,
      banner: row.banner === null ? null : (JSON.parse(row.banner) as Picture),
    }),
  );
