/** What stands typed at a moment, and for how long it stays so. */
export interface Typed {
  /** Which of the lines is being typed. */
  line: number;
  /** How many of its letters stand. */
  letters: number;
  /** Milliseconds until the next change. */
  staysMs: number;
}

export interface TypingPace {
  /** Milliseconds for one letter. */
  speedMs: number;
  /** Milliseconds that a finished line stands. */
  pauseMs: number;
}

/** Where the typing of lines of such lengths has come after so many milliseconds; after the last line it begins again. */
export const typingStateAt = (
  lengths: readonly number[],
  { speedMs, pauseMs }: TypingPace,
  atMs: number,
): Typed => {
  const lasts = (length: number) => length * speedMs + pauseMs;
  let rest = atMs % lengths.reduce((sum, length) => sum + lasts(length), 0);
  let line = 0;
  while (rest >= lasts(lengths[line] as number)) {
    rest -= lasts(lengths[line] as number);
    line += 1;
  }
  const length = lengths[line] as number;
  const letters = Math.min(length, Math.floor(rest / speedMs));
  return {
    line,
    letters,
    staysMs: letters < length ? (letters + 1) * speedMs - rest : lasts(length) - rest,
  };
};
