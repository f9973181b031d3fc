import type { Client } from '@kalavithi/contract/client';
import { data, type RouterContextProvider } from 'react-router';
import { api } from './api';
import { cachingOfLoader, statusOf } from './document-caching';
import { cacheData, cachedData } from './data-cache';
import type { Loaded, PageData } from './loaded';
import { withApiOrigin } from './picture-origin';
import { isReloading } from './reload';
import { siteContext } from './site-context';

interface PageDataOptions {
  /** Seconds for which the document is fresh. */
  freshSeconds?: number;
  /**
   * Caches the data in the browser until the page is reloaded, for content that only an operator
   * changes. Routes with the same key share it; `true` caches by path, a function by what it makes of
   * the address, which may be nothing.
   */
  cache?: boolean | string | ((address: URL) => string | undefined);
  /** Shows the site's own page for unknown addresses when the page does not exist. */
  notFoundIfMissing?: boolean;
}

interface LoadArgs<Params> {
  params: Params;
  request: Request;
}

/**
 * How long a client-side navigation waits for its data. A fast response then shows without a flash
 * of the fallback, and Back finds the page as high as it was.
 */
const briefWaitMs = 150;

/** The same where the address of a page gets another query: its filters stay in sight and as they are. */
const filterWaitMs = 3000;

/** The value of `loading`; undefined when it takes longer than the wait. */
const briefly = <T>(loading: Promise<T>, waitMs: number): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, waitMs, undefined);
    loading.then(resolve, reject);
  });

/** What was fetched early, by address, until the page is opened: briefly, as one's own upload must not be missing. */
const early = new Map<string, { loading: Promise<Loaded<unknown>>; since: number }>();
const earlyMs = 3000;

/** What was fetched early for an address, while it is fresh. */
const earlyFor = <T>(address: string): Promise<Loaded<T>> | undefined => {
  const found = early.get(address);
  return found && Date.now() - found.since < earlyMs ? (found.loading as Promise<Loaded<T>>) : undefined;
};

/**
 * The `loader`, `clientLoader` and `headers` of a route that reads its data by `read`, as `page`. A
 * route exports each by itself, which the router's compiler requires:
 * `const page = pageData(…); export const loader = page.loader;`
 */
export const pageData = <T, Params = unknown>(
  read: (client: Client, params: Params, address: URL) => Promise<Loaded<T>>,
  { freshSeconds, cache = false, notFoundIfMissing }: PageDataOptions = {},
) => {
  const cacheKeyOf = ({ request }: LoadArgs<Params>): string | undefined => {
    if (typeof cache === 'string') return cache;
    if (!cache) return undefined;
    const address = new URL(request.url);
    return cache === true ? address.pathname : cache(address);
  };

  const loadWithKey = async (client: Client, args: LoadArgs<Params>): Promise<Loaded<T>> => {
    const result = await read(client, args.params, new URL(args.request.url));
    const isCached = result.state === 'loaded' && !result.missing;
    return isCached ? { ...result, cacheKey: cacheKeyOf(args) } : result;
  };

  const loader = async (args: LoadArgs<Params> & { context: Readonly<RouterContextProvider> }) => {
    const { client, apiUrl } = args.context.get(siteContext);
    const page = await loadWithKey(withApiOrigin(client, apiUrl), args);
    if (notFoundIfMissing && page.state === 'failed' && page.missing) throw data(null, 404);
    return data({ page }, statusOf(page, freshSeconds));
  };

  const load = (args: LoadArgs<Params>): Promise<Loaded<T>> => {
    const loading = loadWithKey(api, args);
    // Cached even if the visitor leaves before it has loaded.
    void loading.then(cacheData, () => {});
    return loading;
  };

  const cachedFor = (args: LoadArgs<Params>): Loaded<T> | undefined => {
    const key = cacheKeyOf(args);
    return key === undefined ? undefined : cachedData<T>(key);
  };

  const clientLoader = async (args: LoadArgs<Params>): Promise<{ page: PageData<T> }> => {
    const cached = cachedFor(args);
    if (cached) return { page: cached };
    const { url } = args.request;
    const loading = earlyFor<T>(url) ?? load(args);
    early.delete(url);
    if (isReloading()) return { page: await loading };
    const isSamePage = new URL(url).pathname === globalThis.location?.pathname;
    return { page: (await briefly(loading, isSamePage ? filterWaitMs : briefWaitMs)) ?? loading };
  };

  /** Fetches the data before a link to the page is pressed; where `keptOnly`, only if the route caches. A failure is forgotten. */
  const prefetch = (args: LoadArgs<Params>, keptOnly = false): void => {
    const { url } = args.request;
    if (cachedFor(args) || earlyFor(url) || (keptOnly && !cache)) return;
    const loading = load(args);
    early.set(url, { loading, since: Date.now() });
    const forget = () => void early.delete(url);
    loading.then(({ state }) => state === 'failed' && forget(), forget);
  };

  return {
    headers: cachingOfLoader,
    // Keeps the server's code out of the browser's scripts.
    loader: import.meta.env.SSR ? loader : (undefined as unknown as typeof loader),
    clientLoader: Object.assign(clientLoader, { prefetch }),
  };
};
