import type { Client } from '@kalavithi/contract/client';
import { createContext } from 'react-router';

/** What the server passes to loaders; the same for every visitor. */
export interface SiteContext {
  /** Calls the API, in process when it runs here, else over the network. */
  client: Client;
  /** Base address for the browser's calls to the API; null for the page's own origin. */
  apiUrl: string | null;
  /** The site's public address without a trailing slash, for canonical links. */
  publicUrl: string;
  /** Whether a shared document answers unknown addresses of a route, so that none is rendered. */
  isNotFoundShared: boolean;
  reportError: (error: unknown, request: Request) => void;
}

export const siteContext = createContext<SiteContext>();
