import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errors } from '@kalavithi/contract/errors';

export type Handler = (request: Request, bindings?: object) => Response | Promise<Response>;

/** Kept while a turn of the event loop still reads requests. */
let turn: Promise<void> | undefined;

/** Resolves once all requests that have come by now are handled. */
const endOfTurn = (): Promise<void> => {
  turn ??= new Promise((resolve) => {
    // Node runs it after it has read every connection that has something.
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
};

/**
 * Adapts the API's handler to Node's request and response. Answers to requests that came together are
 * sent together: each that is sent alone wakes whoever waits for it, often a proxy on this machine,
 * which takes longer than the rest of a small call.
 * @param publicUrl provides the host of a request that names none
 * @param headers of responses to unreadable requests
 */
export const apiListener = (
  handler: Handler,
  publicUrl: string,
  headers: Record<string, string>,
): RequestListener => {
  const handleAndWait = async (request: Request, bindings?: object): Promise<Response> => {
    const response = await handler(request, bindings);
    await endOfTurn();
    return response;
  };
  const listener = getRequestListener(handleAndWait, {
    hostname: new URL(publicUrl).host,
    // The handler answers its own failures; only malformed requests get here.
    errorHandler: () =>
      Response.json(
        { success: false, message: errors.malformed.message, code: 'malformed' },
        { status: errors.malformed.status, headers: { ...headers, 'Cache-Control': 'no-store' } },
      ),
  });
  return (request, response) => void listener(request, response);
};
