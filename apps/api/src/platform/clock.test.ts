import { afterEach, expect, test, vi } from 'vitest';
import { dayIn } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

const noon = new Date('2026-11-22T12:00:00Z');

test('names the day in a time zone', () => {
  expect(dayIn('Asia/Kolkata', new Date('2026-11-22T18:29:59Z'))).toBe('2026-11-22');
  expect(dayIn('Asia/Kolkata', new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-23');
  expect(dayIn('America/Los_Angeles', new Date('2026-11-22T18:30:00Z'))).toBe('2026-11-22');
});

test('creates one formatter per time zone and caches the last day', () => {
  dayIn('Asia/Kolkata', new Date(0));
  const format = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (let row = 0; row < 1000; row += 1) expect(dayIn('Asia/Kolkata', noon)).toBe('2026-11-22');
  expect(made).not.toHaveBeenCalled();
  expect(format).toHaveBeenCalledTimes(1);
});
