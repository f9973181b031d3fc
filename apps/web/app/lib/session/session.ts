import type { UserData } from '@kalavithi/contract/account';
import type { CartState } from '@kalavithi/contract/api';
import { isCallError, reasonFor } from '@kalavithi/contract/client';
import { create } from 'zustand';
import { api } from '../loading/api';
import { noteReachable } from '../loading/connection';
import { notify } from '../shell/notices';

/**
 * Who is looking. `unknown` until the browser has asked: documents are the same for everyone, so the server never
 * knows. `unreachable` when asking failed; then nothing personal is shown and nothing personal is forgotten.
 */
export type Session =
  | { status: 'unknown' | 'visitor' | 'unreachable'; user: null }
  | { status: 'member'; user: UserData };

export const useSession = create<Session>(() => ({ status: 'unknown', user: null }));

/** Told of every fresh answer about the person; the cart listens. */
export type UserDataListener = (state: CartState & { userId: string }) => void;
const listeners = new Set<UserDataListener>();

/** Calls `listener` whenever user data arrives. Returns the way to stop. */
export const onUserData = (listener: UserDataListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Who is signed in, as a mark for the first paint of the next page, so that no Login button flashes where an initial will stand; and for the
 * other tabs, which hear when it changes.
 */
const signedInMark = 'kalavithi.signed-in';
const rememberSignedIn = (userId: string | null): void => {
  try {
    if (userId) localStorage.setItem(signedInMark, userId);
    else localStorage.removeItem(signedInMark);
  } catch {
    // Storage may be closed to the page; only the first paint suffers.
  }
  delete document.documentElement.dataset['signedIn'];
};

export const becomeVisitor = (): void => {
  rememberSignedIn(null);
  useSession.setState({ status: 'visitor', user: null });
};

/** Asking who is looking has failed for now; whatever was known before stays. */
const giveUpAsking = (): void => {
  if (useSession.getState().status === 'unknown') useSession.setState({ status: 'unreachable', user: null });
};

/** How loading the person's data ended: `visitor` when the server knows no session, `failed` when it gave no data. */
export type UserDataOutcome = 'member' | 'visitor' | 'failed';

/** Reads the person's data afresh. A failure is told and leaves what was known. */
export const loadUserData = async (): Promise<UserDataOutcome> => {
  let answer;
  try {
    ({ answer } = await api('userData'));
  } catch (error) {
    if (isCallError(error) && error.isSignedOut) {
      becomeVisitor();
      return 'visitor';
    }
    if (!(isCallError(error) && error.failure)) noteReachable(false);
    giveUpAsking();
    notify(reasonFor(error, 'Failed to get user data'), 'error');
    return 'failed';
  }
  const { userData, cart, cartVersion } = answer;
  noteReachable(true);
  rememberSignedIn(userData._id);
  useSession.setState({ status: 'member', user: userData });
  for (const listener of listeners) {
    try {
      listener({ userId: userData._id, cart, cartVersion });
    } catch (error) {
      // A bug of ours: it must neither pass for a failed call nor keep the other listeners from hearing.
      reportError(error);
    }
  }
  return 'member';
};

/** Asks whether the browser is signed in and, if so, loads what belongs to the person. */
export const checkSession = async (): Promise<void> => {
  let answer;
  try {
    ({ answer } = await api('isAuth'));
  } catch {
    // Said once by the strip under the navigation bar, not by a toast on every page.
    noteReachable(false);
    giveUpAsking();
    return;
  }
  noteReachable(true);
  if (answer.success) await loadUserData();
  else becomeVisitor();
};

/** Asks anew who is looking whenever somebody logs in or out in another tab. Returns the way to stop. */
export const followOtherTabs = (): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === signedInMark && newValue !== (useSession.getState().user?._id ?? null)) void checkSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** The session as soon as it is no longer unknown: what is pressed right after a page has loaded waits for it. */
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

/** The session as far as shop actions need it: members who verified their email may fill cart and wishlist. */
export const isVerified = (): boolean => useSession.getState().user?.isAccountVerified === true;
