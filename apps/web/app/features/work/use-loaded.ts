import { useEffect, useState } from 'react';

/** Something that is fetched when it is first needed. */
export type Loaded<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; value: Value };

const loading = { state: 'loading' } as const;

/**
 * Loads a file that tells more of a picture, while `address` is set. `load` is the same function at each call and rejects on failure; the
 * function that is returned tries again.
 */
export const useLoaded = <Value>(
  address: string | null,
  load: (address: string, signal: AbortSignal) => Promise<Value>,
): [Loaded<Value>, tryAgain: () => void] => {
  const [state, setState] = useState<Loaded<Value>>(loading);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (address === null) return undefined;
    const control = new AbortController();
    const show = (next: Loaded<Value>) => {
      if (!control.signal.aborted) setState(next);
    };
    load(address, control.signal).then(
      (value) => show({ state: 'loaded', value }),
      () => show({ state: 'failed' }),
    );
    return () => control.abort();
  }, [address, load, attempt]);
  return [
    state,
    () => {
      setState(loading);
      setAttempt((count) => count + 1);
    },
  ];
};
