/**
 * Saves and restores a game of Snake and Ladder. The seed decides every roll, so the text holds the
 * players and the number of rolls, and the game is replayed up to there.
 */
import { fromSavedText, isArrayOf, isString, isIntegerBetween, toSavedText } from '../saved-state.ts';
import { playSnakesAndLadders, snakesAndLaddersSetup } from './rules.ts';
import type { SnakesAndLaddersState } from './rules.ts';

const game = 'snakes-and-ladders';

/** Far beyond any real game, and bounds how long a replay takes. */
const maxRolls = 100_000;

/** Serialises the state for storage. */
export function saveSnakesAndLadders(state: SnakesAndLaddersState): string {
  const played = state.phase === 'setup' ? state.won : state;
  if (played === null) return toSavedText(game, { phase: 'setup' });
  return toSavedText(game, {
    phase: state.phase === 'setup' ? 'won' : state.phase,
    seed: played.seed,
    names: played.players.map(({ name }) => name),
    rolls: played.players.reduce((sum, { rolls }) => sum + rolls, 0),
  });
}

/** Parses a stored state; null unless the rules can lead to it. */
export function restoreSnakesAndLadders(text: string | null): SnakesAndLaddersState | null {
  const saved = fromSavedText(game, text);
  if (saved === null) return null;
  const { phase, seed, names, rolls } = saved;
  if (phase === 'setup') return snakesAndLaddersSetup;
  if (!isString(seed) || !isArrayOf(names, isString) || !isIntegerBetween(rolls, 0, maxRolls)) return null;
  const state = replay(seed, names, rolls);
  if (phase === 'won') return state.phase === 'setup' && state.won !== null ? state : null;
  if (phase === 'to-roll' && state.phase === 'switching') {
    return playSnakesAndLadders(state, { type: 'turn-switched' });
  }
  return state.phase === phase ? state : null;
}

/** Replays a number of rolls; returns setup when the game ended before the last one. */
function replay(seed: string, names: readonly string[], rolls: number): SnakesAndLaddersState {
  let state = playSnakesAndLadders(snakesAndLaddersSetup, { type: 'start', names, seed });
  for (let rolled = 0; rolled < rolls; rolled += 1) {
    if (state.phase === 'setup') return snakesAndLaddersSetup;
    state = playSnakesAndLadders(playSnakesAndLadders(state, { type: 'turn-switched' }), { type: 'roll' });
  }
  return state;
}
