import { describe, expect, it } from 'vitest';
import { emblaDuration } from './embla-duration';

const frameMs = 1000 / 60;

/** How long Embla's spring moves a slide, in milliseconds, until it seems to rest. */
const travelMs = (duration: number): number => {
  let left = 1;
  let speed = 0;
  let frames = 0;
  while (left > 0.01) {
    speed = (speed + left / duration) * 0.68;
    left -= speed;
    frames += 1;
  }
  return frames * frameMs;
};

describe('emblaDuration', () => {
  it.each([600, 800, 1000, 1500])('moves a slide in %i ms, to two frames', (ms) => {
    expect(Math.abs(travelMs(emblaDuration(ms)) - ms)).toBeLessThan(2 * frameMs);
  });
});
