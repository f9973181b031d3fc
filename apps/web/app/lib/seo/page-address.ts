/** The address of a page of a list: the list's own for the first, `…/page/2` for a further one. */
export const pageAddress = (path: string, page: number | string | undefined): string =>
  page === undefined || Number(page) === 1 ? path : `${path}/page/${page}`;

/** The number in the address of a further page: 2 or more. Null for anything that names no such page. */
export const parsePageNumber = (text: string): number | null =>
  /^([2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;

/** The title of a page of a list: a further page says which one it is. */
export const pageTitle = (title: string, page: string | undefined): string =>
  page === undefined ? title : `${title}, page ${page}`;

/** The description of a page of a list, which no other page of it has. */
export const pageDescription = (description: string, page: string | undefined): string =>
  page === undefined ? description : `Page ${page}. ${description}`;
