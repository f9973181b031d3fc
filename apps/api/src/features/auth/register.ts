import type { Registration } from '@kalavithi/contract/account';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { busySeconds } from '../../platform/passwords/hash-queue.ts';
import { beginSession, endSession } from '../../platform/sessions/sessions.ts';
import { emailKey, insertUser } from './auth.queries.ts';
import type { AuthDeps, Caller, SignedIn } from './caller.ts';
import { rememberDevice } from './known-device.ts';
import { issueCode } from './one-time-code.ts';
import { codeSentence, verificationMail } from './mails/verification-mail.ts';

/** Mails the first code. @returns the second sentence of the welcome */
const sendFirstCode = async (
  deps: AuthDeps,
  userId: string,
  email: string,
  client: string,
): Promise<string> => {
  const account = emailKey(email);
  const code = await issueCode(deps, 'verify-email', { email, account, client, device: null, token: null });
  if (code.state === 'pending') return '';
  if (code.state === 'too-soon') return ' Choose Verify Email in the menu to ask for a code.';
  try {
    const outcome = await deps.mailer.send(
      await verificationMail(deps.config, { email, digits: code.digits }),
    );
    return ` ${codeSentence(outcome, email)}`;
  } catch (error) {
    deps.log.warn({ err: error, user: userId }, 'the code of a new account could not be mailed');
    await code.allowResend();
    return ` We could not send a code to ${email} just now. Choose Verify Email in the menu to ask for one.`;
  }
};

/**
 * Creates an account, logs it in and mails a verification code. A failed mail does not undo it.
 * @param input the registration, the caller, and the token of a session to replace
 */
export const register = async (
  deps: AuthDeps,
  {
    name,
    email,
    password,
    oldToken,
    client,
    deviceCookie,
  }: Registration & Caller & { oldToken: string | undefined },
): Promise<Outcome<SignedIn, 'password-common' | 'busy' | 'too-many-registrations' | 'email-taken'>> => {
  if (deps.isCommonPassword(password)) return refuse('password-common');
  if (deps.passwords.isBusy()) return refuse('busy', { retryAfterSeconds: busySeconds });
  const { allowed, retryAfterSeconds } = await deps.limiter.consume('registrations', client);
  if (!allowed) return refuse('too-many-registrations', { retryAfterSeconds });

  const user = {
    id: deps.random.id(),
    name,
    email,
    email_key: emailKey(email),
    password_hash: await deps.passwords.hash(password),
    password_epoch: 0,
    verified_at: null,
    created_at: deps.clock.now().toISOString(),
  };
  const token = await deps.db.transaction().execute(async (transaction) => {
    if (!(await insertUser(transaction, user))) return null;
    const begun = await beginSession(deps, transaction, user.id);
    if (oldToken) await endSession(deps, transaction, oldToken);
    return begun;
  });
  if (!token) return refuse('email-taken');
  deps.log.info({ event: 'registration', user: user.id }, 'registration');

  const sentence = await sendFirstCode(deps, user.id, email, client);
  return done({
    userId: user.id,
    token,
    device: rememberDevice(deps, deviceCookie, user),
    message: `Welcome, ${name}!${sentence}`,
  });
};
