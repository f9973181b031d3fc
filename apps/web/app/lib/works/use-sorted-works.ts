import type { WorkForSale } from '@kalavithi/contract/work';
import { useMemo, type RefObject } from 'react';
import type { FilteredWorks } from '../loading/works';
import { pageAddress } from '../seo/page-address';
import { byPrice, type SortOrder } from './by-price';
import { useSortedPage } from './use-sorted-page';
import { useSortOrder } from './use-sort-order';
import { filterQuery } from './work-filters';

type CatalogueForSale = WorkForSale['catalogue'];
type WorkOf<Of extends CatalogueForSale> = Extract<WorkForSale, { catalogue: Of }>;

export interface SortedWorks<Of extends CatalogueForSale> {
  works: readonly WorkOf<Of>[];
  order: SortOrder;
  choose: (order: SortOrder) => void;
  select: RefObject<HTMLSelectElement | null>;
  hydrated: boolean;
  /** The works by rising and by falling price, for the order before hydration. */
  rising: readonly WorkOf<Of>[];
  falling: readonly WorkOf<Of>[];
  /** The address of another page of the list, with its filters and its order. */
  addressOf: (page: number) => string;
}

/** The works of a list, or what is nearest to its filters, in the order that the visitor chooses. */
export const useSortedWorks = <Of extends CatalogueForSale>(
  list: FilteredWorks<Of>,
  catalogue: Of,
  path: string,
): SortedWorks<Of> => {
  const { page, total, works: listed } = list.nearest ?? list;
  const works = listed as readonly WorkOf<Of>[];
  const { order, choose, select, hydrated } = useSortOrder();
  const isPaged = total > works.length;
  const sortedPage = useSortedPage({ catalogue, order, page, isPaged, filters: list.filters });
  const { rising, falling } = useMemo(
    () => ({ rising: byPrice(works, 'price-ascending'), falling: byPrice(works, 'price-descending') }),
    [works],
  );
  const query = new URLSearchParams(filterQuery(list.filters));
  if (order !== 'none') query.set('sort', order);
  const search = query.toString();
  return {
    works: sortedPage ?? { none: works, 'price-ascending': rising, 'price-descending': falling }[order],
    order,
    choose,
    select,
    hydrated,
    rising,
    falling,
    addressOf: (number) => `${pageAddress(path, number)}${search && `?${search}`}`,
  };
};
