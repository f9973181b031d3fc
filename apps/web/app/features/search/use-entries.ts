import type { SearchIndex } from '@kalavithi/contract/search';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../lib/loading/api';
import { cacheData, cachedData } from '../../lib/loading/data-cache';
import { answerOf, loaded, type Loaded } from '../../lib/loading/loaded';
import { entriesOf, type Entry } from './entries';

const cacheKey = 'search';

interface Entries {
  /** Empty until loaded. */
  entries: readonly Entry[];
  state: 'loading' | 'loaded' | 'failed';
  tryAgain: () => void;
}

/**
 * Loads the entries when the search opens. What an earlier opening loaded is shown meanwhile, and
 * stays when the API does not answer.
 */
export const useEntries = (): Entries => {
  const [result, setResult] = useState<Loaded<SearchIndex> | null>(() => cachedData(cacheKey) ?? null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    const load = async () => {
      const answer = await loaded(answerOf(api('search')));
      const known = cachedData<SearchIndex>(cacheKey);
      if (answer.state === 'loaded') cacheData({ ...answer, cacheKey });
      const isNews =
        known?.state !== 'loaded' ||
        (answer.state === 'loaded' && JSON.stringify(answer.value) !== JSON.stringify(known.value));
      if (isShown && isNews) setResult(answer);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, [attempt]);

  const entries = useMemo(() => (result?.state === 'loaded' ? entriesOf(result.value) : []), [result]);
  return {
    entries,
    state: result?.state ?? 'loading',
    tryAgain: () => {
      setResult(null);
      setAttempt((count) => count + 1);
    },
  };
};
