import { useEffect, useRef, useState } from 'react';
import { bestText, saveIfBest, type BestRules } from './best-result';

export interface Best {
  /** The best result in words; null while there is none, and until the page has looked. */
  words: string | null;
  /** The result that has just been reached is the best so far. */
  isNew: boolean;
}

/**
 * The best result of this device. `result` is that of the game that has just ended, the same object for as long as it is shown, else null; a better
 * one is kept. `rules` is a constant of its module.
 */
export function useBestResult<Result>(rules: BestRules<Result>, result: Result | null): Best {
  const [best, setBest] = useState<Best>({ words: null, isNew: false });
  const checked = useRef<Result | null>(null);
  useEffect(() => {
    // Judged twice, a new best would be no better than itself.
    if (result !== null && result === checked.current) return;
    checked.current = result;
    const isNew = result !== null && saveIfBest(rules, result);
    setBest({ words: bestText(rules.game), isNew });
  }, [rules, result]);
  return best;
}
