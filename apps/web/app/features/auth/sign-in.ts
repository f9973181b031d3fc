import type { Body } from '@kalavithi/contract/api';
import { api } from '../../lib/loading/api';
import { closeAuthDialog } from '../../lib/session/auth-dialog';
import { notify } from '../../lib/shell/notices';
import { loadUserData } from '../../lib/session/session';
import { offerVerification } from '../../lib/session/verification-offer';
import { CookiesBlockedError, cookiesWork } from './cookies';

const blocked = {
  login:
    'This browser blocks cookies, so you cannot stay logged in. Allow cookies for this site and try again.',
  register:
    'This browser blocks cookies, so you could not stay logged in. No account was made. Allow cookies for this site, then sign up.',
};
/** Cookies looked fine, but the server then saw none, as when only those of another site are blocked. */
const lost = {
  login: blocked.login,
  register:
    'Your account is ready, but this browser blocks its cookie. Allow cookies for this site, then log in.',
};

/**
 * Logs in or signs up, says what the specification has said, loads the person's data and closes the dialog. A browser that keeps no
 * cookies is told before the call, so that no account is made in vain; throws a `CookiesBlockedError` then.
 */
export const signIn = async <Name extends 'login' | 'register'>(
  name: Name,
  body: Body<Name>,
): Promise<void> => {
  if (!cookiesWork()) throw new CookiesBlockedError(blocked[name]);
  const { answer } = await api(name, { body });
  if ((await loadUserData()) === 'visitor') throw new CookiesBlockedError(lost[name]);
  notify((answer as { message: string }).message);
  notify('Registered successfully!');
  closeAuthDialog();
  offerVerification();
};
