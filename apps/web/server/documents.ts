import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { compress, sendCompressed, type Compressed } from './compressed.ts';
import { arrangeDocument, type ReadStyle } from './first-view.ts';
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
  /** Style sheets that are put into the documents. */
  readStyle?: ReadStyle;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Enough for every page and some hundreds of events; beyond it the least used is forgotten. */
const mostDocuments = 2000;
const lostAddress = '/404';
/** After a failed attempt to make a document anew, the next one waits so long, in milliseconds. */
const retryMs = 5000;
/** How long a visitor waits for what is to replace an old document before getting the old one, in milliseconds. */
const patienceMs = 3000;

const keepsFor = (caching: string | null): number | null => {
  if (caching?.includes('no-store')) return null;
  const seconds = /s-maxage=(\d+)/.exec(caching ?? '')?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
};

/**
 * Documents are the same for every visitor, so each is rendered and compressed once and kept in memory. One that is stale is shown while
 * it is made anew; one that is twice as old is waited for, or the first visitor of the morning would read of last night. When making
 * fails, the old one stays.
 */
export const createDocuments = ({
  render,
  isKnown,
  apiOrigin,
  readStyle = () => undefined,
  now = Date.now,
}: DocumentsOptions) => {
  const make = async (request: Request): Promise<{ document: Document; keepMs: number | null }> => {
    const response = await render(request);
    const text = arrangeDocument(await response.text(), readStyle);
    const html = new TextEncoder().encode(text);
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

  const kept = new LRUCache<string, { document: Document; staleAt: number; oldAt: number }>({
    max: mostDocuments,
  });
  const making = new Map<string, Promise<Document>>();

  const makeAndKeep = async (pathname: string, request: Request): Promise<Document> => {
    const { document, keepMs } = await make(request);
    // An event that does not exist is not kept either: made-up ids must not crowd out the pages.
    const lost = document.status === 404 && pathname !== lostAddress;
    if (keepMs !== null && !lost)
      kept.set(pathname, { document, staleAt: now() + keepMs, oldAt: now() + 2 * keepMs });
    return document;
  };

  /** However many ask at once, a document is made once. */
  const makeOnce = (pathname: string, request: Request): Promise<Document> => {
    let made = making.get(pathname);
    if (!made) {
      made = makeAndKeep(pathname, request).finally(() => making.delete(pathname));
      making.set(pathname, made);
    }
    return made;
  };

  const documentOf = async (pathname: string, request: Request): Promise<Document> => {
    const known = kept.get(pathname);
    if (!known) return makeOnce(pathname, request);
    if (now() < known.staleAt && !making.has(pathname)) return known.document;
    if (!making.has(pathname)) known.staleAt = now() + retryMs;
    // Its failure is reported where it happens, and the old document stays.
    const madeAnew = makeOnce(pathname, request).then(
      (document) => (document.status >= 500 ? known.document : document),
      () => known.document,
    );
    if (now() < known.oldAt) return known.document;
    return Promise.race([madeAnew, pause(patienceMs, known.document, { ref: false })]);
  };

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    // One page for every address that leads nowhere: asking for a million of them fills no memory.
    const pathname = isKnown(url.pathname) ? url.pathname : lostAddress;
    const plain = new Request(new URL(pathname, url.origin), { method: 'GET' });
    const document = await documentOf(pathname, plain);
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
