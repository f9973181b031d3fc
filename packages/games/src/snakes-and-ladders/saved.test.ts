import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damagedSave, foreignSaves } from '../../testing/invalid-saves.ts';
import { playSnakesAndLadders as play, snakesAndLaddersSetup as setup } from './rules.ts';
import type { SnakesAndLaddersState } from './rules.ts';
import { restoreSnakesAndLadders as restore, saveSnakesAndLadders as save } from './saved.ts';

function playOn(state: SnakesAndLaddersState, events: number): SnakesAndLaddersState {
  let next = state;
  for (let index = 0; index < events && next.phase !== 'setup'; index += 1) {
    next = play(next, { type: next.phase === 'to-roll' ? 'roll' : 'turn-switched' });
  }
  return next;
}

/** A state after a number of events. */
const reached = fc
  .record({
    seed: fc.string(),
    names: fc.array(fc.string(), { minLength: 2, maxLength: 4 }),
    events: fc.nat(200),
  })
  .map(({ seed, names, events }) => playOn(play(setup, { type: 'start', names, seed }), events));

describe('a saved game', () => {
  it('is restored unchanged and continues identically', () => {
    fc.assert(
      fc.property(reached, (state) => {
        const restored = restore(save(state))!;
        expect(restored).toEqual(state);
        expect(playOn(restored, 9)).toEqual(playOn(state, 9));
      }),
      { numRuns: 2000 },
    );
    expect(restore(save(setup))).toEqual(setup);
  });

  it('is rejected when it is invalid', () => {
    for (const text of foreignSaves) expect(restore(text)).toBeNull();
  });

  it('when damaged, is rejected or restored as a valid state', () => {
    const broken = reached.chain((state) => damagedSave(save(state)));
    let refused = 0;
    fc.assert(
      fc.property(broken, (text) => {
        const restored = restore(text);
        if (restored === null) refused += 1;
        expect(playOn(restored ?? setup, 50_000).phase).toBe('setup');
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });

  it('is rejected when the game ended earlier', () => {
    const start = play(setup, { type: 'start', names: ['', ''], seed: 'over' });
    const won = save(playOn(start, 50_000));
    const { rolls } = (JSON.parse(won) as { state: { rolls: number } }).state;
    const withRolls = (count: number): string => won.replace(`"rolls":${rolls}`, `"rolls":${count}`);
    expect(restore(withRolls(rolls))).not.toBeNull();
    expect(restore(withRolls(rolls + 1))).toBeNull();
    expect(restore(withRolls(rolls - 1))).toBeNull();
    expect(restore(withRolls(rolls - 1).replace('"won"', '"switching"'))).not.toBeNull();
    expect(restore(won.replace('"won"', '"to-roll"'))).toBeNull();
    expect(restore(won.replace('["",""]', '[""]'))).toBeNull();
  });
});
