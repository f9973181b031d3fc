import type { Client } from '@kalavithi/contract/client';
import { nextCursor } from '@kalavithi/contract/links';
import type { Catalogue, Work, WorksQuery } from '@kalavithi/contract/work';
import { loadListPage } from './list-page';
import type { Loaded } from './loaded';

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

/** Loads the page of a catalogue whose number is in the address; a page after the last is missing. */
export const loadWorks = <Of extends Catalogue>(
  client: Client,
  catalogue: Of,
  pageParam: string | undefined,
): Promise<Loaded<WorksPage<Of>>> =>
  loadListPage(
    pageParam,
    (page) => fetchWorks(client, { catalogue, page }),
    ({ works }) => works.length === 0,
  );
