import { describe, expect, it } from 'vitest';
import { leadsOn, visibleDots } from './visible-dots';

describe('the dots of a narrow screen', () => {
  it('are centred on the current one, except at both ends', () => {
    expect(visibleDots(0, 15)).toEqual([0, 1, 2, 3, 4]);
    expect(visibleDots(2, 15)).toEqual([0, 1, 2, 3, 4]);
    expect(visibleDots(3, 15)).toEqual([1, 2, 3, 4, 5]);
    expect(visibleDots(14, 15)).toEqual([10, 11, 12, 13, 14]);
  });

  it('end in a small one where more follow', () => {
    const small = (current: number, count: number) => {
      const near = visibleDots(current, count);
      return near.filter((index) => leadsOn(near, index, count));
    };
    expect(small(0, 10)).toEqual([4]);
    expect(small(5, 10)).toEqual([3, 7]);
    expect(small(9, 10)).toEqual([5]);
    expect(small(3, 4)).toEqual([]);
  });

  it('are all dots when there are few', () => {
    expect(visibleDots(3, 4)).toEqual([0, 1, 2, 3]);
  });
});
