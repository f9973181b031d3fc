import { memoryWelcome } from '@kalavithi/games/memory/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryGame } from '../memory/memory-game';
import { createGameRun, type GameEnvironment } from './game-run';

const device = () => {
  const kept = new Map<string, string>();
  const environment: GameEnvironment = {
    now: () => performance.now(),
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    seedFromUrl: () => null,
  };
  return { kept, environment };
};
const start = { type: 'start', seed: 'lotus' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a game in play', () => {
  it('advances by its timer once started', () => {
    const run = createGameRun(memoryGame, device().environment);
    run.open();
    run.send(start);
    expect(run.state().phase).toBe('replaying');
    vi.advanceTimersByTime(699);
    expect(run.state().phase).toBe('replaying');
    vi.advanceTimersByTime(1);
    expect(run.state().phase).toBe('repeating');
  });

  it('counts elapsed time, not ticks', () => {
    let now = 0;
    const game = {
      ...memoryGame,
      begin: 0,
      play: (state: number) => state,
      save: String,
      restore: () => null,
      seedOf: () => null,
      isOver: () => false,
      clock: {
        play: (state: number, event: { type: string; elapsedMs?: number }) => state + (event.elapsedMs ?? 0),
        msToNext: () => 1000,
        isPaused: () => false,
      },
    };
    const run = createGameRun(game, { ...device().environment, now: () => now });
    run.open();
    // Timers fire late, as in a throttled tab.
    for (let tick = 1; tick <= 60; tick += 1) {
      now = tick * 1000 + (tick < 60 ? 437 : 0);
      vi.advanceTimersByTime(1000);
    }
    expect(run.state()).toBeCloseTo(60_000, 6);
  });

  it('restores the saved game paused after a reload', () => {
    const { kept, environment } = device();
    const before = createGameRun(memoryGame, environment);
    before.open();
    before.send(start);
    vi.advanceTimersByTime(400);
    expect(kept.size).toBe(1);

    const after = createGameRun(memoryGame, environment);
    expect(after.state()).toBe(memoryWelcome);
    after.open();
    expect(after.state()).toMatchObject({ phase: 'replaying', seed: 'lotus', running: false });
    vi.advanceTimersByTime(10_000);
    expect(memoryGame.clock.isPaused(after.state())).toBe(true);
    after.resume();
    vi.advanceTimersByTime(700);
    expect(after.state().phase).toBe('repeating');
  });

  it('saves nothing before the first event', () => {
    const { kept, environment } = device();
    createGameRun(memoryGame, environment).open()();
    expect(kept.size).toBe(0);
  });

  it('saves changes by time in a restored game once it is resumed', () => {
    const { environment } = device();
    const before = createGameRun(memoryGame, environment);
    before.open();
    before.send(start);
    vi.advanceTimersByTime(400);

    const after = createGameRun(memoryGame, environment);
    after.open();
    expect(after.touched()).toBe(false);
    after.resume();
    expect(after.touched()).toBe(true);
    vi.advanceTimersByTime(700);
    const reloaded = createGameRun(memoryGame, environment);
    reloaded.open();
    expect(reloaded.state().phase).toBe('repeating');
  });

  it('pauses when the page is left', () => {
    const { environment } = device();
    const run = createGameRun(memoryGame, environment);
    const leave = run.open();
    run.send(start);
    leave();
    vi.advanceTimersByTime(5000);
    expect(run.state()).toMatchObject({ phase: 'replaying', running: false });
  });

  it('does not restore a finished game', () => {
    const { environment } = device();
    const run = createGameRun(memoryGame, environment);
    const leave = run.open();
    run.send(start);
    vi.advanceTimersByTime(700);
    const state = run.state();
    if (state.phase !== 'repeating') throw new Error('It should be the player’s turn.');
    run.send({ type: 'choose', tile: (state.sequence[0] + 1) % 4 });
    expect(run.state().phase).toBe('over');

    const reloaded = createGameRun(memoryGame, environment);
    reloaded.open();
    expect(reloaded.state().phase).toBe('over');

    leave();
    const back = createGameRun(memoryGame, environment);
    back.open();
    expect(back.state().phase).toBe('welcome');
  });

  it('keeps the saved game when the URL has another seed, until a new one starts', () => {
    const { kept, environment } = device();
    const run = createGameRun(memoryGame, environment);
    run.open();
    run.send(start);
    const saved = kept.get('kalavithi.game.memory');

    const linked = createGameRun(memoryGame, { ...environment, seedFromUrl: () => 'peacock' });
    linked.open();
    expect(linked.state().phase).toBe('welcome');
    expect(kept.get('kalavithi.game.memory')).toBe(saved);
    const same = createGameRun(memoryGame, { ...environment, seedFromUrl: () => 'lotus' });
    same.open();
    expect(same.state().phase).toBe('replaying');
  });

  it('notifies its listeners of changes only', () => {
    const run = createGameRun(memoryGame, device().environment);
    const heard = vi.fn();
    run.open();
    const stop = run.subscribe(heard);
    run.send({ type: 'choose', tile: 1 });
    expect(heard).not.toHaveBeenCalled();
    run.send(start);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    run.send({ type: 'restart' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
