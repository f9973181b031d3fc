import { questionsOf, type Question } from '@kalavithi/games/word-quiz/rules';
import { expect, test } from 'vitest';
import { games } from '../../../testing/content';
import { blocksOf, firstUnanswered, nextUnanswered } from './answering';

const typed = (answers: readonly string[]): readonly Question[] =>
  questionsOf('any', games.words).map((question, index) => ({ ...question, typed: answers[index] ?? '' }));

test('places a block for each letter, in any case and without spaces', () => {
  expect(blocksOf('RABAG', 'ga')).toEqual([4, 1]);
  expect(blocksOf('RABAG', 'a a')).toEqual([1, 3]);
  expect(blocksOf('RABAG', '')).toEqual([]);
});

test('has no block for a letter that is not in the word, or not as often', () => {
  expect(blocksOf('LARIW', 'XL')).toEqual([null, 0]);
  expect(blocksOf('RABAG', 'aaa')).toEqual([1, 3, null]);
});

test('takes the block that was tapped among equal letters', () => {
  expect(blocksOf('RABAG', 'A', [3])).toEqual([3]);
  expect(blocksOf('RABAG', 'AA', [3, 1])).toEqual([3, 1]);
  expect(blocksOf('RABAG', 'GA', [3])).toEqual([4, 3]);
});

test('starts at the first unanswered question', () => {
  expect(firstUnanswered(typed([]))).toBe(0);
  expect(firstUnanswered(typed(['A', ' ', 'C']))).toBe(1);
  expect(firstUnanswered(typed(['A', 'B', 'C', 'D', 'E']))).toBe(0);
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
