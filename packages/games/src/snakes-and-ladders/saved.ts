/** A game of Snake and Ladder as text, and back with every square, turn and move checked. */
import { fromSavedText, isFields, isListOf, isRandom, isText, isWhole, toSavedText } from '../saved-state.ts';
import type { Fields } from '../saved-state.ts';
import type { Die } from '../random.ts';
import { carriedTo, firstSquare, lastSquare } from './board.ts';
import { endOf, moveBy } from './move.ts';
import type { Move } from './move.ts';
import { fewestPlayers, mostPlayers, movesKept, snakesAndLaddersSetup } from './rules.ts';
import type { Player, SnakesAndLaddersState } from './rules.ts';

const game = 'snakes-and-ladders';

/** Far beyond any game, and small enough for exact sums. */
const mostRolls = 1_000_000;

/** The state as text for storage. */
export function saveSnakesAndLadders(state: SnakesAndLaddersState): string {
  return toSavedText(game, state);
}

/** The state that the text holds; null when it holds none that the rules could have led to. */
export function restoreSnakesAndLadders(text: string | null): SnakesAndLaddersState | null {
  const saved = fromSavedText(game, text);
  if (saved === null) return null;
  if (saved['phase'] === 'setup') return readSetup(saved['won']);
  if (saved['phase'] !== 'to-roll' && saved['phase'] !== 'switching') return null;
  const table = readTable(saved);
  const { random, turn } = saved;
  if (table === null || !isRandom(random)) return null;
  const { seed, players, moves } = table;
  if (players.some(({ square }) => square === lastSquare)) return null;
  const rolled = rollsOf(players);
  if (saved['phase'] === 'to-roll') {
    if (turn !== rolled % players.length) return null;
    return { phase: 'to-roll', seed, random, players, turn, moves };
  }
  const [last, ...earlier] = moves;
  if (last === undefined || turn !== last.player) return null;
  return { phase: 'switching', seed, random, players, turn, moves: [last, ...earlier] };
}

function readSetup(won: unknown): SnakesAndLaddersState | null {
  if (won === null) return snakesAndLaddersSetup;
  const table = isFields(won) ? readTable(won) : null;
  if (table === null || !isFields(won)) return null;
  const [last, ...earlier] = table.moves;
  if (last === undefined || won['winner'] !== last.player) return null;
  const onLast = table.players.filter(({ square }) => square === lastSquare);
  if (onLast.length !== 1 || endOf(last) !== lastSquare) return null;
  const { seed, players } = table;
  return { phase: 'setup', won: { seed, players, winner: last.player, moves: [last, ...earlier] } };
}

/** Players and their latest moves, agreeing with each other. */
function readTable(fields: Fields): { seed: string; players: Player[]; moves: Move[] } | null {
  const { seed, players, moves } = fields;
  if (!isText(seed) || !isListOf(players, isPlayer) || !isListOf(moves, isFields)) return null;
  if (players.length < fewestPlayers || players.length > mostPlayers) return null;
  const rolled = rollsOf(players);
  const inTurn = players.every(
    ({ rolls }, index) => rolls === Math.max(0, Math.ceil((rolled - index) / players.length)),
  );
  if (!inTurn || moves.length !== Math.min(rolled, movesKept)) return null;
  const rebuilt: Move[] = [];
  const latestOf = new Map<number, Move>();
  for (const [age, record] of moves.entries()) {
    const player = (rolled - 1 - age) % players.length;
    const move = readMove(record, player);
    if (move === null) return null;
    // A player's next move, met earlier in this list, began where this one ended.
    const stoodOn = latestOf.get(player)?.from ?? players[player]!.square;
    if (endOf(move) !== stoodOn) return null;
    latestOf.set(player, move);
    rebuilt.push(move);
  }
  const kept = players.map(({ name, square, rolls }) => ({ name, square, rolls }));
  return { seed, players: kept, moves: rebuilt };
}

function readMove(fields: Fields, player: number): Move | null {
  const { roll, from } = fields;
  if (!isWhole(roll, 1, 6) || !isStandingSquare(from) || from === lastSquare) return null;
  const move = moveBy(player, from, roll as Die);
  const same = Object.entries(move).every(([field, value]) => fields[field] === value);
  return same ? move : null;
}

function isPlayer(value: unknown): value is Player {
  if (!isFields(value)) return false;
  const { name, square, rolls } = value;
  if (!isText(name) || !isWhole(rolls, 0, mostRolls) || !isStandingSquare(square)) return false;
  return rolls > 0 || square === firstSquare;
}

/** A square on which a token can end its move: nothing carries it on. */
function isStandingSquare(square: unknown): square is number {
  return isWhole(square, firstSquare, lastSquare) && carriedTo(square) === square;
}

function rollsOf(players: readonly Player[]): number {
  return players.reduce((sum, { rolls }) => sum + rolls, 0);
}
