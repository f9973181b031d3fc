import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/hydrated';
import { sortOptions, type SortOrder } from './by-price';

/** The sort order that a query names; `none` when it names none that there is. */
export const sortOrderIn = (params: URLSearchParams): SortOrder =>
  sortOptions.find(({ value }) => value === params.get('sort'))?.value ?? 'none';

/** The query with another sort order; the catalogue's own order is not written down. */
export const withSortOrder = (params: URLSearchParams, order: SortOrder): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (order === 'none') next.delete('sort');
  else next.set('sort', order);
  return next;
};

/**
 * The order that was chosen in the box before the page's script ran: what the box says, when that is another order than the one the page
 * was first rendered with. Null when nothing was chosen.
 */
export const earlyChoice = (inBox: string | undefined, rendered: SortOrder): SortOrder | null => {
  const order = sortOptions.find(({ value }) => value === inBox)?.value ?? 'none';
  return order === 'none' || order === rendered ? null : order;
};

/**
 * Runs before the list is painted, as an inline script: the document is the same for every query, so the style sheet puts the works into
 * the order of the address until the page's script does.
 */
export const sortBeforeHydration =
  "try{document.documentElement.dataset.sort=new URLSearchParams(location.search).get('sort')||''}catch{}";

/**
 * The sort order of a list, kept in the address as `?sort=`, so that Back and a reload find it again. `select` goes to the box in which it
 * is chosen: a choice made before the page's script was there counts.
 */
export const useSortOrder = (): {
  order: SortOrder;
  choose: (order: SortOrder) => void;
  select: RefObject<HTMLSelectElement | null>;
  hydrated: boolean;
} => {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const select = useRef<HTMLSelectElement>(null);
  const inAddress = hydrated ? sortOrderIn(params) : 'none';
  // The router takes a moment to change the address; box and list do not wait for it.
  const [chosen, setChosen] = useState<SortOrder | null>(null);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (hydrated && chosen === inAddress) setChosen(null);
  }

  const choose = (order: SortOrder) => {
    setChosen(order);
    setParams((now) => withSortOrder(now, order), { replace: true, preventScrollReset: true });
  };

  const atStart = useRef({ choose, order: inAddress });
  useLayoutEffect(() => {
    const early = earlyChoice(select.current?.value, atStart.current.order);
    if (early) atStart.current.choose(early);
  }, []);
  useLayoutEffect(() => {
    if (hydrated) delete document.documentElement.dataset['sort'];
  }, [hydrated]);

  return { order: chosen ?? inAddress, choose, select, hydrated };
};
