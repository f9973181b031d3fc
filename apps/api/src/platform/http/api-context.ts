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
    /** Every line bears the request's id. */
    log: Logger;
    /** The row of the error table that was answered, for the log. */
    refused?: ErrorCode;
  };
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
