import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pool } from '../../testing/pool.ts';
import {
  isCorrect,
  playQuiz as play,
  questionCount,
  questionsOf,
  quizMs,
  quizReady as ready,
  scoreKey,
  scoreOf,
} from './rules.ts';
import type { QuizEvent, QuizState } from './rules.ts';

type Playing = Extract<QuizState, { phase: 'playing' }>;

function start(seed = 'seed'): Playing {
  return play(ready, { type: 'start', pool, seed }) as Playing;
}

const anyEvent: fc.Arbitrary<QuizEvent> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      question: fc.integer({ min: -1, max: 5 }),
      text: fc.oneof(fc.string(), fc.constantFrom(...pool.map(({ answer }) => answer))),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('toggle-hint' as const),
      question: fc.integer({ min: -1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('tick' as const),
      elapsedMs: fc.double({ min: -50, max: 5000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { type: 'pause' } as const,
      { type: 'resume' } as const,
      { type: 'submit' } as const,
    ),
  },
);

describe('the questions', () => {
  it('are five different scrambled words of the pool, for 60 seconds', () => {
    expect([questionCount, quizMs]).toEqual([5, 60_000]);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { questions, clock } = start(seed);
        expect(clock).toEqual({ remainingMs: 60_000, running: true });
        expect(new Set(questions.map(({ word }) => word.id)).size).toBe(5);
        for (const { word, scrambled, typed, hintShown } of questions) {
          expect(pool).toContain(word);
          expect([...scrambled].sort()).toEqual([...word.answer].sort());
          expect(scrambled).not.toBe(word.answer);
          expect([typed, hintShown]).toEqual(['', false]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('are the same for the same seed, and use the whole pool over time', () => {
    expect(start('again')).toEqual(start('again'));
    const first = new Set(
      Array.from({ length: 200 }, (_, seed) => questionsOf(String(seed), pool)[0]!.word.id),
    );
    expect(first.size).toBe(pool.length);
  });

  it('need a pool of at least five words', () => {
    expect(() => play(ready, { type: 'start', pool: pool.slice(0, 4), seed: 'x' })).toThrow(RangeError);
    expect(play(ready, { type: 'start', pool: pool.slice(0, 5), seed: 'x' }).phase).toBe('playing');
  });
});

describe('answers', () => {
  it('are right regardless of case and spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (seed, known) => {
        let state: QuizState = start(seed);
        for (const [question, knows] of known.entries()) {
          const { answer } = start(seed).questions[question]!.word;
          const text = knows ? `  ${answer.slice(0, 2)} ${answer.slice(2)} `.toLowerCase() : `${answer}S`;
          state = play(state, { type: 'type', question, text });
        }
        state = play(play(state, { type: 'tick', elapsedMs: 12_345 }), { type: 'submit' });
        if (state.phase !== 'finished') throw new Error('not finished');
        expect(state.questions.map(isCorrect)).toEqual(known);
        expect(scoreOf(state.questions)).toBe(known.filter(Boolean).length);
        expect(state.remainingMs).toBe(47_655);
      }),
      { numRuns: 2000 },
    );
  });

  it('are wrong when they are scrambled or empty', () => {
    const { questions } = start();
    expect(scoreOf(questions)).toBe(0);
    expect(scoreOf(questions.map((question) => ({ ...question, typed: question.scrambled })))).toBe(0);
  });

  it('have a message key for 5, 4, 3, 2 and fewer', () => {
    expect([0, 1, 2, 3, 4, 5].map(scoreKey)).toEqual(['fewer', 'fewer', '2', '3', '4', '5']);
  });
});

describe('hints', () => {
  it('toggle for each word separately', () => {
    const shown = play(start(), { type: 'toggle-hint', question: 2 }) as Playing;
    expect(shown.questions.map(({ hintShown }) => hintShown)).toEqual([false, false, true, false, false]);
    expect(play(shown, { type: 'toggle-hint', question: 2 })).toEqual(start());
  });
});

describe('a game', () => {
  it('finishes when the time is up, with the answers so far', () => {
    const typed = play(start(), { type: 'type', question: 0, text: start().questions[0]!.word.answer });
    const almost = play(typed, { type: 'tick', elapsedMs: 59_999 });
    expect(almost.phase).toBe('playing');
    const finished = play(almost, { type: 'tick', elapsedMs: 40_000 });
    if (finished.phase !== 'finished') throw new Error('not finished');
    expect([finished.remainingMs, scoreOf(finished.questions)]).toEqual([0, 1]);
    for (const event of [
      { type: 'type', question: 1, text: 'LATE' },
      { type: 'toggle-hint', question: 1 },
      { type: 'submit' },
      { type: 'tick', elapsedMs: 5 },
      { type: 'start', pool, seed: 'other' },
    ] as const) {
      expect(play(finished, event)).toBe(finished);
    }
    expect(play(finished, { type: 'restart' })).toEqual({ phase: 'ready' });
  });

  it('changes nothing while paused', () => {
    const paused = play(start(), { type: 'pause' });
    expect(play(paused, { type: 'tick', elapsedMs: 70_000 })).toBe(paused);
    expect(play(paused, { type: 'submit' })).toBe(paused);
    expect(play(paused, { type: 'type', question: 0, text: 'X' })).toBe(paused);
    expect(play(paused, { type: 'resume' })).toEqual(start());
  });

  it('is ready before the start and after a restart', () => {
    expect(play(start(), { type: 'restart' })).toEqual({ phase: 'ready' });
    for (const event of [{ type: 'restart' }, { type: 'submit' }, { type: 'tick', elapsedMs: 5 }] as const) {
      expect(play(ready, event)).toBe(ready);
    }
  });

  it('keeps its questions, never has negative time, and ends once', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(anyEvent, { maxLength: 80, size: 'max' }), (seed, events) => {
        let state: QuizState = start(seed);
        const asked = start(seed).questions.map(({ word, scrambled }) => [word.id, scrambled]);
        for (const event of events) {
          const next = play(state, event);
          expect(state.phase === 'finished' && next !== state).toBe(false);
          if (next.phase === 'ready') throw new Error('Nothing here restarts');
          expect(next.questions.map(({ word, scrambled }) => [word.id, scrambled])).toEqual(asked);
          const leftMs = next.phase === 'playing' ? next.clock.remainingMs : next.remainingMs;
          expect(leftMs >= 0 && leftMs <= quizMs && (leftMs > 0 || next.phase === 'finished')).toBe(true);
          state = next;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
