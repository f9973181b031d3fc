import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryBest } from '../memory/memory-game';
import { bestText, saveIfBest } from './best-result';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return () => void vi.unstubAllGlobals();
});

describe('the best result on a device', () => {
  it('is the first one until a better one is saved', () => {
    expect(bestText('memory')).toBeNull();
    expect(saveIfBest(memoryBest, { level: 4 })).toBe(true);
    expect(saveIfBest(memoryBest, { level: 3 })).toBe(false);
    expect(saveIfBest(memoryBest, { level: 4 })).toBe(false);
    expect(bestText('memory')).toBe('Level 4');
    expect(saveIfBest(memoryBest, { level: 5 })).toBe(true);
    expect(bestText('memory')).toBe('Level 5');
  });

  it.each(['', 'null', '7', '{"record":1,"words":"x"}', '{not json'])('is none in nonsense: %s', (text) => {
    localStorage.setItem('kalavithi.best.memory', text);
    expect(bestText('memory')).toBeNull();
    expect(saveIfBest(memoryBest, { level: 1 })).toBe(true);
  });

  it('lasts until the page is left when storage is unavailable', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(saveIfBest(memoryBest, { level: 2 })).toBe(true);
    expect(bestText('memory')).toBe('Level 2');
  });
});
