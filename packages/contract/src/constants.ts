/**
 * The business constants and limits of the product, each written once.
 * Durations are in milliseconds unless the name says otherwise, sizes in bytes, money in whole rupees.
 */

/** One-time codes sent by mail. */
export const codes = {
  digits: 6,
  validMinutes: 10,
  tries: 5,
  /** Between two mails with a code, whatever has become of the first code; a code that was used ends the wait. */
  resendSeconds: 60,
} as const;

export const passwords = { minLength: 8, maxLength: 128 } as const;

export const names = { maxLength: 80 } as const;

/** Longest address that SMTP can carry (RFC 5321, path of 256 octets with its brackets). */
export const emails = { maxLength: 254 } as const;

export const sessions = {
  slidingDays: 30,
  /** Sessions of one account; a login beyond them ends the one that was used least recently. */
  maxPerAccount: 20,
} as const;

/** Browsers that an account has logged in from. Their failures are counted apart from everybody else's. */
export const devices = {
  rememberedDays: 180,
  /** Accounts that one browser is remembered for, such as a family's. */
  maxAccounts: 5,
} as const;

/** An account whose email was never verified is removed after this time. */
export const unverifiedAccounts = { keptDays: 30 } as const;

const quarterHour = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * What may be counted within a window before more is refused. The comment of each says what is counted and for whom;
 * docs/adr/0012 says why. A "client" is an IPv4 address or an IPv6 /64. A "known device" is a browser in which the account has
 * logged in since its password was last changed; it is never held back by what others do to the account.
 */
export const limits = {
  /** Wrong passwords. Per account and client; for a known device per account and device. */
  loginFailures: { points: 10, windowSeconds: quarterHour },
  /** Wrong passwords from devices that are not known. Per client, over all accounts. */
  loginFailuresPerClient: { points: 60, windowSeconds: quarterHour },
  /** Wrong passwords from devices that are not known. Per account, over all clients (NIST SP 800-63B: at most 100 in a row). */
  loginFailuresPerDay: { points: 100, windowSeconds: day },
  /** Logins, right or wrong: each costs a password hash. Per client; for a known device per device. */
  logins: { points: 300, windowSeconds: quarterHour },
  /** Requests for a code, mailed or not. Per account and client; for a known device per account and device. */
  codeRequests: { points: 5, windowSeconds: quarterHour },
  /** Requests for a reset code from devices that are not known. Per client, over all accounts. */
  codeRequestsPerClient: { points: 60, windowSeconds: quarterHour },
  /** Mails with a code. One per account within a minute, whatever has become of the last code. */
  codeMailsPerMinute: { points: 1, windowSeconds: codes.resendSeconds },
  /** Mails with a code, save to known devices. Per mailbox and client, so that one stranger cannot spend the mailbox's share. */
  codeMailsFromClient: { points: 5, windowSeconds: day },
  /** Mails with a code. Per mailbox, tags such as `+shop` left out; for a known device per mailbox and device. */
  codeMails: { points: 3, windowSeconds: quarterHour },
  codeMailsPerDay: { points: 15, windowSeconds: day },
  /** Mails with a code, save to known devices. Per client, over all mailboxes; a school shares one address. */
  codeMailsPerClient: { points: 300, windowSeconds: day },
  /** Tries at a reset code by a client that did not ask for it. Per code, account and client, or known device. */
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
  /** Judged by content; the names are for people. */
  formats: ['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF'],
  contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
} as const;

/** Events of one page of their lists. */
export const eventsPageSize = 60;

export const payment = { cardNumberMaxLength: 16, cvvMaxLength: 3 } as const;

export const toasts = { shopMs: 2000, noticeMs: 5000, atMost: 3 } as const;

/** How long '❌ Removed from cart!' stands beside the item. */
export const cartRemovalNoteMs = 2000;

/** How long the heart stays highlighted after a click on the paintings page. */
export const heartHighlightMs = 400;

export const pageChangeMs = 500;

export const carousels = {
  heroMs: 4000,
  featuresMs: 3500,
  dances: { slides: 3, slidesNarrow: 1, autoplayMs: 2500, transitionMs: 600 },
  handicrafts: { slides: 3, slidesNarrow: 1, autoplayMs: 2000, transitionMs: 1500 },
} as const;

export const typewriter = { speedMs: 40, pauseMs: 1500 } as const;

export const catalogueCounts = {
  paintings: 10,
  handicrafts: 15,
  arrivals: 8,
  galleryCategories: [12, 16, 16, 13, 14, 12, 15],
} as const;

export const priceRanges = {
  paintings: { lowest: 950, highest: 2200 },
  handicrafts: { lowest: 1000, highest: 5500 },
} as const;

export const sortOptions = [
  { value: 'none', label: 'Sort By' },
  { value: 'price-ascending', label: 'Price: Low to High' },
  { value: 'price-descending', label: 'Price: High to Low' },
] as const;
export type SortOrder = (typeof sortOptions)[number]['value'];

export const timeZone = 'Asia/Kolkata';
export const locale = 'en-IN';
export const currency = 'INR';
export const copyrightYear = 2025;
