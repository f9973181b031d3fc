import type { CartItem } from '@kalavithi/contract/cart';

/** What a visitor, or a member with an unverified email, tried to do; it is done after the login or the verification. */
export interface PendingAction {
  action: 'cart' | 'wishlist';
  item: CartItem;
  /** Path and query of the page. */
  path: string;
}

const storageKey = 'kalavithi.wanted';
let pending: PendingAction | null = null;

/**
 * Stores the pending action for this tab. Also in session storage, because phones may discard the
 * page while the code is read in the mail app.
 */
export const storePendingAction = (action: PendingAction['action'], item: CartItem): void => {
  pending = { action, item, path: window.location.pathname + window.location.search };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pending));
  } catch {
    // Storage may be blocked; then it lasts as long as the page.
  }
};

export const clearPendingAction = (): void => {
  pending = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
};

const isPendingAction = (value: unknown): value is PendingAction => {
  if (typeof value !== 'object' || value === null) return false;
  const { action, item, path } = value as Partial<PendingAction>;
  return (
    (action === 'cart' || action === 'wishlist') && typeof item?.id === 'string' && typeof path === 'string'
  );
};

/** The latest pending action of this tab; null without one. */
export const pendingAction = (): PendingAction | null => {
  if (pending) return pending;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isPendingAction(stored) ? stored : null;
  } catch {
    return null;
  }
};

/** The address of the verification page that returns to `path`. */
export const verificationPath = (path: string): string =>
  `/email-verify?${new URLSearchParams({ return: path })}`;

/**
 * The path to return to after verification, from the page's query; null when it is missing, of
 * another site, or the verification page itself.
 */
export const returnPath = (search: string): string | null => {
  const path = new URLSearchParams(search).get('return');
  if (!path?.startsWith('/')) return null;
  const { origin } = window.location;
  let address: URL;
  try {
    address = new URL(path, origin);
  } catch {
    return null;
  }
  // As browsers do: two slashes, backslashes or a tab between them start another host's address.
  const { pathname, search: query, hash } = address;
  if (address.origin !== origin || pathname.startsWith('//') || /^\/email-verify\/?$/.test(pathname))
    return null;
  return pathname + query + hash;
};
