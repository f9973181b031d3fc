import { createClient, type Client } from '@kalavithi/contract/client';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteContext } from '../app/lib/loading/site-context.ts';

export interface SiteOptions {
  /** Carries loaders' calls to the API: its own handler in one process, `fetch` to another host. */
  callApi: (request: Request) => Promise<Response>;
  /** The API's origin for the browser; null when the site and the API share one. */
  apiUrl: string | null;
  /** Public address of the site without a trailing slash. */
  publicUrl: string;
  /** Whether pages of other origins may show the site's pictures and films. */
  isEmbeddable: boolean;
  /** Told of failures while rendering, with the address that failed. */
  reportError: (error: unknown, url: string) => void;
}

/** The API answers a loader within this time, in milliseconds, or the page is shown without its data. */
const apiTimeoutMs = 5000;

/** Rejects when `work` takes longer than the deadline; work that can't be stopped, as within this process, goes on unheeded. */
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

/**
 * Calls the API on the site's own behalf. An API that is silent, or stops in the middle of an answer, is given up after the deadline:
 * the call then fails as one that did not get through.
 * @param ms the deadline
 */
export const clientOf = (
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

/** What one rendering hands to its loaders. */
export const renderingContext = (
  build: ServerBuild,
  options: SiteOptions,
  { isNotFoundShared = false } = {},
): RouterContextProvider => {
  const { apiUrl, publicUrl, reportError } = options;
  const site: SiteContext = {
    client: clientOf(options),
    apiUrl,
    publicUrl,
    isNotFoundShared,
    reportError: (error, { url }) => reportError(error, url),
  };
  const context = new RouterContextProvider();
  // The key must be the bundle's own copy: keys are compared by identity.
  const { siteContext } = build.entry.module as unknown as { siteContext: Parameters<typeof context.set>[0] };
  context.set(siteContext, site);
  return context;
};
