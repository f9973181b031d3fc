import { carryOf, endOf, squaresWalked, type Move } from '@kalavithi/games/snakes-and-ladders/move';
import { turnSwitchMs } from '@kalavithi/games/snakes-and-ladders/rules';

/** How long the die rolls, in milliseconds. */
const rollMs = 600;

/** How long a token takes from one square to the next. */
const stepMs = 90;

/** How long a ladder or a snake takes. */
export const carryMs = 400;

/** `reduced` is for those who asked for less motion: nothing rolls or walks, the token is there. */
export type Pace = 'full' | 'reduced';

export type Stage = 'rolling' | 'walking' | 'carrying' | 'resting';

/** One moment of a move: what goes on, and on which square the token stands or arrives. */
export interface Scene {
  readonly stage: Stage;
  readonly square: number;
}

interface Part extends Scene {
  readonly lastsMs: number;
}

/** A move from the throw to the end of the turn's switch, part by part. */
function partsOf(move: Move, pace: Pace): readonly Part[] {
  const carry = carryOf(move);
  const resting: Part = { stage: 'resting', square: endOf(move), lastsMs: turnSwitchMs };
  if (pace === 'reduced') {
    // The token is seen where the dice led before it is seen where the ladder or snake ended.
    return carry ? [{ stage: 'walking', square: carry.from, lastsMs: carryMs }, resting] : [resting];
  }
  return [
    { stage: 'rolling', square: move.from, lastsMs: rollMs },
    ...squaresWalked(move).map((square): Part => ({ stage: 'walking', square, lastsMs: stepMs })),
    ...(carry ? [{ stage: 'carrying' as const, square: carry.to, lastsMs: carryMs }] : []),
    resting,
  ];
}

/** What is seen so many milliseconds into a move, and for how long; null when the move is over. */
export function sceneAt(
  move: Move,
  pace: Pace,
  elapsedMs: number,
): (Scene & { readonly leftMs: number }) | null {
  let endsAt = 0;
  for (const { stage, square, lastsMs } of partsOf(move, pace)) {
    endsAt += lastsMs;
    if (elapsedMs < endsAt) return { stage, square, leftMs: endsAt - elapsedMs };
  }
  return null;
}
