import type { z } from 'zod';
import type { Answer, Api, Body, CartConflict, CommonCode, Failure } from './api.ts';
import { routes, type CallName, type Route } from './routes.ts';

type WithCode<Code> = Code extends 'cart-conflict' ? CartConflict : Failure & { code: Code };

/**
 * The response of a rejected call. `code` is 'unknown' and `message` empty when the server sent
 * none. A `switch` over `code` needs a `default`, because servers may have codes of their own.
 */
export type FailureOf<Name extends CallName> = WithCode<
  Api[Name]['failures'][number] | CommonCode | 'unknown'
>;

/** A call that the API rejected or that did not reach it. */
export class CallError<Name extends CallName = CallName> extends Error {
  // Declared alone: fields of their own cost every page the bundler's helpers.
  declare readonly call: Name;
  /** HTTP status; 0 without a response. */
  declare readonly status: number;
  /** Null without a response of the API. */
  declare readonly failure: FailureOf<Name> | null;

  constructor(call: Name, message: string, status: number, failure: FailureOf<Name> | null, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.call = call;
    this.status = status;
    this.failure = failure;
  }

  /** Whether the session has ended. Reads the status, because some servers send no codes. */
  get isSignedOut(): boolean {
    return this.status === 401;
  }

  /** Whether the same call may succeed later: the server is unreachable, failing or busy. */
  get canRetry(): boolean {
    return this.failure === null || this.status >= 500 || this.status === 429;
  }
}

/**
 * Whether an error is a failed call, or a failure of this `call`. Compares names, because the
 * server's bundle and the modules outside it each have a copy of the class.
 */
export const isCallError = <Name extends CallName = CallName>(
  error: unknown,
  call?: Name,
): error is CallError<Name> =>
  error instanceof Error &&
  error.name === 'CallError' &&
  (call === undefined || (error as CallError).call === call);

/** Shown when the API can't be reached or the response is not the API's. */
export const unreachableMessage = 'We can’t reach the server. Check your connection and try again.';

/** The names in braces of a path: `'id'` for `/api/events/{id}`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type ParamsOf<Name extends CallName> = ParamName<(typeof routes)[Name]['path']>;

type QueryOf<Name extends CallName> = Api[Name] extends { query: infer Query extends z.ZodType }
  ? { query?: z.input<Query> }
  : { query?: never };

/** The path parameters, query and body of a call, as the contract has them. */
export type CallOptions<Name extends CallName> = {
  signal?: AbortSignal;
  /** Lets the browser finish the request when the page goes away. */
  keepalive?: boolean;
} & ([ParamsOf<Name>] extends [never] ? { params?: never } : { params: Record<ParamsOf<Name>, string> }) &
  (undefined extends Body<Name> ? { body?: never } : { body: Body<Name> }) &
  QueryOf<Name>;

/** The options may be left out where nothing in them is required. */
type OptionsArgument<Name extends CallName> =
  Partial<CallOptions<Name>> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

export interface Reply<Name extends CallName> {
  answer: Answer<Name>;
  headers: Headers;
}

/** Makes a call. Rejects with a `CallError` when it fails. */
export type Client = <Name extends CallName>(
  name: Name,
  ...options: OptionsArgument<Name>
) => Promise<Reply<Name>>;

/**
 * Sends a request to the API: `fetch`, or the API's own handler on the server. A multipart `form`
 * is also passed separately, for XMLHttpRequest, which can't send a `Request`.
 */
export type Send = (request: Request, form: FormData | null) => Promise<Response>;

/** The message of a `CallError` when the server sent none. */
export const refusedMessage = 'The server refused this without a reason. Please try again.';

/**
 * The failure in a response of any status, because some servers reject with 200; null for a
 * success.
 */
const failureIn = (value: unknown): Failure | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (!('success' in value) || value.success !== false) return null;
  const message = 'message' in value && typeof value.message === 'string' ? value.message.trim() : '';
  const code = 'code' in value && typeof value.code === 'string' ? value.code : 'unknown';
  return { ...value, success: false, message, code };
};

/** The server's message for a failed call, or `fallback` when it sent none. */
export const failureMessage = (error: unknown, fallback: string): string =>
  (isCallError(error) && error.failure?.message) || fallback;

/** The path of a call with its parameters filled in and its query appended. */
export const pathOf = (
  name: CallName,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string => {
  const path = routes[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new TypeError(`${name} needs ${key}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return String(search) === '' ? path : `${path}?${search}`;
};

const formOf = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** The options of a call without the types that depend on its name. */
interface AnyOptions {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: object;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/**
 * Creates the typed client of the API at the origin `base`. A response with `success: false` is a
 * failure, whatever its status.
 */
export const createClient =
  (send: Send, base: string): Client =>
  async (name, ...[options = {}]) => {
    const { params, query, body, signal, keepalive = false } = options as AnyOptions;
    const route: Route = routes[name];
    const form = route.form && body ? formOf(body as Record<string, string | Blob>) : null;
    const request = new Request(new URL(pathOf(name, params, query), base), {
      method: route.method,
      credentials: 'include',
      headers: body && !form ? { 'content-type': 'application/json' } : {},
      body: form ?? (body ? JSON.stringify(body) : null),
      signal: signal ?? null,
      keepalive,
    });
    let response: Response | undefined;
    let value: unknown;
    try {
      response = await send(request, form);
      value = JSON.parse(await response.text());
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new CallError(name, unreachableMessage, response?.status ?? 0, null, error);
    }
    const failure = failureIn(value);
    // For this call `success: false` means a visitor and is no failure.
    if (failure && !(name === 'isAuth' && response.ok)) {
      const message = failure.message || refusedMessage;
      throw new CallError(name, message, response.status, failure as FailureOf<typeof name>);
    }
    if (!response.ok) throw new CallError(name, unreachableMessage, response.status, null);
    return { answer: value as Answer<typeof name>, headers: response.headers };
  };
