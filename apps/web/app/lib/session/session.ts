import type { UserData } from '@kalavithi/contract/account';
import type { CartState } from '@kalavithi/contract/api';
import { isCallError, failureMessage } from '@kalavithi/contract/client';
import { create } from 'zustand';
import { api } from '../loading/api';
import { setReachable } from '../loading/connection';
import { notify } from '../shell/toasts';

/**
 * The current user. `unknown` until the browser has checked, because documents are the same for
 * everyone. `unreachable` when the check failed: nothing personal is shown, nothing stored is
 * deleted.
 */
export type Session =
  | { status: 'unknown' | 'visitor' | 'unreachable'; user: null }
  | { status: 'member'; user: UserData };

export const useSession = create<Session>(() => ({ status: 'unknown', user: null }));

/** Called whenever user data has loaded; the cart listens. */
export type UserDataListener = (state: CartState & { userId: string }) => void;
const listeners = new Set<UserDataListener>();

/** Calls `listener` whenever user data has loaded. Returns a function that removes it. */
export const onUserData = (listener: UserDataListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Where the member's id is stored: the next page then keeps the account's room in the bar until the
 * session is known, and other tabs see a login or logout.
 */
const signedInKey = 'kalavithi.signed-in';
const storeSignedIn = (userId: string | null): void => {
  try {
    if (userId) localStorage.setItem(signedInKey, userId);
    else localStorage.removeItem(signedInKey);
  } catch {
    // Storage may be blocked; only the first paint suffers.
  }
  const { dataset } = document.documentElement;
  if (userId) dataset['signedIn'] = '';
  else delete dataset['signedIn'];
};

export const becomeVisitor = (): void => {
  storeSignedIn(null);
  useSession.setState({ status: 'visitor', user: null });
};

/** Marks the session as unreachable, unless it is known. */
const markUnreachable = (): void => {
  if (useSession.getState().status === 'unknown') useSession.setState({ status: 'unreachable', user: null });
};

/** The result of loading user data: `visitor` without a session, `failed` on any other error. */
export type UserDataOutcome = 'member' | 'visitor' | 'failed';

/** Loads the member's data. A failure shows a toast and keeps the data loaded before. */
export const loadUserData = async (): Promise<UserDataOutcome> => {
  let answer;
  try {
    ({ answer } = await api('userData'));
  } catch (error) {
    if (isCallError(error) && error.isSignedOut) {
      becomeVisitor();
      return 'visitor';
    }
    if (!(isCallError(error) && error.failure)) setReachable(false);
    markUnreachable();
    notify(failureMessage(error, 'Failed to get user data'), 'error');
    return 'failed';
  }
  const { userData, cart, cartVersion } = answer;
  storeSignedIn(userData._id);
  useSession.setState({ status: 'member', user: userData });
  for (const listener of listeners) {
    try {
      listener({ userId: userData._id, cart, cartVersion });
    } catch (error) {
      // A bug must not count as a failed call, nor stop the other listeners.
      reportError(error);
    }
  }
  return 'member';
};

/** Checks whether the browser is signed in and, if so, loads the member's data. */
export const checkSession = async (): Promise<void> => {
  let answer;
  try {
    ({ answer } = await api('isAuth'));
  } catch {
    // The offline strip shows it; a toast would repeat it on every page.
    setReachable(false);
    markUnreachable();
    return;
  }
  if (answer.success) await loadUserData();
  else becomeVisitor();
};

/** Checks the session again after a login or logout in another tab. Returns the cleanup. */
export const followOtherTabs = (): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signedInKey && newValue !== (useSession.getState().user?._id ?? null)) void checkSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** Resolves with the session once it is known. */
export const sessionKnown = (): Promise<Session> =>
  new Promise((resolve) => {
    const current = useSession.getState();
    if (current.status !== 'unknown') {
      resolve(current);
      return;
    }
    const unsubscribe = useSession.subscribe((session) => {
      if (session.status === 'unknown') return;
      unsubscribe();
      resolve(session);
    });
  });

/** Whether the current user may use cart and wishlist: only members whose email is verified. */
export const isVerified = (): boolean => useSession.getState().user?.isAccountVerified === true;
