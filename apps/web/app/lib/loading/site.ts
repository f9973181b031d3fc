import type { Client } from '@kalavithi/contract/client';
import type { Site } from '@kalavithi/contract/site';
import { useRouteLoaderData } from 'react-router';

/** The data of the root route: the same for all visitors, and for the life of the page. */
export interface RootData {
  /** The API's base address for the browser; null for the page's own origin. */
  apiUrl: string | null;
  /** The site's public address without a trailing slash. */
  publicUrl: string;
  site: Site;
}

/** The data of the root route; undefined when the root itself failed. Only error pages and what surrounds them may see that. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** What is the same on every page: name, contact, pictures of the site itself. */
export const useSite = (): Site => {
  const root = useRootData();
  if (!root) throw new Error('The site can only be read within a page.');
  return root.site;
};

/** The last answer of each API, by its address: an API that is away must not take the name and the footer with it. */
const lastSites = new Map<string | null, Site>();

/** Loads what is the same on every page; what the API answered last when it does not answer. */
export const loadSite = async (client: Client, apiUrl: string | null): Promise<Site> => {
  try {
    const { answer } = await client('site');
    lastSites.set(apiUrl, answer);
    return answer;
  } catch (error) {
    const last = lastSites.get(apiUrl);
    if (last) return last;
    throw error;
  }
};
