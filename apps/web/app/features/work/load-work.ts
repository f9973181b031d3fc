import type { Client } from '@kalavithi/contract/client';
import type { Catalogue, WholeWork, Work } from '@kalavithi/contract/work';
import { answerOf, isNotFound, loaded, type Loaded } from '../../lib/loading/loaded';
import { fetchWorks } from '../../lib/loading/works';

/** What the page of a work shows: the work, or other works instead of a missing one. */
export type WorkPageData<Of extends Catalogue = Catalogue> =
  | { work: Extract<WholeWork, { catalogue: Of }>; neighbours?: undefined }
  | { work: null; neighbours: readonly Work[] };

/** How many works a page offers instead of a missing one. */
const neighbourCount = 4;

/**
 * Loads a work of a catalogue. For an unknown id, and for one of another catalogue, it loads the
 * first works of the catalogue.
 */
export const loadWork = async <Of extends Catalogue>(
  client: Client,
  catalogue: Of,
  id: string,
): Promise<Loaded<WorkPageData<Of>>> => {
  const result = await loaded(answerOf(client('work', { params: { id } })), isNotFound);
  if (result.state === 'loaded' && result.value.catalogue === catalogue) {
    return {
      state: 'loaded',
      value: { work: result.value as Extract<WholeWork, { catalogue: Of }> },
    };
  }
  if (result.state === 'failed' && !result.missing) return result;
  const others = await loaded(fetchWorks(client, { catalogue, page: 1 }));
  const neighbours: readonly Work[] = others.state === 'loaded' ? others.value.works : [];
  return {
    state: 'loaded',
    missing: true,
    value: { work: null, neighbours: neighbours.slice(0, neighbourCount) },
  };
};
