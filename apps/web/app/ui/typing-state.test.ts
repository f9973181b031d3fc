import { describe, expect, it } from 'vitest';
import { typingStateAt } from './typing-state';

const pace = { speedMs: 40, pauseMs: 1500 };
const lengths = [3, 2];

describe('typing', () => {
  it('sets one letter every 40 ms', () => {
    expect(typingStateAt(lengths, pace, 0)).toEqual({ line: 0, letters: 0, staysMs: 40 });
    expect(typingStateAt(lengths, pace, 39)).toEqual({ line: 0, letters: 0, staysMs: 1 });
    expect(typingStateAt(lengths, pace, 40)).toEqual({ line: 0, letters: 1, staysMs: 40 });
    expect(typingStateAt(lengths, pace, 119)).toEqual({ line: 0, letters: 2, staysMs: 1 });
  });

  it('lets a finished line stand for 1500 ms, then types the next', () => {
    expect(typingStateAt(lengths, pace, 120)).toEqual({ line: 0, letters: 3, staysMs: 1500 });
    expect(typingStateAt(lengths, pace, 1619)).toEqual({ line: 0, letters: 3, staysMs: 1 });
    expect(typingStateAt(lengths, pace, 1620)).toEqual({ line: 1, letters: 0, staysMs: 40 });
    expect(typingStateAt(lengths, pace, 1700)).toEqual({ line: 1, letters: 2, staysMs: 1500 });
  });

  it('begins again after the last', () => {
    expect(typingStateAt(lengths, pace, 3200)).toEqual({ line: 0, letters: 0, staysMs: 40 });
    expect(typingStateAt(lengths, pace, 3200 * 7 + 80)).toEqual({ line: 0, letters: 2, staysMs: 40 });
  });

  it('says at every moment how long it stays', () => {
    for (let at = 0; at < 3200; at += 7) {
      const { line, letters, staysMs } = typingStateAt(lengths, pace, at);
      expect(typingStateAt(lengths, pace, at + staysMs - 1)).toMatchObject({ line, letters });
      expect(typingStateAt(lengths, pace, at + staysMs)).not.toMatchObject({ line, letters });
    }
  });
});
