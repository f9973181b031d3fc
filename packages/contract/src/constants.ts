/**
 * Limits and units that client and server share. Durations are in milliseconds unless the name says
 * otherwise, sizes in bytes, money in whole rupees.
 */

/** Works on one page of a list. */
export const worksPageSize = 60;

/** One-time codes sent by mail. */
export const codes = {
  digits: 6,
  validMinutes: 10,
  tries: 5,
  /** Between two mails with a code, unless the last code was used. */
  resendSeconds: 60,
} as const;

export const passwords = { minLength: 8, maxLength: 128 } as const;

export const names = { maxLength: 80 } as const;

/** Longest address that SMTP can carry (RFC 5321, path of 256 octets with its brackets). */
export const emails = { maxLength: 254 } as const;

export const sessions = {
  slidingDays: 30,
  /** A login beyond this number ends the least recently used session. */
  maxPerAccount: 20,
} as const;

/** Browsers that an account has logged in from. Their failed logins are counted separately. */
export const devices = {
  rememberedDays: 180,
  /** Accounts per browser, for families. */
  maxAccounts: 5,
} as const;

/** Accounts whose email was never verified are deleted after this time. */
export const unverifiedAccounts = { keptDays: 30 } as const;

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Rate limits. Each comment says what is counted and per what; docs/adr/0012 says why. A "client"
 * is an IPv4 address or an IPv6 /64. A "known device" is a browser in which the account has logged
 * in since its last password change; failures elsewhere never block it.
 */
export const limits = {
  /** Wrong passwords. Per account and client; for a known device per account and device. */
  loginFailures: { points: 10, windowSeconds: quarterHour },
  /** Wrong passwords from unknown devices. Per client, over all accounts. */
  loginFailuresPerClient: { points: 60, windowSeconds: quarterHour },
  /**
   * Wrong passwords from unknown devices. Per account, over all clients (NIST SP 800-63B: at most
   * 100).
   */
  loginFailuresPerDay: { points: 100, windowSeconds: day },
  /**
   * Logins, right or wrong: each costs a password hash. Per client; for a known device per device.
   */
  logins: { points: 300, windowSeconds: quarterHour },
  /**
   * Requests for a code, mailed or not. Per account and client; for a known device per account and
   * device.
   */
  codeRequests: { points: 5, windowSeconds: quarterHour },
  /** Requests for a reset code from unknown devices. Per client, over all accounts. */
  codeRequestsPerClient: { points: 60, windowSeconds: quarterHour },
  /** Mails with a code. Per account. */
  codeMailsPerMinute: { points: 1, windowSeconds: codes.resendSeconds },
  /**
   * Mails with a code for unknown devices. Per mailbox and client, so that one client cannot use up
   * `codeMails`.
   */
  codeMailsFromClient: { points: 5, windowSeconds: day },
  /**
   * Mails with a code. Per mailbox without tags such as `+shop`; for a known device per mailbox and
   * device.
   */
  codeMails: { points: 3, windowSeconds: quarterHour },
  codeMailsPerDay: { points: 15, windowSeconds: day },
  /**
   * Mails with a code for unknown devices. Per client, over all mailboxes; a school shares one
   * address.
   */
  codeMailsPerClient: { points: 300, windowSeconds: day },
  /**
   * Attempts at a reset code by a client that did not request it. Per code, account and client or
   * known device.
   */
  codeFailures: { points: codes.tries, windowSeconds: quarterHour },
  /** The same per client, over all accounts. */
  codeFailuresPerClient: { points: 60, windowSeconds: quarterHour },
  /** The same per account, over all clients. */
  codeFailuresPerDay: { points: 25, windowSeconds: day },
  /** New accounts. Per client; a school class shares one address. */
  registrations: { points: 100, windowSeconds: hour },
  /** Pictures. Per user. */
  uploads: { points: 30, windowSeconds: hour },
  /** Pictures. Per client: a school class shares one address. */
  uploadsPerClient: { points: 120, windowSeconds: hour },
} as const;

export const carts = { maxItems: 100 } as const;

export const uploads = {
  maxBytes: 15 * 1024 * 1024,
  maxPixels: 40_000_000,
  pageSize: 60,
  /** Names to show; the server checks the content of the file. */
  formats: ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF'],
  contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
} as const;

/** Events on one page of a list. */
export const eventsPageSize = 60;

export const timeZone = 'Asia/Kolkata';
export const locale = 'en-IN';
export const currency = 'INR';
