export interface Mail {
  /** An address alone: names are what strangers chose. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mail over, to a server or a folder. */
export interface Mailer {
  /** Resolves when the mail has been taken over; throws {@link MailError} when it has not. */
  send: (mail: Mail) => Promise<void>;
  /** Resolves when mail could be handed over now, throws {@link MailError} when not. */
  check: () => Promise<void>;
  close: () => void;
}

/** A mail could not be handed over. The cause is for the log, never for people. */
export class MailError extends Error {
  override readonly name = 'MailError';
}
