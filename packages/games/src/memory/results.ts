/** The result of a game of Memory Match. */
import { fromSavedText, isIntegerBetween, toSavedText } from '../saved-state.ts';
import { levelOf } from './rules.ts';
import type { MemoryState } from './rules.ts';

export type MemoryResult = { readonly level: number };

const record = 'memory-best';

export function memoryResult(state: Extract<MemoryState, { phase: 'over' }>): MemoryResult {
  return { level: levelOf(state) };
}

/** Whether a result beats the best so far: a higher level. */
export function isBetterMemory(result: MemoryResult, best: MemoryResult | null): boolean {
  return best === null || result.level > best.level;
}

/** Returns the text to share, with the game's address on its own line. */
export function shareMemory({ level }: MemoryResult, address: string): string {
  return `I reached Level ${level} in Memory Match on Kalavithi.\n${address}`;
}

/** Serialises the result for storage. */
export function saveBestMemory({ level }: MemoryResult): string {
  return toSavedText(record, { level });
}

/** Parses a stored result; null when it is missing or invalid. */
export function restoreBestMemory(text: string | null): MemoryResult | null {
  const { level } = fromSavedText(record, text) ?? {};
  return isIntegerBetween(level, 1, Number.MAX_SAFE_INTEGER) ? { level } : null;
}
