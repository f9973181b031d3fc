import { describe, expect, it } from 'vitest';
import { typingStateAt } from './typing-state';

const pace = { speedMs: 40, pauseMs: 1500 };
const lengths = [3, 2];

describe('typing', () => {
  it('types one letter every 40 ms', () => {
    expect(typingStateAt(lengths, pace, 0)).toEqual({ line: 0, letters: 0, remainingMs: 40 });
    expect(typingStateAt(lengths, pace, 39)).toEqual({ line: 0, letters: 0, remainingMs: 1 });
    expect(typingStateAt(lengths, pace, 40)).toEqual({ line: 0, letters: 1, remainingMs: 40 });
    expect(typingStateAt(lengths, pace, 119)).toEqual({ line: 0, letters: 2, remainingMs: 1 });
  });

  it('pauses 1500 ms after a line, then types the next', () => {
    expect(typingStateAt(lengths, pace, 120)).toEqual({ line: 0, letters: 3, remainingMs: 1500 });
    expect(typingStateAt(lengths, pace, 1619)).toEqual({ line: 0, letters: 3, remainingMs: 1 });
    expect(typingStateAt(lengths, pace, 1620)).toEqual({ line: 1, letters: 0, remainingMs: 40 });
    expect(typingStateAt(lengths, pace, 1700)).toEqual({ line: 1, letters: 2, remainingMs: 1500 });
  });

  it('restarts after the last line', () => {
    expect(typingStateAt(lengths, pace, 3200)).toEqual({ line: 0, letters: 0, remainingMs: 40 });
    expect(typingStateAt(lengths, pace, 3200 * 7 + 80)).toEqual({ line: 0, letters: 2, remainingMs: 40 });
  });

  it('returns the time until the next change', () => {
    for (let at = 0; at < 3200; at += 7) {
      const { line, letters, remainingMs } = typingStateAt(lengths, pace, at);
      expect(typingStateAt(lengths, pace, at + remainingMs - 1)).toMatchObject({ line, letters });
      expect(typingStateAt(lengths, pace, at + remainingMs)).not.toMatchObject({ line, letters });
    }
  });
});
