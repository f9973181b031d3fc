import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chiSquare } from '../../testing/chi-square.ts';
import {
  acceptsChoice,
  artCount,
  betweenFlashesMs,
  flashMs,
  flashOf,
  gameOverMessage,
  levelOf,
  memoryWelcome as welcome,
  msToNextChange,
  nextRoundMs,
  playMemory as play,
  sequenceOf,
} from './rules.ts';
import type { MemoryEvent, MemoryState } from './rules.ts';

function start(seed = 'seed'): MemoryState {
  return play(welcome, { type: 'start', seed });
}

function tick(state: MemoryState, elapsedMs: number): MemoryState {
  return play(state, { type: 'tick', elapsedMs });
}

/** Ticks at every change until it is the player's turn. */
function watch(state: MemoryState): MemoryState {
  let next = state;
  for (let wait = msToNextChange(next); wait !== null; wait = msToNextChange(next)) next = tick(next, wait);
  return next;
}

function repeatRightly(state: MemoryState): MemoryState {
  if (state.phase !== 'repeating') throw new Error('not the player’s turn');
  return state.sequence
    .slice(state.given)
    .reduce((before: MemoryState, tile) => play(before, { type: 'choose', tile }), state);
}

/** Returns the state at the start of a level's replay. */
function atLevel(level: number, seed = 'seed'): MemoryState {
  let state = start(seed);
  while (levelOf(state) < level) state = tick(repeatRightly(watch(state)), nextRoundMs);
  return state;
}

/** Random events, weighted towards the one that the game waits for, so that games progress. */
const randomEvents = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant('due' as const) },
    fc.record({ type: fc.constant('choose' as const), tile: fc.integer({ min: -1, max: 4 }) }),
    fc.record({ type: fc.constant('tick' as const), elapsedMs: fc.double({ min: -50, max: 900 }) }),
    fc.constantFrom({ type: 'pause' } as const, { type: 'resume' } as const),
    fc.record({ type: fc.constant('start' as const), seed: fc.string() }),
  ),
  { maxLength: 120, size: 'max' },
);

/** Returns the tick or the right click that the game waits for. */
function due(state: MemoryState): MemoryEvent {
  const wait = msToNextChange(state);
  if (wait !== null) return { type: 'tick', elapsedMs: wait };
  return state.phase === 'repeating'
    ? { type: 'choose', tile: state.sequence[state.given]! }
    : { type: 'resume' };
}

describe('the specification', () => {
  it('has 4 arts, 400 ms flashes, 700 ms between them and 1 s before the next round', () => {
    expect([artCount, flashMs, betweenFlashesMs, nextRoundMs]).toEqual([4, 400, 700, 1000]);
  });

  it('never flashes more than three times a second', () => {
    expect(1000 / betweenFlashesMs).toBeLessThan(3);
  });
});

describe('the sequence', () => {
  it('grows by one art each level and keeps the earlier ones', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (seed, level) => {
        const sequence = sequenceOf(seed, level);
        expect(sequence).toHaveLength(level);
        expect(sequenceOf(seed, level + 1).slice(0, level)).toEqual(sequence);
        expect(sequence.every((tile) => [0, 1, 2, 3].includes(tile))).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('adds each art with equal probability', () => {
    // 3 degrees of freedom, p = 0.001.
    expect(chiSquare(sequenceOf('alike', 40_000), 4)).toBeLessThan(16.266);
  });
});

describe('the replay', () => {
  it('flashes each art in order for 400 ms, every 700 ms', () => {
    let state = atLevel(4);
    const seen: { tile: number; position: number; of: number; from: number; to: number }[] = [];
    for (let now = 0; state.phase === 'replaying'; now += 10) {
      const flash = flashOf(state);
      const last = seen.at(-1);
      if (flash && last?.position === flash.position) last.to = now + 10;
      else if (flash) seen.push({ ...flash, from: now, to: now + 10 });
      state = tick(state, 10);
    }
    expect(seen.map(({ tile }) => tile)).toEqual(sequenceOf('seed', 4));
    expect(seen.map(({ position, of }) => `${position} of ${of}`)).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
    expect(seen.map(({ from, to }) => [from, to])).toEqual([
      [300, 700],
      [1000, 1400],
      [1700, 2100],
      [2400, 2800],
    ]);
    expect(state).toMatchObject({ phase: 'repeating', given: 0 });
  });

  it('returns when to tick next', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 700 * 6 - 1 }),
        (level, intoMs) => {
          fc.pre(intoMs < level * betweenFlashesMs);
          let state = atLevel(level);
          for (let now = 0; now < intoMs; now += 1) state = tick(state, 1);
          const wait = msToNextChange(state)!;
          expect(wait > 0 && wait <= flashMs).toBe(true);
          expect(flashOf(tick(state, wait - 0.5))).toEqual(flashOf(state));
          expect(flashOf(tick(state, wait)) === null).toBe(flashOf(state) !== null);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('takes the same time however late the ticks', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 390 }), { minLength: 30, maxLength: 60, size: 'max' }),
        (ticks) => {
          let state = atLevel(5);
          let passed = 0;
          for (const elapsedMs of ticks) {
            state = tick(state, elapsedMs);
            passed += elapsedMs;
            expect(state.phase).toBe(passed < 5 * betweenFlashesMs ? 'replaying' : 'repeating');
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('shows every flash even when a page stalls', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 1, max: 5000, noNaN: true }), { minLength: 1 }), (ticks) => {
        let state = atLevel(6);
        const seen = new Set<number>();
        for (let turn = 0; state.phase === 'replaying'; turn += 1) {
          const flash = flashOf(state);
          if (flash) seen.add(flash.position);
          state = tick(state, ticks[turn % ticks.length]!);
        }
        expect([...seen]).toEqual([1, 2, 3, 4, 5, 6]);
      }),
      { numRuns: 3000 },
    );
  });

  it('ignores clicks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2099 }), fc.integer({ min: -1, max: 4 }), (intoMs, tile) => {
        let state = atLevel(3);
        for (let now = 0; now + 100 <= intoMs; now += 100) state = tick(state, 100);
        expect(acceptsChoice(state)).toBe(false);
        expect(play(state, { type: 'choose', tile })).toBe(state);
      }),
      { numRuns: 2000 },
    );
  });

  it('stops during a pause and starts again after it', () => {
    const begun = atLevel(3);
    const paused = play(tick(begun, 350), { type: 'pause' });
    expect(tick(paused, 100)).toBe(paused);
    expect(msToNextChange(paused)).toBeNull();
    expect(play(paused, { type: 'pause' })).toBe(paused);
    expect(play(paused, { type: 'resume' })).toEqual(begun);
    expect(play(begun, { type: 'resume' })).toBe(begun);
  });
});

describe('a round', () => {
  it('is won by a correct repeat, and the next one starts after a second with one more art', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (seed, level) => {
        const won = repeatRightly(watch(atLevel(level, seed)));
        expect(won).toMatchObject({ phase: 'round-won', remainingMs: 1000, running: true });
        expect(acceptsChoice(won)).toBe(false);
        expect(play(won, { type: 'choose', tile: 0 })).toBe(won);
        expect(tick(won, 999.5).phase).toBe('round-won');
        const next = tick(tick(won, 600), 400);
        expect(next).toMatchObject({
          phase: 'replaying',
          elapsedMs: 0,
          sequence: sequenceOf(seed, level + 1),
        });
        expect(levelOf(next)).toBe(level + 1);
        // The rest of a late tick counts towards the replay.
        expect(tick(won, 1016)).toMatchObject({ phase: 'replaying', elapsedMs: 16 });
        expect(tick(won, 9000)).toMatchObject({ phase: 'replaying', elapsedMs: 300 });
      }),
      { numRuns: 2000 },
    );
  });

  it('does not advance while paused', () => {
    const won = tick(repeatRightly(watch(start())), 400);
    const paused = play(won, { type: 'pause' });
    expect(tick(paused, 5000)).toBe(paused);
    expect(play(paused, { type: 'resume' })).toEqual(won);
    expect(msToNextChange(won)).toBe(600);
  });

  it('ends the game at the first wrong click with the level reached', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(),
        fc.nat(),
        (seed, level, right, wrong) => {
          let state = watch(atLevel(level, seed));
          const sequence = sequenceOf(seed, level);
          const given = right % level;
          for (const tile of sequence.slice(0, given)) state = play(state, { type: 'choose', tile });
          expect(state).toMatchObject({ phase: 'repeating', given });
          const chosen = (sequence[given]! + 1 + (wrong % 3)) % artCount;
          const over = play(state, { type: 'choose', tile: chosen });
          if (over.phase !== 'over') throw new Error('not over');
          expect(over).toEqual({ phase: 'over', seed, sequence, given, chosen });
          expect(gameOverMessage(over)).toBe(`❌ Wrong! Game Over. You reached Level ${level}`);
          expect(play(over, { type: 'choose', tile: sequence[given]! })).toBe(over);
          expect(tick(over, 5000)).toBe(over);
          expect(play(over, { type: 'restart' })).toEqual({ phase: 'welcome' });
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('ignores a click on a tile that does not exist', () => {
    const turn = watch(start());
    for (const tile of [-1, 4, 0.5, Number.NaN]) expect(play(turn, { type: 'choose', tile })).toBe(turn);
  });
});

describe('random events', () => {
  it('end a game only by a wrong click in the player’s turn, and advance it only by a right one', () => {
    const ends = new Set<string>();
    fc.assert(
      fc.property(fc.string(), randomEvents, (seed, events) => {
        let state = start(seed);
        for (const item of events) {
          const event = item === 'due' ? due(state) : item;
          const next = play(state, event);
          const choice = event.type === 'choose' && event.tile >= 0 && event.tile < 4 ? event.tile : null;
          const wanted = state.phase === 'repeating' ? state.sequence[state.given] : null;
          const wrong = wanted !== null && choice !== null && choice !== wanted;
          const grown = state.phase === 'round-won' && next.phase === 'replaying' ? 1 : 0;
          expect({
            over: next.phase === 'over',
            level: levelOf(next),
            moved: wanted === null || next !== state,
            timeLeft: next.phase !== 'round-won' || next.remainingMs > 0,
          }).toEqual({
            over: state.phase === 'over' || wrong,
            level: levelOf(state) + grown,
            moved: wanted === null || choice !== null,
            timeLeft: true,
          });
          ends.add(`${next.phase} ${Math.min(3, levelOf(next))}`);
          state = next;
        }
      }),
      { numRuns: 2000 },
    );
    // Proves that the random games reached later levels.
    expect([...ends]).toEqual(expect.arrayContaining(['over 1', 'over 3', 'round-won 3', 'replaying 3']));
  });

  it('return to the welcome on restart', () => {
    for (const state of [start(), watch(start()), repeatRightly(watch(start()))]) {
      expect(play(state, { type: 'restart' })).toEqual({ phase: 'welcome' });
    }
    expect(play(welcome, { type: 'restart' })).toBe(welcome);
    expect(play(welcome, { type: 'choose', tile: 0 })).toBe(welcome);
    expect(tick(welcome, 100)).toBe(welcome);
    expect(levelOf(welcome)).toBe(0);
  });
});
