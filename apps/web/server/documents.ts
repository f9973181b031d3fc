import { LRUCache } from 'lru-cache';
import { compress, sendCompressed, type Compressed } from './compressed.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** A rendered document, ready to be sent to anyone. */
interface Document {
  status: number;
  contentType: string;
  policy: string;
  body: Compressed;
}

export interface DocumentsOptions {
  /** Renders an address. Headers of its answer say how long it keeps: `s-maxage` in seconds, `no-store` for not at all. */
  render: (request: Request) => Promise<Response>;
  /** Whether an address has a page of its own; all others share one answer. */
  isKnown: (pathname: string) => boolean;
  /** Where the browser's calls go when not to the site itself. */
  apiOrigin: string | null;
}

/** Enough for every page and some hundreds of events; beyond it the least used is forgotten. */
const mostDocuments = 2000;
const lostAddress = '/404';

const keepsFor = (caching: string | null): number | null => {
  if (caching?.includes('no-store')) return null;
  const seconds = /s-maxage=(\d+)/.exec(caching ?? '')?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
};

/**
 * Documents are the same for every visitor, so each is rendered and compressed once and kept in memory. One that has grown old is
 * shown once more while it is made anew; when that fails, the old one stays.
 */
export const createDocuments = ({ render, isKnown, apiOrigin }: DocumentsOptions) => {
  const make = async (request: Request): Promise<{ document: Document; keepMs: number | null }> => {
    const response = await render(request);
    const html = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(html);
    return {
      keepMs: response.status >= 500 ? null : keepsFor(response.headers.get('cache-control')),
      document: {
        status: response.status,
        contentType: response.headers.get('content-type') ?? 'text/html; charset=utf-8',
        policy: contentSecurityPolicy(text, apiOrigin),
        body: await compress(html, 5),
      },
    };
  };

  const failures = new WeakMap<object, Document>();
  const cache = new LRUCache<string, Document, Request>({
    max: mostDocuments,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { options, context }) => {
      const { document, keepMs } = await make(context);
      if (keepMs === null) {
        // Not to be kept: handed to whoever waits, by way of a rejection that the cache does not store.
        const passing = new Error('not kept');
        failures.set(passing, document);
        throw passing;
      }
      options.ttl = Number.isFinite(keepMs) ? keepMs : 0;
      return document;
    },
  });

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    // One page for every address that leads nowhere: asking for a million of them fills no memory.
    const pathname = isKnown(url.pathname) ? url.pathname : lostAddress;
    const plain = new Request(new URL(pathname, url.origin), { method: 'GET' });
    const document = await cache.fetch(pathname, { context: plain }).catch((error: unknown) => {
      const passing = typeof error === 'object' && error !== null ? failures.get(error) : undefined;
      if (passing) return passing;
      throw error;
    });
    if (!document) throw new Error(`No document for ${pathname}`);
    return sendCompressed(request, document.body, {
      status: document.status,
      headers: {
        'Content-Type': document.contentType,
        'Content-Security-Policy': document.policy,
        'Cache-Control': document.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      },
    });
  };
};
