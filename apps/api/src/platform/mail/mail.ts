export interface Mail {
  /** An address alone: names are what strangers chose. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * What the mail is about. A newer mail about the same to the same address replaces one that still
   * waits to be sent.
   */
  topic: string;
  /** After this many seconds the mail is of no use to its reader and is no longer sent. */
  usefulSeconds: number;
}

/**
 * `sent`: a mail server or the outbox has it. `queued`: it is stored, and sending it goes on for as
 * long as the mail is useful.
 */
export type MailOutcome = 'sent' | 'queued';

/** Hands mail over, to a server or a folder. */
export interface Mailer {
  /**
   * Resolves within a few seconds, whatever the mail server does.
   * @throws MailError when the mail was refused for good
   */
  send: (mail: Mail) => Promise<MailOutcome>;
  /** Resolves when mail could be handed over now, throws {@link MailError} when not. */
  check: () => Promise<void>;
  /**
   * Gives what is being sent a short time; what is not sent by then stays queued for the next
   * process. Callers of `send` get `queued` at once, and so do those that come later. May be called
   * again: all calls wait for the same end.
   */
  close: () => Promise<void>;
}

/** A mail could not be handed over. The cause is for the log, never for people. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether trying again is pointless, because the mail itself was refused. */
  readonly final: boolean;

  constructor(message: string, { cause, final }: { cause?: unknown; final: boolean }) {
    super(message, { cause });
    this.final = final;
  }
}
