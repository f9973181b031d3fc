import type { Client } from '@kalavithi/contract/client';
import { createContext } from 'react-router';

/** What the server hands to loaders: the same for every visitor. */
export interface SiteContext {
  /** Calls the API: in process when it runs here, over the network otherwise. */
  client: Client;
  /** Base address for the browser's calls to the API; null for the page's own origin. */
  apiUrl: string | null;
  /** The site's public address without a trailing slash, for canonical links. */
  publicUrl: string;
  /** Whether one document stands for all addresses of a route at which there is nothing: then none is rendered for this one. */
  isNotFoundShared: boolean;
  reportError: (error: unknown, request: Request) => void;
}

export const siteContext = createContext<SiteContext>();
