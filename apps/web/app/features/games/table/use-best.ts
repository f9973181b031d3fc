import { useEffect, useRef, useState } from 'react';
import { bestInWords, keepIfBest, type BestRules } from './best';

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
export function useBest<Result>(rules: BestRules<Result>, result: Result | null): Best {
  const [best, setBest] = useState<Best>({ words: null, isNew: false });
  const judged = useRef<Result | null>(null);
  useEffect(() => {
    // Judged twice, a new best would be no better than itself.
    if (result !== null && result === judged.current) return;
    judged.current = result;
    const isNew = result !== null && keepIfBest(rules, result);
    setBest({ words: bestInWords(rules.game), isNew });
  }, [rules, result]);
  return best;
}
