import { questionsOf, type Question } from '@kalavithi/games/word-quiz/rules';
import { expect, test } from 'vitest';
import { games } from '../../../testing/content';
import { nextUnanswered, usedLetters } from './answering';

const typed = (answers: readonly string[]): readonly Question[] =>
  questionsOf('any', games.words).map((question, index) => ({ ...question, typed: answers[index] ?? '' }));

test('marks letters as used as often as they were typed, in any case', () => {
  expect(usedLetters('RABAG', 'ga')).toEqual([false, true, false, false, true]);
  expect(usedLetters('RABAG', 'a a')).toEqual([false, true, false, true, false]);
  expect(usedLetters('RABAG', 'aaa')).toEqual([false, true, false, true, false]);
  expect(usedLetters('RABAG', '')).toEqual([false, false, false, false, false]);
});

test('ignores a letter that is not in the word', () => {
  expect(usedLetters('LARIW', 'XYZ')).toEqual([false, false, false, false, false]);
});

test('finds the next unanswered question, wrapping to the first', () => {
  expect(nextUnanswered(typed(['A']), 0)).toBe(1);
  expect(nextUnanswered(typed(['A', 'B', 'C']), 0)).toBe(3);
  expect(nextUnanswered(typed(['', 'B', 'C', 'D', 'E']), 4)).toBe(0);
});

test('treats spaces as no answer', () => {
  expect(nextUnanswered(typed(['A', '  ']), 0)).toBe(1);
});

test('returns null when all others are answered', () => {
  expect(nextUnanswered(typed(['A', 'B', '', 'D', 'E']), 2)).toBeNull();
  expect(nextUnanswered(typed(['A', 'B', 'C', 'D', 'E']), 0)).toBeNull();
});
