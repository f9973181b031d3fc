import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { answerRefusal } from './answer.ts';
import type { ApiContext, ApiEnv } from './api-context.ts';
import { refuse } from './outcome.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The last of a list that proxies add to is the one that our own proxy wrote. */
const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim();

/** The host that the request was sent to, as its sender named it; null when it named none that can be read. */
export const hostOf = (context: ApiContext, config: Pick<Config, 'trustProxy'>): URL | null => {
  const forwarded = config.trustProxy > 0 ? lastOf(context.req.header('x-forwarded-host')) : undefined;
  const host = forwarded ?? context.req.header('host') ?? new URL(context.req.url).host;
  return URL.parse(`http://${host}`);
};

/**
 * Whether a browser's origin may change state. Only the host is compared with the request's: behind a proxy that ends TLS the
 * scheme can't be known. `default ports` are left out by browsers on both sides.
 */
const isAllowed = (context: ApiContext, config: Config, origin: string): boolean => {
  if (origin === config.publicUrl || config.webOrigins.includes(origin)) return true;
  const host = hostOf(context, config)?.host;
  return host !== undefined && URL.parse(origin)?.host === host;
};

/** The origins that CORS lets read answers. */
export const corsOrigins = (config: Config): readonly string[] =>
  config.webOrigins.length > 0 ? [...config.webOrigins, config.publicUrl] : [];

/**
 * Refuses calls that change state and that a browser sends from a page of somebody else. A client without `Origin` and
 * `Sec-Fetch-Site` is no browser, carries nobody's cookies by accident, and is served.
 */
export const originCheck =
  (config: Config): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const allowed =
      origin === undefined
        ? // 'none' is a person's own doing, such as a bookmark: no page can send it.
          site === undefined || site === 'same-origin' || site === 'none'
        : isAllowed(context, config, origin);
    return allowed ? next() : answerRefusal(context, refuse('origin-refused'));
  };
