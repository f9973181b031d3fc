import type { Acknowledgement } from '@kalavithi/contract/api';
import { closeAuthDialog } from '../../lib/session/auth-dialog';
import { notify } from '../../lib/shell/toasts';
import { loadUserData } from '../../lib/session/session';
import { offerVerification } from '../../lib/session/verification-offer';
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

/**
 * Logs in or signs up by `call`, loads the member's data and closes the dialog. Throws a
 * `CookiesBlockedError` without cookies, before the call if possible, so that no account is
 * created.
 */
export const signIn = async (
  kind: 'login' | 'register',
  call: () => Promise<{ answer: Acknowledgement }>,
): Promise<void> => {
  if (!cookiesWork()) throw new CookiesBlockedError(cookiesBlocked[kind]);
  const { answer } = await call();
  if ((await loadUserData()) === 'visitor') throw new CookiesBlockedError(cookieRejected[kind]);
  notify(answer.message, 'success', 'account');
  notify('Registered successfully!');
  closeAuthDialog();
  offerVerification();
};
