export interface Mail {
  /** An address without a name, as names are user input. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A newer mail with the same topic and address replaces a queued one. */
  topic: string;
  /** After this many seconds the mail has expired and is no longer sent. */
  usefulSeconds: number;
}

/** `sent`: a mail server or the outbox accepted it. `queued`: retried until it expires. */
export type MailOutcome = 'sent' | 'queued';

/** Sends mail to a server or writes it to a folder. */
export interface Mailer {
  /**
   * Resolves within a few seconds, even when the mail server hangs.
   * @throws MailError when the mail was rejected permanently
   */
  send: (mail: Mail) => Promise<MailOutcome>;
  /** Throws {@link MailError} when mail can't be sent now. */
  check: () => Promise<void>;
  /**
   * Waits briefly for running attempts; unsent mail stays queued for the next process. Current and
   * later callers of `send` get `queued` at once. May be called again.
   */
  close: () => Promise<void>;
}

/** A mail could not be sent. The cause is for the log only. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether the mail itself was rejected, so that a retry is pointless. */
  readonly final: boolean;

  constructor(message: string, { cause, final }: { cause?: unknown; final: boolean }) {
    super(message, { cause });
    this.final = final;
  }
}
