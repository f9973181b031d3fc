import type { Loaded } from './loaded';

const kept = new Map<string, Loaded<unknown>>();

/**
 * What was loaded before under this name, so that a page which does not change is there at once on the way back. Browsers
 * only: the server's documents have a cache of their own, and on the server this is always empty.
 */
export const cachedData = <T>(name: string): Loaded<T> | undefined => kept.get(name) as Loaded<T> | undefined;

/** Keeps data for the life of the browser's page, when it has a name and did not fail. */
export const keep = (data: Loaded<unknown>): void => {
  if (data.state === 'loaded' && data.cacheKey !== undefined) kept.set(data.cacheKey, data);
};
