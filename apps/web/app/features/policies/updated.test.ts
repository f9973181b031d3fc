import { expect, it } from 'vitest';
import { formatUpdated } from './updated';

it.each([
  ['2026-12-02', '2 December 2026'],
  ['2025', '2025'],
  ['December 2026', 'December 2026'],
])('formats %s as %s', (updated, text) => {
  expect(formatUpdated(updated)).toBe(text);
});
