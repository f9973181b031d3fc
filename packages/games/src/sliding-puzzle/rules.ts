/**
 * Art Puzzle, a sliding puzzle against the clock (specification, sections 4 and 9).
 * - menu -> playing -> won or lost; reset returns to the menu from any phase.
 */
import { countdownOf, runCountdown } from '../countdown.ts';
import type { Countdown, Pause, Resume, Tick } from '../countdown.ts';
import { randomFrom } from '../random.ts';
import { applySlide, isSolved, possibleSlides, shuffledTiles, shuffleMoves, solvedTiles } from './board.ts';
import type { Direction, Slide, Tiles } from './board.ts';

/** Time to solve the puzzle, in milliseconds. */
export const puzzleMs = 60_000;

/** `artwork` is the picture's id. */
type Chosen = { readonly seed: string; readonly artwork: string; readonly moves: number };

export type PuzzleState =
  | { readonly phase: 'menu' }
  | (Chosen & {
      readonly phase: 'playing';
      readonly tiles: Tiles;
      readonly lastSlide: Slide | null;
      readonly clock: Countdown;
    })
  | (Chosen & { readonly phase: 'won'; readonly lastSlide: Slide; readonly tookMs: number })
  | (Chosen & { readonly phase: 'lost'; readonly tiles: Tiles });

/** Send a tick before a slide, so that a slide after the end does not count. */
export type PuzzleEvent =
  | { readonly type: 'start'; readonly artwork: string; readonly seed: string }
  | { readonly type: 'slide'; readonly tile: number }
  | { readonly type: 'slide-towards'; readonly direction: Direction }
  | { readonly type: 'reset' }
  | Tick
  | Pause
  | Resume;

export const puzzleMenu: PuzzleState = { phase: 'menu' };

/** Returns the state after an event; the same object when the event is not allowed. */
export function playPuzzle(state: PuzzleState, event: PuzzleEvent): PuzzleState {
  switch (event.type) {
    case 'start':
      return state.phase === 'menu' ? started(event.artwork, event.seed) : state;
    case 'slide':
      return slide(state, ({ tile }) => tile === event.tile);
    case 'slide-towards':
      return slide(state, ({ direction }) => direction === event.direction);
    case 'reset':
      return state.phase === 'menu' ? state : puzzleMenu;
    default:
      return run(state, event);
  }
}

/** Returns the slides that are accepted now: none unless the game is running. */
export function acceptedSlides(state: PuzzleState): readonly Slide[] {
  return state.phase === 'playing' && state.clock.running ? possibleSlides(state.tiles) : [];
}

/** Returns the tiles to show: the solved picture in the menu and once it is won. */
export function tilesOf(state: PuzzleState): Tiles {
  return state.phase === 'playing' || state.phase === 'lost' ? state.tiles : solvedTiles;
}

function started(artwork: string, seed: string): PuzzleState {
  const [tiles] = shuffledTiles(randomFrom(seed), shuffleMoves);
  return { phase: 'playing', seed, artwork, tiles, moves: 0, lastSlide: null, clock: countdownOf(puzzleMs) };
}

function slide(state: PuzzleState, isMeant: (slide: Slide) => boolean): PuzzleState {
  const lastSlide = acceptedSlides(state).find(isMeant);
  if (state.phase !== 'playing' || lastSlide === undefined) return state;
  const { seed, artwork, clock } = state;
  const tiles = applySlide(state.tiles, lastSlide);
  const moves = state.moves + 1;
  if (isSolved(tiles)) {
    return { phase: 'won', seed, artwork, moves, lastSlide, tookMs: puzzleMs - clock.remainingMs };
  }
  return { phase: 'playing', seed, artwork, tiles, moves, lastSlide, clock };
}

function run(state: PuzzleState, event: Tick | Pause | Resume): PuzzleState {
  if (state.phase !== 'playing') return state;
  const clock = runCountdown(state.clock, event);
  if (clock === state.clock) return state;
  if (clock.remainingMs > 0) return { ...state, clock };
  const { seed, artwork, moves, tiles } = state;
  return { phase: 'lost', seed, artwork, moves, tiles };
}
