import { useLayoutEffect, useRef, useState } from 'react';
import { bestText, saveIfBest, type BestRules } from './best-result';

export interface Best {
  /** The best result as text; null while there is none, and before storage has been read. */
  words: string | null;
  /** Whether the current result is the new best. */
  isNew: boolean;
}

/**
 * Reads the best result of this device. `result` is that of the game that has just ended (the same
 * object while it is shown), else null; a better one is saved. `rules` must be a module constant.
 */
export function useBestResult<Result>(rules: BestRules<Result>, result: Result | null): Best {
  const [best, setBest] = useState<Best>({ words: null, isNew: false });
  /** Undefined before the first look. */
  const checked = useRef<Result | null>(undefined);
  // In the frame of the result, which would grow by its line a frame later.
  useLayoutEffect(() => {
    const known = checked.current;
    checked.current = result;
    // Compared a second time, a new best would not beat itself; and a new game has the best that is known.
    if (result === known || (result === null && known !== undefined)) return;
    const isNew = result !== null && saveIfBest(rules, result);
    setBest({ words: bestText(rules.game), isNew });
  }, [rules, result]);
  // A game may end without a result: the best of an earlier one is no news then.
  return { ...best, isNew: best.isNew && result !== null };
}
