import { expect, it } from 'vitest';
import { minutesOf } from './minutes';

it('returns null for an event without minutes', () => {
  expect(minutesOf({ event_minutes: { start: 60, end: 90 } })).toEqual({ start: 60, end: 90 });
  expect(minutesOf({} as never)).toBeNull();
});
