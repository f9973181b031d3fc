/**
 * The business constants and limits of the product, each written once.
 * Durations are in milliseconds unless the name says otherwise, sizes in bytes, money in whole rupees.
 */

/** One-time codes sent by mail. */
export const codes = {
  digits: 6,
  validMinutes: 10,
  tries: 5,
  /** A second request within this time does not send another mail: the first is still on its way. */
  resendSeconds: 60,
} as const;

export const passwords = { minLength: 8, maxLength: 128 } as const;

export const names = { maxLength: 80 } as const;

/** Longest address that SMTP can carry (RFC 5321, path of 256 octets with its brackets). */
export const emails = { maxLength: 254 } as const;

export const sessions = { slidingDays: 30 } as const;

/** Requests that one key may make within a window, counted in the shared store. */
export const limits = {
  loginFailures: { points: 10, windowSeconds: 15 * 60 },
  codeRequests: { points: 5, windowSeconds: 15 * 60 },
  registrations: { points: 100, windowSeconds: 60 * 60 },
  uploads: { points: 30, windowSeconds: 60 * 60 },
  /** Per client network: a school class shares one. */
  uploadsPerClient: { points: 120, windowSeconds: 60 * 60 },
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
  /** Below this width, in CSS pixels, a carousel shows its narrow number of slides. */
  narrowBelowPx: 768,
} as const;

export const typewriter = { speedMs: 40, pauseMs: 1500 } as const;

/** Columns of the gallery's masonry: the default, then the count at or below each width in CSS pixels. */
export const masonry = {
  columns: 4,
  breakpoints: [
    { maxWidth: 1100, columns: 3 },
    { maxWidth: 700, columns: 2 },
    { maxWidth: 500, columns: 1 },
  ],
} as const;

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
