import type { ResetRequest } from '@kalavithi/contract/account';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { emailKey, userByEmail } from './auth.queries.ts';
import { codeWasNotSent, issueCode } from './one-time-code.ts';
import { resetMail } from './mails/reset-mail.ts';

/**
 * Mails a code to set a new password. Known and unknown addresses get the same answer after the same work; the mail leaves
 * after the answer, so that its time does not tell either. @returns the sentence for the person
 */
export const sendResetOtp = async (
  deps: Deps,
  { email }: ResetRequest,
): Promise<Outcome<string, 'too-many-codes'>> => {
  const { allowed, retryAfterSeconds } = await deps.limiter.consume(
    'codeRequests',
    `reset-password ${emailKey(email)}`,
  );
  if (!allowed) return refuse('too-many-codes', { retryAfterSeconds });

  const user = await userByEmail(deps.db, email);
  const code = await issueCode(deps, deps.db, 'reset-password', email);
  if (user && code) {
    deps.background.run('mail with a reset code', async () => {
      try {
        await deps.mailer.send(
          await resetMail(deps.config, { name: user.name, email: user.email, digits: code.digits }),
        );
      } catch (error) {
        await codeWasNotSent(deps.db, code.handle);
        throw error;
      }
    });
  }
  return done(`If there is an account for ${email}, a six-digit code is on its way there.`);
};
