import { ladders, snakes } from '@kalavithi/games/snakes-and-ladders/board';
import { describe, expect, it } from 'vitest';
import { middleOf, routeOf } from './board-places';

describe('places on the board', () => {
  it('has 1 at the bottom left, 10 at the bottom right, 11 above it and 100 at the top left', () => {
    expect([1, 10, 11, 100].map((square) => middleOf(square))).toEqual([
      { x: 32, y: 608 },
      { x: 608, y: 608 },
      { x: 608, y: 544 },
      { x: 32, y: 32 },
    ]);
  });

  it.each([...ladders, ...snakes])('moves a token from $from to $to', (carry) => {
    const route = routeOf(carry);
    expect(route[0]).toEqual(middleOf(carry.from));
    expect(route.at(-1)).toEqual(middleOf(carry.to));
    expect(route.length).toBeGreaterThan(3);
  });
});
