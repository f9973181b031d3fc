import type { CartItem } from '@kalavithi/contract/cart';

/** What somebody wanted to do whose email was not verified, and where; it is done once the email is. */
export interface PendingAction {
  action: 'cart' | 'wishlist';
  item: CartItem;
  /** Path and query of the page. */
  path: string;
}

const storageKey = 'kalavithi.wanted';
let wanted: PendingAction | null = null;

/**
 * Remembers what was wanted, in this tab alone. Phones may throw the page away while its owner reads the code in the mail app, so it is
 * also kept in the tab's storage where that is open to the page.
 */
export const storePendingAction = (action: PendingAction['action'], item: CartItem): void => {
  wanted = { action, item, path: window.location.pathname + window.location.search };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(wanted));
  } catch {
    // Then it lasts as long as the page.
  }
};

export const clearPendingAction = (): void => {
  wanted = null;
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

/** What was wanted last in this tab and has not been done; null when there is nothing. */
export const pendingAction = (): PendingAction | null => {
  if (wanted) return wanted;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isPendingAction(kept) ? kept : null;
  } catch {
    return null;
  }
};

/** The address for entering the code that comes back to `path`. */
export const verificationPath = (path: string): string =>
  `/email-verify?${new URLSearchParams({ return: path })}`;

/**
 * The page of this site that a query names as the one to return to; null when it names none, another site, or the page for entering the
 * code itself.
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
  // Read as browsers read it: two slashes, backslashes or a tab between them begin the address of another host.
  const { pathname, search: query, hash } = address;
  if (address.origin !== origin || pathname.startsWith('//') || /^\/email-verify\/?$/.test(pathname))
    return null;
  return pathname + query + hash;
};
