import { createClient, type Client } from '@kalavithi/contract/client';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteContext } from '../app/lib/site-context.ts';

export interface SiteOptions {
  /** Carries loaders' calls to the API: its own handler in one process, `fetch` to another host. */
  callApi: (request: Request) => Promise<Response>;
  /** The API's origin for the browser; null when the site and the API share one. */
  apiUrl: string | null;
  /** Public address of the site without a trailing slash. */
  publicUrl: string;
  /** Told of failures while rendering. */
  reportError: (error: unknown, request: Request) => void;
}

/** Calls the API on the site's own behalf. */
export const clientOf = ({ callApi, apiUrl, publicUrl }: SiteOptions): Client =>
  createClient(callApi, apiUrl ?? publicUrl);

/** What one rendering hands to its loaders. */
export const renderingContext = (build: ServerBuild, options: SiteOptions): RouterContextProvider => {
  const { apiUrl, publicUrl, reportError } = options;
  const site: SiteContext = {
    client: clientOf(options),
    apiUrl,
    publicUrl,
    reportError,
  };
  const context = new RouterContextProvider();
  // The key must be the bundle's own copy: keys are compared by identity.
  const { siteContext } = build.entry.module as unknown as { siteContext: Parameters<typeof context.set>[0] };
  context.set(siteContext, site);
  return context;
};
