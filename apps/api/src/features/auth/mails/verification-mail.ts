import { codes } from '@kalavithi/contract/constants';
import type { Config } from '../../../platform/config.ts';
import type { Mail, MailOutcome } from '../../../platform/mail/mail.ts';
import { greetingFor, renderCodeMail } from './mail-layout.ts';

/** The mail with the code that verifies an address; no name, as it is not verified yet. */
export const verificationMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { email, digits }: { email: string; digits: string },
): Promise<Mail> =>
  renderCodeMail({
    to: email,
    topic: 'verify-email',
    subject: `${digits} is your Kalavithi code`,
    greeting: greetingFor(null),
    before: 'Welcome to Kalavithi! This code verifies your email:',
    digits,
    after: `It is good for ${codes.validMinutes} minutes and works once. With a verified email you can fill your cart and register for events.`,
    link: { text: 'Type the code in here', address: `${publicUrl}/email-verify` },
    ifNotYou:
      'If you did not open an account with us, please ignore this mail: without the code nothing happens.',
  });

/** The message after mailing a code. */
export const codeSentence = (outcome: MailOutcome, email: string): string =>
  outcome === 'sent'
    ? `We have sent a six-digit code to ${email}.`
    : `A six-digit code is on its way to ${email}. It may take a few minutes.`;
