import type { Pause, Resume, Tick } from '@kalavithi/games/countdown';
import type { DeviceKey, GameName } from './device-store';

/** How time affects a game. */
interface GameClock<State> {
  play: (state: State, event: Tick | Pause | Resume) => State;
  /** Milliseconds until the next visible change; null while nothing runs. */
  msToNext: (state: State) => number | null;
  /** Whether the game is paused. */
  isPaused: (state: State) => boolean;
}

/** A game's rules for `createGameRun`. */
export interface GameDefinition<State, Event> {
  game: GameName;
  begin: State;
  play: (state: State, event: Event) => State;
  save: (state: State) => string;
  /** Null for an invalid text. */
  restore: (text: string | null) => State | null;
  /** The seed of the game in play, null before one has started. */
  seedOf: (state: State) => string | null;
  /** Whether the game has ended and shows its result. */
  isOver: (state: State) => boolean;
  clock: GameClock<State>;
}

/** What a run needs of the browser. */
export interface GameEnvironment {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  read: (key: DeviceKey) => string | null;
  write: (key: DeviceKey, text: string) => void;
  seedFromUrl: () => string | null;
}

/** One game in play: its state, timer and storage. */
export interface GameRun<State, Event> {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
  send: (event: Event) => void;
  pause: () => void;
  resume: () => void;
  /** Whether the player has acted on this page, not only looked at a restored game. */
  touched: () => boolean;
  /** Restores the saved game, paused if its time was running. Returns a function that ends it. */
  open: () => () => void;
}

/**
 * Runs a game: sends events and elapsed time to its rules. Time is measured by the clock, not by
 * the timer, so late or throttled timers cause no drift. Every state is saved once the player has
 * acted.
 */
export function createGameRun<State, Event>(
  game: GameDefinition<State, Event>,
  { now, read, write, seedFromUrl }: GameEnvironment,
): GameRun<State, Event> {
  const key: DeviceKey = `kalavithi.game.${game.game}`;
  const listeners = new Set<() => void>();
  let state = game.begin;
  let tickedAt = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = false;

  const setState = (next: State): void => {
    if (next === state) return;
    state = next;
    if (touched) write(key, game.save(state));
    for (const listener of listeners) listener();
  };
  const tick = (): void => {
    const before = tickedAt;
    tickedAt = now();
    if (game.clock.msToNext(state) !== null) {
      setState(game.clock.play(state, { type: 'tick', elapsedMs: tickedAt - before }));
    }
  };
  const scheduleTick = (): void => {
    clearTimeout(timer);
    const ms = game.clock.msToNext(state);
    if (ms === null) return;
    timer = setTimeout(() => {
      tick();
      scheduleTick();
    }, ms);
  };
  /** Ticks before the action, so that nothing counts after the end of the time. */
  const after = (action: () => void): void => {
    tick();
    action();
    scheduleTick();
  };
  const pause = (): void => after(() => setState(game.clock.play(state, { type: 'pause' })));

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event) =>
      after(() => {
        touched = true;
        setState(game.play(state, event));
      }),
    pause,
    resume: () =>
      after(() => {
        touched = true;
        setState(game.clock.play(state, { type: 'resume' }));
      }),
    touched: () => touched,
    open: () => {
      const saved = game.restore(read(key));
      const requestedSeed = seedFromUrl();
      // A URL with a seed asks for that game; the saved one stays in storage until a new one
      // starts.
      if (saved !== null && (requestedSeed === null || game.seedOf(saved) === requestedSeed)) {
        tickedAt = now();
        setState(game.clock.play(saved, { type: 'pause' }));
      }
      scheduleTick();
      return () => {
        pause();
        clearTimeout(timer);
        // The player has seen the result; the next visit starts afresh.
        if (game.isOver(state)) write(key, game.save(game.begin));
      };
    },
  };
}
