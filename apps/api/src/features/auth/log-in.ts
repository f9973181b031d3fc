import type { Login } from '@kalavithi/contract/account';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import type { JointAllowance } from '../../platform/limits/limiter.ts';
import { busySeconds } from '../../platform/passwords/hash-queue.ts';
import { beginSession, endSession } from '../../platform/sessions/sessions.ts';
import { loginCounter, loginFailureCounters } from './auth-limits.ts';
import { emailKey, userByEmail } from './auth.queries.ts';
import type { AuthDeps, Caller, SignedIn } from './caller.ts';
import { knownDevice, rememberDevice } from './known-device.ts';

/**
 * Logs a user in. Takes the same time whether the address or the password is wrong.
 * @param input the login, the caller, and the token of a session to replace
 */
export const logIn = async (
  deps: AuthDeps,
  { email, password, oldToken, client, deviceCookie }: Login & Caller & { oldToken: string | undefined },
): Promise<
  Outcome<
    SignedIn,
    'bad-credentials' | 'busy' | 'too-many-logins' | 'too-many-logins-today' | 'too-many-logins-here'
  >
> => {
  // First of all, so that a flood of logins costs only log lines.
  if (deps.passwords.isBusy()) return refuse('busy', { retryAfterSeconds: busySeconds });
  const account = emailKey(email);
  /** Identifies the account in the log, whether it exists or not. */
  const target = deps.signer.mac('log account', account).slice(0, 16);

  const user = await userByEmail(deps.db, email);
  const device = knownDevice(deps, deviceCookie, user);
  const attempt = { account, client, device };
  const each = loginCounter(attempt);
  const failures = loginFailureCounters(attempt);
  const tooMany = ({ spent, retryAfterSeconds }: JointAllowance) => {
    deps.log.warn({ event: 'login-locked', target, user: user?.id, limits: spent }, 'login locked');
    if (spent.includes('loginFailuresPerDay')) return refuse('too-many-logins-today', { retryAfterSeconds });
    if (spent.includes('logins')) return refuse('too-many-logins-here', { retryAfterSeconds });
    return refuse('too-many-logins', { retryAfterSeconds });
  };

  const before = await deps.limiter.peekAll([each, ...failures]);
  if (!before.allowed) return tooMany(before);

  const matches = await deps.passwords.verify(password, user?.password_hash ?? null);

  // Counted after the check, so that of concurrent guesses only the allowed number gets an answer.
  const isRight = user !== undefined && matches;
  const after = await deps.limiter.consumeAll(isRight ? [each] : [each, ...failures]);
  if (!after.allowed) return tooMany(after);
  const stillOpen = isRight ? await deps.limiter.peekAll(failures) : after;
  if (!stillOpen.allowed) return tooMany(stillOpen);
  const failed = () => {
    deps.log.warn({ event: 'login-failed', target, user: user?.id }, 'login failed');
    return refuse('bad-credentials');
  };
  if (!user || !matches) return failed();

  const token = await deps.db.transaction().execute(async (transaction) => {
    const begun = await beginSession(deps, transaction, user.id, user.password_epoch);
    if (begun && oldToken) await endSession(deps, transaction, oldToken);
    return begun;
  });
  // The password was changed in the meantime.
  if (!token) return failed();
  deps.log.info({ event: 'login', user: user.id, knownDevice: device !== null }, 'login');
  return done({
    userId: user.id,
    token,
    device: rememberDevice(deps, deviceCookie, user),
    message: `Welcome back, ${user.name}!`,
  });
};
