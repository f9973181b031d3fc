import type { Acknowledgement } from '@kalavithi/contract/api';
import { closeAuthDialog } from '../../lib/session/auth-dialog';
import { notify } from '../../lib/shell/toasts';
import { loadUserData } from '../../lib/session/session';
import { offerVerification } from '../../lib/session/verification-offer';
import { CookiesBlockedError, cookiesWork } from './cookies';

const blocked = {
  login:
    'This browser blocks cookies, so you cannot stay logged in. Allow cookies for this site and try again.',
  register:
    'This browser blocks cookies, so you could not stay logged in. No account was made. Allow cookies for this site, then sign up.',
};
/** Cookies work, but the server gets none, as when only those of other sites are blocked. */
const lost = {
  login: blocked.login,
  register:
    'Your account is ready, but this browser blocks its cookie. Allow cookies for this site, then log in.',
};

/**
 * Logs in or signs up by `call`, loads the member's data and closes the dialog. Throws a
 * `CookiesBlockedError` when the browser keeps no cookies: before the call where that can be seen, so
 * that no account is made in vain.
 */
export const signIn = async (
  way: 'login' | 'register',
  call: () => Promise<{ answer: Acknowledgement }>,
): Promise<void> => {
  if (!cookiesWork()) throw new CookiesBlockedError(blocked[way]);
  const { answer } = await call();
  if ((await loadUserData()) === 'visitor') throw new CookiesBlockedError(lost[way]);
  notify(answer.message);
  notify('Registered successfully!');
  closeAuthDialog();
  offerVerification();
};
