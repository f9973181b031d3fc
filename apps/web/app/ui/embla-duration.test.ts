import { describe, expect, it } from 'vitest';
import { emblaDuration, travelMs } from './embla-duration';

describe('the travel of a slide', () => {
  it.each([600, 1500])('takes %i ms, to two frames', (ms) => {
    expect(Math.abs(travelMs(emblaDuration(ms)) - ms)).toBeLessThan(2 * (1000 / 60));
  });

  it('grows with the time asked for', () => {
    expect(emblaDuration(1500)).toBeGreaterThan(emblaDuration(600));
  });
});
