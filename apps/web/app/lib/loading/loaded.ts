import { isCallError, type CallError } from '@kalavithi/contract/client';
import { setReachable } from './connection';

/**
 * The result of loading data for a page. A failure is data: the page shows it with a retry button.
 * `missing` means that the page itself does not exist, so a retry would not help.
 */
export type Loaded<T> =
  | {
      state: 'loaded';
      value: T;
      /** The key under which the browser caches the value; see `page-data.ts`. */
      cacheKey?: string | undefined;
      /** The page does not exist; the value is what it shows instead. */
      missing?: true;
    }
  | Failed;

export interface Failed {
  state: 'failed';
  /** HTTP status of the call; 0 without a response. */
  status: number;
  message: string;
  missing?: boolean;
}

/** A page's data: ready in a document, possibly pending after a client-side navigation. */
export type PageData<T> = Loaded<T> | Promise<Loaded<T>>;

/** Whether the API itself responded with 404; a proxy's 404 is another failure. */
export const isNotFound = ({ status, failure }: CallError): boolean => status === 404 && failure !== null;

/**
 * Turns a failed call to the API into data; rethrows every other error. `isMissing` tells which
 * failures mean that the page does not exist.
 */
export const loaded = async <T>(
  value: Promise<T>,
  isMissing: (error: CallError) => boolean = () => false,
): Promise<Loaded<T>> => {
  try {
    return { state: 'loaded', value: await value };
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

/** The body of a call's response. */
export const answerOf = async <T>(call: Promise<{ answer: T }>): Promise<T> => (await call).answer;

/** Whether the page is known not to exist. */
export const isMissing = (data: PageData<unknown> | undefined): boolean =>
  data !== undefined && 'state' in data && data.missing === true;

/** The value of loaded data; null while it is pending and after a failure. */
export const loadedValue = <T>(data: PageData<T> | undefined): T | null =>
  data && 'state' in data && data.state === 'loaded' ? data.value : null;
