import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { emailKey } from './auth.queries.ts';
import type { AuthDeps } from './caller.ts';
import { issueCode } from './one-time-code.ts';
import { codeSentence, verificationMail } from './mails/verification-mail.ts';

/**
 * Mails the signed-in user a verification code, unless one was sent a moment ago.
 * @param input the user, and the client's network
 * @returns the message
 */
export const sendVerifyOtp = async (
  deps: AuthDeps,
  { user: { id, email, isVerified }, client }: { user: SignedInUser; client: string },
): Promise<Outcome<string, 'already-verified' | 'too-many-codes' | 'mail-failed'>> => {
  if (isVerified) return refuse('already-verified');
  const { allowed, retryAfterSeconds } = await deps.limiter.consume('codeRequests', `verify-email ${id}`);
  if (!allowed) return refuse('too-many-codes', { retryAfterSeconds });

  const account = emailKey(email);
  const code = await issueCode(deps, 'verify-email', { email, account, client, device: null, token: null });
  if (code.state === 'too-soon') {
    return refuse('too-many-codes', { retryAfterSeconds: code.retryAfterSeconds });
  }
  if (code.state === 'pending') {
    return done(`We sent a code to ${email} a moment ago. Please check your mail.`);
  }
  try {
    const outcome = await deps.mailer.send(
      await verificationMail(deps.config, { email, digits: code.digits }),
    );
    return done(codeSentence(outcome, email));
  } catch (error) {
    deps.log.warn({ err: error }, 'a code could not be mailed');
    await code.allowResend();
    return refuse('mail-failed');
  }
};
