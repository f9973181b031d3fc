/** What is known of a client before anybody is signed in. */
export interface Caller {
  /** The network it comes from, by which it is counted. */
  client: string;
  /** The cookie of a browser in which somebody has logged in before. */
  deviceCookie: string | undefined;
}

/** What a login or a registration leaves in the browser, and the sentence for the person. */
export interface SignedIn {
  userId: string;
  /** The token of the new session. */
  token: string;
  /** The new value of the device cookie. */
  device: string;
  message: string;
}
