import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { arrangeDocument, type ReadStyle } from './first-view.ts';
import { lostAddress } from './addresses.ts';
import { compress } from './compressed.ts';
import { readyAnswer, type Fields, type ReadyAnswer } from './ready-answer.ts';
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
  keptBytes?: number;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Enough for every page and some hundreds of events in all three forms; beyond it the least used is forgotten. */
const defaultKeptBytes = 64 * 1024 * 1024;
/** After a failed attempt to render a document again, the next one waits so long, in milliseconds. */
const retryMs = 5000;
/** How long a visitor waits for what is to replace an old document before getting the old one, in milliseconds. */
const patienceMs = 3000;

const keepsFor = (caching: string | null): number | null => {
  if (caching?.includes('no-store')) return null;
  const seconds = /s-maxage=(\d+)/.exec(caching ?? '')?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
};

interface Kept {
  answer: ReadyAnswer;
  staleAt: number;
  oldAt: number;
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
  keptBytes = defaultKeptBytes,
  now = Date.now,
}: DocumentsOptions) => {
  const make = async (response: Response): Promise<{ answer: ReadyAnswer; keepMs: number | null }> => {
    const html = arrangeDocument(await response.text(), readStyle);
    const body = Buffer.from(html);
    const answer = readyAnswer(
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
      keepMs: response.status >= 500 ? null : keepsFor(response.headers.get('cache-control')),
    };
  };

  const kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    sizeCalculation: ({ answer }) => answer.size || 1,
  });
  const rendering = new Map<string, Promise<ReadyAnswer | null>>();

  const renderAndKeep = async (pathname: string): Promise<ReadyAnswer | null> => {
    const response = await render(pathname);
    if (response === null) {
      kept.delete(pathname);
      return null;
    }
    const { answer, keepMs } = await make(response);
    if (keepMs !== null) {
      kept.set(pathname, { answer, staleAt: now() + keepMs, oldAt: now() + 2 * keepMs });
    }
    return answer;
  };

  /** However many ask at once, a document is rendered once. */
  const renderOnce = (pathname: string): Promise<ReadyAnswer | null> => {
    let rendered = rendering.get(pathname);
    if (!rendered) {
      rendered = renderAndKeep(pathname).finally(() => rendering.delete(pathname));
      rendering.set(pathname, rendered);
    }
    return rendered;
  };

  /** The document at an address, or null; at once when a fresh one is kept. */
  const find = (pathname: string): ReadyAnswer | Promise<ReadyAnswer | null> => {
    const known = kept.get(pathname);
    if (!known) return renderOnce(pathname);
    if (now() < known.staleAt && !rendering.has(pathname)) return known.answer;
    if (!rendering.has(pathname)) known.staleAt = now() + retryMs;
    // Its failure is reported where it happens, and the old document stays.
    const renderedAgain = renderOnce(pathname).then(
      (answer) => (answer && answer.status >= 500 ? known.answer : answer),
      () => known.answer,
    );
    if (now() < known.oldAt) return known.answer;
    return Promise.race([renderedAgain, pause(patienceMs, known.answer, { ref: false })]);
  };

  const findLost = async (lost: string): Promise<ReadyAnswer> => {
    const answer = (await find(lost)) ?? (await find(lostAddress));
    if (!answer) throw new Error(`There is no document for addresses like ${lost}.`);
    return answer;
  };

  return (path: string, lost: string): ReadyAnswer | Promise<ReadyAnswer> => {
    const found = find(path);
    return found instanceof Promise ? found.then((answer) => answer ?? findLost(lost)) : found;
  };
};
