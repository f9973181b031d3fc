import { pluralize, wholeSeconds } from '@kalavithi/games/share';
import { cellOf } from '@kalavithi/games/sliding-puzzle/board';
import { sharePuzzle } from '@kalavithi/games/sliding-puzzle/results';
import { puzzleMs, type PuzzleState } from '@kalavithi/games/sliding-puzzle/rules';

export type PuzzleOverState = Extract<PuzzleState, { phase: 'won' | 'lost' }>;

/** Returns a tile's label, counted from 1: 'Tile 5, row 2, column 1'. */
export function tileLabel(tile: number, position: number): string {
  const { row, column } = cellOf(position);
  return `Tile ${tile + 1}, row ${row + 1}, column ${column + 1}`;
}

/** Returns the milliseconds left in any state; null in the menu. */
export function remainingOf(state: PuzzleState): number | null {
  switch (state.phase) {
    case 'menu':
      return null;
    case 'playing':
      return state.clock.remainingMs;
    case 'won':
      return puzzleMs - state.tookMs;
    case 'lost':
      return 0;
  }
}

export const titleOf = (state: PuzzleOverState): string =>
  state.phase === 'won' ? 'Puzzle solved' : 'Time is up';

/** A number stays on the line of what it counts. */
const counted = (count: number, noun: string): string => pluralize(count, noun).replace(' ', '\u00A0');

/** Returns the result as text: 'Gond, with 34 moves in 41 seconds.' */
export function resultText(state: PuzzleOverState, artwork: string): string {
  if (state.phase === 'won') {
    return `${artwork}, with ${counted(state.moves, 'move')} in ${counted(wholeSeconds(state.tookMs), 'second')}.`;
  }
  return `The ${artwork} picture is still in pieces after ${counted(state.moves, 'move')}. Try again: the next shuffle may be easier.`;
}

/** Returns the text to share; a lost game becomes a challenge. */
export function shareTextOf(state: PuzzleOverState, artwork: string, address: string): string {
  return state.phase === 'won'
    ? sharePuzzle(state, artwork, address)
    : `Sixty seconds were not enough for me: can you solve the ${artwork} puzzle on Kalavithi?\n${address}`;
}
