import { memoryWelcome } from '@kalavithi/games/memory/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryTable } from '../memory/memory-table';
import { createRun, type Surroundings } from './game-run';

const device = () => {
  const kept = new Map<string, string>();
  const surroundings: Surroundings = {
    now: () => performance.now(),
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    seedOfAddress: () => null,
  };
  return { kept, surroundings };
};
const start = { type: 'start', seed: 'lotus' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a game in play', () => {
  it('runs by itself once it has begun', () => {
    const run = createRun(memoryTable, device().surroundings);
    run.open();
    run.send(start);
    expect(run.state().phase).toBe('replaying');
    vi.advanceTimersByTime(699);
    expect(run.state().phase).toBe('replaying');
    vi.advanceTimersByTime(1);
    expect(run.state().phase).toBe('repeating');
  });

  it('counts the time that passed, not the ticks that came', () => {
    let now = 0;
    const table = {
      ...memoryTable,
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
    const run = createRun(table, { ...device().surroundings, now: () => now });
    run.open();
    // Every timer comes late, by as much as a throttled tab's does.
    for (let tick = 1; tick <= 60; tick += 1) {
      now = tick * 1000 + (tick < 60 ? 437 : 0);
      vi.advanceTimersByTime(1000);
    }
    expect(run.state()).toBeCloseTo(60_000, 6);
  });

  it('takes up after a reload the game that was left, and waits for the player', () => {
    const { kept, surroundings } = device();
    const before = createRun(memoryTable, surroundings);
    before.open();
    before.send(start);
    vi.advanceTimersByTime(400);
    expect(kept.size).toBe(1);

    const after = createRun(memoryTable, surroundings);
    expect(after.state()).toBe(memoryWelcome);
    after.open();
    expect(after.state()).toMatchObject({ phase: 'replaying', seed: 'lotus', running: false });
    vi.advanceTimersByTime(10_000);
    expect(memoryTable.clock.isPaused(after.state())).toBe(true);
    after.resume();
    vi.advanceTimersByTime(700);
    expect(after.state().phase).toBe('repeating');
  });

  it('writes nothing before the first event', () => {
    const { kept, surroundings } = device();
    createRun(memoryTable, surroundings).open()();
    expect(kept.size).toBe(0);
  });

  it('keeps what time does to a game that was taken up and resumed, before any other event', () => {
    const { surroundings } = device();
    const before = createRun(memoryTable, surroundings);
    before.open();
    before.send(start);
    vi.advanceTimersByTime(400);

    const after = createRun(memoryTable, surroundings);
    after.open();
    expect(after.touched()).toBe(false);
    after.resume();
    expect(after.touched()).toBe(true);
    vi.advanceTimersByTime(700);
    const reloaded = createRun(memoryTable, surroundings);
    reloaded.open();
    expect(reloaded.state().phase).toBe('repeating');
  });

  it('pauses when the page is left, and stays as it was left', () => {
    const { surroundings } = device();
    const run = createRun(memoryTable, surroundings);
    const leave = run.open();
    run.send(start);
    leave();
    vi.advanceTimersByTime(5000);
    expect(run.state()).toMatchObject({ phase: 'replaying', running: false });
  });

  it('does not show a result again to whoever left it', () => {
    const { surroundings } = device();
    const run = createRun(memoryTable, surroundings);
    const leave = run.open();
    run.send(start);
    vi.advanceTimersByTime(700);
    const state = run.state();
    if (state.phase !== 'repeating') throw new Error('It should be the player’s turn.');
    run.send({ type: 'choose', tile: (state.sequence[0] + 1) % 4 });
    expect(run.state().phase).toBe('over');

    const reloaded = createRun(memoryTable, surroundings);
    reloaded.open();
    expect(reloaded.state().phase).toBe('over');

    leave();
    const back = createRun(memoryTable, surroundings);
    back.open();
    expect(back.state().phase).toBe('welcome');
  });

  it('leaves another game alone when the address asks for a seed, until one is started', () => {
    const { kept, surroundings } = device();
    const run = createRun(memoryTable, surroundings);
    run.open();
    run.send(start);
    const left = kept.get('kalavithi.game.memory');

    const linked = createRun(memoryTable, { ...surroundings, seedOfAddress: () => 'peacock' });
    linked.open();
    expect(linked.state().phase).toBe('welcome');
    expect(kept.get('kalavithi.game.memory')).toBe(left);
    const same = createRun(memoryTable, { ...surroundings, seedOfAddress: () => 'lotus' });
    same.open();
    expect(same.state().phase).toBe('replaying');
  });

  it('tells its listeners of every change and of nothing else', () => {
    const run = createRun(memoryTable, device().surroundings);
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
