import type { Pause, Resume, Tick } from '@kalavithi/games/countdown';
import type { DeviceKey, GameName } from './device-store';

/** What time does to a game. */
interface GameClock<State> {
  play: (state: State, event: Tick | Pause | Resume) => State;
  /** Milliseconds until time alone changes what is seen; null while nothing runs. */
  msToNext: (state: State) => number | null;
  /** Whether the game would run, had it not been paused. */
  isPaused: (state: State) => boolean;
}

/** A game's rules as the table needs them. */
export interface GameDefinition<State, Event> {
  game: GameName;
  begin: State;
  play: (state: State, event: Event) => State;
  save: (state: State) => string;
  /** Null for a text that holds no such game. */
  restore: (text: string | null) => State | null;
  /** The seed of the game in play, null before one has started. */
  seedOf: (state: State) => string | null;
  /** Whether the game has ended and shows its result. */
  isOver: (state: State) => boolean;
  clock: GameClock<State>;
}

/** What a run takes from the browser. */
export interface GameEnvironment {
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
  read: (key: DeviceKey) => string | null;
  write: (key: DeviceKey, text: string) => void;
  seedFromUrl: () => string | null;
}

/** One game in play: its state, its timer, its place in storage. */
export interface GameRun<State, Event> {
  state: () => State;
  subscribe: (listener: () => void) => () => void;
  send: (event: Event) => void;
  pause: () => void;
  resume: () => void;
  /** Whether the player has done something here; a game that was taken up and only looked at has been played elsewhere. */
  touched: () => boolean;
  /** Takes up the game that was left here, paused if time was running in it. What it returns leaves the table again. */
  open: () => () => void;
}

/**
 * Feeds a game's rules with events and with the time that really passed: the timer only says when to look, the clock says how much it was, so late
 * or throttled timers never make a countdown drift. Every state is kept on the device from the first thing on that the player does.
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
  /** Time first, so that nothing counts after its end; then what happened; then the next look at the clock. */
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
      // An address with a seed asks for that game; the one that was left waits in storage until another one starts.
      if (saved !== null && (requestedSeed === null || game.seedOf(saved) === requestedSeed)) {
        tickedAt = now();
        setState(game.clock.play(saved, { type: 'pause' }));
      }
      scheduleTick();
      return () => {
        pause();
        clearTimeout(timer);
        // Who left a result behind has seen it.
        if (game.isOver(state)) write(key, game.save(game.begin));
      };
    },
  };
}
