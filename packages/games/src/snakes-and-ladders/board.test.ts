import { describe, expect, it } from 'vitest';
import { cellOf, destinationOf, ladders, snakes, squaresFromTop } from './board.ts';
import type { Carry } from './board.ts';

function written(carries: readonly Carry[]): string {
  return carries.map(({ from, to }) => `${from}-${to}`).join(', ');
}

const all = Array.from({ length: 100 }, (_, index) => index + 1);

describe('ladders and snakes', () => {
  it('match the specification', () => {
    expect(written(ladders)).toBe('4-25, 13-46, 42-63, 50-69, 62-81, 74-92');
    expect(written(snakes)).toBe('24-5, 40-3, 43-18, 54-31, 66-45, 89-53, 95-77, 99-41');
  });

  it('lead up or down, and never to each other', () => {
    for (const { from, to } of ladders) expect(to).toBeGreaterThan(from);
    for (const { from, to } of snakes) expect(to).toBeLessThan(from);
    for (const square of all) expect(destinationOf(destinationOf(square))).toBe(destinationOf(square));
    expect(all.filter((square) => destinationOf(square) !== square)).toHaveLength(14);
  });
});

describe('the board', () => {
  it('starts at the bottom left, alternates direction, and ends at the top left', () => {
    expect([1, 10, 11, 20, 21, 91, 100].map(cellOf)).toEqual([
      { column: 0, row: 0 },
      { column: 9, row: 0 },
      { column: 9, row: 1 },
      { column: 0, row: 1 },
      { column: 0, row: 2 },
      { column: 9, row: 9 },
      { column: 0, row: 9 },
    ]);
  });

  it('gives every square its own cell beside the one before', () => {
    const places = all.map(cellOf);
    expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(100);
    const steps = places
      .slice(1)
      .map(
        ({ column, row }, index) =>
          Math.abs(column - places[index]!.column) + Math.abs(row - places[index]!.row),
      );
    expect(new Set(steps)).toEqual(new Set([1]));
  });

  it('lists the squares in drawing order', () => {
    expect(squaresFromTop.slice(0, 10)).toEqual([100, 99, 98, 97, 96, 95, 94, 93, 92, 91]);
    expect(squaresFromTop.slice(10, 12)).toEqual([81, 82]);
    expect(squaresFromTop.slice(-10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(squaresFromTop).size).toBe(100);
  });
});
