import { codes } from '@kalavithi/contract/constants';
import type { Config } from '../../../platform/config.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { greetingFor, renderCodeMail } from './mail-layout.ts';

/**
 * The mail with the code for a new password. `name` is null while the address is unverified.
 * `asker` identifies the requesting browser: the code works there only, so only a newer code for
 * the same browser replaces a queued mail.
 */
export const resetMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { name, email, digits, asker }: { name: string | null; email: string; digits: string; asker: string },
): Promise<Mail> =>
  renderCodeMail({
    to: email,
    topic: `reset-password ${asker}`,
    subject: `${digits} is your Kalavithi code for a new password`,
    greeting: greetingFor(name),
    before: 'With this code you can set a new password:',
    digits,
    after: `It is good for ${codes.validMinutes} minutes and works once. Type it in where you asked for it.`,
    link: { text: 'Open Kalavithi', address: publicUrl },
    ifNotYou:
      'If you did not ask for it, please ignore this mail: your password stays as it is. Never pass the code on; we never ask for it.',
  });
