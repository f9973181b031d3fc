import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../lib/browser/hydrated';
import { sortOptions, type SortOrder } from './by-price';

/** The sort order of a query; `none` by default. */
export const sortOrderIn = (params: URLSearchParams): SortOrder =>
  sortOptions.find(({ value }) => value === params.get('sort'))?.value ?? 'none';

/** The query with another sort order; `none` is left out. */
export const withSortOrder = (params: URLSearchParams, order: SortOrder): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (order === 'none') next.delete('sort');
  else next.set('sort', order);
  return next;
};

/**
 * The order that was chosen in the select before hydration: its value, when it is not the rendered
 * one. Null when nothing was chosen.
 */
export const earlyChoice = (selected: string | undefined, rendered: SortOrder): SortOrder | null => {
  const order = sortOptions.find(({ value }) => value === selected)?.value ?? 'none';
  return order === 'none' || order === rendered ? null : order;
};

/**
 * An inline script that runs before the list is painted. The document is the same for every query,
 * so the style sheet sorts the works until hydration.
 */
export const sortBeforeHydration =
  "try{document.documentElement.dataset.sort=new URLSearchParams(location.search).get('sort')||''}catch{}";

/**
 * The sort order of a list, in the address as `?sort=`, so that Back and a reload keep it. `select`
 * is the ref of the select, from which a choice before hydration is read.
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
  // Select and list do not wait for the router to change the address.
  const [chosen, setChosen] = useState<SortOrder | null>(null);
  const [previous, setPrevious] = useState(inAddress);
  if (previous !== inAddress) {
    setPrevious(inAddress);
    if (hydrated && chosen === inAddress) setChosen(null);
  }

  const choose = (order: SortOrder) => {
    setChosen(order);
    setParams((now) => withSortOrder(now, order), { replace: true, preventScrollReset: true });
  };

  const initial = useRef({ choose, order: inAddress });
  // Not in the layout effect: the list may not be live yet, and must find the order that the document has.
  useEffect(() => {
    const early = earlyChoice(select.current?.value, initial.current.order);
    if (early) initial.current.choose(early);
  }, []);
  useLayoutEffect(() => {
    if (hydrated) delete document.documentElement.dataset['sort'];
  }, [hydrated]);

  return { order: chosen ?? inAddress, choose, select, hydrated };
};
