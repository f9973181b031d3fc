import { describe, expect, it } from 'vitest';
import { foreignSaves } from '../../testing/invalid-saves.ts';
import { pool } from '../../testing/pool.ts';
import { isBetterQuiz, quizResult, restoreBestQuiz, saveBestQuiz, shareQuiz } from './results.ts';
import { questionsOf } from './rules.ts';

const best = { score: 4, tookMs: 41_900 };

describe('the best result', () => {
  it('is the most right answers, then the least time, and never zero answers', () => {
    expect(isBetterQuiz({ score: 0, tookMs: 1 }, null)).toBe(false);
    expect(isBetterQuiz({ score: 1, tookMs: 60_000 }, null)).toBe(true);
    expect(isBetterQuiz({ score: 5, tookMs: 60_000 }, best)).toBe(true);
    expect(isBetterQuiz({ score: 3, tookMs: 1 }, best)).toBe(false);
    expect(isBetterQuiz({ score: 4, tookMs: 41_899 }, best)).toBe(true);
    expect(isBetterQuiz(best, best)).toBe(false);
  });

  it('reads the result of a game and formats the text to share', () => {
    const questions = questionsOf('x', pool).map((question, index) => ({
      ...question,
      typed: index < 4 ? question.word.answer : '',
    }));
    expect(quizResult({ phase: 'finished', seed: 'x', questions, remainingMs: 18_100 })).toEqual(best);
    expect(shareQuiz(best, 'https://example.org/games/quiz?seed=x')).toBe(
      'I found 4 of 5 words in ShabdKala on Kalavithi in 41 seconds.\nhttps://example.org/games/quiz?seed=x',
    );
  });

  it('saves and restores a result, and rejects invalid ones', () => {
    expect(restoreBestQuiz(saveBestQuiz(best))).toEqual(best);
    expect(restoreBestQuiz(saveBestQuiz({ score: 1, tookMs: 60_000 }))).toEqual({ score: 1, tookMs: 60_000 });
    for (const wrong of [{ score: 0 }, { score: 6 }, { score: 2.5 }, { tookMs: -1 }, { tookMs: 60_001 }]) {
      expect(restoreBestQuiz(saveBestQuiz({ ...best, ...wrong }))).toBeNull();
    }
    for (const text of foreignSaves) expect(restoreBestQuiz(text)).toBeNull();
  });
});
