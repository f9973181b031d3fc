/** Saves and restores a sliding puzzle, with its tiles, moves and time checked. */
import {
  fromSavedText,
  isRecord,
  isArrayOf,
  isString,
  isTimeBefore,
  isIntegerBetween,
  readCountdown,
  toSavedText,
} from '../saved-state.ts';
import {
  applySlide,
  blank,
  gapDistance,
  isSolvable,
  isSolved,
  possibleSlides,
  solvedTiles,
  tileCount,
} from './board.ts';
import type { Slide, Tiles } from './board.ts';
import { puzzleMenu, puzzleMs } from './rules.ts';
import type { PuzzleState } from './rules.ts';

const game = 'sliding-puzzle';

/** Serialises the state for storage. */
export function savePuzzle(state: PuzzleState): string {
  return toSavedText(game, state);
}

/** Parses a stored state; null unless the rules can lead to it with these artworks. */
export function restorePuzzle(text: string | null, artworks: readonly string[]): PuzzleState | null {
  const saved = fromSavedText(game, text);
  if (saved === null) return null;
  if (saved['phase'] === 'menu') return puzzleMenu;
  const { seed, artwork, moves } = saved;
  if (!isString(seed) || !isString(artwork) || !artworks.includes(artwork)) return null;
  if (!isIntegerBetween(moves, 0, Number.MAX_SAFE_INTEGER)) return null;
  const chosen = { seed, artwork, moves };
  switch (saved['phase']) {
    case 'playing': {
      const tiles = readTiles(saved['tiles'], moves);
      const clock = readCountdown(saved['clock'], puzzleMs);
      if (tiles === null || clock === null) return null;
      if (moves === 0)
        return saved['lastSlide'] === null
          ? { phase: 'playing', ...chosen, tiles, lastSlide: null, clock }
          : null;
      const lastSlide = readSlideInto(tiles, saved['lastSlide']);
      return lastSlide && { phase: 'playing', ...chosen, tiles, lastSlide, clock };
    }
    case 'won': {
      const lastSlide = readSlideInto(solvedTiles, saved['lastSlide']);
      const { tookMs } = saved;
      // A start is at least two moves from the end, and every move shifts the gap by one.
      if (lastSlide === null || moves < 2 || moves % 2 !== 0 || !isTimeBefore(tookMs, puzzleMs)) return null;
      return { phase: 'won', ...chosen, lastSlide, tookMs };
    }
    case 'lost': {
      const tiles = readTiles(saved['tiles'], moves);
      return tiles && { phase: 'lost', ...chosen, tiles };
    }
    default:
      return null;
  }
}

/** Whether `moves` can lead to these tiles: every start has its gap at an even distance. */
function readTiles(value: unknown, moves: number): Tiles | null {
  if (!isArrayOf(value, isTile) || value.length !== tileCount || new Set(value).size !== tileCount)
    return null;
  if (!isSolvable(value) || isSolved(value) || gapDistance(value) % 2 !== moves % 2) return null;
  return [...value];
}

/** Reads the last slide; null unless it can be undone. */
function readSlideInto(tiles: Tiles, value: unknown): Slide | null {
  if (!isRecord(value)) return null;
  const back = possibleSlides(tiles).find(({ from, to }) => from === value['to'] && to === value['from']);
  if (back === undefined) return null;
  const slide = possibleSlides(applySlide(tiles, back)).find(({ tile }) => tile === back.tile);
  return slide?.tile === value['tile'] && slide?.direction === value['direction'] ? (slide ?? null) : null;
}

function isTile(value: unknown): value is number {
  return isIntegerBetween(value, 0, blank);
}
