import { describe, expect, it } from 'vitest';
import { foreignSaves } from '../../testing/invalid-saves.ts';
import { isBetterMemory, memoryResult, restoreBestMemory, saveBestMemory, shareMemory } from './results.ts';

describe('the best result', () => {
  it('is the highest level', () => {
    expect(isBetterMemory({ level: 1 }, null)).toBe(true);
    expect(isBetterMemory({ level: 7 }, { level: 6 })).toBe(true);
    expect(isBetterMemory({ level: 6 }, { level: 6 })).toBe(false);
    expect(isBetterMemory({ level: 5 }, { level: 6 })).toBe(false);
  });

  it('reads the result of a game and formats the text to share', () => {
    const over = { phase: 'over', seed: 'x', sequence: [0, 3, 1], given: 2, chosen: 2 } as const;
    expect(memoryResult(over)).toEqual({ level: 3 });
    expect(shareMemory({ level: 3 }, 'https://example.org/games/memory?seed=x')).toBe(
      'I reached Level 3 in Memory Match on Kalavithi.\nhttps://example.org/games/memory?seed=x',
    );
  });

  it('saves and restores a result, and rejects invalid ones', () => {
    expect(restoreBestMemory(saveBestMemory({ level: 12 }))).toEqual({ level: 12 });
    for (const level of [0, -1, 1.5]) expect(restoreBestMemory(saveBestMemory({ level }))).toBeNull();
    for (const text of foreignSaves) expect(restoreBestMemory(text)).toBeNull();
  });
});
