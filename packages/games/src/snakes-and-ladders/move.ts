/** One move: what a roll does to a token, and its path. */
import type { Die } from '../random.ts';
import { destinationOf, lastSquare } from './board.ts';
import type { Carry } from './board.ts';

/** `player` counts from 0. `landed` is where the roll led, `to` where the ladder or snake ends. */
export type Move =
  | { readonly kind: 'stayed'; readonly player: number; readonly roll: Die; readonly from: number }
  | {
      readonly kind: 'walked';
      readonly player: number;
      readonly roll: Die;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'climbed' | 'slid';
      readonly player: number;
      readonly roll: Die;
      readonly from: number;
      readonly landed: number;
      readonly to: number;
    };

/** Returns the move of a roll. Past 100 the token stays. */
export function moveBy(player: number, from: number, roll: Die): Move {
  const landed = from + roll;
  if (landed > lastSquare) return { kind: 'stayed', player, roll, from };
  const to = destinationOf(landed);
  if (to === landed) return { kind: 'walked', player, roll, from, to };
  return { kind: to > landed ? 'climbed' : 'slid', player, roll, from, landed, to };
}

/** Returns the token's square after the move. */
export function endOf(move: Move): number {
  return move.kind === 'stayed' ? move.from : move.to;
}

/** Returns the squares the token steps on in order, without its first; empty when it stays. */
export function squaresWalked(move: Move): readonly number[] {
  return move.kind === 'stayed' ? [] : Array.from({ length: move.roll }, (_, step) => move.from + step + 1);
}

/** Returns the ladder or snake at the end of the walk, if any. */
export function carryOf(move: Move): Carry | null {
  return move.kind === 'climbed' || move.kind === 'slid' ? { from: move.landed, to: move.to } : null;
}
