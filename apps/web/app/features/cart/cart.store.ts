import type { CartState } from '@kalavithi/contract/api';
import type { CartItem } from '@kalavithi/contract/cart';
import { isCallError } from '@kalavithi/contract/client';
import { create } from 'zustand';
import { finishBeforeLogout, handleSignedOut } from '../../lib/session/account';
import { api } from '../../lib/loading/api';
import { setReachable } from '../../lib/loading/connection';
import { notify, notifyBriefly } from '../../lib/shell/toasts';
import { randomId } from '../../lib/browser/random-id';
import { requireVerified } from '../../lib/session/require-verified';
import { loadUserData, onUserData, useSession } from '../../lib/session/session';
import { createCartSync, type CartSync, type SaveResult } from './cart-sync';
import { pendingChanges } from './pending-changes';

interface Cart {
  items: readonly CartItem[];
  /** False until the cart of the current member has loaded. */
  loaded: boolean;
}

const empty: Cart = { items: [], loaded: false };

export const useCart = create<Cart>(() => empty);

/** 'Added to cart!' shows after the save, or after this time at the latest. */
const saveToastMs = 400;
const maxRetryDelayMs = 30_000;
/** How long logging out waits for a pending save. */
const logoutTimeoutMs = 2000;

let sync: CartSync | null = null;
let owner: string | null = null;

const saveFor =
  (userId: string) =>
  async (items: readonly CartItem[], version: number): Promise<SaveResult> => {
    try {
      const { answer } = await api('saveCart', {
        body: { cart: items.map(({ id }) => ({ id })), version, owner: userId },
        // The save continues when the page is closed.
        keepalive: true,
      });
      setReachable(true);
      return { outcome: 'saved', state: answer };
    } catch (error) {
      if (!isCallError(error, 'saveCart')) throw error;
      const { failure } = error;
      if (failure?.code === 'cart-conflict') {
        return { outcome: 'conflict', state: { cart: failure.cart, cartVersion: failure.cartVersion } };
      }
      // oxlint-disable-next-line no-console -- the specification has cart failures logged
      console.warn('The cart could not be saved:', error.message);
      if (error.canRetry) {
        if (!failure) setReachable(false);
        return { outcome: 'unreachable' };
      }
      notify(error.message, 'error');
      // Another member has logged in in another tab. The change stays pending for its owner.
      if (failure?.code === 'not-your-cart') await loadUserData();
      // The change stays pending and is saved when the same member has logged in again.
      handleSignedOut(error);
      return { outcome: 'refused', reload: !error.isSignedOut };
    }
  };

const exclusive = (userId: string) => async (work: () => Promise<void>) => {
  if (navigator.locks) await navigator.locks.request(`kalavithi.cart.${userId}`, work);
  else await work();
};

const scheduleRetry = (attempt: number, again: () => void) => {
  const timer = setTimeout(again, Math.min(1000 * 2 ** attempt, maxRetryDelayMs));
  window.addEventListener('online', again, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
};

interface Published extends CartState {
  userId: string;
}

/** Connects the cart with the session, the server and other tabs. Returns a cleanup function. */
export const startCart = (): (() => void) => {
  // Missing in Safari before 15.4, where other tabs load the cart when they become visible.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kalavithi.cart');

  const startSync = (userId: string) => {
    if (owner === userId && sync) return;
    sync?.stop();
    owner = userId;
    sync = createCartSync({
      save: saveFor(userId),
      pending: pendingChanges(userId),
      exclusive: exclusive(userId),
      publish: (state) => channel?.postMessage({ userId, ...state } satisfies Published),
      scheduleRetry,
      reload: () => void loadUserData(),
      onItems: (items) => useCart.setState({ items, loaded: true }),
    });
  };

  const stopSync = () => {
    sync?.stop();
    sync = null;
    owner = null;
    useCart.setState(empty);
  };

  channel?.addEventListener('message', (event: MessageEvent<Published>) => {
    if (event.data.userId === owner) sync?.receive(event.data);
  });
  const onVisible = () => {
    if (document.visibilityState === 'visible' && owner) void loadUserData();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stopUserData = onUserData(({ userId, cart, cartVersion }) => {
    startSync(userId);
    sync?.receive({ cart, cartVersion });
  });
  const stopSession = useSession.subscribe((session) => {
    if (session.status === 'visitor' && owner) stopSync();
  });
  const stopLogout = finishBeforeLogout(async () => {
    await Promise.race([sync?.settle(), new Promise((resolve) => setTimeout(resolve, logoutTimeoutMs))]);
  });

  return () => {
    channel?.close();
    document.removeEventListener('visibilitychange', onVisible);
    stopUserData();
    stopSession();
    stopLogout();
    stopSync();
  };
};

const canAddToCart = (item: CartItem): Promise<boolean> =>
  requireVerified('cart', item, 'Please verify your Email to add items in cart.');

const savedOrTimeout = async (saved: Promise<boolean>): Promise<boolean> =>
  Promise.race([saved, new Promise<true>((resolve) => setTimeout(() => resolve(true), saveToastMs))]);

const isInCart = (id: string): boolean => useCart.getState().items.some((item) => item.id === id);

/** Adds a work unless it is in the cart. Resolves true when a toast confirmed one or the other. */
const addOrReport = async (item: CartItem): Promise<boolean> => {
  if (!(await canAddToCart(item)) || !sync) return false;
  if (isInCart(item.id)) {
    notifyBriefly('cart', 'Already in cart!', 'warning');
    return true;
  }
  const saved = await savedOrTimeout(sync.change({ key: randomId(), type: 'add', item }));
  if (saved) notifyBriefly('cart', 'Added to cart!');
  return saved;
};

/** A second press within this time, in milliseconds, is part of a double tap. */
const doubleTapMs = 250;
/** Works that are being added or were pressed within `doubleTapMs`; further presses are ignored. */
const pendingAdds = new Set<string>();

/** Adds a work to the cart and shows the outcome in a toast. */
export const addToCart = async (item: CartItem): Promise<void> => {
  if (pendingAdds.has(item.id)) return;
  pendingAdds.add(item.id);
  const doubleTap = new Promise((resolve) => setTimeout(resolve, doubleTapMs));
  try {
    // After a failure the next press is not ignored.
    if (await addOrReport(item)) await doubleTap;
  } finally {
    pendingAdds.delete(item.id);
  }
};

/** Adds a work of the wishlist to the cart. Resolves true when the cart has it. */
export const moveToCart = async (item: CartItem): Promise<boolean> => {
  if (!(await canAddToCart(item)) || !sync) return false;
  const saved =
    isInCart(item.id) || (await savedOrTimeout(sync.change({ key: randomId(), type: 'add', item })));
  if (saved) notifyBriefly('cart', 'Moved to Cart!');
  return saved;
};

export const removeFromCart = (id: string): void => {
  void sync?.change({ key: randomId(), type: 'remove', id });
};
