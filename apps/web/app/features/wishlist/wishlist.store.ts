import type { CartItem } from '@kalavithi/contract/cart';
import { unreachableMessage } from '@kalavithi/contract/client';
import { create } from 'zustand';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { notify, notifyBriefly } from '../../lib/shell/toasts';
import { offerVerification } from '../../lib/session/verification-offer';
import { storePendingAction } from '../../lib/session/pending-action';
import { isVerified, sessionKnown, useSession } from '../../lib/session/session';

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
export const toggleWish = async (item: CartItem, alert: string): Promise<void> => {
  const { status } = await sessionKnown();
  if (!isVerified()) {
    if (status === 'unreachable') {
      notify(unreachableMessage, 'error');
      return;
    }
    window.alert(alert);
    storePendingAction('wishlist', item);
    if (status === 'member') offerVerification();
    else openAuthDialog('login');
    return;
  }
  if (useWishlist.getState().items.some((wished) => wished.id === item.id)) {
    removeFromWishlist(item.id);
    notifyBriefly('Removed from wishlist', 'warning');
  } else addWish(item);
};

/** Puts a work on the wishlist, once, and says so. Only for verified members: `toggleWish` asks first. */
export const addWish = (item: CartItem): void => {
  useWishlist.setState(({ items }) => ({
    items: items.some((wished) => wished.id === item.id) ? items : [...items, item],
  }));
  notifyBriefly('Added to wishlist!');
};

/**
 * Takes the wishes off the screen when their owner's session ends or somebody else's begins, and gives them back when the same person, whose
 * session may only have run out, logs in again in this page. Nobody else sees them. Returns the way to stop.
 */
export const keepWishesToTheirOwner = (): (() => void) => {
  const kept = new Map<string, readonly CartItem[]>();
  return useSession.subscribe((session, before) => {
    const owner = session.user?._id;
    const last = before.user?._id;
    if (owner === last) return;
    if (last) kept.set(last, useWishlist.getState().items);
    useWishlist.setState({ items: (owner ? kept.get(owner) : undefined) ?? [] });
  });
};
