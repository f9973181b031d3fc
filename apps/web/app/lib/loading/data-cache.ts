import type { Loaded } from './loaded';

const cache = new Map<string, Loaded<unknown>>();

/**
 * Data that was loaded before under this key. Always empty on the server, whose documents have a
 * cache of their own.
 */
export const cachedData = <T>(key: string): Loaded<T> | undefined => cache.get(key) as Loaded<T> | undefined;

/** Caches data that has a key and did not fail until the page is reloaded. */
export const cacheData = (data: Loaded<unknown>): void => {
  if (data.state === 'loaded' && data.cacheKey !== undefined) cache.set(data.cacheKey, data);
};
