import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../deps.ts';
import type { ApiEnv } from '../platform/http/api-context.ts';
import { clientAddress } from '../platform/http/client-address.ts';

/** Request ids accepted from a proxy; anything else could inject text into the log. */
const idPattern = /^[\w-]{8,64}$/;

/** Probes run every few seconds and would drown the other lines. */
const quietPaths = new Set(['/healthz', '/readyz']);

/** Enough of a keyed hash to distinguish clients. */
const clientMacLength = 16;

/**
 * Sets `X-Request-Id` and writes one line per response. The line has a keyed hash of the client's
 * address, so that requests of one client can be found without logging addresses.
 */
export const requestLog = ({
  config,
  log,
  random,
  signer,
}: Pick<Deps, 'config' | 'log' | 'random' | 'signer'>): MiddlewareHandler<ApiEnv> => {
  let mayWarn = config.trustProxy === 0;
  // Its fields are fixed and hold no secrets; looking for some would double the cost of a line.
  const lines = log.child({}, { redact: [] });
  const clientOf = (address: string): string => signer.keptMac('client', address).slice(0, clientMacLength);
  return async (context, next) => {
    if (mayWarn && context.req.header('x-forwarded-for') !== undefined) {
      mayWarn = false;
      log.warn(
        'TRUST_PROXY: a request came with X-Forwarded-For, which is not trusted. If there is a reverse proxy, ' +
          'set TRUST_PROXY to 1 (or to the number of proxies): until then all visitors share the limits of one client.',
      );
    }
    const given = config.trustProxy > 0 ? context.req.header('x-request-id') : undefined;
    const requestId = given && idPattern.test(given) ? given : random.id();
    context.set('requestId', requestId);
    const client = clientOf(clientAddress(context, config));
    context.set('log', () => log.child({ requestId, client }));
    context.header('X-Request-Id', requestId);

    const start = performance.now();
    await next();
    const { method, path } = context.req;
    lines[quietPaths.has(path) ? 'debug' : 'info'](
      {
        requestId,
        client,
        method,
        path,
        status: context.res.status,
        ms: Math.round(performance.now() - start),
        refused: context.get('refused'),
        user: context.get('userId'),
      },
      'request',
    );
  };
};
