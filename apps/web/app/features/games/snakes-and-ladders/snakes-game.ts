import type { Pause, Resume, Tick } from '@kalavithi/games/countdown';
import type { Move } from '@kalavithi/games/snakes-and-ladders/move';
import {
  isBetterSnakesAndLadders,
  restoreBestSnakesAndLadders,
  saveBestSnakesAndLadders,
  type SnakesAndLaddersResult,
} from '@kalavithi/games/snakes-and-ladders/results';
import {
  playSnakesAndLadders,
  snakesAndLaddersSetup,
  type SnakesAndLaddersState,
} from '@kalavithi/games/snakes-and-ladders/rules';
import { restoreSnakesAndLadders, saveSnakesAndLadders } from '@kalavithi/games/snakes-and-ladders/saved';
import { pluralize } from '@kalavithi/games/share';
import type { BestRules } from '../shared/best-result';
import type { GameDefinition } from '../shared/game-run';
import { sceneAt, type Pace, type Scene } from './move-scene';

/**
 * The rules make a move at once; the view animates it. `moving` is how far the animation of the
 * latest move has come, and locks the die.
 */
export interface SnakesState {
  readonly game: SnakesAndLaddersState;
  readonly moving: { readonly pace: Pace; readonly elapsedMs: number } | null;
}

export type SnakesEvent =
  | { readonly type: 'start'; readonly names: readonly string[]; readonly seed: string }
  | { readonly type: 'roll'; readonly pace: Pace }
  | { readonly type: 'restart' };

const begin: SnakesState = { game: snakesAndLaddersSetup, moving: null };

export function playSnakes(state: SnakesState, event: SnakesEvent): SnakesState {
  if (event.type === 'roll' && state.moving) return state;
  const game = playSnakesAndLadders(state.game, event);
  if (game === state.game) return state;
  return { game, moving: event.type === 'roll' ? { pace: event.pace, elapsedMs: 0 } : null };
}

/** A hidden tab costs the player nothing, so pause and resume are ignored. */
function passTime(state: SnakesState, event: Tick | Pause | Resume): SnakesState {
  const move = latestMove(state);
  if (event.type !== 'tick' || !state.moving || !move || !(event.elapsedMs > 0)) return state;
  const moving = { ...state.moving, elapsedMs: state.moving.elapsedMs + event.elapsedMs };
  if (sceneAt(move, moving.pace, moving.elapsedMs)) return { ...state, moving };
  return { game: playSnakesAndLadders(state.game, { type: 'turn-switched' }), moving: null };
}

/** Returns the move that is being animated, or was last. */
export function latestMove({ game }: SnakesState): Move | null {
  return (game.phase === 'setup' ? game.won?.moves[0] : game.moves[0]) ?? null;
}

/** Returns the current step of the latest move; null when nothing moves. */
export function sceneOf(state: SnakesState): (Scene & { readonly leftMs: number }) | null {
  const move = latestMove(state);
  return move && state.moving && sceneAt(move, state.moving.pace, state.moving.elapsedMs);
}

/** Returns the game on the board, running or just won; null without one. */
export function shownGame({ game }: SnakesState) {
  return game.phase === 'setup' ? game.won : game;
}

export const snakesGame: GameDefinition<SnakesState, SnakesEvent> = {
  game: 'snake-and-ladder',
  begin,
  play: playSnakes,
  save: ({ game }) => saveSnakesAndLadders(game),
  restore: (text) => {
    const game = restoreSnakesAndLadders(text);
    return game && { game: playSnakesAndLadders(game, { type: 'turn-switched' }), moving: null };
  },
  seedOf: (state) => shownGame(state)?.seed ?? null,
  isOver: ({ game }) => game.phase === 'setup' && game.won !== null,
  clock: { play: passTime, msToNext: (state) => sceneOf(state)?.leftMs ?? null, isPaused: () => false },
};

export const snakesBest: BestRules<SnakesAndLaddersResult> = {
  game: 'snake-and-ladder',
  isBetter: isBetterSnakesAndLadders,
  save: saveBestSnakesAndLadders,
  restore: restoreBestSnakesAndLadders,
  format: ({ rolls }) => pluralize(rolls, 'roll'),
};
