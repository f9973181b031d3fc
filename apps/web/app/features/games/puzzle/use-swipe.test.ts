import { expect, test } from 'vitest';
import { directionOf } from './use-swipe';

test('takes the dominant direction of a swipe', () => {
  expect(directionOf(40, 12)).toBe('right');
  expect(directionOf(-40, 39)).toBe('left');
  expect(directionOf(5, -30)).toBe('up');
  expect(directionOf(-29, 30)).toBe('down');
});

test('ignores small movements of a tap', () => {
  expect(directionOf(0, 0)).toBeNull();
  expect(directionOf(17, -17)).toBeNull();
});
