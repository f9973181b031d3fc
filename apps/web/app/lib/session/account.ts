import { isCallError, unreachableMessage } from '@kalavithi/contract/client';
import { api } from '../loading/api';
import { openAuthDialog, useAuthDialog } from './auth-dialog';
import { becomeVisitor, loadUserData, sessionKnown } from './session';
import { notify, dismissActionToasts } from '../shell/toasts';
import { openPage } from '../../ui/open-page';
import { clearPendingAction } from './pending-action';

/** Work that must be finished before a session ends, such as a cart still being saved. */
const beforeLogout = new Set<() => Promise<void>>();

/** Registers work to finish before logging out. Returns a function that removes it. */
export const finishBeforeLogout = (work: () => Promise<void>): (() => void) => {
  beforeLogout.add(work);
  return () => beforeLogout.delete(work);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ends the session. Resolves true on success; else shows the error. */
export const logOut = async (): Promise<boolean> => {
  await Promise.allSettled([...beforeLogout].map((work) => work()));
  try {
    await api('logout');
  } catch (error) {
    notify(messageOf(error), 'error');
    return false;
  }
  clearPendingAction();
  dismissActionToasts();
  becomeVisitor();
  return true;
};

/** Opens the login dialog for a visitor who wants to register for an event, once the session is known; a member needs none. */
export const showLogin = async (event?: string): Promise<void> => {
  const { status } = await sessionKnown();
  if (status === 'visitor') useAuthDialog.setState({ mode: 'login', event });
  if (status === 'unreachable') notify(unreachableMessage, 'error', 'connection');
};

/** Opens the login dialog when a call failed because the session has expired. */
export const handleSignedOut = (error: unknown): void => {
  if (!(isCallError(error) && error.isSignedOut)) return;
  becomeVisitor();
  openAuthDialog('login');
};

/** Requests a verification code by mail. With `page`, the page for entering it, opens that first: the toast stands where it has room. */
export const requestVerificationCode = async (page?: string): Promise<void> => {
  try {
    const { answer } = await api('sendVerifyOtp');
    if (page) await openPage(page);
    notify(answer.message, 'success', 'account');
  } catch (error) {
    notify(messageOf(error), 'error', 'account');
    handleSignedOut(error);
    // Verified in another tab or on another device: the menu must show that.
    if (isCallError(error, 'sendVerifyOtp') && error.failure?.code === 'already-verified') {
      await loadUserData();
    }
  }
};
