/**
 * Memory Match: watch the arts light up, then repeat their order (specification, sections 4 and 9).
 * - welcome -> replaying -> repeating -> round-won -> replaying with one more …; a wrong click
 * leads to over.
 * - restart returns to welcome from any phase.
 */
import { drawBelow, randomFrom } from '../random.ts';
import { isIntegerBetween } from '../saved-state.ts';
import type { Pause, Resume, Tick } from '../countdown.ts';

/** Number of arts, and so of tiles, numbered from 0. */
export const artCount = 4;

/** How long an art lights up, in milliseconds. */
export const flashMs = 400;

/** From the start of one flash to the start of the next. */
export const betweenFlashesMs = 700;

/** From a correct repeat to the next round. */
export const nextRoundMs = 1000;

/** Each step begins dark, so that the player does not miss the first flash. */
const darkMs = betweenFlashesMs - flashMs;

/** The tiles of the round in order. */
export type Sequence = readonly [number, ...number[]];

type Round = { readonly seed: string; readonly sequence: Sequence };

export type MemoryState =
  | { readonly phase: 'welcome' }
  /** `elapsedMs` since the replay of the whole sequence began. */
  | (Round & { readonly phase: 'replaying'; readonly elapsedMs: number; readonly running: boolean })
  /** `given`: how many tiles of the sequence have been repeated. */
  | (Round & { readonly phase: 'repeating'; readonly given: number })
  | (Round & { readonly phase: 'round-won'; readonly remainingMs: number; readonly running: boolean })
  /** `given` were right, then `chosen` was wrong. */
  | (Round & { readonly phase: 'over'; readonly given: number; readonly chosen: number });

export type MemoryEvent =
  | { readonly type: 'start'; readonly seed: string }
  | { readonly type: 'choose'; readonly tile: number }
  | { readonly type: 'restart' }
  | Tick
  | Pause
  | Resume;

type Replaying = Extract<MemoryState, { phase: 'replaying' }>;
type RoundWon = Extract<MemoryState, { phase: 'round-won' }>;

export const memoryWelcome: MemoryState = { phase: 'welcome' };

/** Returns the state after an event; the same object when the event is not allowed. */
export function playMemory(state: MemoryState, event: MemoryEvent): MemoryState {
  switch (event.type) {
    case 'start':
      return state.phase === 'welcome' ? replay(event.seed, sequenceOf(event.seed, 1)) : state;
    case 'choose':
      return choose(state, event.tile);
    case 'restart':
      return state.phase === 'welcome' ? state : memoryWelcome;
    case 'tick':
      return tick(state, event.elapsedMs);
    case 'pause':
      return 'running' in state && state.running ? { ...state, running: false } : state;
    case 'resume':
      return resume(state);
  }
}

/** Returns the sequence of a level (from 1): each level adds a tile drawn from the seed. */
export function sequenceOf(seed: string, level: number): Sequence {
  let [tile, random] = drawBelow(randomFrom(seed), artCount);
  const sequence: [number, ...number[]] = [tile];
  while (sequence.length < level) {
    [tile, random] = drawBelow(random, artCount);
    sequence.push(tile);
  }
  return sequence;
}

/** Whether a click on a tile counts now. */
export function acceptsChoice(state: MemoryState): boolean {
  return state.phase === 'repeating';
}

/** Returns the level, which is the length of the sequence; 0 before the start. */
export function levelOf(state: MemoryState): number {
  return state.phase === 'welcome' ? 0 : state.sequence.length;
}

/** Returns the current flash, `position` counted from 1; null while all tiles are dark. */
export function flashOf(state: MemoryState): { tile: number; position: number; of: number } | null {
  if (state.phase !== 'replaying') return null;
  const step = Math.floor(state.elapsedMs / betweenFlashesMs);
  if (state.elapsedMs % betweenFlashesMs < darkMs) return null;
  return { tile: state.sequence[step]!, position: step + 1, of: state.sequence.length };
}

/** Returns the milliseconds until the next visible change; null when nothing runs. */
export function msToNextChange(state: MemoryState): number | null {
  if (!('running' in state) || !state.running) return null;
  if (state.phase === 'round-won') return state.remainingMs;
  const intoStep = state.elapsedMs % betweenFlashesMs;
  return intoStep < darkMs ? darkMs - intoStep : betweenFlashesMs - intoStep;
}

/** Whether a value is the number of a tile. */
export function isTile(tile: unknown): tile is number {
  return isIntegerBetween(tile, 0, artCount - 1);
}

/** Returns the text of a lost game (specification, section 4). */
export function gameOverMessage(state: Extract<MemoryState, { phase: 'over' }>): string {
  return `❌ Wrong! Game Over. You reached Level ${levelOf(state)}`;
}

function replay(seed: string, sequence: Sequence): Replaying {
  return { phase: 'replaying', seed, sequence, elapsedMs: 0, running: true };
}

function choose(state: MemoryState, tile: number): MemoryState {
  if (state.phase !== 'repeating' || !isTile(tile)) return state;
  const { seed, sequence, given } = state;
  if (sequence[given] !== tile) return { phase: 'over', seed, sequence, given, chosen: tile };
  if (given + 1 < sequence.length) return { ...state, given: given + 1 };
  return { phase: 'round-won', seed, sequence, remainingMs: nextRoundMs, running: true };
}

function tick(state: MemoryState, elapsedMs: number): MemoryState {
  if (!('running' in state) || !state.running || !(elapsedMs > 0)) return state;
  return state.phase === 'replaying' ? runReplay(state, elapsedMs) : awaitRound(state, elapsedMs);
}

/** A late tick stops at the start of a flash that it would skip, so that every flash is shown. */
function runReplay(state: Replaying, elapsedMs: number): MemoryState {
  const { seed, sequence } = state;
  const nextStep = Math.floor((state.elapsedMs - darkMs) / betweenFlashesMs) + 1;
  const nextFlashAt = nextStep * betweenFlashesMs + darkMs;
  let reached = state.elapsedMs + elapsedMs;
  if (nextStep < sequence.length && reached >= nextFlashAt + flashMs) reached = nextFlashAt;
  if (reached < sequence.length * betweenFlashesMs) return { ...state, elapsedMs: reached };
  return { phase: 'repeating', seed, sequence, given: 0 };
}

/** The rest of the tick counts towards the replay, so that nothing drifts. */
function awaitRound(state: RoundWon, elapsedMs: number): MemoryState {
  const remainingMs = state.remainingMs - elapsedMs;
  if (remainingMs > 0) return { ...state, remainingMs };
  const replaying = replay(state.seed, sequenceOf(state.seed, state.sequence.length + 1));
  return remainingMs < 0 ? runReplay(replaying, -remainingMs) : replaying;
}

/** An interrupted replay starts again: the player may have forgotten its first part. */
function resume(state: MemoryState): MemoryState {
  if (!('running' in state) || state.running) return state;
  return state.phase === 'replaying' ? replay(state.seed, state.sequence) : { ...state, running: true };
}
