import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errors } from '@kalavithi/contract/errors';

export type Handler = (request: Request, bindings?: object) => Response | Promise<Response>;

/**
 * Puts the API's handler on Node's request and response.
 * @param publicUrl stands for the host of a request that names none
 * @param headers of answers to requests that can't be read
 */
export const apiListener = (
  handler: Handler,
  publicUrl: string,
  headers: Record<string, string>,
): RequestListener => {
  const listener = getRequestListener(handler, {
    hostname: new URL(publicUrl).host,
    // The handler answers its own failures: what arrives here is a request that is no request.
    errorHandler: () =>
      Response.json(
        { success: false, message: errors.malformed.message, code: 'malformed' },
        { status: errors.malformed.status, headers: { ...headers, 'Cache-Control': 'no-store' } },
      ),
  });
  return (request, response) => void listener(request, response);
};
