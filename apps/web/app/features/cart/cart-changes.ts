import type { CartItem } from '@kalavithi/contract/cart';

/** One change that a person made to the cart. Changes are applied again to whatever the server says the cart is. */
export type CartChange = { key: string } & ({ type: 'add'; item: CartItem } | { type: 'remove'; id: string });

/** The cart with one change made. Adding what is there, or removing what is not, changes nothing. */
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
