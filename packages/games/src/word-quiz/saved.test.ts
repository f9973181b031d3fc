import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damagedSave, foreignSaves } from '../../testing/invalid-saves.ts';
import { pool } from '../../testing/pool.ts';
import { playQuiz as play, questionsOf, quizMs, quizReady as ready } from './rules.ts';
import type { QuizState } from './rules.ts';
import { restoreQuiz, saveQuiz as save } from './saved.ts';

function restore(text: string | null): QuizState | null {
  return restoreQuiz(text, pool);
}

const reached = fc
  .record({
    seed: fc.string(),
    typed: fc.array(fc.record({ question: fc.nat(4), text: fc.string() })),
    hints: fc.array(fc.nat(4)),
    elapsedMs: fc.double({ min: 0, max: 70_000, noNaN: true }),
    end: fc.constantFrom('no', 'pause', 'submit'),
  })
  .map(({ seed, typed, hints, elapsedMs, end }) => {
    let state = play(ready, { type: 'start', pool, seed });
    for (const { question, text } of typed) state = play(state, { type: 'type', question, text });
    for (const question of hints) state = play(state, { type: 'toggle-hint', question });
    state = play(state, { type: 'tick', elapsedMs });
    return end === 'no' ? state : play(state, { type: end as 'pause' | 'submit' });
  });

describe('a saved quiz', () => {
  it('is restored unchanged', () => {
    fc.assert(
      fc.property(reached, (state) => {
        expect(restore(save(state))).toEqual(state);
      }),
      { numRuns: 2000 },
    );
    expect(restore(save(ready))).toEqual(ready);
    const atOnce = play(play(ready, { type: 'start', pool, seed: 'x' }), { type: 'submit' });
    expect(restore(save(atOnce))).toEqual(atOnce);
  });

  it('does not contain the answers, and is rejected when the pool has changed', () => {
    const text = save(play(ready, { type: 'start', pool, seed: 'x' }));
    for (const { answer } of pool) expect(text).not.toContain(answer);
    expect(restoreQuiz(text, pool.toReversed())).toBeNull();
    expect(
      restoreQuiz(
        text,
        pool.map((word) => ({ ...word, id: `new-${word.id}` })),
      ),
    ).toBeNull();
  });

  it('is rejected when it is invalid', () => {
    for (const text of foreignSaves) expect(restore(text)).toBeNull();
  });

  it('when damaged, is rejected or restored as a valid state', () => {
    const broken = reached.chain((state) => damagedSave(save(state)));
    let refused = 0;
    fc.assert(
      fc.property(broken, (text) => {
        const state = restore(text);
        if (state === null) refused += 1;
        if (state === null || state.phase === 'ready') return;
        const asked = state.questions.map((question) => ({ ...question, typed: '', hintShown: false }));
        expect(asked).toEqual(questionsOf(state.seed, pool));
        expect(
          state.questions.every(
            ({ typed, hintShown }) => typeof typed === 'string' && typeof hintShown === 'boolean',
          ),
        ).toBe(true);
        const leftMs = state.phase === 'playing' ? state.clock.remainingMs : state.remainingMs;
        expect(leftMs >= 0 && leftMs <= quizMs && (leftMs > 0 || state.phase === 'finished')).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });
});
