import { setTimeout as pause } from 'node:timers/promises';
import type { ResetRequest } from '@kalavithi/contract/account';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { resetRequestCounters } from './auth-limits.ts';
import { emailKey, userByEmail } from './auth.queries.ts';
import type { AuthDeps, Caller } from './caller.ts';
import { knownDevice } from './known-device.ts';
import { issueCode } from './one-time-code.ts';
import { resetMail } from './mails/reset-mail.ts';

/** Longer than sending the response, whose timing must not show that a mail is sent. */
const mailDelayMs = 100;

/**
 * Mails a code to set a new password. Known and unknown addresses get the same response after the
 * same work; the mail is sent after it.
 * @param input the request, the caller, and the token of the requesting browser
 * @returns the message
 */
export const sendResetOtp = async (
  deps: AuthDeps,
  { email, client, deviceCookie, askerToken }: ResetRequest & Caller & { askerToken: string },
): Promise<Outcome<string, 'too-many-codes' | 'too-many-codes-here'>> => {
  const user = await userByEmail(deps.db, email);
  const known = knownDevice(deps, deviceCookie, user);
  // An unverified account may use someone else's mailbox: its devices get no extra mail.
  const device = user?.verified_at ? known : null;
  const asker = { email, account: emailKey(email), client, device, token: askerToken };

  const requests = await deps.limiter.consumeAll(resetRequestCounters(asker));
  if (!requests.allowed) {
    deps.log.warn(
      { event: 'reset-refused', user: user?.id, limits: requests.spent },
      'reset request refused',
    );
    const { retryAfterSeconds } = requests;
    return requests.spent.includes('codeRequests')
      ? refuse('too-many-codes', { retryAfterSeconds })
      : refuse('too-many-codes-here', { retryAfterSeconds });
  }

  const code = await issueCode(deps, 'reset-password', asker);
  if (code.state === 'too-soon') {
    return refuse('too-many-codes', { retryAfterSeconds: code.retryAfterSeconds });
  }
  deps.log.info({ event: 'reset-requested', user: user?.id }, 'reset requested');
  if (code.state === 'new') {
    deps.background.run('mail with a reset code', async () => {
      // After the response. Composed for unknown addresses too, as the load of this process is
      // measurable.
      await pause(mailDelayMs);
      const mail = await resetMail(deps.config, {
        // The name of an unverified account may be someone else's text.
        name: user?.verified_at ? user.name : null,
        email: user?.email ?? email,
        digits: code.digits,
        asker: code.handle.asker,
      });
      if (!user) return;
      try {
        await deps.mailer.send(mail);
      } catch (error) {
        await code.allowResend();
        throw error;
      }
    });
  }
  return done(`If there is an account for ${email}, a six-digit code is on its way there.`);
};
