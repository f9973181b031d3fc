/** The result of a solved puzzle. */
import { fromSavedText, isString, isTimeBefore, isIntegerBetween, toSavedText } from '../saved-state.ts';
import { pluralize, wholeSeconds } from '../share.ts';
import { puzzleMs } from './rules.ts';
import type { PuzzleState } from './rules.ts';

/** `artwork` is the picture's id. */
export type PuzzleResult = { readonly artwork: string; readonly moves: number; readonly tookMs: number };

const record = 'sliding-puzzle-best';

export function puzzleResult({
  artwork,
  moves,
  tookMs,
}: Extract<PuzzleState, { phase: 'won' }>): PuzzleResult {
  return { artwork, moves, tookMs };
}

/** Whether a result beats the best so far: fewer moves, or as many in less time. */
export function isBetterPuzzle(result: PuzzleResult, best: PuzzleResult | null): boolean {
  if (best === null) return true;
  return result.moves === best.moves ? result.tookMs < best.tookMs : result.moves < best.moves;
}

/** Returns the text to share; `artwork` is the picture's name. */
export function sharePuzzle({ moves, tookMs }: PuzzleResult, artwork: string, address: string): string {
  const time = pluralize(wholeSeconds(tookMs), 'second');
  return `I solved the ${artwork} puzzle on Kalavithi with ${pluralize(moves, 'move')} in ${time}.\n${address}`;
}

/** Serialises the result for storage. */
export function saveBestPuzzle({ artwork, moves, tookMs }: PuzzleResult): string {
  return toSavedText(record, { artwork, moves, tookMs });
}

/** Parses a stored result; null unless it is one for these artworks. */
export function restoreBestPuzzle(text: string | null, artworks: readonly string[]): PuzzleResult | null {
  const { artwork, moves, tookMs } = fromSavedText(record, text) ?? {};
  if (!isString(artwork) || !artworks.includes(artwork)) return null;
  if (!isIntegerBetween(moves, 2, Number.MAX_SAFE_INTEGER) || !isTimeBefore(tookMs, puzzleMs)) return null;
  return { artwork, moves, tookMs };
}
