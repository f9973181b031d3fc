/** What a game of Memory Match is remembered by. */
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

/** A result to send to friends, with the game's address on a line of its own. */
export function shareMemory({ level }: MemoryResult, address: string): string {
  return `I reached Level ${level} in Memory Match on Kalavithi.\n${address}`;
}

/** The result as text for storage. */
export function saveBestMemory({ level }: MemoryResult): string {
  return toSavedText(record, { level });
}

/** The result that the text holds, null when it holds none. */
export function restoreBestMemory(text: string | null): MemoryResult | null {
  const { level } = fromSavedText(record, text) ?? {};
  return isIntegerBetween(level, 1, Number.MAX_SAFE_INTEGER) ? { level } : null;
}
