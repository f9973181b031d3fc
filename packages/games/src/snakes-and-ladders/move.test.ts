import { describe, expect, it } from 'vitest';
import { carryOf, endOf, moveBy, squaresWalked } from './move.ts';

describe('a move', () => {
  it('walks square by square', () => {
    const move = moveBy(1, 24 - 4, 3);
    expect(move).toEqual({ kind: 'walked', player: 1, roll: 3, from: 20, to: 23 });
    expect(squaresWalked(move)).toEqual([21, 22, 23]);
    expect(carryOf(move)).toBeNull();
  });

  it('climbs a ladder after the walk', () => {
    const move = moveBy(2, 8, 5);
    expect(move).toEqual({ kind: 'climbed', player: 2, roll: 5, from: 8, landed: 13, to: 46 });
    expect(squaresWalked(move)).toEqual([9, 10, 11, 12, 13]);
    expect(carryOf(move)).toEqual({ from: 13, to: 46 });
  });

  it('slides down a snake only where the walk ends', () => {
    const move = moveBy(0, 93, 6);
    expect(move).toEqual({ kind: 'slid', player: 0, roll: 6, from: 93, landed: 99, to: 41 });
    expect(squaresWalked(move)).toEqual([94, 95, 96, 97, 98, 99]);
  });

  it('stays when it would overshoot 100, and wins exactly on 100', () => {
    expect(moveBy(0, 98, 3)).toEqual({ kind: 'stayed', player: 0, roll: 3, from: 98 });
    expect(squaresWalked(moveBy(0, 98, 3))).toEqual([]);
    expect(endOf(moveBy(0, 98, 3))).toBe(98);
    expect(endOf(moveBy(0, 98, 2))).toBe(100);
    expect(endOf(moveBy(0, 94, 6))).toBe(100);
  });
});
