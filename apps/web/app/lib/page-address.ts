/** The address of a page of a list: the list's own for the first, `…/page/2` for a further one. */
export const pageAddress = (path: string, page: number | string | undefined): string =>
  page === undefined || Number(page) === 1 ? path : `${path}/page/${page}`;

/** Whether a page's name is a number: one document stands for all pages that do not exist, and has none. */
const isNumber = (page: string | undefined): page is string => /^\d+$/.test(page ?? '');

/** The title of a page of a list: a further page says which one it is. */
export const numbered = (title: string, page: string | undefined): string =>
  isNumber(page) ? `${title}, page ${page}` : title;

/** The description of a page of a list, which no other page of it has. */
export const describedPage = (description: string, page: string | undefined): string =>
  isNumber(page) ? `Page ${page}. ${description}` : description;
