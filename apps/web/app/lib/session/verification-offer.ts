import { requestVerificationCode } from './account';
import { notifyWithAction, dismissActionToasts } from '../shell/toasts';
import { useSession } from './session';
import { clearPendingAction, verificationPath, pendingAction } from './pending-action';

/** Opens a page of the site; the shell sets it, because only rendered components can reach the router. */
let openPage: (path: string) => void = () => {};

export const setPageOpener = (open: (path: string) => void): void => {
  openPage = open;
};

/** Has a code mailed and opens the page for entering it, which then leads back to `path`, or home. Stays where it is when that fails. */
export const verifyEmail = async (path?: string): Promise<void> => {
  if (await requestVerificationCode()) openPage(path ? verificationPath(path) : '/email-verify');
};

/**
 * Offers a member whose email is not verified the way to what was wanted: a code is mailed, and after it is entered the page comes back
 * with the work in its place. Only the latest work is offered: no other is done afterwards. Does nothing for others, or when nothing is wanted.
 */
export const offerVerification = (): void => {
  const wanted = pendingAction();
  const { user } = useSession.getState();
  if (!wanted || !user) return;
  if (user.isAccountVerified) {
    clearPendingAction();
    return;
  }
  dismissActionToasts();
  notifyWithAction(`Verify your email, and “${wanted.item.name}” goes into your ${wanted.action}.`, {
    label: 'Verify it now',
    run: () => verifyEmail(wanted.path),
  });
};
