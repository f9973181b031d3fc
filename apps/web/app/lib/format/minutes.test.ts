import { expect, it } from 'vitest';
import { clockTime, minutesOf } from './minutes';

it.each([
  [0, '12:00 AM'],
  [9 * 60, '9:00 AM'],
  [12 * 60 + 5, '12:05 PM'],
  [18 * 60 + 30, '6:30 PM'],
  [25 * 60, '1:00 AM'],
])('formats %i minutes after midnight as %s', (minutes, text) => {
  expect(clockTime(minutes)).toBe(text);
});

it('returns null for an event without minutes', () => {
  expect(minutesOf({ event_minutes: { start: 60, end: 90 } })).toEqual({ start: 60, end: 90 });
  expect(minutesOf({} as never)).toBeNull();
});
