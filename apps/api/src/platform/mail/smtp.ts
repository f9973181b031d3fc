import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { MailError, type Mail } from './mail.ts';

/** Sends one mail over a connection of its own. */
export interface Smtp {
  /** One attempt. The signal ends it and closes its connection. @throws MailError */
  deliver: (mail: Mail, signal: AbortSignal) => Promise<void>;
  /** @throws MailError when the server can't be reached or refuses the login */
  check: () => Promise<void>;
  close: () => void;
}

/**
 * Timeouts of single steps in milliseconds. Nobody waits for the whole of an attempt (see
 * `mail-queue.ts`), so a slow server gets some time; servers that greet late do so on purpose,
 * against senders of spam who do not wait. The time for connecting includes the greeting.
 */
const timeouts = {
  connectionTimeout: 40_000,
  greetingTimeout: 30_000,
  socketTimeout: 30_000,
  dnsTimeout: 5000,
};

/** The same for the check at the start, which a stop of the process may have to wait for. */
const checkTimeouts = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 5000,
  dnsTimeout: 5000,
};

/**
 * The steps at which a server judges the mail itself. At all others it judges us: our login, our
 * address, its own state.
 */
const mailSteps: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

/**
 * 5xx replies that ask for another login or for TLS, whatever they reply to (RFC 4954, 6). They end
 * when somebody mends the settings.
 */
const loginReplies: readonly number[] = [530, 534, 535, 538];

/**
 * Whether an error is a refusal that the same mail would meet again. 5xx replies to the mail itself
 * are (RFC 5321, 4.2.1). 4xx replies such as greylisting, timeouts and lost connections are not,
 * and neither are refusals of the connection, of TLS or of the login.
 */
const isFinal = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if ('responseCode' in error && typeof error.responseCode === 'number') {
    const isAboutMail = 'command' in error && mailSteps.includes(error.command);
    return isAboutMail && error.responseCode >= 500 && !loginReplies.includes(error.responseCode);
  }
  // An address that can't even be offered to a server.
  return 'code' in error && error.code === 'EENVELOPE';
};

const guarded = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (cause) {
    throw new MailError(`The mail server ${what}`, { cause, final: isFinal(cause) });
  }
};

/**
 * Sends over SMTP; `smtps:` is TLS from the start, `smtp:` turns to TLS when the server offers it.
 * Connects when needed.
 */
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
