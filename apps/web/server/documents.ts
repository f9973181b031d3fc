import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { optimiseDocument, type ReadAsset } from './optimise-document.ts';
import { notFoundPath } from './addresses.ts';
import { compress } from './compression.ts';
import { hashOf, prepareResponse, type Fields, type PreparedResponse } from './prepared-response.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface Rendered {
  /** `Cache-Control` says how long it is fresh: `s-maxage` in seconds, or `no-store`. */
  response: Response;
  /** Whether it would be rendered the same again; without it, only rendering tells. */
  isCurrent?: () => Promise<boolean>;
}

export interface DocumentsOptions {
  /** Renders a path; null when there is nothing at it, such as an event that does not exist. */
  render: (pathname: string) => Promise<Rendered | null>;
  /** The API's origin for the browser; null when it is the site's own. */
  apiOrigin: string | null;
  /** Reads the built files to inline. */
  readAsset?: ReadAsset;
  /** Header fields of every response. */
  fields?: Fields;
  /** Maximum memory for documents, in bytes. */
  maxBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Enough for every page and some hundred events in all three encodings. */
const defaultMaxBytes = 64 * 1024 * 1024;
/** Delay before a failed refresh is tried again, in milliseconds. */
const retryMs = 5000;
/** How long a visitor waits for the refresh of an expired document, in milliseconds. */
const staleWaitMs = 3000;

/**
 * Of Brotli. While a visitor waits: 10 takes some 30 ms longer than 9 and saves a page 2 kB, which a slow line
 * needs longer for. When nobody does: 11, which takes a fifth of a second.
 */
const quality = { first: 10, settled: 11 } as const;

const freshMsOf = (caching: string | null): number | null => {
  if (caching?.includes('no-store')) return null;
  const seconds = /s-maxage=(\d+)/.exec(caching ?? '')?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
};

interface CachedDocument {
  answer: PreparedResponse;
  /** Makes the answer as small as can be; null when that has begun. */
  settle: (() => Promise<PreparedResponse>) | null;
  isCurrent: Rendered['isCurrent'];
  freshMs: number;
  /** Hash of what was rendered. */
  rendered: string;
  staleAt: number;
  expiredAt: number;
}

/**
 * Caches documents: they are the same for every visitor, so each is rendered and compressed once,
 * and again when what it was made of has changed. A stale one is served while that is found out; at
 * twice its age the visitor waits for it, so that the first visitor of the morning does not read
 * yesterday's page. When rendering fails, the old one stays.
 * @returns a function that gives the response for `path`, at once when it is cached; when there is
 * nothing at `path`, the 404 document under `notFoundKey`
 */
export const createDocuments = ({
  render,
  apiOrigin,
  readAsset = () => undefined,
  fields = {},
  maxBytes = defaultMaxBytes,
  now = Date.now,
}: DocumentsOptions) => {
  const prepare = async (
    { status, headers }: Response,
    text: string,
  ): Promise<Pick<CachedDocument, 'answer' | 'settle'>> => {
    const html = optimiseDocument(text, readAsset);
    const body = Buffer.from(html);
    const all = {
      ...fields,
      'Content-Type': headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(html, apiOrigin),
      'Cache-Control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    };
    const at = async (brotliQuality: number) =>
      prepareResponse(status, all, await compress(body, brotliQuality));
    return { answer: await at(quality.first), settle: () => at(quality.settled) };
  };

  const cache = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.size || 1,
  });
  const rendering = new Map<string, Promise<PreparedResponse | null>>();

  let settling: Promise<void> = Promise.resolve();
  const settleAfter = async (
    before: Promise<void>,
    cached: CachedDocument,
    smallest: () => Promise<PreparedResponse>,
  ): Promise<void> => {
    await before;
    cached.answer = await smallest();
  };
  /** Makes a document that was found unchanged as small as can be; one at a time. */
  const settle = (cached: CachedDocument): void => {
    const { settle: smallest } = cached;
    if (!smallest) return;
    cached.settle = null;
    // One that can't be made smaller stays as it is.
    settling = settleAfter(settling, cached, smallest).catch(() => {});
  };

  const renderAndCache = async (pathname: string): Promise<PreparedResponse | null> => {
    const before = cache.peek(pathname);
    const asked = now();
    if (before && (await before.isCurrent?.())) {
      before.staleAt = asked + before.freshMs;
      before.expiredAt = asked + 2 * before.freshMs;
      settle(before);
      return before.answer;
    }
    const result = await render(pathname);
    if (result === null) {
      cache.delete(pathname);
      return null;
    }
    const { response, isCurrent } = result;
    const text = await response.text();
    const rendered = hashOf(Buffer.from(`${response.status} ${text}`));
    // Compressing the same again would take longer than rendering it.
    const same = before?.rendered === rendered ? before : null;
    const prepared = same ?? (await prepare(response, text));
    const { answer } = prepared;
    const freshMs = response.status >= 500 ? null : freshMsOf(response.headers.get('cache-control'));
    if (freshMs !== null) {
      const staleAt = asked + freshMs;
      const cached: CachedDocument = Object.assign(same ?? prepared, {
        isCurrent,
        rendered,
        freshMs,
        staleAt,
        expiredAt: staleAt + freshMs,
      });
      cache.set(pathname, cached);
      if (same) settle(cached);
    }
    return answer;
  };

  /** Concurrent requests share one rendering. */
  const renderOnce = (pathname: string): Promise<PreparedResponse | null> => {
    let rendered = rendering.get(pathname);
    if (!rendered) {
      rendered = renderAndCache(pathname).finally(() => rendering.delete(pathname));
      rendering.set(pathname, rendered);
    }
    return rendered;
  };

  const find = (pathname: string): PreparedResponse | Promise<PreparedResponse | null> => {
    const cached = cache.get(pathname);
    if (!cached) return renderOnce(pathname);
    if (now() < cached.staleAt && !rendering.has(pathname)) return cached.answer;
    if (!rendering.has(pathname)) cached.staleAt = now() + retryMs;
    // A failure is reported where it happens, and the old document stays.
    const refreshed = renderOnce(pathname).then(
      (answer) => (answer && answer.status >= 500 ? cached.answer : answer),
      () => cached.answer,
    );
    if (now() < cached.expiredAt) return cached.answer;
    return Promise.race([refreshed, pause(staleWaitMs, cached.answer, { ref: false })]);
  };

  const findNotFound = async (notFoundKey: string): Promise<PreparedResponse> => {
    const answer = (await find(notFoundKey)) ?? (await find(notFoundPath));
    if (!answer) throw new Error(`There is no 404 document for ${notFoundKey}.`);
    return answer;
  };

  return (path: string, notFoundKey: string): PreparedResponse | Promise<PreparedResponse> => {
    const found = find(path);
    return found instanceof Promise ? found.then((answer) => answer ?? findNotFound(notFoundKey)) : found;
  };
};
