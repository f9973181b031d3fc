import type { Registration } from '@kalavithi/contract/account';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { beginSession } from '../../platform/sessions/sessions.ts';
import { emailKey, insertUser } from './auth.queries.ts';
import { codeWasNotSent, issueCode } from './one-time-code.ts';
import { codeSentence, verificationMail } from './mails/verification-mail.ts';

/**
 * Creates an account, signs it in, and mails a code to verify the address. The account stands whatever becomes of the mail.
 * @param input the registration, and the client's address, by which registrations are counted
 * @returns the token of the new session and the sentence for the person
 */
export const register = async (
  deps: Deps,
  { name, email, password, client }: Registration & { client: string },
): Promise<
  Outcome<{ token: string; message: string }, 'password-common' | 'too-many-registrations' | 'email-taken'>
> => {
  if (deps.isCommonPassword(password)) return refuse('password-common');
  const { allowed, retryAfterSeconds } = await deps.limiter.consume('registrations', client);
  if (!allowed) return refuse('too-many-registrations', { retryAfterSeconds });

  const user = {
    id: deps.random.id(),
    name,
    email,
    email_key: emailKey(email),
    password_hash: await deps.passwords.hash(password),
    verified_at: null,
    created_at: deps.clock.now().toISOString(),
  };
  const created = await deps.db.transaction().execute(async (transaction) => {
    if (!(await insertUser(transaction, user))) return null;
    return {
      token: await beginSession(deps, transaction, user.id),
      code: await issueCode(deps, transaction, 'verify-email', email),
    };
  });
  if (!created) return refuse('email-taken');

  const { token, code } = created;
  if (!code) return done({ token, message: `Welcome, ${name}!` });
  try {
    const outcome = await deps.mailer.send(
      await verificationMail(deps.config, { name, email, digits: code.digits }),
    );
    return done({ token, message: `Welcome, ${name}! ${codeSentence(outcome, email)}` });
  } catch (error) {
    deps.log.warn({ err: error }, 'the code of a new account could not be mailed');
    await codeWasNotSent(deps.db, code.handle);
    return done({
      token,
      message: `Welcome, ${name}! We could not send a code to ${email} just now. Choose Verify Email in the menu to ask for one.`,
    });
  }
};
