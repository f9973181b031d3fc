import { describe, expect, it } from 'vitest';
import { visibleDots } from './visible-dots';

describe('the dots of a narrow screen', () => {
  it('are centred on the current one, except at both ends', () => {
    expect(visibleDots(0, 15)).toEqual([0, 1, 2, 3, 4]);
    expect(visibleDots(2, 15)).toEqual([0, 1, 2, 3, 4]);
    expect(visibleDots(3, 15)).toEqual([1, 2, 3, 4, 5]);
    expect(visibleDots(14, 15)).toEqual([10, 11, 12, 13, 14]);
  });

  it('are all dots when there are few', () => {
    expect(visibleDots(3, 4)).toEqual([0, 1, 2, 3]);
  });
});
