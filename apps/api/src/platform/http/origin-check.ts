import type { MiddlewareHandler } from 'hono';
import { isLoopback, type Config } from '../config.ts';
import { answerRefusal } from './answer.ts';
import type { ApiContext, ApiEnv } from './api-context.ts';
import { refuse } from '../outcome.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Proxies append, so the last value is the one our own proxy wrote. */
const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim();

/** The host the request was sent to; null when it can't be parsed. */
export const hostOf = (context: ApiContext, config: Pick<Config, 'trustProxy'>): URL | null => {
  const forwarded = config.trustProxy > 0 ? lastOf(context.req.header('x-forwarded-host')) : undefined;
  const host = forwarded ?? context.req.header('host') ?? new URL(context.req.url).host;
  return URL.parse(`http://${host}`);
};

/** Whether the request was sent to one of the configured hosts; any host without `PUBLIC_URL`. */
const isOwnHost = (context: ApiContext, config: Config): boolean => {
  if (config.ownHosts === null) return true;
  const hostname = hostOf(context, config)?.hostname;
  return hostname !== undefined && (isLoopback(hostname) || config.ownHosts.includes(hostname));
};

/** The scheme of the request, with its colon. */
const schemeOf = (context: ApiContext, { trustProxy }: Config): string =>
  `${(trustProxy > 0 && lastOf(context.req.header('x-forwarded-proto'))) || 'http'}:`;

/**
 * Whether a browser's origin may change state: the configured origins, and otherwise the host the
 * request was sent to. With `PUBLIC_URL` set that must be localhost with the same scheme; without
 * it any host, and a proxy that ends TLS may have changed the scheme.
 */
const isAllowed = (context: ApiContext, config: Config, origin: string): boolean => {
  if (origin === config.publicUrl || config.webOrigins.includes(origin)) return true;
  const url = URL.parse(origin);
  // Browsers send origins in canonical form.
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  if (url.host !== hostOf(context, config)?.host) return false;
  return config.ownHosts === null || (isLoopback(url.hostname) && url.protocol === schemeOf(context, config));
};

/** The origins that CORS allows. */
export const corsOrigins = (config: Config): readonly string[] =>
  config.webOrigins.length > 0 ? [...config.webOrigins, config.publicUrl] : [];

/**
 * Refuses state-changing calls that a browser sends from a foreign page, or to a foreign host name
 * that resolves to this machine (DNS rebinding). A client that sends neither `Origin` nor
 * `Sec-Fetch-Site` is no browser and carries no ambient cookies: it is allowed at every configured
 * host.
 */
export const originCheck =
  (config: Config): MiddlewareHandler<ApiEnv> =>
  async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const allowed =
      origin === undefined
        ? // 'none' is a direct navigation, such as a bookmark; no page can send it.
          isOwnHost(context, config) && (site === undefined || site === 'same-origin' || site === 'none')
        : isAllowed(context, config, origin);
    return allowed ? next() : answerRefusal(context, refuse('origin-refused'));
  };
