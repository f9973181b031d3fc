/** What is typed at a moment. */
export interface TypingState {
  /** Index of the line being typed. */
  line: number;
  /** How many of its letters are typed. */
  letters: number;
  /** Milliseconds until the next change. */
  remainingMs: number;
}

export interface TypingPace {
  /** Milliseconds for one letter. */
  speedMs: number;
  /** Milliseconds between a finished line and the next one. */
  pauseMs: number;
}

/** The state of typing lines of these lengths after `atMs` milliseconds, in a loop. */
export const typingStateAt = (
  lengths: readonly number[],
  { speedMs, pauseMs }: TypingPace,
  atMs: number,
): TypingState => {
  const durationOf = (length: number) => length * speedMs + pauseMs;
  let rest = atMs % lengths.reduce((sum, length) => sum + durationOf(length), 0);
  let line = 0;
  while (rest >= durationOf(lengths[line] as number)) {
    rest -= durationOf(lengths[line] as number);
    line += 1;
  }
  const length = lengths[line] as number;
  const letters = Math.min(length, Math.floor(rest / speedMs));
  return {
    line,
    letters,
    remainingMs: letters < length ? (letters + 1) * speedMs - rest : durationOf(length) - rest,
  };
};
