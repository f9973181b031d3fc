import { ladders, snakes } from '@kalavithi/games/snakes-and-ladders/board';
import { moveBy } from '@kalavithi/games/snakes-and-ladders/move';
import { describe, expect, it } from 'vitest';
import { meaningOf, moralOf } from './meanings';

describe('the meanings of ladders and snakes', () => {
  it('gives each a virtue or vice of its own', () => {
    const names = [...ladders, ...snakes].map((carry) => meaningOf(carry).name);
    expect(new Set(names).size).toBe(14);
  });

  it('says what carried a token, and nothing for a plain move', () => {
    expect(moralOf(moveBy(0, 1, 3))).toBe('Faith was the ladder.');
    expect(moralOf(moveBy(0, 93, 6))).toBe('Pride was the snake.');
    expect(moralOf(moveBy(0, 1, 1))).toBeNull();
    expect(moralOf(moveBy(0, 98, 6))).toBeNull();
  });
});
