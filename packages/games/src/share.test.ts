import { expect, it } from 'vitest';
import { countdownOf, secondsLeft } from './countdown.ts';
import { counted, secondsTaken } from './share.ts';

it('counts things in plain English', () => {
  expect([0, 1, 2].map((count) => counted(count, 'roll'))).toEqual(['0 rolls', '1 roll', '2 rolls']);
});

it('takes and leaves a whole minute of seconds', () => {
  const { remainingMs } = countdownOf(60_000);
  for (let tookMs = 0; tookMs <= remainingMs; tookMs += 125) {
    expect(secondsTaken(tookMs) + secondsLeft(remainingMs - tookMs)).toBe(60);
  }
});
