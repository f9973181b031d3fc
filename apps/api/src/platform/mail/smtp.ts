import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { MailError, type Mailer } from './mail.ts';

/**
 * Patience in milliseconds with a mail server: somebody waits for the answer, so it is far shorter than the ten minutes that
 * SMTP would allow.
 */
const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

const guarded = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (cause) {
    throw new MailError(`The mail server ${what}`, { cause });
  }
};

/** Sends over SMTP; `smtps:` is TLS from the start, `smtp:` turns to TLS when the server offers it. Connects when needed. */
export const createSmtp = ({ url, from }: Extract<Config['mail'], { kind: 'smtp' }>): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience }, { from });
  return {
    send: (mail) =>
      guarded('did not take the mail', () =>
        transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } }),
      ),
    check: () => guarded('does not answer', () => transport.verify()),
    close: () => transport.close(),
  };
};
