import type { Answer, Body, Failure } from './api.ts';
import { routes, type CallName } from './routes.ts';

/** A call that the API refused or that never reached it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The failure as the server told it; null when no answer came or it was not the API's. */
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

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  'success' in value &&
  value.success === false &&
  'message' in value;

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
 * `base` is the API's origin. Resolves with the answer of a success; throws `CallError` for everything else.
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
    const text = await response.text();
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      throw new CallError(unreachableMessage, response.status, null, error);
    }
    if (!response.ok) {
      if (isFailure(value)) throw new CallError(value.message, response.status, value);
      throw new CallError(unreachableMessage, response.status, null);
    }
    return { answer: value as never, headers: response.headers };
  };
