import { describe, expect, it } from 'vitest';
import { glideFor, travelMs } from './glide';

describe('the travel of a slide', () => {
  it.each([600, 1500])('takes %i ms, to two frames', (ms) => {
    expect(Math.abs(travelMs(glideFor(ms)) - ms)).toBeLessThan(2 * (1000 / 60));
  });

  it('grows with the time asked for', () => {
    expect(glideFor(1500)).toBeGreaterThan(glideFor(600));
  });
});
