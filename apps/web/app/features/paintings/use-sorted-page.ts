import type { Painting } from '@kalavithi/contract/work';
import { useEffect, useState } from 'react';
import { api } from '../../lib/loading/api';
import { fetchWorks } from '../../lib/loading/works';
import { notify } from '../../lib/shell/toasts';
import type { SortOrder } from './by-price';

/**
 * A page of paintings sorted by price, for a list of several pages; one page is sorted in the
 * browser. Null until it has loaded, and for the content's own order.
 */
export const useSortedPage = (
  order: SortOrder,
  page: number,
  isPaged: boolean,
): readonly Painting[] | null => {
  const [loadedPage, setLoadedPage] = useState<{ key: string; works: readonly Painting[] } | null>(null);
  const key = `${order} ${page}`;
  useEffect(() => {
    if (!isPaged || order === 'none') return;
    let isCurrent = true;
    fetchWorks(api, { catalogue: 'paintings', page, sort: order }).then(
      ({ works }) => isCurrent && setLoadedPage({ key, works }),
      () => isCurrent && notify('The paintings could not be sorted. Check your connection.', 'error'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isPaged, order, page, key]);
  return loadedPage?.key === key ? loadedPage.works : null;
};
