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
