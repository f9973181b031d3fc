import type { Client } from '@kalavithi/contract/client';
import { nextCursor } from '@kalavithi/contract/links';
import type { Catalogue, Work, WorkFilters, WorkFilterValues, WorksQuery } from '@kalavithi/contract/work';
import { loadListPage } from './list-page';
import { answerOf, type Loaded } from './loaded';
import { filtersIn, hasFilters, withoutEach } from '../works/work-filters';

/** One page of a list of works. */
export interface WorksPage<Of extends Catalogue = Catalogue> {
  works: Extract<Work, { catalogue: Of }>[];
  /** From 1 on. */
  page: number;
  hasNext: boolean;
  /** How many works there are on all pages. */
  total: number;
}

/** Fetches a page of a list. @throws CallError */
export const fetchWorks = async <Of extends Catalogue>(
  client: Client,
  { catalogue, page, ...query }: Omit<WorksQuery, 'cursor' | 'page'> & { catalogue: Of; page: number },
): Promise<WorksPage<Of>> => {
  const { answer, headers } = await client('works', {
    query: { catalogue, ...query, ...(page > 1 && { page: String(page) }) },
  });
  const works = answer.filter(
    (work): work is Extract<Work, { catalogue: Of }> => work.catalogue === catalogue,
  );
  return {
    works,
    page,
    hasNext: nextCursor(headers.get('link')) !== null,
    total: Number(headers.get('x-total-count') ?? works.length),
  };
};

/** A page of a list with the filters that are set, and those that can be. */
export interface FilteredWorks<Of extends Catalogue = Catalogue> extends WorksPage<Of> {
  filters: WorkFilters;
  values: WorkFilterValues;
  /** When nothing passes all filters: what is found without one of them, or without any. */
  nearest: (WorksPage<Of> & { left: keyof WorkFilters | null }) | null;
}

/** What is nearest to filters that find nothing: one of them left out, else all. */
const fetchNearest = async <Of extends Catalogue>(
  client: Client,
  catalogue: Of,
  filters: WorkFilters,
): Promise<FilteredWorks<Of>['nearest']> => {
  const withoutOne = await Promise.all(
    withoutEach(filters).map(async ({ left, filters: others }) => ({
      left,
      ...(await fetchWorks(client, { catalogue, page: 1, ...others })),
    })),
  );
  const found = withoutOne.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total);
  return found[0] ?? { left: null, ...(await fetchWorks(client, { catalogue, page: 1 })) };
};

/**
 * Loads the page of a catalogue whose number is in the address, with the filters of the query; a
 * page after the last is missing.
 */
export const loadWorks = <Of extends Catalogue>(
  client: Client,
  catalogue: Of,
  { page: pageParam, query = '' }: { page?: string | undefined; query?: string | URLSearchParams },
): Promise<Loaded<FilteredWorks<Of>>> => {
  const filters = filtersIn(query);
  return loadListPage(
    pageParam,
    async (page) => {
      const [list, values] = await Promise.all([
        fetchWorks(client, { catalogue, page, ...filters }),
        answerOf(client('workFilters', { query: { catalogue, ...filters } })),
      ]);
      const isFruitless = list.works.length === 0 && page === 1 && hasFilters(filters);
      const nearest = isFruitless ? await fetchNearest(client, catalogue, filters) : null;
      return { ...list, filters, values, nearest };
    },
    ({ works }) => works.length === 0,
  );
};
