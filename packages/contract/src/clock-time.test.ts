import { expect, it } from 'vitest';
import { clockTime, timeRange } from './clock-time.ts';

it.each([
  [0, '12:00 AM'],
  [9 * 60, '9:00 AM'],
  [12 * 60 + 5, '12:05 PM'],
  [18 * 60 + 30, '6:30 PM'],
  [25 * 60, '1:00 AM'],
])('formats %i minutes after midnight as %s', (minutes, text) => {
  expect(clockTime(minutes)).toBe(text);
});

it('formats a span', () => {
  expect(timeRange(11 * 60, 16 * 60)).toBe('11:00 AM – 4:00 PM');
});
