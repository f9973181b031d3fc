import { addToCart } from '../features/cart/cart.store';
import { addToWishlist } from '../features/wishlist/wishlist.store';
import type { PendingAction } from '../lib/session/pending-action';

/** Completes the action that required a login or a verified email, with its toast. */
export const completePending = ({ action, item }: PendingAction): void => {
  if (action === 'cart') void addToCart(item);
  else addToWishlist(item);
};
