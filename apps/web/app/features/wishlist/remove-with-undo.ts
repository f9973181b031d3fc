import type { CartItem } from '@kalavithi/contract/cart';
import { notifyWithAction } from '../../lib/shell/toasts';
import { removeFromWishlist, useWishlist } from './wishlist.store';

/** How long a removal can be undone, in milliseconds. */
const undoMs = 10_000;

/** Removes a work from the wishlist and says so, with a button that returns it to its place. */
export const removeWithUndo = (item: CartItem): void => {
  const index = useWishlist.getState().items.findIndex(({ id }) => id === item.id);
  removeFromWishlist(item.id);
  const run = () =>
    useWishlist.setState(({ items }) => ({
      items: items.some(({ id }) => id === item.id)
        ? items
        : [...items.slice(0, index), item, ...items.slice(index)],
    }));
  notifyWithAction('Removed from wishlist', { label: 'Undo', run }, undoMs);
};
