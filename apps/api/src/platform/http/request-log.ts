import type { MiddlewareHandler } from 'hono';
import type { Deps } from '../../deps.ts';
import type { ApiEnv } from './api-context.ts';

/** What a proxy may call a request; anything else would be written into the log by a stranger. */
const idPattern = /^[\w-]{8,64}$/;

/** Probes ask every few seconds; their lines would bury the others. */
const quietPaths = new Set(['/healthz', '/readyz']);

/** Gives every request its id, answers it in `X-Request-Id`, and writes one line when the answer is ready. */
export const requestLog =
  ({ config, log, random }: Pick<Deps, 'config' | 'log' | 'random'>): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    const given = config.trustProxy > 0 ? context.req.header('x-request-id') : undefined;
    const requestId = given && idPattern.test(given) ? given : random.id();
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    context.header('X-Request-Id', requestId);

    const start = performance.now();
    await next();
    const { method, path } = context.req;
    context.var.log[quietPaths.has(path) ? 'debug' : 'info'](
      {
        method,
        path,
        status: context.res.status,
        ms: Math.round(performance.now() - start),
        refused: context.var.refused,
      },
      'request',
    );
  };
