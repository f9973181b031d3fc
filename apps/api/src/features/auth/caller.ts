import type { Deps } from '../../deps.ts';

/** What the verbs of this feature need. */
export type AuthDeps = Pick<
  Deps,
  | 'config'
  | 'db'
  | 'clock'
  | 'random'
  | 'signer'
  | 'log'
  | 'limiter'
  | 'passwords'
  | 'isCommonPassword'
  | 'mailer'
  | 'background'
>;

/** What is known of a client without a session. */
export interface Caller {
  /** Its network, the key of its limits. */
  client: string;
  /** The cookie of a browser in which an account has logged in before. */
  deviceCookie: string | undefined;
}

/** What a login or registration stores in the browser, and the message. */
export interface SignedIn {
  userId: string;
  /** The token of the new session. */
  token: string;
  /** The new value of the device cookie. */
  device: string;
  message: string;
}
