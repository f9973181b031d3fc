import type { Client } from '@kalavithi/contract/client';
import { nextCursor } from '@kalavithi/contract/links';
import type { Catalogue, Work, WorksQuery } from '@kalavithi/contract/work';
import { loaded, type Loaded } from './loaded';
import { parsePageNumber } from '../seo/page-address';

/** One page of a list of works. */
export interface WorksPage<Of extends Catalogue = Catalogue> {
  works: Extract<Work, { catalogue: Of }>[];
  /** From 1 on. */
  page: number;
  hasNext: boolean;
  /** How many works there are on all pages. */
  total: number;
}

/** Reads a page of a list. @throws CallError */
export const readWorks = async <Of extends Catalogue>(
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

/** The page of a catalogue that an address names; a page after the last one is missing. */
export const loadWorks = async <Of extends Catalogue>(
  client: Client,
  catalogue: Of,
  named: string | undefined,
): Promise<Loaded<WorksPage<Of>>> => {
  const missing = { state: 'failed', status: 404, message: 'There is no such page.', missing: true } as const;
  const page = named === undefined ? 1 : parsePageNumber(named);
  if (page === null) return missing;
  const list = await loaded(readWorks(client, { catalogue, page }));
  return list.state === 'loaded' && page > 1 && list.value.works.length === 0 ? missing : list;
};
