import type { Login } from '@kalavithi/contract/account';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { beginSession, endSession } from '../../platform/sessions/sessions.ts';
import { emailKey, userByEmail } from './auth.queries.ts';

/**
 * Signs a person in, in the same time whether the address, the password or both are wrong.
 * @param input the login, and the token of a session that this one takes the place of
 * @returns the token of the new session and the sentence for the person
 */
export const logIn = async (
  deps: Deps,
  { email, password, oldToken }: Login & { oldToken: string | undefined },
): Promise<Outcome<{ token: string; message: string }, 'bad-credentials' | 'too-many-logins'>> => {
  const subject = emailKey(email);
  const before = await deps.limiter.peek('loginFailures', subject);
  if (!before.allowed) return refuse('too-many-logins', { retryAfterSeconds: before.retryAfterSeconds });

  const user = await userByEmail(deps.db, email);
  const matches = await deps.passwords.verify(password, user?.password_hash ?? null);

  // Looked at again after the work: of guesses that run at the same time, too, only the allowed number learns anything.
  const after =
    user && matches
      ? await deps.limiter.peek('loginFailures', subject)
      : await deps.limiter.consume('loginFailures', subject);
  if (!after.allowed) return refuse('too-many-logins', { retryAfterSeconds: after.retryAfterSeconds });
  if (!user || !matches) return refuse('bad-credentials');

  const token = await deps.db.transaction().execute(async (transaction) => {
    if (oldToken) await endSession(deps, transaction, oldToken);
    return beginSession(deps, transaction, user.id);
  });
  return done({ token, message: `Welcome back, ${user.name}!` });
};
