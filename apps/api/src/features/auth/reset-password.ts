import type { PasswordReset } from '@kalavithi/contract/account';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import { emailKey, setPasswordHash, userByEmail } from './auth.queries.ts';
import { tryCode, useCode } from './one-time-code.ts';

/**
 * Sets a new password with a mailed code, ends every session of the account, and forgets its failed logins, so that its owner
 * can log in at once. @returns the sentence for the person
 */
export const resetPassword = async (
  deps: Deps,
  { email, otp, newPassword }: PasswordReset,
): Promise<Outcome<string, 'password-common' | 'code-invalid' | 'code-locked'>> => {
  // Before the code, so that a refused password costs no try.
  if (deps.isCommonPassword(newPassword)) return refuse('password-common');
  const code = await tryCode(deps, 'reset-password', email, otp);
  if (!code.ok) return code;
  const user = await userByEmail(deps.db, email);
  if (!user) return refuse('code-invalid');

  const passwordHash = await deps.passwords.hash(newPassword);
  const changed = await deps.db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, code.value))) return false;
    await setPasswordHash(transaction, user.id, passwordHash);
    await endSessionsOf(transaction, user.id);
    return true;
  });
  if (!changed) return refuse('code-invalid');
  await deps.limiter.reset('loginFailures', emailKey(email));
  return done('Your password is changed. Please log in with the new one.');
};
