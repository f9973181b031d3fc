import { questionsOf, type Question } from '@kalavithi/games/word-quiz/rules';
import { expect, test } from 'vitest';
import { games } from '../../../testing/content';
import { answeredCount, blocksOf, firstOpen, isFilled, nextOpen } from './answering';

/** Questions of which those with a true entry have a letter in every slot, and the others all but one. */
const filled = (entries: readonly boolean[]): readonly Question[] =>
  questionsOf('any', games.words).map((question, index) => ({
    ...question,
    typed: 'X'.repeat(question.scrambled.length - (entries[index] ? 0 : 1)),
  }));

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

test('starts at the first question with an empty slot', () => {
  expect(firstOpen(filled([]))).toBe(0);
  expect(firstOpen(filled([true, false, true]))).toBe(1);
  expect(firstOpen(filled([true, true, true, true, true]))).toBe(0);
});

test('finds the next question with an empty slot, wrapping to the first', () => {
  expect(nextOpen(filled([true]), 0)).toBe(1);
  expect(nextOpen(filled([true, true, true]), 0)).toBe(3);
  expect(nextOpen(filled([false, true, true, true, true]), 4)).toBe(0);
});

test('counts a word as filled when every slot has a letter; spaces are none', () => {
  const [question] = filled([true]);
  if (!question) throw new Error('no question');
  expect(isFilled(question)).toBe(true);
  expect(isFilled({ ...question, typed: `${question.typed}X` })).toBe(true);
  expect(isFilled({ ...question, typed: question.typed.slice(1) })).toBe(false);
  expect(isFilled({ ...question, typed: `${question.typed.slice(1)} ` })).toBe(false);
});

test('returns null when all others are filled', () => {
  expect(nextOpen(filled([true, true, false, true, true]), 2)).toBeNull();
  expect(nextOpen(filled([true, true, true, true, true]), 0)).toBeNull();
});

test('counts a word that is left with empty slots as answered, but not the one at hand', () => {
  expect(answeredCount(filled([true, false]), 1)).toBe(4);
  expect(answeredCount(filled([true, true]), 1)).toBe(5);
  const blank = filled([true, true]).map((question, index) =>
    index > 1 ? { ...question, typed: ' ' } : question,
  );
  expect(answeredCount(blank, 4)).toBe(2);
});
