import type { Client } from '@kalavithi/contract/client';
import { workPath } from '@kalavithi/contract/links';
import type { Catalogue, Work, WorkDetails } from '@kalavithi/contract/work';
import { answerOf, isNotFound, loaded, type Loaded } from '../../lib/loading/loaded';
import { fetchWorks } from '../../lib/loading/works';
import { noteRatio } from './ratio-in-list';

/** What rows of works show of each, and the comparison. */
const shown = ['id', 'name', 'picture', 'catalogue', 'price', 'tradition', 'region', 'gi', 'school'] as const;
type ShownOf<Of> = Of extends unknown ? Pick<Of, Extract<keyof Of, (typeof shown)[number]>> : never;

/** A work in a row of others; `alike` says whether it is of the tradition of the work whose page it is. */
export type OtherWork = ShownOf<Work> & { alike: boolean };

/** What the page of a work shows: the work, null for a missing one, and a row of others. */
export interface WorkPageData<Of extends Catalogue = Catalogue> {
  work: Extract<WorkDetails, { catalogue: Of }> | null;
  others: readonly OtherWork[];
}

/** How many other works a page offers: one row. */
const rowCount = 4;

/** One row of works, those of the same tradition first. */
const rowOf = (works: readonly Work[], alike: readonly Work[] = []): OtherWork[] =>
  [...alike, ...works].slice(0, rowCount).map((work, index) => {
    const fields = Object.entries(work).filter(([field]) => shown.some((one) => one === field));
    return { ...(Object.fromEntries(fields) as ShownOf<Work>), alike: index < alike.length };
  });

/**
 * Loads a work of a catalogue. For an unknown id, and for one of another catalogue, it loads the
 * first works of the catalogue.
 */
export const loadWork = async <Of extends Catalogue>(
  client: Client,
  catalogue: Of,
  id: string,
): Promise<Loaded<WorkPageData<Of>>> => {
  if (!import.meta.env.SSR) noteRatio(workPath({ catalogue, id }));
  const result = await loaded(answerOf(client('work', { params: { id } })), isNotFound);
  if (result.state === 'loaded' && result.value.catalogue === catalogue) {
    const { related, following, ...work } = result.value;
    return {
      state: 'loaded',
      value: {
        work: work as Extract<WorkDetails, { catalogue: Of }>,
        others: rowOf(following, related),
      },
    };
  }
  if (result.state === 'failed' && !result.missing) return result;
  const first = await loaded(fetchWorks(client, { catalogue, page: 1 }));
  const others = rowOf(first.state === 'loaded' ? first.value.works : []);
  return { state: 'loaded', missing: true, value: { work: null, others } };
};
