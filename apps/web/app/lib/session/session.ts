import type { UserData } from '@kalavithi/contract/account';
import type { CartState } from '@kalavithi/contract/api';
import { isCallError, failureMessage } from '@kalavithi/contract/client';
import { create } from 'zustand';
import { api } from '../loading/api';
import { setReachable } from '../loading/connection';
import { notify } from '../shell/toasts';

/**
 * The current user. `unknown` until the browser has asked, because documents are the same for everyone.
 * `unreachable` when asking failed: nothing personal is shown, and nothing stored is deleted.
 */
export type Session =
  | { status: 'unknown' | 'visitor' | 'unreachable'; user: null }
  | { status: 'member'; user: UserData };

export const useSession = create<Session>(() => ({ status: 'unknown', user: null }));

/** Called with every new answer about the member; the cart listens. */
export type UserDataListener = (state: CartState & { userId: string }) => void;
const listeners = new Set<UserDataListener>();

/** Calls `listener` whenever user data arrives. Returns a function that stops it. */
export const onUserData = (listener: UserDataListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Where the id of the member is stored: the next page then paints the member's initial and no Login
 * button, and other tabs notice when it changes.
 */
const signedInKey = 'kalavithi.signed-in';
const storeSignedIn = (userId: string | null): void => {
  try {
    if (userId) localStorage.setItem(signedInKey, userId);
    else localStorage.removeItem(signedInKey);
  } catch {
    // Storage may be closed to the page; only the first paint suffers.
  }
  delete document.documentElement.dataset['signedIn'];
};

export const becomeVisitor = (): void => {
  storeSignedIn(null);
  useSession.setState({ status: 'visitor', user: null });
};

/** Notes that asking has failed. A session that is known stays. */
const markUnreachable = (): void => {
  if (useSession.getState().status === 'unknown') useSession.setState({ status: 'unreachable', user: null });
};

/** How loading user data ended: `visitor` without a session, `failed` without an answer. */
export type UserDataOutcome = 'member' | 'visitor' | 'failed';

/** Loads the member's data. A failure is shown and keeps the data loaded before. */
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
  setReachable(true);
  storeSignedIn(userData._id);
  useSession.setState({ status: 'member', user: userData });
  for (const listener of listeners) {
    try {
      listener({ userId: userData._id, cart, cartVersion });
    } catch (error) {
      // A bug: it must not pass for a failed call, nor keep the other listeners from running.
      reportError(error);
    }
  }
  return 'member';
};

/** Asks whether the browser is signed in and, if so, loads the member's data. */
export const checkSession = async (): Promise<void> => {
  let answer;
  try {
    ({ answer } = await api('isAuth'));
  } catch {
    // The strip under the navigation bar says so; a toast would repeat it on every page.
    setReachable(false);
    markUnreachable();
    return;
  }
  setReachable(true);
  if (answer.success) await loadUserData();
  else becomeVisitor();
};

/** Checks the session again on a login or logout in another tab. Returns a function that stops it. */
export const followOtherTabs = (): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signedInKey && newValue !== (useSession.getState().user?._id ?? null)) void checkSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** The session once it is known: a press right after the page has loaded waits for it. */
export const sessionKnown = (): Promise<Session> =>
  new Promise((resolve) => {
    const now = useSession.getState();
    if (now.status !== 'unknown') {
      resolve(now);
      return;
    }
    const stop = useSession.subscribe((session) => {
      if (session.status === 'unknown') return;
      stop();
      resolve(session);
    });
  });

/** Whether cart and wishlist are open: only to members whose email is verified. */
export const isVerified = (): boolean => useSession.getState().user?.isAccountVerified === true;
