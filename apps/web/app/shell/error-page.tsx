import { isRouteErrorResponse } from 'react-router';
import { useRootData } from '../lib/loading/site';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../brand/empty-state';
import { NotFoundPage } from './not-found-page';
import { Shell } from './shell';

/** The id of the failure in the server's log, if any. */
const requestIdOf = (error: unknown): string | null => {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof data === 'object' && data !== null && 'requestId' in data ? String(data.requestId) : null;
};

/** The page for an unknown address or an error of the site. */
export function ErrorPage({ error }: { error: unknown }) {
  const root = useRootData();
  const apiUrl = root?.apiUrl ?? null;
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Shell apiUrl={apiUrl} footWall="warli">
        <NotFoundPage />
      </Shell>
    );
  }
  const requestId = requestIdOf(error);
  return (
    <Shell apiUrl={apiUrl}>
      <title>{`Something went wrong${root ? ` · ${root.site.name}` : ''}`}</title>
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
        <span>Your place on the avenue is safe: reload the page, or begin again at the first door.</span>
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
