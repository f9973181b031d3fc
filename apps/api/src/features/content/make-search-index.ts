import type { Content } from '@kalavithi/content/content';
import { artistEntries, contentEntries } from '@kalavithi/content/search-entries';
import type { SearchIndex } from '@kalavithi/contract/search';
import { toSearchIndex, type SearchEntry } from '@kalavithi/contract/search-entries';
import type { Deps } from '../../deps.ts';
import { listArtists } from '../artists/index.ts';
import { eventsForSearch } from '../events/index.ts';

/** The entries of a content, which is one object until it changes. */
const entriesByContent = new WeakMap<Content, SearchEntry[]>();

/**
 * The search index: the works, schools, dances, games and pages of the content, and the artists and
 * events of the database.
 */
export const makeSearchIndex = async (deps: Pick<Deps, 'content' | 'db'>): Promise<SearchIndex> => {
  const content = deps.content.current();
  let entries = entriesByContent.get(content);
  if (!entries) {
    entries = contentEntries(content);
    entriesByContent.set(content, entries);
  }
  const [artists, events] = await Promise.all([listArtists(deps), eventsForSearch(deps.db)]);
  const ofArtists = artists.flatMap((artist) =>
    artistEntries({ ...artist, id: artist._id, picture: artist.image.picture }),
  );
  return toSearchIndex([...entries, ...ofArtists, ...events]);
};
