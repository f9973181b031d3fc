import { expect, it } from 'vitest';
import { countdownOf, secondsLeft } from './countdown.ts';
import { pluralize, wholeSeconds } from './share.ts';

it('uses the singular for one and the plural otherwise', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'roll'))).toEqual(['0 rolls', '1 roll', '2 rolls']);
});

it('rounds down to completed seconds', () => {
  const { remainingMs } = countdownOf(60_000);
  for (let tookMs = 0; tookMs <= remainingMs; tookMs += 125) {
    expect(wholeSeconds(tookMs) + secondsLeft(remainingMs - tookMs)).toBe(60);
  }
});
