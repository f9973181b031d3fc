import type { CartItem } from '@kalavithi/contract/cart';

/** A change to the cart, which can be applied again to a newer cart of the server. */
export type CartChange = { key: string } & ({ type: 'add'; item: CartItem } | { type: 'remove'; id: string });

/** Adding a work twice, or removing a missing one, has no effect. */
const applyChange = (items: readonly CartItem[], change: CartChange): readonly CartItem[] => {
  if (change.type === 'remove') return items.filter((item) => item.id !== change.id);
  return items.some((item) => item.id === change.item.id) ? items : [...items, change.item];
};

export const applyChanges = (
  items: readonly CartItem[],
  changes: readonly CartChange[],
): readonly CartItem[] => changes.reduce(applyChange, items);

/** The items that can be bought: works that are gone stay in the cart, but can't. */
export const purchasable = (items: readonly CartItem[]): readonly CartItem[] =>
  items.filter(({ gone }) => !gone);

/** Total of the cart in whole rupees; works that are gone have no price. */
export const cartTotal = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.price, 0);
