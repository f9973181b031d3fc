import { describe, expect, it } from 'vitest';
import { foreignSaves } from '../../testing/invalid-saves.ts';
import { endOf, moveBy } from './move.ts';
import {
  minRolls,
  isBetterSnakesAndLadders,
  restoreBestSnakesAndLadders,
  saveBestSnakesAndLadders,
  shareSnakesAndLadders,
  snakesAndLaddersResult,
} from './results.ts';

describe('the best result', () => {
  it('is the fewest rolls', () => {
    const best = { winner: 'Player 1', rolls: 20 };
    expect(isBetterSnakesAndLadders(best, null)).toBe(true);
    expect(isBetterSnakesAndLadders({ ...best, rolls: 19 }, best)).toBe(true);
    expect(isBetterSnakesAndLadders(best, best)).toBe(false);
    expect(isBetterSnakesAndLadders({ ...best, rolls: 21 }, best)).toBe(false);
  });

  it('names the winner of a won game', () => {
    const players = [
      { name: '', square: 5, rolls: 9 },
      { name: 'Ravi', square: 100, rolls: 8 },
    ];
    const result = snakesAndLaddersResult({ seed: '', players, winner: 1, moves: [moveBy(1, 98, 2)] });
    expect(result).toEqual({ winner: 'Ravi', rolls: 8 });
    expect(shareSnakesAndLadders(result, 'https://example.org/games/SandL?seed=x')).toBe(
      'Ravi won Snake and Ladder on Kalavithi with 8 rolls.\nhttps://example.org/games/SandL?seed=x',
    );
  });

  it('is at least the fewest rolls that the board allows', () => {
    let squares = new Set([1]);
    let rolls = 0;
    for (; !squares.has(100); rolls += 1) {
      squares = new Set(
        [...squares].flatMap((from) =>
          ([1, 2, 3, 4, 5, 6] as const).map((roll) => endOf(moveBy(0, from, roll))),
        ),
      );
    }
    expect(rolls).toBe(minRolls);
  });

  it('saves and restores a result, and rejects invalid ones', () => {
    const best = { winner: 'Asha', rolls: 6 };
    expect(restoreBestSnakesAndLadders(saveBestSnakesAndLadders(best))).toEqual(best);
    for (const rolls of [5, 6.5, -1, Number.NaN]) {
      expect(restoreBestSnakesAndLadders(saveBestSnakesAndLadders({ ...best, rolls }))).toBeNull();
    }
    for (const text of foreignSaves) expect(restoreBestSnakesAndLadders(text)).toBeNull();
  });
});
