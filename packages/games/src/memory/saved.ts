/** A game of Memory Match as text, and back with its sequence and time checked. */
import {
  fromSavedText,
  isListOf,
  isRandom,
  isText,
  isTimeBefore,
  isWhole,
  toSavedText,
} from '../saved-state.ts';
import { artCount, betweenFlashesMs, memoryWelcome, nextRoundMs } from './rules.ts';
import type { MemoryState, Sequence } from './rules.ts';

const game = 'memory';

/** The state as text for storage. */
export function saveMemory(state: MemoryState): string {
  return toSavedText(game, state);
}

/** The state that the text holds; null when it holds none that the rules could have led to. */
export function restoreMemory(text: string | null): MemoryState | null {
  const saved = fromSavedText(game, text);
  if (saved === null) return null;
  if (saved['phase'] === 'welcome') return memoryWelcome;
  const { seed, random, given, chosen, elapsedMs, remainingMs, running } = saved;
  const sequence = readSequence(saved['sequence']);
  if (!isText(seed) || sequence === null) return null;
  if (saved['phase'] === 'over') {
    if (!isWhole(given, 0, sequence.length - 1) || !isTile(chosen) || chosen === sequence[given]) return null;
    return { phase: 'over', seed, sequence, given, chosen };
  }
  if (!isRandom(random)) return null;
  const round = { seed, random, sequence };
  switch (saved['phase']) {
    case 'replaying':
      if (typeof running !== 'boolean' || !isTimeBefore(elapsedMs, sequence.length * betweenFlashesMs))
        return null;
      return { phase: 'replaying', ...round, elapsedMs, running };
    case 'repeating':
      return isWhole(given, 0, sequence.length - 1) ? { phase: 'repeating', ...round, given } : null;
    case 'round-won':
      if (typeof running !== 'boolean' || typeof remainingMs !== 'number') return null;
      if (!(remainingMs > 0 && remainingMs <= nextRoundMs)) return null;
      return { phase: 'round-won', ...round, remainingMs, running };
    default:
      return null;
  }
}

function readSequence(value: unknown): Sequence | null {
  if (!isListOf(value, isTile)) return null;
  const [first, ...others] = value;
  return first === undefined ? null : [first, ...others];
}

function isTile(value: unknown): value is number {
  return isWhole(value, 0, artCount - 1);
}
