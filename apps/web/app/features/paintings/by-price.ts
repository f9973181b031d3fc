import type { SortOrder } from '@kalavithi/contract/constants';

/** Works in the order asked for; `none` is the catalogue's own. Works of one price keep their order. */
export const byPrice = <Work extends { price: number }>(
  works: readonly Work[],
  order: SortOrder,
): readonly Work[] => {
  if (order === 'none') return works;
  const sign = order === 'price-ascending' ? 1 : -1;
  return [...works].sort((a, b) => sign * (a.price - b.price));
};
