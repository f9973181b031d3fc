import { setTimeout as pause } from 'node:timers/promises';
import type { ResetRequest } from '@kalavithi/contract/account';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { resetRequestCounters } from './auth-limits.ts';
import { emailKey, userByEmail } from './auth.queries.ts';
import type { Caller } from './caller.ts';
import { knownDevice } from './known-device.ts';
import { issueCode } from './one-time-code.ts';
import { resetMail } from './mails/reset-mail.ts';

/** Longer than an answer takes to leave, so that its time does not show that a mail is being sent. */
const mailDelayMs = 100;

/**
 * Mails a code to set a new password. Known and unknown addresses get the same answer after the same work; the mail leaves
 * after the answer, so that its time does not tell either.
 * @param input the request, who calls, and the token of the browser that asks
 * @returns the sentence for the person
 */
export const sendResetOtp = async (
  deps: Pick<
    Deps,
    'config' | 'db' | 'clock' | 'random' | 'signer' | 'log' | 'limiter' | 'mailer' | 'background'
  >,
  { email, client, deviceCookie, askerToken }: ResetRequest & Caller & { askerToken: string },
): Promise<Outcome<string, 'too-many-codes' | 'too-many-codes-here'>> => {
  const user = await userByEmail(deps.db, email);
  const known = knownDevice(deps, deviceCookie, user);
  // An account that was never verified may stand on somebody else's mailbox: its devices get no mail beyond the mailbox's share.
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
  if (code.is === 'too-soon') {
    return refuse('too-many-codes', { retryAfterSeconds: code.retryAfterSeconds });
  }
  deps.log.info({ event: 'reset-requested', user: user?.id }, 'reset requested');
  if (code.is === 'new') {
    deps.background.run('mail with a reset code', async () => {
      // The answer leaves first. A mail is composed for an unknown address too, as work of this process can be felt from outside.
      await pause(mailDelayMs);
      const mail = await resetMail(deps.config, {
        // A name that nobody has verified may be a stranger's text.
        name: user?.verified_at ? user.name : null,
        email: user?.email ?? email,
        digits: code.digits,
        asker: code.handle.asker,
      });
      if (!user) return;
      try {
        await deps.mailer.send(mail);
      } catch (error) {
        await code.takeBack();
        throw error;
      }
    });
  }
  return done(`If there is an account for ${email}, a six-digit code is on its way there.`);
};
