import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applySlide,
  blank,
  gapDistance,
  isSolvable,
  isSolved,
  possibleSlides,
  solvedTiles,
} from './board.ts';
import type { Tiles } from './board.ts';
import { acceptedSlides, playPuzzle as play, puzzleMenu as menu, puzzleMs, tilesOf } from './rules.ts';
import type { PuzzleEvent, PuzzleState } from './rules.ts';

type Playing = Extract<PuzzleState, { phase: 'playing' }>;

function start(seed = 'seed'): Playing {
  return play(menu, { type: 'start', artwork: 'gond', seed }) as Playing;
}

/** A shortest solution as tiles to slide (IDA* with the Manhattan distance). */
function solution(tiles: Tiles): number[] {
  const ahead = (order: Tiles): number =>
    order.reduce((sum, tile, at) => {
      const apart = Math.abs((tile % 3) - (at % 3)) + Math.abs(Math.floor(tile / 3) - Math.floor(at / 3));
      return tile === blank ? sum : sum + apart;
    }, 0);
  const search = (order: Tiles, way: number[], limit: number): number[] | null => {
    if (isSolved(order)) return way;
    if (way.length + ahead(order) > limit) return null;
    for (const slide of possibleSlides(order)) {
      const found =
        slide.tile === way.at(-1) ? null : search(applySlide(order, slide), [...way, slide.tile], limit);
      if (found) return found;
    }
    return null;
  };
  for (let limit = ahead(tiles); ; limit += 1) {
    const found = search(tiles, [], limit);
    if (found) return found;
  }
}

const anyEvent: fc.Arbitrary<PuzzleEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('slide' as const), tile: fc.integer({ min: -1, max: 9 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('slide-towards' as const),
      direction: fc.constantFrom('up' as const, 'down', 'left', 'right'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('tick' as const),
      elapsedMs: fc.double({ min: -50, max: 4000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom({ type: 'pause' } as const, { type: 'resume' } as const) },
);

describe('start', () => {
  it('shuffles the picture and sets 0 moves and 60 seconds', () => {
    expect(puzzleMs).toBe(60_000);
    expect(start()).toMatchObject({ phase: 'playing', artwork: 'gond', moves: 0, lastSlide: null });
    expect(start().clock).toEqual({ remainingMs: 60_000, running: true });
    expect(isSolvable(start().tiles) && !isSolved(start().tiles)).toBe(true);
    expect(play(start(), { type: 'start', artwork: 'warli', seed: 'other' })).toEqual(start());
  });

  it('is the same for the same seed, and rarely for another', () => {
    const boards = new Set(Array.from({ length: 1000 }, (_, seed) => start(String(seed)).tiles.join('')));
    expect(boards.size).toBeGreaterThan(980);
    expect(start('again')).toEqual(start('again'));
  });
});

describe('a game', () => {
  it('can be won from every start', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        let state: PuzzleState = start(seed);
        const way = solution(start(seed).tiles);
        for (const [done, tile] of way.entries()) {
          expect(state).toMatchObject({ phase: 'playing', moves: done });
          state = play(play(state, { type: 'tick', elapsedMs: 100 }), { type: 'slide', tile });
        }
        expect(state).toMatchObject({
          phase: 'won',
          artwork: 'gond',
          moves: way.length,
          tookMs: way.length * 100,
        });
        expect(tilesOf(state)).toEqual(solvedTiles);
        expect(acceptedSlides(state)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('counts only moves that were made', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(anyEvent, { maxLength: 80, size: 'max' }), (seed, events) => {
        let state: PuzzleState = start(seed);
        let moves = 0;
        for (const event of events) {
          const allowed = acceptedSlides(state);
          const meant =
            event.type === 'slide'
              ? allowed.find(({ tile }) => tile === event.tile)
              : event.type === 'slide-towards'
                ? allowed.find(({ direction }) => direction === event.direction)
                : undefined;
          const before = tilesOf(state);
          const next = play(state, event);
          if (meant) moves += 1;
          expect(tilesOf(next)).toEqual(meant ? applySlide(before, meant) : before);
          if (next.phase === 'menu') throw new Error('Nothing here returns to the menu');
          expect(next.moves).toBe(moves);
          state = next;
          if (state.phase === 'won') break;
          // Every move keeps the puzzle solvable, and a solved one ends the game.
          const { tiles } = state as Exclude<typeof state, { phase: 'won' }>;
          expect([isSolvable(tiles), isSolved(tiles), gapDistance(tiles) % 2]).toEqual([
            true,
            false,
            moves % 2,
          ]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is lost when the time is up, however late the ticks', () => {
    const tick = fc.double({ min: 0.01, max: 9000, noNaN: true });
    fc.assert(
      fc.property(fc.array(tick, { minLength: 1, maxLength: 60, size: 'max' }), (ticks) => {
        let state: PuzzleState = start();
        let passed = 0;
        for (const elapsedMs of ticks) {
          state = play(state, { type: 'tick', elapsedMs });
          passed += elapsedMs;
          // Ignores rounding errors at the very end.
          if (Math.abs(passed - puzzleMs) < 0.001) return;
          expect(state.phase).toBe(passed < puzzleMs ? 'playing' : 'lost');
          expect(state.phase === 'playing' && state.clock.remainingMs <= 0).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
    const lost = play(start(), { type: 'tick', elapsedMs: 60_000 });
    expect(lost).toMatchObject({ phase: 'lost', moves: 0, tiles: start().tiles });
    for (const { tile } of possibleSlides(start().tiles))
      expect(play(lost, { type: 'slide', tile })).toBe(lost);
    expect(play(lost, { type: 'tick', elapsedMs: 1 })).toBe(lost);
  });

  it('changes nothing while paused', () => {
    const paused = play(start(), { type: 'pause' });
    expect(acceptedSlides(paused)).toEqual([]);
    for (const { tile, direction } of possibleSlides(start().tiles)) {
      expect(play(paused, { type: 'slide', tile })).toBe(paused);
      expect(play(paused, { type: 'slide-towards', direction })).toBe(paused);
    }
    expect(play(paused, { type: 'tick', elapsedMs: 99_000 })).toBe(paused);
    expect(play(paused, { type: 'resume' })).toEqual(start());
  });

  it('returns to the menu on reset from any phase', () => {
    const lost = play(start(), { type: 'tick', elapsedMs: 60_000 });
    for (const state of [start(), play(start(), { type: 'pause' }), lost]) {
      expect(play(state, { type: 'reset' })).toEqual({ phase: 'menu' });
    }
    expect(play(menu, { type: 'reset' })).toBe(menu);
    expect(play(menu, { type: 'slide', tile: 7 })).toBe(menu);
    expect(play(menu, { type: 'tick', elapsedMs: 7 })).toBe(menu);
    expect(tilesOf(menu)).toEqual(solvedTiles);
  });
});
