/**
 * Snake and Ladder for two to four players (specification, sections 4 and 9).
 * - setup -> to-roll <-> switching -> setup, when a token reaches 100 or the game is restarted.
 */
import { rollDie, randomFrom } from '../random.ts';
import type { Random } from '../random.ts';
import { firstSquare, lastSquare } from './board.ts';
import { endOf, moveBy } from './move.ts';
import type { Move } from './move.ts';

export const minPlayers = 2;
export const maxPlayers = 4;

/** From a roll to the next player's turn, in milliseconds; the die is locked meanwhile. */
export const turnSwitchMs = 500;

/** How many of the latest moves a state keeps. */
export const maxMoves = 6;

/** `name` as the player entered it, may be ''; display it with `nameOf`. */
export type Player = { readonly name: string; readonly square: number; readonly rolls: number };

/** The latest move first. */
type LatestMoves = readonly [Move, ...Move[]];

/** A game that has been won, `winner` counting from 0; its tokens are still on the board. */
export type WonGame = {
  readonly seed: string;
  readonly players: readonly Player[];
  readonly winner: number;
  readonly moves: LatestMoves;
};

type Running = {
  readonly seed: string;
  readonly random: Random;
  readonly players: readonly Player[];
  /** The player whose turn it is, counting from 0; while switching, the one who has just rolled. */
  readonly turn: number;
};

export type SnakesAndLaddersState =
  | { readonly phase: 'setup'; readonly won: WonGame | null }
  | (Running & { readonly phase: 'to-roll'; readonly moves: readonly Move[] })
  | (Running & { readonly phase: 'switching'; readonly moves: LatestMoves });

export type SnakesAndLaddersEvent =
  | { readonly type: 'start'; readonly names: readonly string[]; readonly seed: string }
  | { readonly type: 'roll' }
  | { readonly type: 'turn-switched' }
  | { readonly type: 'restart' };

export const snakesAndLaddersSetup: SnakesAndLaddersState = { phase: 'setup', won: null };

/** Returns the state after an event; the same object when the event is not allowed. */
export function playSnakesAndLadders(
  state: SnakesAndLaddersState,
  event: SnakesAndLaddersEvent,
): SnakesAndLaddersState {
  switch (event.type) {
    case 'start':
      return start(state, event.names, event.seed);
    case 'roll':
      return roll(state);
    case 'turn-switched':
      return state.phase === 'switching' ? { ...state, phase: 'to-roll', turn: nextPlayer(state) } : state;
    case 'restart':
      return state.phase === 'setup' && state.won === null ? state : snakesAndLaddersSetup;
  }
}

/** Returns the player after `turn`. */
function nextPlayer({ turn, players }: { turn: number; players: readonly Player[] }): number {
  return (turn + 1) % players.length;
}

/** Returns the player's name, or 'Player N' counting from 1. */
export function nameOf(players: readonly Player[], player: number): string {
  return players[player]?.name || `Player ${player + 1}`;
}

/** Returns '🎉 Player N wins!' (specification, section 4), or with the winner's name. */
export function winMessage({ players, winner }: WonGame): string {
  return `🎉 ${nameOf(players, winner)} wins!`;
}

/** Returns a move as text, for the list of moves and for screen readers. */
export function describeMove(players: readonly Player[], move: Move): string {
  const rolled = `${nameOf(players, move.player)} rolled ${move.roll} and`;
  switch (move.kind) {
    case 'stayed':
      return `${rolled} stayed on ${move.from}`;
    case 'walked':
      return `${rolled} moved to ${move.to}`;
    case 'climbed':
    case 'slid':
      return `${rolled} ${move.kind} from ${move.landed} to ${move.to}`;
  }
}

function start(state: SnakesAndLaddersState, names: readonly string[], seed: string): SnakesAndLaddersState {
  if (state.phase !== 'setup' || names.length < minPlayers || names.length > maxPlayers) return state;
  const players = names.map((name) => ({ name: name.trim(), square: firstSquare, rolls: 0 }));
  return { phase: 'to-roll', seed, random: randomFrom(seed), players, turn: 0, moves: [] };
}

function roll(state: SnakesAndLaddersState): SnakesAndLaddersState {
  if (state.phase !== 'to-roll') return state;
  const { seed, turn } = state;
  const player = state.players[turn]!;
  const [die, random] = rollDie(state.random);
  const move = moveBy(turn, player.square, die);
  const square = endOf(move);
  const moved = { ...player, square, rolls: player.rolls + 1 };
  const players = state.players.map((seated, seat) => (seat === turn ? moved : seated));
  const moves: LatestMoves = [move, ...state.moves.slice(0, maxMoves - 1)];
  if (square === lastSquare) return { phase: 'setup', won: { seed, players, winner: turn, moves } };
  return { phase: 'switching', seed, random, players, turn, moves };
}
