/** The result of a won game of Snake and Ladder. */
import { fromSavedText, isString, isIntegerBetween, toSavedText } from '../saved-state.ts';
import { pluralize } from '../share.ts';
import { nameOf } from './rules.ts';
import type { WonGame } from './rules.ts';

/** `winner` is a name, `rolls` the winner's own. */
export type SnakesAndLaddersResult = { readonly winner: string; readonly rolls: number };

const record = 'snakes-and-ladders-best';

/** The fewest rolls that reach 100; the tests try all paths. */
export const minRolls = 6;

export function snakesAndLaddersResult({ players, winner }: WonGame): SnakesAndLaddersResult {
  return { winner: nameOf(players, winner), rolls: players[winner]!.rolls };
}

/** Whether a result beats the best so far: fewer rolls. */
export function isBetterSnakesAndLadders(
  result: SnakesAndLaddersResult,
  best: SnakesAndLaddersResult | null,
): boolean {
  return best === null || result.rolls < best.rolls;
}

/** Returns the text to share, with the game's address on its own line. */
export function shareSnakesAndLadders({ winner, rolls }: SnakesAndLaddersResult, address: string): string {
  return `${winner} won Snake and Ladder on Kalavithi with ${pluralize(rolls, 'roll')}.\n${address}`;
}

/** Serialises the result for storage. */
export function saveBestSnakesAndLadders({ winner, rolls }: SnakesAndLaddersResult): string {
  return toSavedText(record, { winner, rolls });
}

/** Parses a stored result; null when it is missing or invalid. */
export function restoreBestSnakesAndLadders(text: string | null): SnakesAndLaddersResult | null {
  const { winner, rolls } = fromSavedText(record, text) ?? {};
  return isString(winner) && isIntegerBetween(rolls, minRolls, Number.MAX_SAFE_INTEGER)
    ? { winner, rolls }
    : null;
}
