import type { CartItem } from '@kalavithi/contract/cart';
import { create } from 'zustand';
import { notifyBriefly } from '../../lib/shell/toasts';
import { requireVerified } from '../../lib/session/require-verified';
import { useSession } from '../../lib/session/session';

interface Wishlist {
  /** In memory only, as in the specification; a reload clears it. */
  items: readonly CartItem[];
}

export const useWishlist = create<Wishlist>(() => ({ items: [] }));

export const removeFromWishlist = (id: string): void =>
  useWishlist.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));

/** The alerts of the specification. */
export const wishlistAlerts = {
  paintings: 'Please verify your Email to add items to wishlist.',
  handicrafts: 'Please verify your Email to add items in Wishlist.',
} as const;

/** Adds a work to the wishlist or removes it. `alert` is for people whose email is not verified. */
export const toggleWishlist = async (item: CartItem, alert: string): Promise<void> => {
  if (!(await requireVerified('wishlist', item, alert))) return;
  if (useWishlist.getState().items.some((listed) => listed.id === item.id)) {
    removeFromWishlist(item.id);
    notifyBriefly('wishlist', 'Removed from wishlist', 'warning');
  } else addToWishlist(item);
};

/** Adds a work to the wishlist once. Only for verified members, which `toggleWishlist` checks. */
export const addToWishlist = (item: CartItem): void => {
  useWishlist.setState(({ items }) => ({
    items: items.some((listed) => listed.id === item.id) ? items : [...items, item],
  }));
  notifyBriefly('wishlist', 'Added to wishlist!');
};

/**
 * Shows each member's own wishlist: clears it when the session ends, and restores it when the same
 * member logs in again. Returns a function that stops it.
 */
export const separateWishlists = (): (() => void) => {
  const wishlists = new Map<string, readonly CartItem[]>();
  return useSession.subscribe((session, previous) => {
    const owner = session.user?._id;
    const previousOwner = previous.user?._id;
    if (owner === previousOwner) return;
    if (previousOwner) wishlists.set(previousOwner, useWishlist.getState().items);
    useWishlist.setState({ items: (owner ? wishlists.get(owner) : undefined) ?? [] });
  });
};
