import type { WorkFilters, WorkForSale } from '@kalavithi/contract/work';
import { useEffect, useState } from 'react';
import { api } from '../loading/api';
import { fetchWorks } from '../loading/works';
import { notify } from '../shell/toasts';
import type { SortOrder } from './by-price';
import { filterQuery, filtersIn } from './work-filters';

interface SortedPageOptions<Of extends WorkForSale['catalogue']> {
  catalogue: Of;
  order: SortOrder;
  page: number;
  /** Whether the list has several pages; one page is sorted in the browser. */
  isPaged: boolean;
  filters: WorkFilters;
}

/**
 * A page of works sorted by price, for a list of several pages. Null until it has loaded, and for
 * the content's own order.
 */
export const useSortedPage = <Of extends WorkForSale['catalogue']>({
  catalogue,
  order,
  page,
  isPaged,
  filters,
}: SortedPageOptions<Of>): readonly Extract<WorkForSale, { catalogue: Of }>[] | null => {
  type Works = readonly Extract<WorkForSale, { catalogue: Of }>[];
  const [loadedPage, setLoadedPage] = useState<{ key: string; works: Works } | null>(null);
  const query = filterQuery(filters);
  const key = `${order} ${page} ${query}`;
  useEffect(() => {
    if (!isPaged || order === 'none') return;
    let isCurrent = true;
    fetchWorks(api, { catalogue, page, sort: order, ...filtersIn(query) }).then(
      ({ works }) => isCurrent && setLoadedPage({ key, works: works as unknown as Works }),
      () => isCurrent && notify('The works could not be sorted. Check your connection.', 'error'),
    );
    return () => {
      isCurrent = false;
    };
  }, [catalogue, isPaged, order, page, query, key]);
  return loadedPage?.key === key ? loadedPage.works : null;
};
