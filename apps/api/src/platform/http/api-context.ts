import type { HttpBindings } from '@hono/node-server';
import type { ErrorCode } from '@kalavithi/contract/errors';
import type { Context, Hono } from 'hono';
import type { Logger } from '../log.ts';

/** The bindings and variables of a request. */
export interface ApiEnv {
  /** Set by the Node server; absent for calls inside the process. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** A log that adds the request's id and a keyed hash of the client's address to every line. */
    log: () => Logger;
    /** The calling member, for the log. */
    userId?: string;
    /** The error code of the response, for the log. */
    refused?: ErrorCode;
  };
}

export type ApiContext = Context<ApiEnv>;
export type ApiApp = Hono<ApiEnv>;
