/** The address of a page of a list: the list's own for the first, else `…/page/2`. */
export const pageAddress = (path: string, page: number | string | undefined): string =>
  page === undefined || Number(page) === 1 ? path : `${path}/page/${page}`;

/** The page number in an address: 2 to 9999, else null. */
export const parsePageNumber = (text: string): number | null =>
  /^([2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;

/** The title of a page of a list, with its number after the first page. */
export const pageTitle = (title: string, page: string | undefined): string =>
  page === undefined ? title : `${title}, page ${page}`;

/** The description of a page of a list, unique to the page. */
export const pageDescription = (description: string, page: string | undefined): string =>
  page === undefined ? description : `Page ${page}. ${description}`;
