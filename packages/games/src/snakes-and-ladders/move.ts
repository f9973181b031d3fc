/** One move: what a roll does to a token, and the way the token takes. */
import type { Die } from '../random.ts';
import { destinationOf, lastSquare } from './board.ts';
import type { Carry } from './board.ts';

/** `player` counts from 0. `landed` is where the dice led, `to` where the ladder or snake ended. */
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

/** The move of a roll: past 100 the token stays; ladders and snakes apply where the walk ends. */
export function moveBy(player: number, from: number, roll: Die): Move {
  const landed = from + roll;
  if (landed > lastSquare) return { kind: 'stayed', player, roll, from };
  const to = destinationOf(landed);
  if (to === landed) return { kind: 'walked', player, roll, from, to };
  return { kind: to > landed ? 'climbed' : 'slid', player, roll, from, landed, to };
}

/** Where the token stands after the move. */
export function endOf(move: Move): number {
  return move.kind === 'stayed' ? move.from : move.to;
}

/** The squares the token steps on one after the other, without the one it left; empty when it stayed. */
export function squaresWalked(move: Move): readonly number[] {
  return move.kind === 'stayed' ? [] : Array.from({ length: move.roll }, (_, step) => move.from + step + 1);
}

/** The ladder or snake that carries the token once it has walked, if any. */
export function carryOf(move: Move): Carry | null {
  return move.kind === 'climbed' || move.kind === 'slid' ? { from: move.landed, to: move.to } : null;
}
