import type { Answer, Body, Failure } from './api.ts';
import { routes, type CallName } from './routes.ts';

/** A call that the API refused or that never reached it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /**
   * The failure as the server told it; null when no answer came or it was not the API's. Its `message` is empty when the server gave
   * none: `reasonFor` then has the caller's own words.
   */
  readonly failure: Failure | null;

  constructor(message: string, status: number, failure: Failure | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.failure = failure;
  }
}

/** Shown when the API can't be reached or answers something that is not its own. */
export const unreachableMessage = 'We can’t reach the server. Check your connection and try again.';

export interface CallOptions<Name extends CallName> {
  body?: Body<Name>;
  /** Values for `{name}` parts of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  signal?: AbortSignal;
  /** Lets the browser finish the request when the page goes away. */
  keepalive?: boolean;
}

export interface Reply<Name extends CallName> {
  answer: Answer<Name>;
  headers: Headers;
}

export type Client = <Name extends CallName>(name: Name, options?: CallOptions<Name>) => Promise<Reply<Name>>;

/** The message of a `CallError` whose refusal came without one. */
export const refusedMessage = 'The server refused this without a reason. Please try again.';

/** The failure in an answer, whatever its status: servers of another kind refuse with 200. Null when it is no failure. */
export const failureIn = (value: unknown): Failure | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (!('success' in value) || value.success !== false) return null;
  const message = 'message' in value && typeof value.message === 'string' ? value.message.trim() : '';
  const code = 'code' in value && typeof value.code === 'string' ? value.code : '';
  return { ...value, success: false, message, code };
};

/** What a failed call tells a person: the server's own words, or `fallback` when it gave none. */
export const reasonFor = (error: unknown, fallback: string): string =>
  (error instanceof CallError && error.failure?.message) || fallback;

/** The path of a call with its parameters filled in and its query appended. */
export const pathOf = (
  name: CallName,
  params?: Record<string, string>,
  query?: Record<string, string>,
): string => {
  const path = routes[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? ''),
  );
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};

/**
 * The typed client of the API. `send` carries the request: `fetch` in the browser, the API's own handler on the server.
 * `base` is the API's origin. Resolves with the answer of a success; throws `CallError` for everything else, and that is any answer with
 * `success: false` whatever its status.
 */
export const createClient =
  (send: (request: Request) => Promise<Response>, base: string): Client =>
  async (name, { body, params, query, signal, keepalive } = {}) => {
    const request = new Request(new URL(pathOf(name, params, query), base), {
      method: routes[name].method,
      credentials: 'include',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      keepalive: keepalive ?? false,
    });
    let response: Response;
    try {
      response = await send(request);
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new CallError(unreachableMessage, 0, null, error);
    }
    let text: string;
    try {
      text = await response.text();
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new CallError(unreachableMessage, response.status, null, error);
    }
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new CallError(unreachableMessage, response.status, null, error);
    }
    const failure = failureIn(value);
    // A visitor is no refusal: that is what this call asks.
    if (failure && !(name === 'isAuth' && response.ok)) {
      throw new CallError(failure.message || refusedMessage, response.status, failure);
    }
    if (!response.ok) throw new CallError(unreachableMessage, response.status, null);
    return { answer: value as never, headers: response.headers };
  };
