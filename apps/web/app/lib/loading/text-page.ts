import { answerOf, isNotFound, loaded } from './loaded';
import { pageData } from './page-data';

/** The data of a route with a page of text, which may be missing. `idOf` maps its path to an id. */
export const textPage = (idOf: (pathname: string) => string) =>
  pageData(
    (client, _params, { pathname }) =>
      loaded(answerOf(client('page', { params: { id: idOf(pathname) } })), isNotFound),
    { cache: true, notFoundIfMissing: true },
  );
