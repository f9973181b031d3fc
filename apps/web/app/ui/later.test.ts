import { describe, expect, it } from 'vitest';
import { later } from './later.ts';

describe('later', () => {
  it('leaves the items of the first screen alone and marks those below', () => {
    expect([0, 3, 4, 20].map(later)).toEqual([undefined, undefined, '', '']);
  });
});
