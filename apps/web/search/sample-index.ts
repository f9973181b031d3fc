import { readContent } from '@kalavithi/content/read-content';
import { sampleFolder } from '@kalavithi/content/folders';
import { artistEntries, contentEntries, eventEntry } from '@kalavithi/content/search-entries';
import type { SearchIndex } from '@kalavithi/contract/search';
import { toSearchIndex } from '@kalavithi/contract/search-entries';

/** The search index of the sample collection, as the API answers it. */
export const readSampleIndex = async (): Promise<SearchIndex> => {
  const content = await readContent(sampleFolder);
  return toSearchIndex([
    ...contentEntries(content),
    ...content.artists.flatMap(artistEntries),
    ...content.events.map(eventEntry),
  ]);
};
