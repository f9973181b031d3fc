import { memoryWelcome, playMemory, type MemoryState } from '@kalavithi/games/memory/rules';
import { describe, expect, it } from 'vitest';
import { games } from '../../../testing/content';
import { cueOf, mistakeText, ordinal, roundProgress } from './memory-texts';

const after = (state: MemoryState, elapsedMs: number) => playMemory(state, { type: 'tick', elapsedMs });
const sequence = [0, 3, 1] as const;
const third: MemoryState = { phase: 'replaying', seed: 'any', sequence, elapsedMs: 0, running: true };

describe('texts of Memory Match', () => {
  it('returns ordinals in words up to tenth', () => {
    expect([1, 3, 10, 11, 12, 21, 22, 23, 101, 111].map((count) => ordinal(count))).toEqual(
      'first,third,tenth,11th,12th,21st,22nd,23rd,101st,111th'.split(','),
    );
  });

  it('names each flash and its position', () => {
    expect(cueOf(third, games.memory)).toBe('Watch.');
    expect(cueOf(after(third, 300), games.memory)).toBe('Watch. Tile 1 of 3 is Madhubani.');
    expect(cueOf(after(after(third, 300), 700), games.memory)).toBe('Watch. Tile 2 of 3 is Kalamkari.');
  });

  it('counts the tiles shown and repeated', () => {
    expect(roundProgress(memoryWelcome).filled).toBe(0);
    const shown = [0, 299, 300, 699, 700, 1000, 1400].map(
      (elapsedMs) => roundProgress({ ...third, elapsedMs }).filled,
    );
    expect(shown).toEqual([0, 0, 1, 1, 1, 2, 2]);
    expect(roundProgress({ phase: 'repeating', seed: 'any', sequence, given: 2 })).toEqual({
      filled: 2,
      label: '2 of 3 tiles repeated',
    });
  });

  it('describes the wrong choice', () => {
    const over = { phase: 'over', seed: 'any', sequence, given: 2, chosen: 2 } as const;
    expect(mistakeText(over, games.memory)).toBe(
      'The order was Madhubani, Kalamkari, Warli. You tapped Pattachitra at the third tile.',
    );
  });
});
