import type { Client } from '@kalavithi/contract/client';
import type { Catalogue, WholeWork, Work, WorkDetails } from '@kalavithi/contract/work';
import { answerOf, isNotFound, loaded, type Loaded } from '../../lib/loading/loaded';
import { fetchWorks } from '../../lib/loading/works';

/** What rows of works show of each, and the comparison. */
const shown = ['id', 'name', 'picture', 'catalogue', 'price', 'tradition', 'region', 'school'] as const;
type ShownOf<Of> = Of extends unknown ? Pick<Of, Extract<keyof Of, (typeof shown)[number]>> : never;

/** A work in a row of others. */
export type OtherWork = ShownOf<Work>;

/** Works like another one, or the next ones of its catalogue. */
export interface WorksBeside {
  works: readonly OtherWork[];
  /** Whether all of them are of the same tradition, some or none. */
  alike: 'all' | 'some' | 'none';
}

/** What the page of a work shows: the work and others, or other works instead of a missing one. */
export type WorkPageData<Of extends Catalogue = Catalogue> =
  | { work: Extract<WorkDetails, { catalogue: Of }>; others: WorksBeside; neighbours?: undefined }
  | { work: null; others?: undefined; neighbours: readonly OtherWork[] };

/** How many other works a page offers: one row. */
const rowCount = 4;

const toOther = (work: Work): OtherWork =>
  Object.fromEntries(
    Object.entries(work).filter(([field]) => shown.some((one) => one === field)),
  ) as OtherWork;

const othersOf = ({ related, following }: Pick<WholeWork, 'related' | 'following'>): WorksBeside => ({
  works: [...related, ...following].slice(0, rowCount).map(toOther),
  alike: related.length === 0 ? 'none' : following.length === 0 ? 'all' : 'some',
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
  const result = await loaded(answerOf(client('work', { params: { id } })), isNotFound);
  if (result.state === 'loaded' && result.value.catalogue === catalogue) {
    const { related, following, ...work } = result.value;
    return {
      state: 'loaded',
      value: {
        work: work as Extract<WorkDetails, { catalogue: Of }>,
        others: othersOf({ related, following }),
      },
    };
  }
  if (result.state === 'failed' && !result.missing) return result;
  const others = await loaded(fetchWorks(client, { catalogue, page: 1 }));
  const neighbours = others.state === 'loaded' ? others.value.works : [];
  return {
    state: 'loaded',
    missing: true,
    value: { work: null, neighbours: neighbours.slice(0, rowCount).map(toOther) },
  };
};
