import type { Acknowledgement } from '@kalavithi/contract/api';
import { closeAuthDialog } from '../../lib/session/auth-dialog';
import { pendingAction, type PendingAction } from '../../lib/session/pending-action';
import { isVerified, loadUserData } from '../../lib/session/session';
import { offerVerification } from '../../lib/session/verification-offer';
import { notify } from '../../lib/shell/toasts';
import { openPage } from '../../ui/open-page';
import { CookiesBlockedError, cookiesWork } from './cookies';

const cookiesBlocked = {
  login:
    'This browser blocks cookies, so you cannot stay logged in. Allow cookies for this site and try again.',
  register:
    'This browser blocks cookies, so you could not stay logged in. No account was made. Allow cookies for this site, then sign up.',
};
/** Cookies work on the page, but not across sites to the API. */
const cookieRejected = {
  login: cookiesBlocked.login,
  register:
    'Your account is ready, but this browser blocks its cookie. Allow cookies for this site, then log in.',
};

/** The way to the page for the code, where one can also ask for another. */
const verify = { label: 'Verify your email', run: () => void openPage('/email-verify') };

/**
 * Logs in or signs up by `call`, loads the member's data and closes the dialog. `complete` does what
 * a member with a verified email wanted before. Throws a `CookiesBlockedError` without cookies,
 * before the call if possible, so that no account is created.
 */
export const signIn = async (
  kind: 'login' | 'register',
  call: () => Promise<{ answer: Acknowledgement }>,
  complete?: (wanted: PendingAction) => void,
): Promise<void> => {
  if (!cookiesWork()) throw new CookiesBlockedError(cookiesBlocked[kind]);
  const { answer } = await call();
  if ((await loadUserData()) === 'visitor') throw new CookiesBlockedError(cookieRejected[kind]);
  // Who wanted something before is offered the verification for that.
  const isNew = kind === 'register' && !pendingAction();
  notify(answer.message, 'success', 'account', isNew ? verify : null);
  notify('Registered successfully!');
  closeAuthDialog();
  const wanted = pendingAction();
  if (wanted && isVerified()) complete?.(wanted);
  offerVerification();
};
