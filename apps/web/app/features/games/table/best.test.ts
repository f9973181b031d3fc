import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBest } from '../memory/memory-table';
import { bestInWords, keepIfBest } from './best';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return () => void vi.unstubAllGlobals();
});

describe('the best result of a device', () => {
  it('is the first, until a better one comes', () => {
    expect(bestInWords('memory')).toBeNull();
    expect(keepIfBest(memoryBest, { level: 4 })).toBe(true);
    expect(keepIfBest(memoryBest, { level: 3 })).toBe(false);
    expect(keepIfBest(memoryBest, { level: 4 })).toBe(false);
    expect(bestInWords('memory')).toBe('Level 4');
    expect(keepIfBest(memoryBest, { level: 5 })).toBe(true);
    expect(bestInWords('memory')).toBe('Level 5');
  });

  it.each(['', 'null', '7', '{"record":1,"words":"x"}', '{not json'])('is none in nonsense: %s', (text) => {
    localStorage.setItem('kalavithi.best.memory', text);
    expect(bestInWords('memory')).toBeNull();
    expect(keepIfBest(memoryBest, { level: 1 })).toBe(true);
  });

  it('is forgotten, and nothing breaks, where the device keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(keepIfBest(memoryBest, { level: 2 })).toBe(true);
    expect(bestInWords('memory')).toBeNull();
  });
});
