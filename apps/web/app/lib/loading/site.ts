import type { Client } from '@kalavithi/contract/client';
import type { Picture } from '@kalavithi/contract/picture';
import type { Site } from '@kalavithi/contract/site';
import { sharedPictures, type SharedPicture } from '@kalavithi/contract/site-pictures';
import { useRouteLoaderData } from 'react-router';

/** What any page may show of the site; the rest is loaded with the page that shows it. */
interface SiteOfEveryPage extends Omit<Site, 'contact' | 'grievanceOfficer' | 'pictures'> {
  pictures: Omit<Site['pictures'], SharedPicture>;
}

/** The data of the root route, the same for all visitors. */
export interface RootData {
  /** The API's base address for the browser; null for the page's own origin. */
  apiUrl: string | null;
  /** The site's public address without a trailing slash. */
  publicUrl: string;
  site: SiteOfEveryPage;
}

/** The data of the root route; undefined on an error page when the root itself failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');

/** The site's name and own pictures. Throws on an error page of the root. */
export const useSite = (): SiteOfEveryPage => {
  const root = useRootData();
  if (!root) throw new Error('No site outside a page.');
  return root.site;
};

/** The pictures of the site as it was loaded, by what is sent of it. */
const allPictures = new WeakMap<SiteOfEveryPage, Site['pictures']>();

/** What is sent of the site with every page. */
export const ofEveryPage = (site: Site): SiteOfEveryPage => {
  const { contact: _, grievanceOfficer: __, pictures, ...rest } = site;
  const shown = Object.entries(pictures).filter(
    ([name]) => !sharedPictures.some((shared) => shared === name),
  );
  const sent = { ...rest, pictures: Object.fromEntries(shown) as SiteOfEveryPage['pictures'] };
  allPictures.set(sent, pictures);
  return sent;
};

/** A picture for shared links, by what `ofEveryPage` made of the site: on the server alone, as it is not sent. */
export const sharedPicture = (site: SiteOfEveryPage, name: SharedPicture): Picture => {
  const picture = allPictures.get(site)?.[name];
  if (!picture) throw new Error('Pictures for shared links are known on the server alone.');
  return picture;
};

/** The last response of each API, by its address, so that name and footer survive an outage. */
const lastSites = new Map<string | null, Site>();

/** Loads the site; falls back to the API's last response. */
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
