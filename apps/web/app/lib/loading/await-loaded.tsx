import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Await } from 'react-router';
import { Loader } from '../../brand/doorway';
import { EmptyState } from '../../brand/empty-state';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { openKept } from './connection';
import { cacheData } from './data-cache';
import type { Failed, Loaded, PageData } from './loaded';
import { useReload } from './reload';

interface AwaitLoadedProps<T> {
  data: PageData<T>;
  /** Shown while the data is pending. */
  fallback?: ReactNode;
  /** Shown on failure; `tryAgain` is the retry button, null when a retry would not help. */
  failed?: (tryAgain: Elements, failure: Failed) => ReactNode;
  children: (value: T) => ReactNode;
}

/** Renders loaded data, the fallback while it is pending, or the failure with a retry button. */
export function AwaitLoaded<T>({ data, fallback, failed, children }: AwaitLoadedProps<T>) {
  // Data that is ready needs no Suspense boundary: the document hydrates in one go.
  if ('state' in data && data.state === 'loaded') return <LoadedPart data={data}>{children}</LoadedPart>;
  return (
    <Suspense fallback={fallback ?? <Loader>Loading...</Loader>}>
      <Await resolve={data}>
        {(result: Loaded<T>) => {
          if (result.state === 'loaded') return <LoadedPart data={result}>{children}</LoadedPart>;
          const tryAgain = result.missing ? null : <TryAgain />;
          return failed ? failed(tryAgain, result) : <FailedPage tryAgain={tryAgain} />;
        }}
      </Await>
    </Suspense>
  );
}

interface LoadedPartProps<T> {
  data: Extract<Loaded<T>, { state: 'loaded' }>;
  children: (value: T) => ReactNode;
}

function LoadedPart<T>({ data, children }: LoadedPartProps<T>) {
  // Also caches what came with the server's document.
  useEffect(() => cacheData(data), [data]);
  return children(data.value);
}

/** In a tab that was opened here, also after its empty first page, there is nothing to go back to but the home page. */
const goBack = () =>
  (window.navigation?.canGoBack ?? history.length > 1) ? history.back() : location.assign('/');

interface FailedPageProps {
  tryAgain: Elements;
  /** Whether the title is the page's heading. */
  heading?: boolean;
}

/** A page whose content did not load. */
export function FailedPage({ tryAgain, heading = false }: FailedPageProps) {
  return (
    <EmptyState
      role="alert"
      heading={heading}
      title="This page did not load."
      drawing="closed-door"
      actions={
        <>
          {tryAgain}
          <Button look="line" onClick={goBack}>
            Go back
          </Button>
        </>
      }
    >
      We could not reach our server. Check your connection and try again.
    </EmptyState>
  );
}

/**
 * Loads the page's data again, or, while the API can't be reached, the page as a document: the site
 * keeps its last one.
 */
function TryAgain() {
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    await reload();
    if (!(await openKept())) setBusy(false);
  };
  return (
    <Button busy={busy && 'Trying...'} onClick={() => void tryAgain()}>
      Try again
    </Button>
  );
}
