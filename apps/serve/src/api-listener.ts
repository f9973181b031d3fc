import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errors } from '@kalavithi/contract/errors';

export type Handler = (request: Request, bindings?: object) => Response | Promise<Response>;

/**
 * Adapts the API's handler to Node's request and response.
 * @param publicUrl provides the host of a request that names none
 * @param headers of responses to unreadable requests
 */
export const apiListener = (
  handler: Handler,
  publicUrl: string,
  headers: Record<string, string>,
): RequestListener => {
  const listener = getRequestListener(handler, {
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
