import type { WorkFilters } from '@kalavithi/contract/work';

/** The filters of a list of works, in the order in which an address names them. */
const keys = ['tradition', 'state', 'maker', 'max'] as const satisfies readonly (keyof WorkFilters)[];

/** Longer values are no names of ours. */
const maxLength = 60;

/** The filters in the query of an address; odd values are left out. */
export const filtersIn = (query: string | URLSearchParams): WorkFilters => {
  const params = new URLSearchParams(query);
  const filters: WorkFilters = {};
  for (const key of keys) {
    const value = params.get(key)?.trim() ?? '';
    const isOdd =
      value === '' || value.length > maxLength || (key === 'max' && !/^[1-9]\d{0,6}$/.test(value));
    if (!isOdd) filters[key] = value;
  }
  return filters;
};

/** The query of filters, always in the same order; empty without filters. */
export const filterQuery = (filters: WorkFilters): string => {
  const params = new URLSearchParams();
  for (const key of keys) if (filters[key] !== undefined) params.set(key, filters[key]);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
};

/** The address of a list with its filters alone, for caches: one list, one address. */
export const filteredAddress = (pathname: string, query: string | URLSearchParams): string =>
  `${pathname}${filterQuery(filtersIn(query))}`;

export const hasFilters = (filters: WorkFilters): boolean => keys.some((key) => filters[key] !== undefined);

/** The filters without one of them, for each that is set. */
export const withoutEach = (filters: WorkFilters): { left: keyof WorkFilters; filters: WorkFilters }[] =>
  keys
    .filter((key) => filters[key] !== undefined)
    .map((left) => {
      const { [left]: _, ...others } = filters;
      return { left, filters: others };
    });
