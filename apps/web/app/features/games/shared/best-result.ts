import { readDevice, writeDevice, type GameName } from './device-store';

/** How a game compares and saves its best result. */
export interface BestRules<Result> {
  game: GameName;
  isBetter: (result: Result, best: Result | null) => boolean;
  save: (result: Result) => string;
  restore: (text: string | null) => Result | null;
  /** Returns a short text for the hub and the result: 'Level 7'. */
  format: (result: Result) => string;
}

/** `record` is the saved result; `words` is its text, so that the hub need not load the rules. */
interface StoredBest {
  record: string;
  words: string;
}

const readStored = (game: GameName): StoredBest | null => {
  try {
    const stored = JSON.parse(readDevice(`kalavithi.best.${game}`) ?? 'null') as Partial<StoredBest> | null;
    return typeof stored?.record === 'string' && typeof stored.words === 'string'
      ? (stored as StoredBest)
      : null;
  } catch {
    return null;
  }
};

/** Returns the best result on this device as text; null when there is none. */
export const bestText = (game: GameName): string | null => readStored(game)?.words ?? null;

/** Saves a result that beats the best so far. Returns whether it did. */
export const saveIfBest = <Result>(rules: BestRules<Result>, result: Result): boolean => {
  const best = rules.restore(readStored(rules.game)?.record ?? null);
  if (!rules.isBetter(result, best)) return false;
  const stored: StoredBest = { record: rules.save(result), words: rules.format(result) };
  writeDevice(`kalavithi.best.${rules.game}`, JSON.stringify(stored));
  return true;
};
