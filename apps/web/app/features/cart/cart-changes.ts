import type { CartItem } from '@kalavithi/contract/cart';

/** A change to the cart, applied again on top of every newer cart that the server answers. */
export type CartChange = { key: string } & ({ type: 'add'; item: CartItem } | { type: 'remove'; id: string });

/** The cart after a change. Adding a work twice, or removing one that is not there, does nothing. */
const applyChange = (items: readonly CartItem[], change: CartChange): readonly CartItem[] => {
  if (change.type === 'remove') return items.filter((item) => item.id !== change.id);
  return items.some((item) => item.id === change.item.id) ? items : [...items, change.item];
};

export const applyChanges = (
  items: readonly CartItem[],
  changes: readonly CartChange[],
): readonly CartItem[] => changes.reduce(applyChange, items);

/** Total of the cart in whole rupees. */
export const cartTotal = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.price, 0);
