import { cacheData, cachedData } from './data-cache';

const pending = new Map<string, Promise<unknown>>();

/**
 * Loads a value once for the life of the page: calls share what is pending and what was cached, and a
 * failure is loaded again. On the server it loads each time.
 */
export const loadOnce = <T>(cacheKey: string, load: () => Promise<T>): Promise<T> => {
  if (import.meta.env.SSR) return load();
  const cached = cachedData<T>(cacheKey);
  if (cached?.state === 'loaded') return Promise.resolve(cached.value);
  let loading = pending.get(cacheKey) as Promise<T> | undefined;
  if (!loading) {
    loading = load();
    pending.set(cacheKey, loading);
    loading.then(
      (value) => cacheData({ state: 'loaded', value, cacheKey }),
      () => pending.delete(cacheKey),
    );
  }
  return loading;
};
