import { parsePageNumber } from '../seo/page-address';
import { loaded, type Loaded } from './loaded';

const missingPage: Loaded<never> = {
  state: 'failed',
  status: 404,
  message: 'There is no such page.',
  missing: true,
};

/**
 * Loads the page of a list whose number is in the address; the first page has none there. An
 * invalid number and a page after the last are missing.
 */
export const loadListPage = async <Page>(
  pageParam: string | undefined,
  fetchPage: (page: number) => Promise<Page>,
  isEmpty: (page: Page) => boolean,
): Promise<Loaded<Page>> => {
  const page = pageParam === undefined ? 1 : parsePageNumber(pageParam);
  if (page === null) return missingPage;
  const list = await loaded(fetchPage(page));
  return list.state === 'loaded' && page > 1 && isEmpty(list.value) ? missingPage : list;
};
