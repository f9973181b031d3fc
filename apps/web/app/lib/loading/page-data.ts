import type { Client } from '@kalavithi/contract/client';
import { data, type RouterContextProvider } from 'react-router';
import { api } from './api';
import { cachingOfLoader, statusOf } from './document-caching';
import { keep, cachedData } from './data-cache';
import type { Loaded, PageData } from './loaded';
import { withApiOrigin } from './picture-origin';
import { siteContext } from './site-context';

interface PageDataOptions {
  /** How long, in seconds, the document may be shown before it is rendered again. */
  freshSeconds?: number;
  /**
   * Keeps what was loaded in the browser until the page is reloaded: for content, which only an operator changes. Without it
   * each visit loads again. A name is shared by all routes that have it; `true` keeps by path.
   */
  kept?: boolean | string;
  /** Answers a page that does not exist with the site's own page for lost addresses. */
  notFoundIfMissing?: boolean;
}

interface LoadArgs<Params> {
  params: Params;
  request: Request;
}

/**
 * How long a client-side navigation waits for its data, in milliseconds. A fast answer then shows without a flash of the
 * waiting view, and Back finds the page as high as it was.
 */
const briefWaitMs = 150;

/** What `loading` brings within the brief wait; undefined when it takes longer. */
const briefly = <T>(loading: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, briefWaitMs, undefined);
    loading.then(resolve, reject);
  });

/**
 * The `loader`, `clientLoader` and `headers` of a route whose page shows what `load` loads, as `page` in its data; `pathname`
 * tells routes of one module apart. A route
 * exports each by itself, which the router's compiler asks for:
 * `const page = pageData(…); export const loader = page.loader;`
 */
export const pageData = <T, Params = unknown>(
  load: (client: Client, params: Params, pathname: string) => Promise<Loaded<T>>,
  { freshSeconds, kept = false, notFoundIfMissing }: PageDataOptions = {},
) => {
  const nameOf = ({ request }: LoadArgs<Params>): string | undefined => {
    if (typeof kept === 'string') return kept;
    return kept ? new URL(request.url).pathname : undefined;
  };

  const loadNamed = async (client: Client, args: LoadArgs<Params>): Promise<Loaded<T>> => {
    const result = await load(client, args.params, new URL(args.request.url).pathname);
    return result.state === 'loaded' ? { ...result, cacheKey: nameOf(args) } : result;
  };

  const loader = async (args: LoadArgs<Params> & { context: Readonly<RouterContextProvider> }) => {
    const { client, apiUrl } = args.context.get(siteContext);
    const page = await loadNamed(withApiOrigin(client, apiUrl), args);
    if (notFoundIfMissing && page.state === 'failed' && page.missing) throw data(null, 404);
    return data({ page }, statusOf(page, freshSeconds));
  };

  const clientLoader = async (args: LoadArgs<Params>): Promise<{ page: PageData<T> }> => {
    const name = nameOf(args);
    const before = name === undefined ? undefined : cachedData<T>(name);
    if (before) return { page: before };
    const loading = loadNamed(api, args);
    // Kept even if the visitor goes on before it has come.
    void loading.then(keep, () => {});
    return { page: (await briefly(loading)) ?? loading };
  };

  return {
    headers: cachingOfLoader,
    // The browser's scripts carry no code of the server.
    loader: import.meta.env.SSR ? loader : (undefined as unknown as typeof loader),
    clientLoader,
  };
};
