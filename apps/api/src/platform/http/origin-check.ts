import type { MiddlewareHandler } from 'hono';
import { isLoopback, type Config } from '../config.ts';
import { answerRefusal } from './answer.ts';
import type { ApiContext, ApiEnv } from './api-context.ts';
import { refuse } from '../outcome.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The last of a list that proxies add to is the one that our own proxy wrote. */
const lastOf = (list: string | undefined): string | undefined => list?.split(',').at(-1)?.trim();

/** The host that the request was sent to, as its sender named it; null when it named none that can be read. */
export const hostOf = (context: ApiContext, config: Pick<Config, 'trustProxy'>): URL | null => {
  const forwarded = config.trustProxy > 0 ? lastOf(context.req.header('x-forwarded-host')) : undefined;
  const host = forwarded ?? context.req.header('host') ?? new URL(context.req.url).host;
  return URL.parse(`http://${host}`);
};

/** Whether a request came to a host of ours. With `PUBLIC_URL` set, a stranger's name that leads to this machine is none. */
const isOwnHost = (context: ApiContext, config: Config): boolean => {
  if (config.ownHosts === null) return true;
  const hostname = hostOf(context, config)?.hostname;
  return hostname !== undefined && (isLoopback(hostname) || config.ownHosts.includes(hostname));
};

/** The scheme of the request's address, as a URL has it. */
const schemeOf = (context: ApiContext, { trustProxy }: Config): string =>
  `${(trustProxy > 0 && lastOf(context.req.header('x-forwarded-proto'))) || 'http'}:`;

/**
 * Whether a browser's origin may change state: the origins that the operator names, and otherwise the host that the request was sent to.
 * With `PUBLIC_URL` set that must be the machine itself, and of the same scheme; without it, any host, and a proxy that ends TLS may
 * have changed the scheme. `default ports` are left out by browsers on both sides.
 */
const isAllowed = (context: ApiContext, config: Config, origin: string): boolean => {
  if (origin === config.publicUrl || config.webOrigins.includes(origin)) return true;
  const url = URL.parse(origin);
  // A browser writes an origin in one way only.
  if (url === null || url.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  if (url.host !== hostOf(context, config)?.host) return false;
  return config.ownHosts === null || (isLoopback(url.hostname) && url.protocol === schemeOf(context, config));
};

/** The origins that CORS lets read answers. */
export const corsOrigins = (config: Config): readonly string[] =>
  config.webOrigins.length > 0 ? [...config.webOrigins, config.publicUrl] : [];

/**
 * Refuses calls that change state and that a browser sends from a page of somebody else, or to a name of somebody else that leads here
 * (DNS rebinding). A client without `Origin` and `Sec-Fetch-Site` is no browser and carries nobody's cookies by accident: it is served
 * at every host of ours.
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
          isOwnHost(context, config) && (site === undefined || site === 'same-origin' || site === 'none')
        : isAllowed(context, config, origin);
    return allowed ? next() : answerRefusal(context, refuse('origin-refused'));
  };
