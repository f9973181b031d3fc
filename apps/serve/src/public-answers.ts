import type { IncomingMessage, ServerResponse } from 'node:http';
import { routes, type CallName, type Route } from '@kalavithi/contract/routes';
import { compress } from '@kalavithi/web/compression';
import {
  hashOf,
  prepareResponse,
  sendPrepared,
  type PreparedResponse,
} from '@kalavithi/web/prepared-response';
import { LRUCache } from 'lru-cache';

/** Calls whose answer depends on the caller. */
const personalCalls: readonly CallName[] = ['isAuth', 'userData'];

const patternOf = ({ path }: Route): string => path.replaceAll(/\{\w+\}/g, '[^/?]+');

const publicPaths = (Object.entries(routes) as [CallName, Route][])
  .filter(([name, { method }]) => method === 'GET' && !personalCalls.includes(name))
  .map(([, route]) => patternOf(route));

/** Targets of the calls that may have the same answer for everybody. */
const publicTarget = new RegExp(String.raw`^(?:${publicPaths.join('|')})(?:\?|$)`);

export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request may have the same answer for everybody. */
export const isPublicCall = ({ method, url = '' }: IncomingMessage): boolean =>
  isReading(method) && publicTarget.test(url);

/**
 * How long an answer is served without asking the API again, in milliseconds. What this process
 * changes shows at once; this is how late it notices what another process, or a person, wrote into
 * the database.
 */
const freshMs = 1000;
/** Memory for answers in all encodings. */
const maxBytes = 16 * 1024 * 1024;
/** Longer targets are none that the site uses: their answers would only fill the cache. */
const maxTargetLength = 300;

/** Fields that belong to one response, or that `prepareResponse` writes. */
const ownFields = new Set(['content-length', 'content-encoding', 'date', 'etag', 'x-request-id']);

/**
 * Brotli's quality: 11 takes a tenth of a second for the search index, and makes it a tenth smaller
 * for everybody who opens the search until something changes.
 */
const qualityOf = (target: string): number => (target === routes.search.path ? 11 : 5);

/** An answer; null for one that may not be shared, so that the API itself must answer. */
type Found = PreparedResponse | null;

interface Kept {
  answer: Found;
  /** Hash of the API's answer; empty when it may not be shared. */
  hash: string;
  /** When it becomes stale. */
  staleAt: number;
  /** What `expire` had counted when the API was asked. */
  generation: number;
}

const fieldsOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    Array.from(response.headers)
      .filter(([name]) => !ownFields.has(name))
      .map(([name, value]) => [name === 'vary' ? 'Vary' : name, value]),
  );

/** Whether everybody gets this answer. */
const isShared = ({ status, headers }: Response): boolean =>
  status === 200 && /\bpublic\b/.test(headers.get('cache-control') ?? '') && !headers.has('set-cookie');

export interface PublicAnswers {
  /** Sends the answer to a public call, or passes it on to `next`: errors are the API's to send. */
  send: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The answer to a call of this process; null when the API itself must answer. */
  respond: (request: Request) => Promise<Response | null>;
  /** Marks all answers as stale, because something may have changed. */
  expire: () => void;
}

/**
 * Keeps the answers of the API that are the same for all callers as compressed bytes. The API is
 * asked again when something may have changed or a second has passed; the answer is compressed
 * again only when it differs. Concurrent requests share one call.
 * @param call calls the API
 * @param publicUrl the host of these calls
 * @param now milliseconds on a clock that never goes back
 */
export const createPublicAnswers = (
  call: (request: Request) => Response | Promise<Response>,
  publicUrl: string,
  now = () => performance.now(),
): PublicAnswers => {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => 1000 + (answer?.size ?? 0),
  });
  const asking = new Map<string, Promise<Found>>();
  let generation = 0;

  const ask = async (target: string): Promise<Found> => {
    const asked = { generation, staleAt: now() + freshMs };
    const response = await call(new Request(new URL(target, publicUrl)));
    if (!isShared(response)) {
      kept.set(target, { answer: null, hash: '', ...asked });
      return null;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const fields = fieldsOf(response);
    const hash = hashOf(Buffer.concat([Buffer.from(JSON.stringify(fields)), body]));
    const before = kept.peek(target);
    const answer =
      before?.hash === hash
        ? before.answer
        : prepareResponse(200, fields, await compress(body, qualityOf(target)));
    kept.set(target, { answer, hash, ...asked });
    return answer;
  };

  /** A call that began before a change is not shared with those who come after it. */
  const askOnce = (target: string): Promise<Found> => {
    const key = `${generation} ${target}`;
    let asked = asking.get(key);
    if (!asked) {
      asked = ask(target).finally(() => asking.delete(key));
      asking.set(key, asked);
    }
    return asked;
  };

  const find = (target: string): Found | Promise<Found> => {
    if (target.length > maxTargetLength) return null;
    const known = kept.get(target);
    return known && known.generation === generation && now() < known.staleAt ? known.answer : askOnce(target);
  };

  return {
    send: (request, response, next) => {
      const finish = (answer: Found) => (answer === null ? next() : sendPrepared(request, response, answer));
      const found = find(request.url ?? '/');
      if (found instanceof Promise) found.then(finish, next);
      else finish(found);
    },
    respond: async ({ method, url }) => {
      const target = url.slice(new URL(url).origin.length);
      if (!isReading(method) || !publicTarget.test(target)) return null;
      const answer = await find(target);
      if (answer === null) return null;
      const { bytes, headers } = answer.forms.plain;
      const response = new Response(new Uint8Array(bytes));
      for (let index = 0; index < headers.length; index += 2)
        response.headers.set(headers[index] as string, headers[index + 1] as string);
      return response;
    },
    expire: () => {
      generation += 1;
    },
  };
};
