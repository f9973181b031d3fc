import type { CartItem } from '@kalavithi/contract/cart';

export interface Row {
  item: CartItem;
  /** The item was removed; its row still shows a note. */
  isRemoved: boolean;
}

/** The items of the cart, with those of the removed ones that `rows` showed still in their places. */
export const withRemoved = (
  rows: readonly Row[],
  items: readonly CartItem[],
  removed: ReadonlySet<string>,
): Row[] => {
  const next: Row[] = items.map((item) => ({ item, isRemoved: false }));
  let place = 0;
  for (const { item } of rows) {
    const index = next.findIndex((row) => row.item.id === item.id);
    if (index !== -1) place = index + 1;
    else if (removed.has(item.id)) {
      next.splice(place, 0, { item, isRemoved: true });
      place += 1;
    }
  }
  return next;
};
