import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damagedSave, foreignSaves } from '../../testing/invalid-saves.ts';
import { memoryWelcome as welcome, msToNextChange, playMemory as play, sequenceOf } from './rules.ts';
import type { MemoryState } from './rules.ts';
import { restoreMemory as restore, saveMemory as save } from './saved.ts';

/** A game after some correct steps, then perhaps paused or over. */
const reached = fc
  .record({
    seed: fc.string(),
    steps: fc.nat(60),
    laterMs: fc.double({ min: 0, max: 250, noNaN: true }),
    end: fc.constantFrom('no', 'pause', 'wrong'),
  })
  .map(({ seed, steps, laterMs, end }) => {
    let state = play(welcome, { type: 'start', seed });
    for (let step = 0; step < steps; step += 1) {
      const wait = msToNextChange(state);
      if (wait !== null) state = play(state, { type: 'tick', elapsedMs: wait });
      else if (state.phase === 'repeating')
        state = play(state, { type: 'choose', tile: state.sequence[state.given]! });
    }
    state = play(state, { type: 'tick', elapsedMs: laterMs });
    if (end === 'wrong' && state.phase === 'repeating') {
      return play(state, { type: 'choose', tile: (state.sequence[state.given]! + 1) % 4 });
    }
    return end === 'pause' ? play(state, { type: 'pause' }) : state;
  });

/** Whether the rules can lead to a state, checked independently of `restore`. */
function fits(state: MemoryState): boolean {
  if (state.phase === 'welcome') return true;
  const { seed, sequence } = state;
  if (JSON.stringify(sequence) !== JSON.stringify(sequenceOf(seed, sequence.length))) return false;
  switch (state.phase) {
    case 'replaying':
      return state.elapsedMs >= 0 && state.elapsedMs < sequence.length * 700;
    case 'repeating':
      return sequence[state.given] !== undefined;
    case 'round-won':
      return state.remainingMs > 0 && state.remainingMs <= 1000;
    case 'over':
      return sequence[state.given] !== undefined && sequence[state.given] !== state.chosen;
  }
}

describe('a saved game', () => {
  it('is restored unchanged', () => {
    fc.assert(
      fc.property(reached, (state) => {
        expect(restore(save(state))).toEqual(state);
      }),
      { numRuns: 3000 },
    );
    expect(restore(save(welcome))).toEqual(welcome);
  });

  it('is rejected when it is invalid', () => {
    for (const text of foreignSaves) expect(restore(text)).toBeNull();
  });

  it('is rejected when the losing choice was the right art', () => {
    const over: MemoryState = { phase: 'over', seed: 'x', sequence: sequenceOf('x', 1), given: 0, chosen: 0 };
    const right = over.sequence[0];
    expect([0, 1, 2, 3].filter((chosen) => restore(save({ ...over, chosen })) === null)).toEqual([right]);
  });

  it('when damaged, is rejected or restored as a valid state', () => {
    const broken = reached.chain((state) => damagedSave(save(state)));
    let refused = 0;
    fc.assert(
      fc.property(broken, (text) => {
        const state = restore(text);
        if (state === null) refused += 1;
        expect(fits(state ?? welcome)).toBe(true);
      }),
      { numRuns: 5000 },
    );
    expect(refused).toBeGreaterThan(2500);
  });
});
