import { answerOf, isNotFound, loaded } from './loaded';
import { pageData } from './page-data';

/** The data of a route that shows a page of text; the content may lack it. `idOf` is its id at a path. */
export const textPage = (idOf: (pathname: string) => string) =>
  pageData(
    (client, _params, pathname) =>
      loaded(answerOf(client('page', { params: { id: idOf(pathname) } })), isNotFound),
    { cache: true, notFoundIfMissing: true },
  );
