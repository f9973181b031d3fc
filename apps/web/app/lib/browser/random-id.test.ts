import { expect, it, vi } from 'vitest';
import { randomId } from './random-id';

it('returns distinct ids of the given length', () => {
  const ids = Array.from({ length: 200 }, () => randomId());
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId(8)).toMatch(/^[0-9a-f]{8}$/);
  expect(randomId(7)).toMatch(/^[0-9a-f]{7}$/);
});

it('works on pages served over plain http', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(randomId(8)).toMatch(/^[0-9a-f]{8}$/);
  vi.unstubAllGlobals();
});
