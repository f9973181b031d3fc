/**
 * Memory Match: watch the arts light up, then repeat their order (specification, sections 4 and 9).
 * welcome -> replaying -> repeating -> round-won -> replaying with one more ..., until a wrong click: over.
 * A restart returns to the welcome from anywhere.
 */
import { drawBelow, randomFrom } from '../random.ts';
import type { Pause, Resume, Tick } from '../countdown.ts';

/** How many arts there are, and so tiles: 0 to 3 in the order in which they hang. */
export const artCount = 4;

/** How long an art lights up. */
export const flashMs = 400;

/** From the beginning of one flash to the beginning of the next. */
export const betweenFlashesMs = 700;

/** From a right full repeat to the next round. */
export const nextRoundMs = 1000;

/** Each flash comes after the dark part of its time, so that the first is not over before one looks. */
const darkMs = betweenFlashesMs - flashMs;

/** The arts of the round in their order, by tile. */
export type Sequence = readonly [number, ...number[]];

type Round = { readonly seed: string; readonly sequence: Sequence };

export type MemoryState =
  | { readonly phase: 'welcome' }
  /** `elapsedMs` into the replay of the whole sequence. */
  | (Round & { readonly phase: 'replaying'; readonly elapsedMs: number; readonly running: boolean })
  /** `given`: how many of the sequence have been repeated. */
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

/** The state after an event; the very same state when the event has no place in it. */
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

/** The arts of a level from 1 on: those of the level before and one more, each drawn from the seed. */
export function sequenceOf(seed: string, level: number): Sequence {
  let [tile, random] = drawBelow(randomFrom(seed), artCount);
  const sequence: [number, ...number[]] = [tile];
  while (sequence.length < level) {
    [tile, random] = drawBelow(random, artCount);
    sequence.push(tile);
  }
  return sequence;
}

/** Whether a click on a tile counts: only while it is the player's turn. */
export function acceptsChoice(state: MemoryState): boolean {
  return state.phase === 'repeating';
}

/** The level: how many arts there are to remember; 0 before the first. */
export function levelOf(state: MemoryState): number {
  return state.phase === 'welcome' ? 0 : state.sequence.length;
}

/** The flash that is lit now: its tile, and its place in the sequence counting from 1; null while all is dark. */
export function flashOf(state: MemoryState): { tile: number; position: number; of: number } | null {
  if (state.phase !== 'replaying') return null;
  const step = Math.floor(state.elapsedMs / betweenFlashesMs);
  if (state.elapsedMs % betweenFlashesMs < darkMs) return null;
  return { tile: state.sequence[step]!, position: step + 1, of: state.sequence.length };
}

/** Milliseconds until time alone changes what is seen: when to tick next. Null when nothing runs. */
export function msToNextChange(state: MemoryState): number | null {
  if (!('running' in state) || !state.running) return null;
  if (state.phase === 'round-won') return state.remainingMs;
  const intoStep = state.elapsedMs % betweenFlashesMs;
  return intoStep < darkMs ? darkMs - intoStep : betweenFlashesMs - intoStep;
}

/** Whether a number is that of an art. */
export function isTile(tile: unknown): tile is number {
  return Number.isInteger(tile) && (tile as number) >= 0 && (tile as number) < artCount;
}

/** What a lost game says. */
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

/** A tick that comes so late that it would skip a whole flash stops where that flash begins: every flash is seen. */
function runReplay(state: Replaying, elapsedMs: number): MemoryState {
  const { seed, sequence } = state;
  const nextStep = Math.floor((state.elapsedMs - darkMs) / betweenFlashesMs) + 1;
  const nextFlashAt = nextStep * betweenFlashesMs + darkMs;
  let reached = state.elapsedMs + elapsedMs;
  if (nextStep < sequence.length && reached >= nextFlashAt + flashMs) reached = nextFlashAt;
  if (reached < sequence.length * betweenFlashesMs) return { ...state, elapsedMs: reached };
  return { phase: 'repeating', seed, sequence, given: 0 };
}

/** What the tick has left over when the round begins belongs to the replay, so that nothing drifts. */
function awaitRound(state: RoundWon, elapsedMs: number): MemoryState {
  const remainingMs = state.remainingMs - elapsedMs;
  if (remainingMs > 0) return { ...state, remainingMs };
  const replaying = replay(state.seed, sequenceOf(state.seed, state.sequence.length + 1));
  return remainingMs < 0 ? runReplay(replaying, -remainingMs) : replaying;
}

/** A replay that was interrupted begins again: its first part may be forgotten. */
function resume(state: MemoryState): MemoryState {
  if (!('running' in state) || state.running) return state;
  return state.phase === 'replaying' ? replay(state.seed, state.sequence) : { ...state, running: true };
}
