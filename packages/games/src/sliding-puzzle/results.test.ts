import { describe, expect, it } from 'vitest';
import { foreignSaves } from '../../testing/invalid-saves.ts';
import { isBetterPuzzle, puzzleResult, restoreBestPuzzle, saveBestPuzzle, sharePuzzle } from './results.ts';

const best = { artwork: 'gond', moves: 30, tookMs: 25_400 };

describe('the best result', () => {
  it('is the fewest moves, then the least time', () => {
    expect(isBetterPuzzle(best, null)).toBe(true);
    expect(isBetterPuzzle(best, best)).toBe(false);
    expect(isBetterPuzzle({ ...best, moves: 29, tookMs: 59_000 }, best)).toBe(true);
    expect(isBetterPuzzle({ ...best, moves: 31, tookMs: 1000 }, best)).toBe(false);
    expect(isBetterPuzzle({ ...best, tookMs: 25_399 }, best)).toBe(true);
    expect(isBetterPuzzle({ ...best, tookMs: 25_401 }, best)).toBe(false);
  });

  it('reads the result of a game and formats the text to share', () => {
    const lastSlide = { tile: 5, from: 8, to: 5, direction: 'up' } as const;
    expect(puzzleResult({ phase: 'won', seed: 'x', lastSlide, ...best })).toEqual(best);
    expect(sharePuzzle(best, 'Gond', 'https://example.org/games/puzzle?seed=x')).toBe(
      'I solved the Gond puzzle on Kalavithi with 30 moves in 25 seconds.\nhttps://example.org/games/puzzle?seed=x',
    );
  });

  it('saves and restores a result, and rejects invalid ones', () => {
    const restore = (text: string | null): unknown => restoreBestPuzzle(text, ['gond', 'warli']);
    expect(restore(saveBestPuzzle(best))).toEqual(best);
    const impossible = [
      { artwork: 'tanjore' },
      { moves: 1 },
      { moves: 2.5 },
      { tookMs: -1 },
      { tookMs: 60_000 },
    ];
    for (const wrong of impossible) expect(restore(saveBestPuzzle({ ...best, ...wrong }))).toBeNull();
    for (const text of foreignSaves) expect(restore(text)).toBeNull();
  });
});
