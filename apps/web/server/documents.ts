import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { optimiseDocument, type ReadStyle } from './optimise-document.ts';
import { notFoundPath } from './addresses.ts';
import { compress } from './compression.ts';
import { prepareResponse, type Fields, type PreparedResponse } from './prepared-response.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface DocumentsOptions {
  /**
   * Renders an address; null when there is nothing at it, such as an event that does not exist. Headers say how long the answer
   * keeps: `s-maxage` in seconds, `no-store` for not at all.
   */
  render: (pathname: string) => Promise<Response | null>;
  /** Where the browser's calls go when not to the site itself. */
  apiOrigin: string | null;
  /** Finds the style sheets that are put into the documents. */
  readStyle?: ReadStyle;
  /** Header fields that each answer carries. */
  fields?: Fields;
  /** Most memory that documents take, in bytes. */
  maxBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Enough for every page and some hundreds of events in all three forms; beyond it the least used is forgotten. */
const defaultMaxBytes = 64 * 1024 * 1024;
/** After a failed attempt to render a document again, the next one waits so long, in milliseconds. */
const retryMs = 5000;
/** How long a visitor waits for what is to replace an old document before getting the old one, in milliseconds. */
const staleWaitMs = 3000;

const freshMsOf = (caching: string | null): number | null => {
  if (caching?.includes('no-store')) return null;
  const seconds = /s-maxage=(\d+)/.exec(caching ?? '')?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
};

interface CachedDocument {
  answer: PreparedResponse;
  staleAt: number;
  expiredAt: number;
}

/**
 * Documents are the same for every visitor, so each is rendered and compressed once and kept in memory as ready bytes. One that is stale
 * is shown while it is rendered again; one that is twice as old is waited for, or the first visitor of the morning would read of last night.
 * When rendering fails, the old one stays.
 * @returns the answer for a page at `path`, at once when it is kept; when there is nothing at `path`, the one document under `lost`
 */
export const createDocuments = ({
  render,
  apiOrigin,
  readStyle = () => undefined,
  fields = {},
  maxBytes = defaultMaxBytes,
  now = Date.now,
}: DocumentsOptions) => {
  const prepare = async (
    response: Response,
  ): Promise<{ answer: PreparedResponse; freshMs: number | null }> => {
    const html = optimiseDocument(await response.text(), readStyle);
    const body = Buffer.from(html);
    const answer = prepareResponse(
      response.status,
      {
        ...fields,
        'Content-Type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
        'Content-Security-Policy': contentSecurityPolicy(html, apiOrigin),
        'Cache-Control': response.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      },
      await compress(body, 5),
    );
    return {
      answer,
      freshMs: response.status >= 500 ? null : freshMsOf(response.headers.get('cache-control')),
    };
  };

  const cache = new LRUCache<string, CachedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.size || 1,
  });
  const rendering = new Map<string, Promise<PreparedResponse | null>>();

  const renderAndCache = async (pathname: string): Promise<PreparedResponse | null> => {
    const response = await render(pathname);
    if (response === null) {
      cache.delete(pathname);
      return null;
    }
    const { answer, freshMs } = await prepare(response);
    if (freshMs !== null) {
      cache.set(pathname, { answer, staleAt: now() + freshMs, expiredAt: now() + 2 * freshMs });
    }
    return answer;
  };

  /** However many ask at once, a document is rendered once. */
  const renderOnce = (pathname: string): Promise<PreparedResponse | null> => {
    let rendered = rendering.get(pathname);
    if (!rendered) {
      rendered = renderAndCache(pathname).finally(() => rendering.delete(pathname));
      rendering.set(pathname, rendered);
    }
    return rendered;
  };

  /** The document at an address, or null; at once when a fresh one is kept. */
  const find = (pathname: string): PreparedResponse | Promise<PreparedResponse | null> => {
    const cached = cache.get(pathname);
    if (!cached) return renderOnce(pathname);
    if (now() < cached.staleAt && !rendering.has(pathname)) return cached.answer;
    if (!rendering.has(pathname)) cached.staleAt = now() + retryMs;
    // Its failure is reported where it happens, and the old document stays.
    const refreshed = renderOnce(pathname).then(
      (answer) => (answer && answer.status >= 500 ? cached.answer : answer),
      () => cached.answer,
    );
    if (now() < cached.expiredAt) return cached.answer;
    return Promise.race([refreshed, pause(staleWaitMs, cached.answer, { ref: false })]);
  };

  const findNotFound = async (notFoundKey: string): Promise<PreparedResponse> => {
    const answer = (await find(notFoundKey)) ?? (await find(notFoundPath));
    if (!answer) throw new Error(`There is no document for addresses like ${notFoundKey}.`);
    return answer;
  };

  return (path: string, notFoundKey: string): PreparedResponse | Promise<PreparedResponse> => {
    const found = find(path);
    return found instanceof Promise ? found.then((answer) => answer ?? findNotFound(notFoundKey)) : found;
  };
};
