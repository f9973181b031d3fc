import { expect, it, vi } from 'vitest';
import { randomId } from './random-id';

it('makes names of the given length that differ', () => {
  const names = Array.from({ length: 200 }, () => randomId());
  expect(new Set(names).size).toBe(200);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId(8)).toMatch(/^[0-9a-f]{8}$/);
  expect(randomId(7)).toMatch(/^[0-9a-f]{7}$/);
});

it('needs nothing that browsers keep for secure pages', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  expect(randomId(8)).toMatch(/^[0-9a-f]{8}$/);
  vi.unstubAllGlobals();
});
