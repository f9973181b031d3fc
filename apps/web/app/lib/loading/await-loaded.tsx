import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Await, useRevalidator } from 'react-router';
import { Loader } from '../../brand/doorway';
import { EmptyState } from '../../brand/empty-state';
import { Button } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { keep } from './data-cache';
import type { Failed, Loaded, PageData } from './loaded';

interface AwaitLoadedProps<T> {
  data: PageData<T>;
  /** Shown until the data is there. */
  waiting?: ReactNode;
  /** Shown when it failed; `tryAgain` is the button that loads it again, null when that would not help. */
  failed?: (tryAgain: Elements, failure: Failed) => ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows what was loaded, the waiting before it, or the failure with its "Try again". */
export function AwaitLoaded<T>({ data, fallback, failed, children }: AwaitLoadedProps<T>) {
  // What is ready needs no boundary: the page of a document hydrates in one go.
  if ('state' in data && data.state === 'loaded') return <LoadedPart data={data}>{children}</LoadedPart>;
  return (
    <Suspense fallback={waiting ?? <Loader>Loading...</Loader>}>
      <Await resolve={data}>
        {(result: Loaded<T>) => {
          if (result.state === 'loaded') return <LoadedPart data={result}>{children}</LoadedPart>;
          const tryAgain = result.missing ? null : <TryAgain failed={data} />;
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
  // Keeps also what came with the server's document, for the way back.
  useEffect(() => keep(data), [data]);
  return children(data.value);
}

interface FailedPageProps {
  tryAgain: Elements;
  /** Whether nothing else on the page is its heading. */
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
      actions={tryAgain}
    >
      We could not reach our server. Check your connection and try again.
    </EmptyState>
  );
}

/**
 * Loads the page's data again. The router is done as soon as the new call has begun, and what is shown stays until it ends;
 * the button is busy in between.
 */
function TryAgain({ failed }: { failed: unknown }) {
  const { revalidate } = useRevalidator();
  const [triedAfter, setTriedAfter] = useState<unknown>(null);
  return (
    <Button
      busy={triedAfter === failed && 'Trying...'}
      onClick={() => {
        setTriedAfter(failed);
        void revalidate();
      }}
    >
      Try again
    </Button>
  );
}
