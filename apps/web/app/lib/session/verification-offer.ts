import { requestVerificationCode } from './account';
import { notifyWithAction, dismissActionToasts } from '../shell/toasts';
import { useSession } from './session';
import { clearPendingAction, verificationPath, pendingAction } from './pending-action';

/** Requests a code by mail and opens the page for entering it, which returns to `path` or home. */
export const verifyEmail = (path?: string): Promise<void> =>
  requestVerificationCode(path ? verificationPath(path) : '/email-verify');

/**
 * Offers a member to verify the email; after that, the pending action is done and its page shown
 * again. Does nothing without a pending action.
 */
export const offerVerification = (): void => {
  const pending = pendingAction();
  const { user } = useSession.getState();
  if (!pending || !user) return;
  if (user.isAccountVerified) {
    clearPendingAction();
    return;
  }
  dismissActionToasts();
  notifyWithAction(`Verify your email, and “${pending.item.name}” goes into your ${pending.action}.`, {
    label: 'Verify it now',
    run: () => verifyEmail(pending.path),
  });
};
