import { describe, expect, it } from 'vitest';
import { emblaDuration, travelMs } from './embla-duration';

describe('emblaDuration', () => {
  it.each([600, 1500])('moves a slide in %i ms, to two frames', (ms) => {
    expect(Math.abs(travelMs(emblaDuration(ms)) - ms)).toBeLessThan(2 * (1000 / 60));
  });

  it('grows with the time', () => {
    expect(emblaDuration(1500)).toBeGreaterThan(emblaDuration(600));
  });
});
