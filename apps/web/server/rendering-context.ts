import { createClient, type Client } from '@kalavithi/contract/client';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteContext } from '../app/lib/loading/site-context.ts';

export interface SiteOptions {
  /** Sends loaders' calls to the API: its handler in this process, or `fetch`. */
  callApi: (request: Request) => Promise<Response>;
  /** The API's origin for the browser; null when the site and the API share one. */
  apiUrl: string | null;
  /** Public address of the site without a trailing slash. */
  publicUrl: string;
  /** Whether pages of other origins may show the site's pictures and films. */
  isEmbeddable: boolean;
  /** Called when rendering fails, with the URL. */
  reportError: (error: unknown, url: string) => void;
}

/** How long a loader waits for the API, in ms, before the page is rendered without data. */
const apiTimeoutMs = 5000;

/** Rejects after `ms`. Work that ignores its signal goes on in the background. */
const withTimeout = async <T>(work: (signal: AbortSignal) => Promise<T>, ms: number): Promise<T> => {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The API did not answer within ${ms} ms.`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/** Creates the loaders' API client. A call without a complete response in `ms` fails. */
export const createApiClient = (
  { callApi, apiUrl, publicUrl }: Pick<SiteOptions, 'callApi' | 'apiUrl' | 'publicUrl'>,
  ms = apiTimeoutMs,
): Client =>
  createClient(
    (request) =>
      withTimeout(async (signal) => {
        const response = await callApi(
          new Request(request, { signal: AbortSignal.any([signal, request.signal]) }),
        );
        return new Response(await response.arrayBuffer(), response);
      }, ms),
    apiUrl ?? publicUrl,
  );

/** Creates the context that one rendering passes to its loaders. */
export const renderingContext = (
  build: ServerBuild,
  options: SiteOptions,
  { isNotFoundShared = false } = {},
): RouterContextProvider => {
  const { apiUrl, publicUrl, reportError } = options;
  const site: SiteContext = {
    client: createApiClient(options),
    apiUrl,
    publicUrl,
    isNotFoundShared,
    reportError: (error, { url }) => reportError(error, url),
  };
  const context = new RouterContextProvider();
  // The key must be the bundle's own: keys are compared by identity.
  const { siteContext } = build.entry.module as unknown as { siteContext: Parameters<typeof context.set>[0] };
  context.set(siteContext, site);
  return context;
};
