import { expect, test } from 'vitest';
import { directionOf } from './use-swipe';

test('a swipe goes the way it mostly goes', () => {
  expect(directionOf(40, 12)).toBe('right');
  expect(directionOf(-40, 39)).toBe('left');
  expect(directionOf(5, -30)).toBe('up');
  expect(directionOf(-29, 30)).toBe('down');
});

test('a tap of a shaking finger is no swipe', () => {
  expect(directionOf(0, 0)).toBeNull();
  expect(directionOf(17, -17)).toBeNull();
});
