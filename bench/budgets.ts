/**
 * Every budget of the product's speed and size. `npm run bench -- --check` fails past any of them; those of `pageBytes` are part of
 * `npm test` as well. Where a value is above its goal, docs/performance.md says so.
 */

/** A value must not go past its limit. */
export type Limit = { atMost: number } | { atLeast: number };

/** What a request is for, as the budgets of `serve` know it. */
export type ServedKind = 'document' | 'asset' | 'list' | 'isAuth' | 'userData';

/**
 * Requests per second as a share of those of a bare `node:http` server with the same bytes, and the slowest hundredth (p99) as a multiple.
 * The two calls with a session have no p99: each connection waits for its answer, so a fifth of the requests is five times the time.
 */
export const serve: Record<ServedKind, { throughput: Limit; p99?: Limit }> = {
  document: { throughput: { atLeast: 0.45 }, p99: { atMost: 2 } },
  asset: { throughput: { atLeast: 0.45 }, p99: { atMost: 2 } },
  list: { throughput: { atLeast: 0.4 }, p99: { atMost: 2 } },
  isAuth: { throughput: { atLeast: 0.2 } },
  userData: { throughput: { atLeast: 0.15 } },
};

/** Lighthouse on its simulated phone: scores of 100, seconds, milliseconds. */
export const firstView = {
  performance: { atLeast: 99 },
  lcpSeconds: { atMost: 1.8 },
  tbtMs: { atMost: 50 },
  cls: { atMost: 0.01 },
  otherScores: { atLeast: 100 },
} satisfies Record<string, Limit>;

/** Until the first screen is complete at 400 kbit/s, in seconds. */
export const slowLine = {
  firstScreenSeconds: (path: string): Limit => ({ atMost: path === '/' ? 7 : 6 }),
};

/** Resident memory of the serving process in MB of a million bytes. */
export const memory = {
  idleMB: { atMost: 180 },
  loadedMB: { atMost: 320 },
} satisfies Record<string, Limit>;

/** In the browser, with the processor slowed four times. */
export const navigation = {
  /**
   * From the press to the next page's heading: 100 ms, or a quarter more than from one empty page to another by the same
   * means in the same run, where that is longer. A touch takes the empty page itself 77 to 113 ms, depending on the hour.
   */
  headingMs: (emptyPageMs: number): Limit => ({ atMost: Math.max(100, Math.round(1.25 * emptyPageMs)) }),
  /** From a press on a control to the next frame. */
  interactionMs: { atMost: 100 },
  /** Growth of the script's memory over 200 page changes. */
  heapGrowthPercent: { atMost: 10 },
} satisfies Record<string, Limit | ((yardstick: number) => Limit)>;

/** What a page may fetch before anybody touches it, at 390 px and density 2.6; kB of a thousand bytes. */
export interface PageBudget {
  /** Everything, with header fields. */
  allKB: number;
  documentKB: number;
  scriptKB: number;
  scriptRequests: number;
  /** Font files without header fields. */
  fontKB: number;
}

const usual: PageBudget = {
  allKB: 292,
  documentKB: 28.4,
  scriptKB: 82.5,
  scriptRequests: 4,
  fontKB: 60,
};

/** By path; every page of the site has its entry. The hashes in the names of scripts make some 30 bytes of difference between two builds. */
export const pageBytes: Readonly<Record<string, PageBudget>> = {
  '/': { ...usual, documentKB: 30.4 },
  '/arts/paintings': { ...usual, documentKB: 28.8 },
  '/arts/paintings/painting-warli-tarpa-circle': usual,
  '/arts/dances': { ...usual, documentKB: 31.4, scriptKB: 88.2 },
  '/arts/handicrafts': { ...usual, documentKB: 33, scriptKB: 88.2 },
  '/arts/handicrafts/craft-bankura-horse': usual,
  '/arts/gallery': { ...usual, allKB: 297, documentKB: 30 },
  '/arts/gallery/gallery-madhubani-kohbar': { ...usual, allKB: 314 },
  '/wishlist': usual,
  '/cart': usual,
  '/upload': usual,
  '/upload/gallery': usual,
  '/email-verify': usual,
  '/artists': { ...usual, documentKB: 30.3 },
  '/events': usual,
  '/events/upcoming': usual,
  '/events/completed': usual,
  '/game': usual,
  '/games/memory': { ...usual, documentKB: 25.5 },
  '/games/SandL': { ...usual, documentKB: 25.8, scriptKB: 85.7 },
  '/games/puzzle': { ...usual, documentKB: 26.5, scriptKB: 84 },
  '/games/quiz': { ...usual, documentKB: 27.3, scriptKB: 84.3 },
  '/aboutus': usual,
  '/contactus': usual,
  '/privacy': usual,
  '/terms': usual,
  '/accessibility': usual,
};

/** Pages that search engines may not index, so that Lighthouse can't give them the full score for search. */
export const unindexed: readonly string[] = ['/wishlist', '/cart', '/email-verify'];
