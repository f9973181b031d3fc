import type { CartItem } from '@kalavithi/contract/cart';
import { create } from 'zustand';
import { openAuthDialog } from '../../lib/auth-dialog';
import { tellShopper } from '../../lib/notices';
import { isVerified, useSession } from '../../lib/session';

interface Wishlist {
  /** Kept in the open page alone, as the specification says; client-side navigation keeps it. */
  items: readonly CartItem[];
}

export const useWishlist = create<Wishlist>(() => ({ items: [] }));

export const removeFromWishlist = (id: string): void =>
  useWishlist.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));

/** The alert of each catalogue, in the specification's own words. */
export const wishlistAlerts = {
  paintings: 'Please verify your Email to add items to wishlist.',
  handicrafts: 'Please verify your Email to add items in Wishlist.',
} as const;

/** Puts a work on the wishlist or takes it off. `alert` is what people whose email is not verified are told. */
export const toggleWish = (item: CartItem, alert: string): void => {
  if (!isVerified()) {
    window.alert(alert);
    if (useSession.getState().status !== 'member') openAuthDialog('login');
    return;
  }
  const { items } = useWishlist.getState();
  if (items.some((wished) => wished.id === item.id)) {
    removeFromWishlist(item.id);
    tellShopper('Removed from wishlist', 'warning');
  } else {
    useWishlist.setState({ items: [...items, item] });
    tellShopper('Added to wishlist!');
  }
};

/** One person's wishes are not shown to the next one at the same screen. Returns the way to stop. */
export const forgetWishlistOnLogout = (): (() => void) =>
  useSession.subscribe((session) => {
    if (session.status === 'visitor') useWishlist.setState({ items: [] });
  });
