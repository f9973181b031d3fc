import { carryOf, endOf, squaresWalked, type Move } from '@kalavithi/games/snakes-and-ladders/move';
import { turnSwitchMs } from '@kalavithi/games/snakes-and-ladders/rules';

/** How long the die rolls, in milliseconds. */
const rollMs = 600;

/** How long a token takes from one square to the next. */
const stepMs = 90;

/** How long a token takes on a ladder or a snake. */
export const carryMs = 400;

/** `reduced` is for reduced motion: tokens move at once. */
export type Pace = 'full' | 'reduced';

export type Stage = 'rolling' | 'walking' | 'carrying' | 'resting';

/** One step of a move: what happens, and the square where the token is or arrives. */
export interface Scene {
  readonly stage: Stage;
  readonly square: number;
}

interface Part extends Scene {
  readonly lastsMs: number;
}

/** Returns the steps of a move from the roll to the end of the turn's switch. */
function partsOf(move: Move, pace: Pace): readonly Part[] {
  const carry = carryOf(move);
  const resting: Part = { stage: 'resting', square: endOf(move), lastsMs: turnSwitchMs };
  if (pace === 'reduced') {
    // The token stops at the foot of a ladder or the head of a snake before it jumps.
    return carry ? [{ stage: 'walking', square: carry.from, lastsMs: carryMs }, resting] : [resting];
  }
  return [
    { stage: 'rolling', square: move.from, lastsMs: rollMs },
    ...squaresWalked(move).map((square): Part => ({ stage: 'walking', square, lastsMs: stepMs })),
    ...(carry ? [{ stage: 'carrying' as const, square: carry.to, lastsMs: carryMs }] : []),
    resting,
  ];
}

/** Returns the current step of a move and how long it lasts; null when the move is over. */
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
