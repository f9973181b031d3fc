/** Saves and restores a game of Memory Match: the seed, and the length of its sequence. */
import { fromSavedText, isString, isTimeBefore, isIntegerBetween, toSavedText } from '../saved-state.ts';
import { betweenFlashesMs, isTile, memoryWelcome, nextRoundMs, sequenceOf } from './rules.ts';
import type { MemoryState } from './rules.ts';

const game = 'memory';

/** Far beyond what a player can remember. */
const maxLevels = 10_000;

/** Serialises the state for storage. */
export function saveMemory(state: MemoryState): string {
  if (state.phase === 'welcome') return toSavedText(game, state);
  const { sequence, ...rest } = state;
  return toSavedText(game, { ...rest, level: sequence.length });
}

/** Parses a stored state; null unless the rules can lead to it. */
export function restoreMemory(text: string | null): MemoryState | null {
  const saved = fromSavedText(game, text);
  if (saved === null) return null;
  const { phase, seed, level, given, chosen, elapsedMs, remainingMs, running } = saved;
  if (phase === 'welcome') return memoryWelcome;
  if (!isString(seed) || !isIntegerBetween(level, 1, maxLevels)) return null;
  const round = { seed, sequence: sequenceOf(seed, level) };
  switch (phase) {
    case 'replaying':
      if (typeof running !== 'boolean' || !isTimeBefore(elapsedMs, level * betweenFlashesMs)) return null;
      return { phase, ...round, elapsedMs, running };
    case 'repeating':
      return isIntegerBetween(given, 0, level - 1) ? { phase, ...round, given } : null;
    case 'round-won':
      if (typeof running !== 'boolean' || typeof remainingMs !== 'number') return null;
      return remainingMs > 0 && remainingMs <= nextRoundMs ? { phase, ...round, remainingMs, running } : null;
    case 'over':
      if (!isIntegerBetween(given, 0, level - 1) || !isTile(chosen)) return null;
      return chosen === round.sequence[given] ? null : { phase, ...round, given, chosen };
    default:
      return null;
  }
}
