import { isRouteErrorResponse } from 'react-router';
import { useRootData } from '../lib/loading/site';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../brand/empty-state';
import { NotFoundPage, notFoundTitle } from './not-found-page';
import { Shell } from './shell';

/** The id of the failure in the server's log, if any. */
const requestIdOf = (error: unknown): string | null => {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' && data !== null && 'requestId' in data ? String(data.requestId) : null;
};

const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** The title of the page for an error, without the name of the site. */
export const titleOfError = (error: unknown): string =>
  isNotFound(error) ? notFoundTitle : 'Something went wrong';

/** The page for an unknown address or an error of the site. */
export function ErrorPage({ error }: { error: unknown }) {
  const apiUrl = useRootData()?.apiUrl ?? null;
  if (isNotFound(error)) {
    return (
      <Shell apiUrl={apiUrl} footWall="warli">
        <NotFoundPage />
      </Shell>
    );
  }
  const requestId = requestIdOf(error);
  return (
    <Shell apiUrl={apiUrl}>
      <EmptyState
        heading
        role="alert"
        title="Something went wrong on our side."
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Try again</Button>
            <ButtonLink look="line" to="/" target="_self">
              Home
            </ButtonLink>
          </>
        }
      >
        <span>Your place on the street is safe: reload the page, or begin at the first door.</span>
        {requestId && (
          <span>
            {' If it happens again, tell us this number: '}
            <code>{requestId}</code>
          </span>
        )}
      </EmptyState>
    </Shell>
  );
}
