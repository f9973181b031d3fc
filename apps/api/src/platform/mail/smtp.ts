import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { MailError, type Mail } from './mail.ts';

/** Sends one mail per connection. */
export interface Smtp {
  /** One attempt. The signal aborts it and closes the connection. @throws MailError */
  deliver: (mail: Mail, signal: AbortSignal) => Promise<void>;
  /** @throws MailError when the server can't be reached or refuses the login */
  check: () => Promise<void>;
  close: () => void;
}

/**
 * Timeouts of single steps in milliseconds. Generous, as attempts run in the background; some
 * servers delay their greeting to deter spam. The connection timeout includes the greeting.
 */
const timeouts = {
  connectionTimeout: 40_000,
  greetingTimeout: 30_000,
  socketTimeout: 30_000,
  dnsTimeout: 5000,
};

/** Shorter for the check at the start, which a stopping process may have to wait for. */
const checkTimeouts = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 5000,
  dnsTimeout: 5000,
};

/** The steps at which a server rejects the mail itself rather than our login. */
const mailSteps: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** 5xx replies about login or TLS at any step (RFC 4954, 6): a matter of the settings. */
const loginReplies: readonly number[] = [530, 534, 535, 538];

/**
 * Whether the same mail would be rejected again: after 5xx replies to the mail itself (RFC 5321,
 * 4.2.1), not after 4xx replies such as greylisting, timeouts, or failures of connection, TLS or
 * login.
 */
const isFinal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    const isAboutMail = 'command' in error && mailSteps.includes(error.command);
    return isAboutMail && error.responseCode >= 500 && !loginReplies.includes(error.responseCode);
  }
  // An invalid address.
  return 'code' in error && error.code === 'EENVELOPE';
};

const guarded = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (cause) {
    throw new MailError(`The mail server ${what}`, { cause, final: isFinal(cause) });
  }
};

/** `smtps:` is implicit TLS, `smtp:` uses STARTTLS when offered. Connects on demand. */
export const createSmtp = ({ url, from }: Extract<Config['mail'], { kind: 'smtp' }>): Smtp => {
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    deliver: ({ to, subject, text, html }, signal) =>
      guarded('did not take the mail', () =>
        transport.sendMail({
          to,
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        }),
      ),
    check: () => guarded('does not answer', () => createTransport({ url, ...checkTimeouts }).verify()),
    close: () => transport.close(),
  };
};
