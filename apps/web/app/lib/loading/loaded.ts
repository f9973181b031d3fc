import type { CallError } from '@kalavithi/contract/client';
import { setReachable } from './connection';

/**
 * The result of loading something for a page. A failure is data: the page shows it and offers to try again.
 * `missing` says that the page itself does not exist; trying again would not help.
 */
export type Loaded<T> =
  | {
      state: 'loaded';
      value: T;
      /** The name under which the browser keeps the value in memory; see `page-data.ts`. */
      cacheKey?: string | undefined;
    }
  | Failed;

export interface Failed {
  state: 'failed';
  /** HTTP status of the call; 0 when no answer came. */
  status: number;
  message: string;
  missing?: boolean;
}

/** What a page shows: ready in a document, pending after a client-side navigation to a slow server. */
export type PageData<T> = Loaded<T> | Promise<Loaded<T>>;

/** Checked by name: on the server the client comes from outside the bundle, with its own copy of the class. */
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'CallError';

/** Whether the API itself answered that it does not have what was asked for. A proxy's 404 is another failure. */
export const isNotFound = ({ status, failure }: CallError): boolean => status === 404 && failure !== null;

/**
 * Turns the failure of calls to the API into data; throws every other error. `isMissing` says which failures mean that the
 * page does not exist.
 */
export const loaded = async <T>(
  value: Promise<T>,
  isMissing: (error: CallError) => boolean = () => false,
): Promise<Loaded<T>> => {
  try {
    const result: Loaded<T> = { state: 'loaded', value: await value };
    if (typeof window !== 'undefined') setReachable(true);
    return result;
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (typeof window !== 'undefined') {
      // oxlint-disable-next-line no-console -- the specification has failing lists logged
      console.warn('A list could not be loaded:', error.message);
      if (!error.failure) setReachable(false);
    }
    const failed: Failed = { state: 'failed', status: error.status, message: error.message };
    return isMissing(error) ? { ...failed, missing: true } : failed;
  }
};

/** The answer of a call without its headers. */
export const answerOf = async <T>(call: Promise<{ answer: T }>): Promise<T> => (await call).answer;

/** Whether it is already known that the page does not exist. */
export const isMissing = (data: PageData<unknown> | undefined): boolean =>
  data !== undefined && 'state' in data && data.state === 'failed' && data.missing === true;

/** The value of data that is ready; null while it is pending and when it failed. */
export const loadedValue = <T>(data: PageData<T> | undefined): T | null =>
  data && 'state' in data && data.state === 'loaded' ? data.value : null;
