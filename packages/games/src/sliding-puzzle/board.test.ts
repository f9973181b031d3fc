import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import {
  applySlide,
  blank,
  gapDistance,
  isSolvable,
  isSolved,
  cellOf,
  possibleSlides,
  shuffledTiles,
  shuffleMoves,
  solvedTiles,
} from './board.ts';
import type { Tiles } from './board.ts';

/** Every reachable order of the tiles with its fewest moves, by a breadth-first search. */
function distances(): Map<string, number> {
  const found = new Map([[solvedTiles.join(''), 0]]);
  const waiting: Tiles[] = [solvedTiles];
  for (const tiles of waiting) {
    const moves = found.get(tiles.join(''))! + 1;
    for (const slide of possibleSlides(tiles)) {
      const next = applySlide(tiles, slide);
      if (found.has(next.join(''))) continue;
      found.set(next.join(''), moves);
      waiting.push(next);
    }
  }
  return found;
}

describe('the board', () => {
  it('lets only the tiles beside the gap slide into it', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...solvedTiles], { minLength: 9 }), (tiles) => {
        const gap = tiles.indexOf(blank);
        const beside = solvedTiles.filter((position) => {
          const [one, other] = [cellOf(position), cellOf(gap)];
          return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
        });
        const slides = possibleSlides(tiles);
        expect(slides.map(({ from }) => from).sort()).toEqual(beside);
        for (const slide of slides) {
          const after = applySlide(tiles, slide);
          expect([slide.to, after[slide.to], after[slide.from]]).toEqual([gap, slide.tile, blank]);
          expect(after.filter((tile, position) => tile !== tiles[position])).toHaveLength(2);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('returns the direction of each slide', () => {
    // 0 1 2 / 3 . 5 / 6 7 4
    const tiles = [0, 1, 2, 3, blank, 5, 6, 7, 4];
    const ways = Object.fromEntries(possibleSlides(tiles).map(({ tile, direction }) => [tile, direction]));
    expect(ways).toEqual({ 7: 'up', 1: 'down', 5: 'left', 3: 'right' });
  });
});

describe('isSolvable', () => {
  const reachable = distances();

  it('holds for half of all orders, none more than 31 moves away', () => {
    // 9! / 2 orders, and the diameter of the 8-puzzle.
    expect(reachable.size).toBe(181_440);
    expect(Math.max(...new Set(reachable.values()))).toBe(31);
  });

  it('holds exactly for the reachable orders', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...solvedTiles], { minLength: 9 }), (tiles) => {
        expect(isSolvable(tiles)).toBe(reachable.has(tiles.join('')));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a shuffle', () => {
  it('makes 100 moves and leaves every puzzle solvable and unsolved', () => {
    expect(shuffleMoves).toBe(100);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [tiles] = shuffledTiles(randomFrom(seed), shuffleMoves);
        expect([...tiles].sort()).toEqual(solvedTiles);
        expect(isSolvable(tiles)).toBe(true);
        expect(isSolved(tiles)).toBe(false);
        // Each move shifts the gap by one, so a hundred moves leave it an even distance from its
        // place.
        expect(gapDistance(tiles) % 2).toBe(0);
      }),
      { numRuns: 5000 },
    );
  });

  it('shuffles again when its moves lead back to the solved picture', () => {
    // Twelve moves around the same four cells lead back: about one shuffle in 1,700.
    const solved = Array.from(
      { length: 20_000 },
      (_, seed) => shuffledTiles(randomFrom(String(seed)), 12)[0],
    ).filter(isSolved);
    expect(solved).toEqual([]);
  });

  it('is rarely easy', () => {
    const reachable = distances();
    const moves = Array.from({ length: 2000 }, (_, seed) => {
      const [tiles] = shuffledTiles(randomFrom(`easy ${seed}`), shuffleMoves);
      return reachable.get(tiles.join(''))!;
    });
    expect(moves.filter((fewest) => fewest < 10).length).toBeLessThan(20);
  });
});
