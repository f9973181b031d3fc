import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damagedSave, foreignSaves } from '../../testing/invalid-saves.ts';
import { blank, gapDistance, isSolvable, isSolved, possibleSlides } from './board.ts';
import { acceptedSlides, playPuzzle as play, puzzleMenu as menu, tilesOf } from './rules.ts';
import type { PuzzleState } from './rules.ts';
import { restorePuzzle, savePuzzle as save } from './saved.ts';

const artworks = ['madhubani', 'warli', 'kalamkari', 'gond', 'pattachitra'];

function restore(text: string | null): PuzzleState | null {
  return restorePuzzle(text, artworks);
}

/** A game after some slides and some time, perhaps paused or over. */
const reached = fc
  .record({
    seed: fc.string(),
    artwork: fc.constantFrom(...artworks),
    choices: fc.array(fc.nat(3), { maxLength: 40, size: 'max' }),
    elapsedMs: fc.double({ min: 0, max: 70_000, noNaN: true }),
    paused: fc.boolean(),
  })
  .map(({ seed, artwork, choices, elapsedMs, paused }) => {
    let state = play(menu, { type: 'start', artwork, seed });
    for (const choice of choices) {
      const slides = acceptedSlides(state);
      if (slides.length > 0)
        state = play(state, { type: 'slide', tile: slides[choice % slides.length]!.tile });
    }
    state = play(state, { type: 'tick', elapsedMs });
    return paused ? play(state, { type: 'pause' }) : state;
  });

const won: PuzzleState = {
  phase: 'won',
  seed: 'x',
  artwork: 'gond',
  moves: 24,
  lastSlide: { tile: 5, from: 8, to: 5, direction: 'up' },
  tookMs: 30_000.5,
};

describe('a saved puzzle', () => {
  it('is restored unchanged', () => {
    fc.assert(
      fc.property(reached, (state) => {
        expect(restore(save(state))).toEqual(state);
      }),
      { numRuns: 2000 },
    );
    expect(restore(save(menu))).toEqual(menu);
    expect(restore(save(won))).toEqual(won);
  });

  it('is rejected when it is invalid', () => {
    for (const text of foreignSaves) expect(restore(text)).toBeNull();
  });

  it('when damaged, is rejected or restored as a valid state', () => {
    const broken = reached.chain((state) => damagedSave(save(state)));
    let refused = 0;
    fc.assert(
      fc.property(broken, (text) => {
        const state = restore(text);
        if (state === null) refused += 1;
        if (state === null || state.phase === 'menu') return;
        const tiles = tilesOf(state);
        expect(artworks).toContain(state.artwork);
        expect([isSolvable(tiles), isSolved(tiles), gapDistance(tiles) % 2]).toEqual([
          true,
          state.phase === 'won',
          state.moves % 2,
        ]);
        if (state.phase !== 'playing') return;
        expect(state.clock.remainingMs > 0 && state.clock.remainingMs <= 60_000).toBe(true);
        expect(state.lastSlide === null).toBe(state.moves === 0);
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });

  it('is rejected when its picture, tiles, slide or time are impossible', () => {
    const start = play(menu, { type: 'start', artwork: 'gond', seed: 'x' });
    const { tile } = possibleSlides(tilesOf(start))[0]!;
    const playing = play(start, { type: 'slide', tile });
    if (start.phase !== 'playing' || playing.phase !== 'playing') throw new Error('not playing');
    const [first, second] = start.tiles.filter((other) => other !== blank);
    const swapped = start.tiles.map((other) =>
      other === first ? second! : other === second ? first! : other,
    );
    const impossible: PuzzleState[] = [
      { ...start, artwork: 'tanjore' },
      { ...start, tiles: swapped },
      { ...start, tiles: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
      { ...start, tiles: [0, 0, 1, 2, 3, 4, 5, 6, 7] },
      { ...start, tiles: start.tiles.slice(0, 8) },
      { ...start, moves: 1 },
      { ...start, moves: 2 },
      { ...playing, lastSlide: null },
      { ...playing, lastSlide: { ...playing.lastSlide!, tile: (tile + 1) % 8 } },
      { ...start, clock: { remainingMs: 0, running: true } },
      { ...start, clock: { remainingMs: 60_001, running: true } },
      { ...won, moves: 23 },
      { ...won, moves: 0 },
      { ...won, tookMs: 60_000 },
      { ...won, lastSlide: { ...won.lastSlide, direction: 'down' } },
      { ...won, lastSlide: { tile: 4, from: 5, to: 4, direction: 'left' } },
    ];
    for (const state of impossible) expect(restore(save(state))).toBeNull();
  });
});
