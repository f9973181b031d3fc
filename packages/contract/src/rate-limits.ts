import { codes } from './constants.ts';

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
