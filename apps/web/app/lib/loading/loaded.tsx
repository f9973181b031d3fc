import type { CallError } from '@kalavithi/contract/client';
import { Suspense, useState, type ReactNode } from 'react';
import { Await, useRevalidator } from 'react-router';
import { noteReachable } from './connection';

/**
 * What came of loading something for a page. A failure is data: the page shows it and offers to try again.
 * `missing` says that the page itself does not exist; trying again would not help.
 */
export type Loaded<T> = { state: 'loaded'; value: T } | Failed;

interface Failed {
  state: 'failed';
  /** HTTP status of the call; 0 when no answer came. */
  status: number;
  message: string;
  missing?: boolean;
}

/** Told by name: on the server the client comes from outside the bundle, with a copy of its own of the class. */
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'CallError';

/** Whether the API itself answered that it does not have what was asked for. A proxy's 404 is a fault in the way there. */
export const isUnknown = ({ status, failure }: CallError): boolean => status === 404 && failure !== null;

/**
 * Waits for a call and turns its failure into data. What is no failure of a call is thrown on. `isMissing` tells which failures mean
 * that the page does not exist.
 */
export const loaded = async <T,>(
  call: Promise<{ answer: T }>,
  isMissing: (error: CallError) => boolean = () => false,
): Promise<Loaded<T>> => {
  try {
    const { answer } = await call;
    if (typeof window !== 'undefined') noteReachable(true);
    return { state: 'loaded', value: answer };
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (typeof window !== 'undefined') {
      // oxlint-disable-next-line no-console -- the specification has failing lists logged
      console.warn('A list could not be loaded:', error.message);
      if (!error.failure) noteReachable(false);
    }
    const failed: Failed = { state: 'failed', status: error.status, message: error.message };
    return isMissing(error) ? { ...failed, missing: true } : failed;
  }
};

/** Whether it is already known that the page does not exist. */
export const isMissing = (of: Loaded<unknown> | Promise<Loaded<unknown>> | undefined): boolean =>
  of !== undefined && 'state' in of && of.state === 'failed' && of.missing === true;

/** What was loaded, for whoever can't wait for it: null while it is on its way, and when it failed. */
export const arrived = <T,>(of: Loaded<T> | Promise<Loaded<T>> | undefined): T | null =>
  of && 'state' in of && of.state === 'loaded' ? of.value : null;

interface EventuallyProps<T> {
  /** Ready on a page that the server rendered, a promise after client-side navigation. */
  of: Loaded<T> | Promise<Loaded<T>>;
  loading: ReactNode;
  failed: (failure: Failed) => ReactNode;
  children: (value: T) => ReactNode;
}

/** Shows what was loaded, the waiting before, or the failure instead. */
export function Eventually<T>({ of, loading, failed, children }: EventuallyProps<T>) {
  return (
    <Suspense fallback={loading}>
      <Await resolve={of}>
        {(result: Loaded<T>) => (result.state === 'loaded' ? children(result.value) : failed(result))}
      </Await>
    </Suspense>
  );
}

/**
 * Loads a page's data again after a failure. The router is done as soon as the new call is on its way, and what is shown stays until the
 * call ends; `trying` is true in between.
 */
export const useTryAgain = (of: unknown): { trying: boolean; tryAgain: () => void } => {
  const { revalidate } = useRevalidator();
  const [triedFrom, setTriedFrom] = useState<unknown>(null);
  return {
    trying: triedFrom === of,
    tryAgain: () => {
      setTriedFrom(of);
      void revalidate();
    },
  };
};
