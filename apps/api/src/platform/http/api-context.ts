import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '@kalavithi/contract/errors';
import type { Context, Hono } from 'hono';
import type { Logger } from '../log.ts';

/** What travels with a request through the API. */
export interface ApiEnv {
  /** Given by the Node server; absent when a call is dispatched inside the process. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Every line bears the request's id and a keyed hash of the client's address. */
    log: Logger;
    /** The member who calls, once that is known, for the log. */
    userId?: string;
    /** The row of the error table that was answered, for the log. */
    refused?: ErrorCode;
  };
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
