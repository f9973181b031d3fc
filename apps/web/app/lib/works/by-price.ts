export const sortOptions = [
  { value: 'none', label: 'Sort By' },
  { value: 'price-ascending', label: 'Price: Low to High' },
  { value: 'price-descending', label: 'Price: High to Low' },
] as const;
export type SortOrder = (typeof sortOptions)[number]['value'];

/** Sorts works; `none` is the order of the catalogue. Works of one price keep their order. */
export const byPrice = <Work extends { price: number }>(
  works: readonly Work[],
  order: SortOrder,
): readonly Work[] => {
  if (order === 'none') return works;
  const sign = order === 'price-ascending' ? 1 : -1;
  return [...works].sort((a, b) => sign * (a.price - b.price));
};
