import { worksPageSize } from '@kalavithi/contract/constants';
import { useEffect, useState } from 'react';
import { api } from '../../lib/loading/api';
import { loaded } from '../../lib/loading/loaded';
import { fetchWorks } from '../../lib/loading/works';
import { notify } from '../../lib/shell/toasts';
import { cachedSchool, cacheSchool, fetchSchool, type SchoolWithWorks } from './load-school';

/** Loads a school before it is chosen. It ignores a failure, which shows when the school is chosen. */
export const prefetchSchool = (id: string): void => void fetchSchool(api, id).catch(() => {});

interface LoadedSchool {
  /** Null while it is pending and after a failure. */
  school: SchoolWithWorks | null;
  /** From a failure until a retry has succeeded. */
  failure: { retry: () => void; isRetrying: boolean } | null;
  loadMore: () => Promise<void>;
  isLoadingMore: boolean;
}

/**
 * A school with the works that are loaded. What is neither `given` nor in the browser's memory is
 * loaded.
 */
export const useSchool = (id: string, given: SchoolWithWorks | null): LoadedSchool => {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed' | 'retrying'>('loading');
  const [isLoadingMore, setLoadingMore] = useState(false);
  const school = cachedSchool(id) ?? given;
  const isPending = school === null && state !== 'failed';

  useEffect(() => {
    if (!isPending) return undefined;
    let isCurrent = true;
    const load = async () => {
      let next: 'loaded' | 'failed' = 'failed';
      try {
        ({ state: next } = await loaded(fetchSchool(api, id)));
      } catch (error) {
        // A bug is reported, and the visitor may try again.
        reportError(error);
      }
      if (isCurrent) setState(next);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [id, isPending]);

  const loadMore = async () => {
    if (!school) return;
    setLoadingMore(true);
    try {
      const page = Math.floor(school.items.length / worksPageSize) + 1;
      const { works } = await fetchWorks(api, { catalogue: 'gallery', school: id, page });
      cacheSchool({ ...school, items: [...school.items, ...works] });
    } catch {
      notify('More works could not be loaded. Check your connection and try again.', 'error');
    } finally {
      setLoadingMore(false);
    }
  };

  const failure =
    state === 'failed' || state === 'retrying'
      ? { retry: () => setState('retrying'), isRetrying: state === 'retrying' }
      : null;
  return { school, failure, loadMore, isLoadingMore };
};
